"""The event log: what is appended is read back, all of an append or nothing."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from atoll.store.errors import Conflict, Failure, StoreError
from atoll.store.log import EventLog
from atoll.store.row import Event


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.sqlite"


@pytest.fixture
def log(path: Path) -> Iterator[EventLog]:
    log = EventLog(path)
    yield log
    log.close()


def event(table: str, seq: int, payload: str = "{}") -> Event:
    return Event(table, seq, "ply", 3, payload, 1_700_000_000_000 + seq)


async def test_what_is_appended_is_read_back(log: EventLog) -> None:
    first = Event("isle", 1, "created", None, '{"name": "Ольга 🐢"}', 5)
    others = [event("isle", 2, "[1]"), event("isle", 3, "[2]")]
    await log.append([first])
    await log.append(others)
    assert log.read("isle") == [first, *others]
    assert log.read("isle", after=2) == others[1:]
    assert log.read("nowhere") == []


async def test_the_log_is_there_again_after_closing(path: Path) -> None:
    log = EventLog(path)
    await log.append([event("isle", 1)])
    log.close()
    again = EventLog(path)
    assert again.read("isle") == [event("isle", 1)]
    again.close()


async def test_a_taken_number_is_a_conflict_and_nothing_of_that_append_is_written(
    log: EventLog,
) -> None:
    await log.append([event("isle", 1), event("isle", 2)])
    with pytest.raises(Conflict):
        await log.append([event("isle", 2, "late"), event("isle", 3, "late")])
    with pytest.raises(Conflict):
        await log.append([event("isle", 3, "late"), event("isle", 2, "late")])
    assert log.read("isle") == [event("isle", 1), event("isle", 2)]
    await log.append([event("isle", 3)])
    assert len(log.read("isle")) == 3


async def test_a_conflict_does_not_disturb_others_of_the_same_group(
    log: EventLog, path: Path
) -> None:
    await log.append([event("isle", 1)])
    with held_up(path):
        appends = [log.append([event(f"t{n}", 1)]) for n in range(20)]
        appends.insert(10, log.append([event("isle", 1, "late")]))
        await asyncio.sleep(0)  # each of them asks once before the log may write
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert isinstance(answers.pop(10), Conflict)
    assert answers == [None] * 20
    assert all(log.read(f"t{n}") for n in range(20))


async def test_of_two_writers_of_one_number_one_wins(log: EventLog, path: Path) -> None:
    other = EventLog(path)
    answers = await asyncio.gather(
        log.append([event("isle", 1, "here")]),
        other.append([event("isle", 1, "there")]),
        return_exceptions=True,
    )
    other.close()
    assert sorted(map(type, answers), key=str) == sorted([Conflict, type(None)], key=str)
    assert len(log.read("isle")) == 1


async def test_appends_that_wait_are_committed_together(log: EventLog, path: Path) -> None:
    before = commits(path)
    with held_up(path):
        appends = [log.append([event(f"t{n}", 1)]) for n in range(100)]
        await asyncio.sleep(0)
    await asyncio.gather(*appends)
    assert len(list(log.tables())) == 100
    assert commits(path) - before <= 3


async def test_tables_are_listed_as_they_are_asked_for(log: EventLog) -> None:
    for name in ("reef", "atoll", "lagoon"):
        await log.append([event(name, 1), event(name, 2)])
    tables = log.tables()
    assert next(tables) == "atoll"
    await log.append([event("beach", 1)])
    assert list(tables) == ["beach", "lagoon", "reef"]


async def test_closing_writes_what_is_waiting(log: EventLog, path: Path) -> None:
    appends = [log.append([event(f"t{n}", 1)]) for n in range(50)]
    await asyncio.sleep(0)
    await asyncio.to_thread(log.close)
    assert await asyncio.gather(*appends) == [None] * 50
    again = EventLog(path)
    assert len(list(again.tables())) == 50
    again.close()


async def test_a_closed_log_takes_nothing_more(log: EventLog) -> None:
    log.close()
    with pytest.raises(StoreError, match="has been closed") as raised:
        await log.append([event("isle", 1)])
    assert raised.value.trouble is Failure.CLOSED


async def test_what_sqlite_cannot_take_is_refused_and_the_log_goes_on(log: EventLog) -> None:
    async with asyncio.timeout(60):
        with pytest.raises(OverflowError):
            await log.append([event("isle", 2**64)])
        await log.append([event("isle", 1)])
    assert log.read("isle") == [event("isle", 1)]


async def test_whoever_does_not_wait_any_longer_disturbs_nobody(log: EventLog) -> None:
    gone = log.append([event("isle", 1)])
    await asyncio.sleep(0)
    gone.cancel()
    await log.append([event("reef", 1)])
    assert log.read("isle") == [event("isle", 1)]


class held_up:  # noqa: N801 - reads as a statement
    """While another program writes, the log has to wait."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)

    def __enter__(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, *_: object) -> None:
        self._connection.execute("ROLLBACK")
        self._connection.close()


def commits(path: Path) -> int:
    """The transactions in the write-ahead log: frames that carry the size of the database."""
    wal = Path(f"{path}-wal").read_bytes()
    page = int.from_bytes(wal[8:12], "big")
    headers = [wal[at : at + 24] for at in range(32, len(wal), 24 + page)]
    return sum(header[4:8] != bytes(4) and header[8:16] == wal[16:24] for header in headers)
