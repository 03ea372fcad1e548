"""Push subscriptions of browsers, and the webhooks of tables.

They are not part of a table's events, so no transcript contains them.  Seats are kept by the keys
of their tokens: a token that no longer holds a seat gets no more calls.
"""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from atoll.store.sql.database import Database, Statement

__all__ = ["MOST_OF_SEAT", "NotificationStore", "Subscription", "Webhook", "table_removal"]

MOST_OF_SEAT = 10
"""Browsers that are called for one seat."""

_SELECT_PUSH = (
    "SELECT endpoint, p256dh, auth, origin, at FROM push_subscription WHERE endpoint IN "
    "(SELECT endpoint FROM push_seat WHERE table_id = ? AND key = ?) ORDER BY at DESC"
)
_SELECT_WEBHOOK = (
    "SELECT table_id, url, format, seat, locale, origin, at FROM webhook WHERE table_id = ?"
)
_INSERT_SUBSCRIPTION = (
    "INSERT INTO push_subscription (endpoint, p256dh, auth, origin, at) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, "
    "origin = excluded.origin, at = excluded.at"
)
_INSERT_WEBHOOK = (
    "INSERT INTO webhook (table_id, url, format, seat, locale, origin, at) "
    "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET url = excluded.url, "
    "format = excluded.format, seat = excluded.seat, locale = excluded.locale, "
    "origin = excluded.origin, at = excluded.at"
)
_INSERT_SEAT = (
    "INSERT INTO push_seat (table_id, key, endpoint) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id, key, endpoint) DO NOTHING"
)
_REBIND = (
    "INSERT INTO push_seat (table_id, key, endpoint) "
    "SELECT table_id, ?, endpoint FROM push_seat WHERE table_id = ? AND key = ? "
    "ON CONFLICT (table_id, key, endpoint) DO NOTHING"
)
_REMOVE_UNUSED = (
    "DELETE FROM push_subscription WHERE NOT EXISTS "
    "(SELECT 1 FROM push_seat WHERE push_seat.endpoint = push_subscription.endpoint)"
)
_REMOVE_OLDEST = (
    "DELETE FROM push_seat WHERE table_id = ? AND key = ? AND endpoint NOT IN "
    "(SELECT endpoint FROM push_subscription JOIN push_seat USING (endpoint) "
    "WHERE table_id = ? AND key = ? ORDER BY at DESC LIMIT ?)"
)


class Subscription(NamedTuple):
    """A browser that can be called, as its push service knows it."""

    endpoint: str
    """The secret address of the browser at its push service."""
    p256dh: str
    auth: str
    """The keys by which messages are encrypted for the browser."""
    origin: str
    """The address of the page that subscribed."""
    at: int
    """When it subscribed last, in milliseconds since 1970."""


class Webhook(NamedTuple):
    """The address to which the turns of a table are posted."""

    table_id: str
    url: str
    format: str
    seat: int
    """Whose player set it."""
    locale: str
    """The language of the messages."""
    origin: str
    """The address of the page from which it was set, for the link in the messages."""
    at: int


class NotificationStore:
    """Subscriptions and webhooks in the database of the event log."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def subscribe(
        self, subscription: Subscription, seats: Sequence[tuple[str, str]]
    ) -> asyncio.Future[None]:
        """Keep a subscription for exactly these seats, given as table ids with keys of tokens."""
        endpoint = subscription.endpoint
        statements: list[Statement] = [
            (_INSERT_SUBSCRIPTION, subscription),
            ("DELETE FROM push_seat WHERE endpoint = ?", (endpoint,)),
        ]
        for seat in seats:
            statements.append((_INSERT_SEAT, (*seat, endpoint)))
            statements.append((_REMOVE_OLDEST, (*seat, *seat, MOST_OF_SEAT)))
        return self._database.write([*statements, (_REMOVE_UNUSED, ())])

    def unsubscribe(self, endpoint: str) -> asyncio.Future[None]:
        """Forget a subscription."""
        return self._database.write(
            [
                ("DELETE FROM push_seat WHERE endpoint = ?", (endpoint,)),
                ("DELETE FROM push_subscription WHERE endpoint = ?", (endpoint,)),
            ]
        )

    def rebind(self, table_id: str, old_key: str, new_key: str) -> asyncio.Future[None]:
        """Keep calling for a seat whose player has bound it to a new token."""
        remove = "DELETE FROM push_seat WHERE table_id = ? AND key = ?"
        return self._database.write(
            [(_REBIND, (new_key, table_id, old_key)), (remove, (table_id, old_key))]
        )

    def subscriptions(self, table_id: str, key: str) -> list[Subscription]:
        """Return the subscriptions for a seat."""
        rows = self._database.select(_SELECT_PUSH, (table_id, key))
        return [Subscription(*row) for row in rows]

    def set_webhook(self, webhook: Webhook) -> asyncio.Future[None]:
        """Keep a table's webhook, in place of an earlier one."""
        return self._database.write([(_INSERT_WEBHOOK, webhook)])

    def remove_webhook(self, table_id: str) -> asyncio.Future[None]:
        """Forget a table's webhook."""
        return self._database.write([("DELETE FROM webhook WHERE table_id = ?", (table_id,))])

    def webhook(self, table_id: str) -> Webhook | None:
        """Return a table's webhook."""
        rows = self._database.select(_SELECT_WEBHOOK, (table_id,))
        return Webhook(*rows[0]) if rows else None

    def forget_table(self, table_id: str) -> asyncio.Future[None]:
        """Forget whom to call at a table whose game is over."""
        return self._database.write(table_removal(table_id))


def table_removal(table_id: str) -> list[Statement]:
    """Return the statements that forget whom to call at a table."""
    return [
        ("DELETE FROM push_seat WHERE table_id = ?", (table_id,)),
        ("DELETE FROM webhook WHERE table_id = ?", (table_id,)),
        (_REMOVE_UNUSED, ()),
    ]
