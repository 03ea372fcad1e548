"""A backup is one file: taken while the log is written, it opens and goes on."""

import asyncio
from pathlib import Path

import pytest

from atoll.store.backup import back_up
from atoll.store.errors import Failure, StoreError
from atoll.store.log import EventLog
from atoll.store.row import Event


def event(seq: int, table: str = "isle") -> Event:
    return Event(table, seq, "ply", None, "{}", seq)


async def test_a_copy_taken_in_the_middle_is_whole_and_goes_on(tmp_path: Path) -> None:
    log = EventLog(tmp_path / "log.sqlite")
    for seq in range(1, 101):
        await log.append([event(seq)])
    writing = [log.append([event(seq)]) for seq in range(101, 201)]
    await asyncio.to_thread(back_up, log.path, tmp_path / "copy.sqlite")
    await asyncio.gather(*writing)
    copy = EventLog(tmp_path / "copy.sqlite")
    copied = copy.read("isle")
    assert len(copied) >= 100
    assert copied == log.read("isle")[: len(copied)]
    await copy.append([event(len(copied) + 1)])
    copy.close()
    log.close()
    assert not [*tmp_path.glob("*.partial")]


async def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    log = EventLog(tmp_path / "log.sqlite")
    (tmp_path / "copy.sqlite").write_text("dear diary")
    with pytest.raises(StoreError, match="is there already"):
        back_up(log.path, tmp_path / "copy.sqlite")
    assert (tmp_path / "copy.sqlite").read_text() == "dear diary"
    log.close()


def test_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no database"):
        back_up(tmp_path / "log.sqlite", tmp_path / "copy.sqlite")


def test_what_is_no_log_is_not_backed_up_and_named(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary, today I rode on a turtle. " * 50)
    with pytest.raises(StoreError, match=r"diary\.txt.*not a database"):
        back_up(tmp_path / "diary.txt", tmp_path / "copy.sqlite")
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


async def test_a_backup_that_cannot_be_written(tmp_path: Path) -> None:
    log = EventLog(tmp_path / "log.sqlite")
    with pytest.raises(StoreError, match=r"copy\.sqlite"):
        back_up(log.path, tmp_path / "no such folder" / "copy.sqlite")
    log.close()


async def test_a_log_as_large_as_it_may_become(tmp_path: Path) -> None:
    log = EventLog(tmp_path / "log.sqlite", most_bytes=20_000)
    await log.append([event(1)])
    with pytest.raises(StoreError) as raised:
        await log.append([Event("isle", 2, "ply", None, "x" * 50_000, 2)])
    assert raised.value.trouble is Failure.FULL
    assert log.read("isle") == [event(1)]
    await log.append([event(2)])
    log.close()
    larger = EventLog(tmp_path / "log.sqlite")
    await larger.append([Event("isle", 3, "ply", None, "x" * 50_000, 3)])
    assert len(larger.read("isle")) == 3
    larger.close()


async def test_a_table_is_removed_as_a_whole_unless_it_went_on(tmp_path: Path) -> None:
    log = EventLog(tmp_path / "log.sqlite")
    for table in ("isle", "reef"):
        await log.append([event(1, table), event(2, table)])
    assert [(last.table, last.seq) for last in log.last_events()] == [("isle", 2), ("reef", 2)]
    assert not log.remove("isle", 1)
    assert len(log.read("isle")) == 2
    assert log.remove("isle", 2)
    assert log.read("isle") == []
    assert [*log.tables()] == ["reef"]
    assert log.count_tables() == 1
    log.close()
