"""Push subscriptions and webhooks: kept for seats and tables, and forgotten with them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from atoll.store.event_log import EventLog
from atoll.store.notifications import (
    MOST_OF_SEAT,
    NotificationStore,
    Subscription,
    Webhook,
)
from atoll.store.row import Row
from atoll.store.sqlite.log import SqliteLog
from atoll.store.sqlite.schema import APPLICATION, VERSION
from tests.store.places import Place

PHONE = Subscription("https://push.example/phone", "p256dh", "auth", "https://atoll.example", 1)
LAPTOP = PHONE._replace(endpoint="https://push.example/laptop", at=2)
HOOK = Webhook("isle", "https://chat.example/secret", "slack", 1, "ru", "https://atoll.example", 3)

EVENTS_OF_VERSION_2 = """
    CREATE TABLE event (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        payload TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID
"""


@pytest.fixture
def store(log: EventLog) -> NotificationStore:
    return log.notifications


async def test_a_seat_calls_all_devices_of_its_player(store: NotificationStore) -> None:
    await store.subscribe(PHONE, [("isle", "key"), ("reef", "other")])
    await store.subscribe(LAPTOP, [("isle", "key")])
    assert store.subscriptions("isle", "key") == [LAPTOP, PHONE]
    assert store.subscriptions("reef", "other") == [PHONE]
    assert store.subscriptions("reef", "key") == []


async def test_a_later_list_of_seats_replaces_the_earlier_one(store: NotificationStore) -> None:
    await store.subscribe(PHONE, [("isle", "key"), ("reef", "other")])
    await store.subscribe(PHONE, [("reef", "other")])
    assert store.subscriptions("isle", "key") == []
    await store.unsubscribe(PHONE.endpoint)
    assert store.subscriptions("reef", "other") == []


async def test_a_seat_has_a_few_devices_at_most(store: NotificationStore) -> None:
    devices = [PHONE._replace(endpoint=f"https://push.example/{n}", at=n) for n in range(12)]
    for device in devices:
        await store.subscribe(device, [("isle", "key")])
    assert store.subscriptions("isle", "key") == devices[-MOST_OF_SEAT:][::-1]


async def test_a_seat_that_is_bound_to_a_new_token_is_still_called(
    store: NotificationStore,
) -> None:
    await store.subscribe(PHONE, [("isle", "old"), ("isle", "new")])
    await store.subscribe(LAPTOP, [("isle", "old")])
    await store.rebind("isle", "old", "new")
    assert store.subscriptions("isle", "new") == [LAPTOP, PHONE]
    assert store.subscriptions("isle", "old") == []


async def test_a_table_has_one_webhook(store: NotificationStore) -> None:
    await store.set_webhook(HOOK._replace(url="https://chat.example/earlier"))
    await store.set_webhook(HOOK)
    assert store.webhook("isle") == HOOK
    assert store.webhook("reef") is None
    await store.remove_webhook("isle")
    assert store.webhook("isle") is None


async def test_everything_goes_with_the_table(
    log: EventLog, store: NotificationStore, place: Place
) -> None:
    await log.append([Row("isle", 1, "created", None, "{}", 1)])
    await store.set_webhook(HOOK)
    await store.subscribe(PHONE, [("isle", "key")])
    assert log.remove("isle", 1)
    assert store.webhook("isle") is None
    assert place.count("push_subscription") == 0


async def test_a_table_that_is_over_calls_no_longer(store: NotificationStore) -> None:
    await store.set_webhook(HOOK)
    await store.subscribe(PHONE, [("isle", "key"), ("reef", "key")])
    await store.forget_table("isle")
    assert store.webhook("isle") is None
    assert store.subscriptions("isle", "key") == []
    assert store.subscriptions("reef", "key") == [PHONE]


async def test_a_log_of_version_2_is_upgraded_in_place(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as old:
        old.execute(EVENTS_OF_VERSION_2)
        old.execute("INSERT INTO event VALUES ('isle', 1, 'created', NULL, '{}', 1)")
        old.execute(f"PRAGMA application_id = {APPLICATION}")
        old.execute("PRAGMA user_version = 2")
        old.commit()
    log = SqliteLog(path)
    store = log.notifications
    await store.set_webhook(HOOK)
    assert store.webhook("isle") == HOOK
    assert [*log.table_ids()] == ["isle"]
    assert log.select("PRAGMA user_version", ()) == [(VERSION,)]
    log.close()
