"""The tables of push subscriptions and webhooks, and their statements."""

from collections.abc import Sequence

from atoll.store.player_index import Statement

__all__ = [
    "CREATE",
    "SELECT_PUSH",
    "SELECT_WEBHOOK",
    "subscription_insertion",
    "table_removal",
    "webhook_insertion",
]

CREATE = (
    """
    CREATE TABLE IF NOT EXISTS push_subscription (
        endpoint TEXT NOT NULL PRIMARY KEY,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        origin TEXT NOT NULL,
        at INTEGER NOT NULL
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE IF NOT EXISTS push_seat (
        table_id TEXT NOT NULL,
        key TEXT NOT NULL,
        endpoint TEXT NOT NULL,
        PRIMARY KEY (table_id, key, endpoint)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX IF NOT EXISTS push_seat_endpoint ON push_seat (endpoint)",
    """
    CREATE TABLE IF NOT EXISTS webhook (
        table_id TEXT NOT NULL PRIMARY KEY,
        url TEXT NOT NULL,
        format TEXT NOT NULL,
        seat INTEGER NOT NULL,
        locale TEXT NOT NULL,
        origin TEXT NOT NULL,
        at INTEGER NOT NULL
    ) WITHOUT ROWID
    """,
)

SELECT_PUSH = (
    "SELECT endpoint, p256dh, auth, origin, at FROM push_subscription WHERE endpoint IN "
    "(SELECT endpoint FROM push_seat WHERE table_id = ? AND key = ?) ORDER BY at DESC"
)
SELECT_WEBHOOK = (
    "SELECT table_id, url, format, seat, locale, origin, at FROM webhook WHERE table_id = ?"
)

_REMOVE_UNUSED = (
    "DELETE FROM push_subscription WHERE NOT EXISTS "
    "(SELECT 1 FROM push_seat WHERE push_seat.endpoint = push_subscription.endpoint)"
)
_INSERT_SUBSCRIPTION = "INSERT OR REPLACE INTO push_subscription VALUES (?, ?, ?, ?, ?)"
_INSERT_WEBHOOK = "INSERT OR REPLACE INTO webhook VALUES (?, ?, ?, ?, ?, ?, ?)"
_INSERT_SEAT = "INSERT OR REPLACE INTO push_seat (table_id, key, endpoint) VALUES (?, ?, ?)"
_REMOVE_OLDEST = (
    "DELETE FROM push_seat WHERE table_id = ? AND key = ? AND endpoint NOT IN "
    "(SELECT endpoint FROM push_subscription JOIN push_seat USING (endpoint) "
    "WHERE table_id = ? AND key = ? ORDER BY at DESC LIMIT ?)"
)


def subscription_insertion(
    subscription: tuple[str, str, str, str, int], seats: Sequence[tuple[str, str]], most: int
) -> list[Statement]:
    """Return the statements that keep a subscription for seats, each with at most `most`."""
    endpoint = subscription[0]
    statements: list[Statement] = [
        (_INSERT_SUBSCRIPTION, subscription),
        ("DELETE FROM push_seat WHERE endpoint = ?", (endpoint,)),
    ]
    for seat in seats:
        statements.append((_INSERT_SEAT, (*seat, endpoint)))
        statements.append((_REMOVE_OLDEST, (*seat, *seat, most)))
    return [*statements, (_REMOVE_UNUSED, ())]


def webhook_insertion(webhook: tuple[str, str, str, int, str, str, int]) -> Statement:
    """Return the statement that keeps a table's webhook."""
    return _INSERT_WEBHOOK, webhook


def table_removal(table_id: str) -> list[Statement]:
    """Return the statements that forget whom to call at a table."""
    return [
        ("DELETE FROM push_seat WHERE table_id = ?", (table_id,)),
        ("DELETE FROM webhook WHERE table_id = ?", (table_id,)),
        (_REMOVE_UNUSED, ()),
    ]
