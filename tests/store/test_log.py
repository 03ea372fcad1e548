"""The event log: all rows of an append are read back, or none."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from atoll.store.errors import Conflict, Failure, StoreError
from atoll.store.log import EventLog
from atoll.store.row import Row


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.sqlite"


@pytest.fixture
def log(path: Path) -> Iterator[EventLog]:
    log = EventLog(path)
    yield log
    log.close()


def row(table_id: str, seq: int, payload: str = "{}") -> Row:
    return Row(table_id, seq, "ply", 3, payload, 1_700_000_000_000 + seq)


async def test_what_is_appended_is_read_back(log: EventLog) -> None:
    first = Row("isle", 1, "created", None, '{"name": "Ольга 🐢"}', 5)
    others = [row("isle", 2, "[1]"), row("isle", 3, "[2]")]
    await log.append([first])
    await log.append(others)
    assert log.read("isle") == [first, *others]
    assert log.read("isle", after=2) == others[1:]
    assert log.read("nowhere") == []


async def test_a_closed_log_is_read_after_opening_it_again(path: Path) -> None:
    log = EventLog(path)
    await log.append([row("isle", 1)])
    log.close()
    again = EventLog(path)
    assert again.read("isle") == [row("isle", 1)]
    again.close()


async def test_an_append_with_a_taken_number_conflicts_and_is_not_written(
    log: EventLog,
) -> None:
    await log.append([row("isle", 1), row("isle", 2)])
    with pytest.raises(Conflict):
        await log.append([row("isle", 2, "late"), row("isle", 3, "late")])
    with pytest.raises(Conflict):
        await log.append([row("isle", 3, "late"), row("isle", 2, "late")])
    assert log.read("isle") == [row("isle", 1), row("isle", 2)]
    await log.append([row("isle", 3)])
    assert len(log.read("isle")) == 3


async def test_a_conflict_does_not_affect_other_appends_of_the_same_group(
    log: EventLog, path: Path
) -> None:
    await log.append([row("isle", 1)])
    with locked(path):
        appends = [log.append([row(f"t{n}", 1)]) for n in range(20)]
        appends.insert(10, log.append([row("isle", 1, "late")]))
        await asyncio.sleep(0)  # all of them wait before the log can write
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert isinstance(answers.pop(10), Conflict)
    assert answers == [None] * 20
    assert all(log.read(f"t{n}") for n in range(20))


async def test_of_two_writers_of_the_same_number_one_succeeds(log: EventLog, path: Path) -> None:
    other = EventLog(path)
    answers = await asyncio.gather(
        log.append([row("isle", 1, "here")]),
        other.append([row("isle", 1, "there")]),
        return_exceptions=True,
    )
    other.close()
    assert sorted(map(type, answers), key=str) == sorted([Conflict, type(None)], key=str)
    assert len(log.read("isle")) == 1


async def test_waiting_appends_are_committed_together(log: EventLog, path: Path) -> None:
    before = commits(path)
    with locked(path):
        appends = [log.append([row(f"t{n}", 1)]) for n in range(100)]
        await asyncio.sleep(0)
    await asyncio.gather(*appends)
    assert len(list(log.table_ids())) == 100
    assert commits(path) - before <= 3


async def test_table_ids_are_read_only_when_needed(log: EventLog) -> None:
    for table_id in ("reef", "atoll", "lagoon"):
        await log.append([row(table_id, 1), row(table_id, 2)])
    table_ids = log.table_ids()
    assert next(table_ids) == "atoll"
    await log.append([row("beach", 1)])
    assert list(table_ids) == ["beach", "lagoon", "reef"]


async def test_closing_writes_waiting_appends(log: EventLog, path: Path) -> None:
    appends = [log.append([row(f"t{n}", 1)]) for n in range(50)]
    await asyncio.sleep(0)
    await asyncio.to_thread(log.close)
    assert await asyncio.gather(*appends) == [None] * 50
    again = EventLog(path)
    assert len(list(again.table_ids())) == 50
    again.close()


async def test_a_closed_log_refuses_appends(log: EventLog) -> None:
    log.close()
    with pytest.raises(StoreError, match="has been closed") as raised:
        await log.append([row("isle", 1)])
    assert raised.value.failure is Failure.CLOSED


async def test_a_value_sqlite_cannot_store_is_refused_and_the_writer_goes_on(log: EventLog) -> None:
    async with asyncio.timeout(60):
        with pytest.raises(OverflowError):
            await log.append([row("isle", 2**64)])
        await log.append([row("isle", 1)])
    assert log.read("isle") == [row("isle", 1)]


async def test_a_cancelled_append_is_still_written_and_affects_no_other(log: EventLog) -> None:
    cancelled = log.append([row("isle", 1)])
    await asyncio.sleep(0)
    cancelled.cancel()
    await log.append([row("reef", 1)])
    assert log.read("isle") == [row("isle", 1)]


async def test_a_table_is_removed_unless_it_has_newer_events(log: EventLog) -> None:
    for table_id in ("isle", "reef"):
        await log.append([row(table_id, 1), row(table_id, 2)])
    assert [(last.table_id, last.seq) for last in log.last_events()] == [("isle", 2), ("reef", 2)]
    assert not log.remove("isle", 1)
    assert len(log.read("isle")) == 2
    assert log.remove("isle", 2)
    assert log.read("isle") == []
    assert [*log.table_ids()] == ["reef"]
    assert log.count_tables() == 1


class locked:  # noqa: N801 - reads as a statement
    """Lock the log, as another program that writes to it does."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)

    def __enter__(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, *_: object) -> None:
        self._connection.execute("ROLLBACK")
        self._connection.close()


def commits(path: Path) -> int:
    """Return the number of transactions in the write-ahead log.

    The last frame of each carries the size of the database.
    """
    wal = Path(f"{path}-wal").read_bytes()
    page = int.from_bytes(wal[8:12], "big")
    headers = [wal[at : at + 24] for at in range(32, len(wal), 24 + page)]
    return sum(header[4:8] != bytes(4) and header[8:16] == wal[16:24] for header in headers)
