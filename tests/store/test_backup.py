"""Backups: one complete file, even if taken while the log is written."""

import asyncio
from pathlib import Path

import pytest

from atoll.store.errors import StoreError
from atoll.store.row import Row
from atoll.store.sqlite.backup import copy_file
from atoll.store.sqlite.log import SqliteLog


def row(seq: int, table_id: str = "isle") -> Row:
    return Row(table_id, seq, "ply", None, "{}", seq)


async def test_a_copy_taken_while_the_log_is_written_can_be_continued(
    tmp_path: Path,
) -> None:
    log = SqliteLog(tmp_path / "log.sqlite")
    for seq in range(1, 101):
        await log.append([row(seq)])
    writing = [log.append([row(seq)]) for seq in range(101, 201)]
    await asyncio.to_thread(copy_file, log.path, tmp_path / "copy.sqlite")
    await asyncio.gather(*writing)
    copy = SqliteLog(tmp_path / "copy.sqlite")
    copied = copy.read("isle")
    assert len(copied) >= 100
    assert copied == log.read("isle")[: len(copied)]
    await copy.append([row(len(copied) + 1)])
    copy.close()
    log.close()
    assert not [*tmp_path.glob("*.partial")]


async def test_a_backup_does_not_overwrite_a_file(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "log.sqlite")
    (tmp_path / "copy.sqlite").write_text("dear diary")
    with pytest.raises(StoreError, match="is there already"):
        copy_file(log.path, tmp_path / "copy.sqlite")
    assert (tmp_path / "copy.sqlite").read_text() == "dear diary"
    log.close()


def test_a_missing_database_is_not_backed_up(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no database"):
        copy_file(tmp_path / "log.sqlite", tmp_path / "copy.sqlite")


def test_a_file_that_is_not_a_log_is_not_backed_up(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary, today I rode on a turtle. " * 50)
    with pytest.raises(StoreError, match=r"diary\.txt.*not a database"):
        copy_file(tmp_path / "diary.txt", tmp_path / "copy.sqlite")
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


async def test_a_backup_into_a_missing_folder_fails(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "log.sqlite")
    with pytest.raises(StoreError, match=r"copy\.sqlite"):
        copy_file(log.path, tmp_path / "no such folder" / "copy.sqlite")
    log.close()
