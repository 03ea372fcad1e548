"""A log that cannot be used says why, names the file, and loses nothing."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from atoll.store.errors import Failure, StoreError, explain
from atoll.store.location import locate
from atoll.store.log import EventLog
from atoll.store.row import Event
from tests.store.disk import no_file_grows_beyond


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.sqlite"


def event(seq: int, payload: str = "{}") -> Event:
    return Event("isle", seq, "ply", None, payload, seq)


async def with_one_event(path: Path) -> None:
    log = EventLog(path)
    await log.append([event(1)])
    log.close()


def trouble_opening(path: Path) -> StoreError:
    with pytest.raises(StoreError) as raised:
        EventLog(path, patience=0.05)
    return raised.value


async def test_a_newer_database(path: Path) -> None:
    await with_one_event(path)
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    error = trouble_opening(path)
    assert error.trouble is Failure.NEWER
    assert str(path) in str(error)
    assert "newer Atoll" in str(error)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "statement",
    ["CREATE TABLE recipes (title)", "PRAGMA user_version = 1", "PRAGMA application_id = 1"],
)
def test_another_programs_database(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute(statement)
    before = path.read_bytes()
    error = trouble_opening(path)
    assert str(path) in str(error)
    assert "belongs to another program" in str(error)
    assert path.read_bytes() == before


def test_a_file_that_is_no_database(path: Path) -> None:
    path.write_text("Dear diary, today I rode on a turtle. " * 50)
    error = trouble_opening(path)
    assert str(path) in str(error)
    assert "not a database" in str(error)
    assert path.read_text().startswith("Dear diary")


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    error = trouble_opening(tmp_path / "file" / "folder" / "log.sqlite")
    assert f"folder {tmp_path / 'file' / 'folder'} cannot be made" in str(error)


async def test_a_locked_database(path: Path) -> None:
    await with_one_event(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        error = trouble_opening(path)
    assert error.trouble is Failure.LOCKED
    assert str(path) in str(error)
    assert "another program has locked it" in str(error)


async def test_locked_in_the_middle(path: Path) -> None:
    log = EventLog(path, patience=0.05)
    await log.append([event(1)])
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError) as raised:
            await log.append([event(2)])
        assert raised.value.trouble is Failure.LOCKED
        assert log.read("isle") == [event(1)]
    await log.append([event(2)])
    assert log.read("isle") == [event(1), event(2)]
    log.close()


@contextmanager
def as_somebody_without_rights() -> Iterator[None]:
    """The superuser may write anything, so for a moment we are not."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


async def test_a_read_only_database() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "log.sqlite"
        await with_one_event(path)
        path.chmod(0o444)
        Path(folder).chmod(0o555)
        with as_somebody_without_rights():
            error = trouble_opening(path)
        Path(folder).chmod(0o755)
    assert error.trouble is Failure.READ_ONLY
    assert str(path) in str(error)
    assert "may not be written" in str(error)


async def test_a_disk_that_is_full_at_the_start(path: Path) -> None:
    with no_file_grows_beyond(0):
        error = trouble_opening(path)
    assert str(path) in str(error)
    await with_one_event(path)


async def test_a_disk_that_fills_up_and_is_emptied(path: Path) -> None:
    log = EventLog(path)
    await log.append([event(1)])
    with no_file_grows_beyond(Path(f"{path}-wal").stat().st_size):
        with pytest.raises(StoreError) as raised:
            await log.append([event(2, "x" * 10_000)])
        assert str(path) in str(raised.value)
        assert log.read("isle") == [event(1)]
        with pytest.raises(StoreError):
            await log.append([event(2)])
    await log.append([event(2)])
    assert log.read("isle") == [event(1), event(2)]
    log.close()


async def test_trying_out_whether_it_can_be_written(path: Path) -> None:
    log = EventLog(path)
    await log.try_out()
    with no_file_grows_beyond(Path(f"{path}-wal").stat().st_size), pytest.raises(StoreError):
        await log.try_out()
    await log.try_out()
    assert [*log.tables()] == []
    log.close()


async def test_a_database_that_may_not_grow_is_no_longer_to_be_written(path: Path) -> None:
    log = EventLog(path, most_bytes=20_000)
    with suppress(StoreError):
        for seq in range(1, 100):
            await log.append([event(seq, "x" * 1000)])
    with pytest.raises(StoreError) as raised:
        await log.try_out()
    assert raised.value.trouble is Failure.FULL
    log.close()


def test_a_full_database_is_told_apart(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE heap (thing)")
        connection.execute("PRAGMA max_page_count = 2")
        with pytest.raises(sqlite3.OperationalError) as raised:
            connection.execute("INSERT INTO heap VALUES (zeroblob(100000))")
    error = explain(path, raised.value)
    assert error.trouble is Failure.FULL
    assert "no room left on its disk" in str(error)


@pytest.mark.parametrize("database", ["postgresql://host/atoll", "sqlite://log", "sqlite:///"])
def test_a_database_of_another_kind(database: str) -> None:
    with pytest.raises(StoreError, match="of no kind Atoll knows") as raised:
        locate(database)
    assert database in str(raised.value)


def test_where_a_database_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert locate("log.sqlite") == tmp_path / "log.sqlite"
    assert locate("sqlite:///log.sqlite") == tmp_path / "log.sqlite"
    assert locate("sqlite:////srv/log.sqlite") == Path("/srv/log.sqlite")
    assert locate(None).name == "atoll.sqlite"


async def test_a_folder_is_made(tmp_path: Path) -> None:
    await with_one_event(tmp_path / "new" / "folder" / "log.sqlite")
    assert (tmp_path / "new" / "folder" / "log.sqlite").exists()
