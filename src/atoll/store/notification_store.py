"""Push subscriptions of browsers, and the webhooks of tables.

They are not part of a table's events, so no transcript contains them.  Seats are kept by the keys
of their tokens: a token that no longer holds a seat gets no more calls.
"""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from atoll.store.log import EventLog
from atoll.store.notification_schema import (
    SELECT_PUSH,
    SELECT_WEBHOOK,
    subscription_insertion,
    table_removal,
    webhook_insertion,
)

__all__ = ["MOST_OF_SEAT", "NotificationStore", "Subscription", "Webhook"]

MOST_OF_SEAT = 10
"""Browsers that are called for one seat."""


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
    """Subscriptions and webhooks in the file of the event log."""

    def __init__(self, log: EventLog) -> None:
        self._log = log

    def subscribe(
        self, subscription: Subscription, seats: Sequence[tuple[str, str]]
    ) -> asyncio.Future[None]:
        """Keep a subscription for exactly these seats, given as table ids with keys of tokens."""
        return self._log.write(subscription_insertion(subscription, seats, MOST_OF_SEAT))

    def unsubscribe(self, endpoint: str) -> asyncio.Future[None]:
        """Forget a subscription."""
        return self._log.write(
            [
                ("DELETE FROM push_seat WHERE endpoint = ?", (endpoint,)),
                ("DELETE FROM push_subscription WHERE endpoint = ?", (endpoint,)),
            ]
        )

    def rebind(self, table_id: str, old_key: str, new_key: str) -> asyncio.Future[None]:
        """Keep calling for a seat whose player has bound it to a new token."""
        update = "UPDATE OR REPLACE push_seat SET key = ? WHERE table_id = ? AND key = ?"
        return self._log.write([(update, (new_key, table_id, old_key))])

    def subscriptions(self, table_id: str, key: str) -> list[Subscription]:
        """Return the subscriptions for a seat."""
        return [Subscription(*row) for row in self._log.select(SELECT_PUSH, (table_id, key))]

    def set_webhook(self, webhook: Webhook) -> asyncio.Future[None]:
        """Keep a table's webhook, in place of an earlier one."""
        return self._log.write([webhook_insertion(webhook)])

    def remove_webhook(self, table_id: str) -> asyncio.Future[None]:
        """Forget a table's webhook."""
        return self._log.write([("DELETE FROM webhook WHERE table_id = ?", (table_id,))])

    def webhook(self, table_id: str) -> Webhook | None:
        """Return a table's webhook."""
        rows = self._log.select(SELECT_WEBHOOK, (table_id,))
        return Webhook(*rows[0]) if rows else None

    def forget_table(self, table_id: str) -> asyncio.Future[None]:
        """Forget whom to call at a table whose game is over."""
        return self._log.write(table_removal(table_id))
