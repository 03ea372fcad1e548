"""Copies from one kind of database to another: the same events, and games that go on."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from atoll import games
from atoll.server.tables.stored_games import ReplayedTable, replay_all
from atoll.store.copying.backup import back_up, restore
from atoll.store.copying.places import read_snapshot
from atoll.store.copying.snapshot import EVENTS, TABLES
from atoll.store.errors import StoreError
from atoll.store.leases import Fence
from atoll.store.location import Location, PostgresqlDatabase, SqliteFile
from atoll.store.notifications import Subscription, Webhook
from atoll.store.opening import open_log
from atoll.store.player_index import PlayerSeat
from atoll.store.row import Row
from tests.postgresql import PostgresqlServer
from tests.store.places import Place
from tests.store.test_old_logs import EXPECTED, FIXTURES

PLAYED = FIXTURES / "log_0_1.sqlite"


@pytest.fixture
def target(place: Place) -> Location:
    """A place to which a backup can be restored."""
    return place.location


def row(table_id: str, seq: int, payload: str = "{}") -> Row:
    return Row(table_id, seq, "ply", 3 if seq % 2 else None, payload, seq)


def replayed(location: Location) -> list[ReplayedTable]:
    with read_snapshot(location) as snapshot:
        return [*replay_all(snapshot, games.find)]


def contents(location: Location) -> list[list[tuple[object, ...]]]:
    with read_snapshot(location) as snapshot:
        return [[tuple(row) for row in snapshot.rows(table)] for table in TABLES]


def test_games_are_moved_and_moved_back(target: Location, tmp_path: Path) -> None:
    restore(PLAYED, target)
    assert [table.table_id for table in replayed(target)] == sorted(EXPECTED)
    assert not any(table.error for table in replayed(target))
    back_up(target, tmp_path / "back.sqlite")
    back = SqliteFile(tmp_path / "back.sqlite")
    assert contents(back) == contents(target)
    assert contents(back)[0] == contents(SqliteFile(PLAYED))[0]
    assert replayed(back) == replayed(target)
    assert not [*tmp_path.glob("*.partial*")]


async def test_everything_but_leases_is_copied(
    place: Place, postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    phone = Subscription("https://push.example/phone", "p256dh", "auth", "https://a.example", 1)
    hook = Webhook("isle", "https://chat.example/x", "slack", 1, "ru", "https://a.example", 3)
    seat = PlayerSeat("Ann", "isle", 0, "nonce", "key", 1)
    rows = [row("isle", 1, '{"name": "Ольга 🐢\\n\\t\\\\N"}'), row("isle", 2)]
    with place.opened() as log:
        log.leases.join("north", "north", 3600)
        await log.append(rows, [seat])
        log.leases.acquire_lease("isle", "north")
        await log.notifications.subscribe(phone, [("isle", "key")])
        await log.notifications.set_webhook(hook)
    back_up(place.location, tmp_path / "copy.sqlite")
    restored = PostgresqlDatabase(postgresql.create_schema())
    restore(tmp_path / "copy.sqlite", restored)
    log = open_log(restored)
    assert log.read("isle") == rows
    assert log.player_seats("Ann") == [seat]
    assert log.notifications.subscriptions("isle", "key") == [phone]
    assert log.notifications.webhook("isle") == hook
    assert log.leases.lease("isle") is None
    log.close()


async def test_a_restored_log_is_written_on(target: Location) -> None:
    restore(PLAYED, target)
    log = open_log(target)
    last = {each.table_id: each.seq for each in log.last_events()}
    for table_id, seq in last.items():
        await log.append([row(table_id, seq + 1)])
    log.leases.join("north", "north", 3600)
    table_id = min(last)
    assert log.leases.acquire_lease(table_id, "north") is not None
    await log.append([row(table_id, last[table_id] + 2)], fence=Fence(table_id, 1))
    log.close()


async def test_a_copy_is_of_one_moment(place: Place, tmp_path: Path) -> None:
    with place.opened() as log:
        await log.append([row("isle", 1)])
        with read_snapshot(place.location) as snapshot:
            assert snapshot.count(EVENTS) == 1
            await log.append([row("isle", 2), row("reef", 1)])
            assert [row[:2] for row in snapshot.rows(EVENTS)] == [("isle", 1)]


async def test_a_database_with_tables_is_not_overwritten(place: Place) -> None:
    with place.opened() as log:
        await log.append([row("isle", 1)])
        with pytest.raises(StoreError, match="already"):
            restore(PLAYED, place.location)
        assert log.read("isle") == [row("isle", 1)]
        assert len([*log.table_ids()]) == 1


def test_what_holds_no_log_is_not_copied(postgresql: PostgresqlServer, tmp_path: Path) -> None:
    empty = PostgresqlDatabase(postgresql.create_schema())
    with pytest.raises(StoreError, match="is empty"):
        back_up(empty, tmp_path / "copy.sqlite")
    with pytest.raises(StoreError, match="there is no database"):
        restore(tmp_path / "no such file", empty)
    (tmp_path / "diary.txt").write_text("Dear diary, today I rode on a turtle. " * 50)
    with pytest.raises(StoreError, match=r"diary\.txt.*not a database"):
        restore(tmp_path / "diary.txt", empty)
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


def test_a_backup_that_cannot_be_written_leaves_nothing(
    postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    database = PostgresqlDatabase(postgresql.create_schema())
    restore(PLAYED, database)
    (tmp_path / "file").touch()
    with pytest.raises(StoreError):
        back_up(database, tmp_path / "file" / "copy.sqlite")
    (tmp_path / "copy.sqlite").touch()
    with pytest.raises(StoreError, match="is there already"):
        back_up(database, tmp_path / "copy.sqlite")


def test_a_restore_that_fails_writes_nothing(postgresql: PostgresqlServer, tmp_path: Path) -> None:
    damaged = Path(shutil.copy(PLAYED, tmp_path))
    with closing(sqlite3.connect(damaged, isolation_level=None)) as connection:
        last = max(EXPECTED)
        connection.execute("UPDATE event SET seat = ? WHERE table_id = ?", (2**40, last))
    url = postgresql.create_schema()
    with pytest.raises(StoreError):
        restore(damaged, PostgresqlDatabase(url))
    with psycopg.connect(url) as other:
        assert other.execute("SELECT count(*) FROM event").fetchall() == [(0,)]


def test_reading_a_log_does_not_upgrade_it(tmp_path: Path) -> None:
    path = Path(shutil.copy(PLAYED, tmp_path))
    assert len(replayed(SqliteFile(path))) == len(EXPECTED)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)


def test_tables_that_the_rules_do_not_accept_are_named(tmp_path: Path) -> None:
    path = Path(shutil.copy(PLAYED, tmp_path))
    illegal, damaged, *_ = sorted(EXPECTED)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM event WHERE table_id = ? AND seq = 1", (illegal,))
        connection.execute("UPDATE event SET payload = '{' WHERE table_id = ?", (damaged,))
    failed = [table.table_id for table in replayed(SqliteFile(path)) if table.error]
    assert failed == [illegal, damaged]
