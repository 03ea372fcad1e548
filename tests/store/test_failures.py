"""Failures: a log that cannot be used says why, names the file, and loses nothing."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from atoll.store.errors import Failure, StoreError
from atoll.store.location import PostgresqlDatabase, SqliteFile, locate
from atoll.store.row import Row
from atoll.store.sqlite.errors import translate
from atoll.store.sqlite.log import SqliteLog
from tests.store.disk import file_size_limit


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.sqlite"


def row(seq: int, payload: str = "{}") -> Row:
    return Row("isle", seq, "ply", None, payload, seq)


async def write_one_row(path: Path) -> None:
    log = SqliteLog(path)
    await log.append([row(1)])
    log.close()


def failure_to_open(path: Path) -> StoreError:
    with pytest.raises(StoreError) as raised:
        SqliteLog(path, lock_timeout=0.05)
    return raised.value


async def test_a_newer_database_is_refused_and_not_changed(path: Path) -> None:
    await write_one_row(path)
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    error = failure_to_open(path)
    assert error.failure is Failure.NEWER
    assert str(path) in str(error)
    assert "newer Atoll" in str(error)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "statement",
    ["CREATE TABLE recipes (title)", "PRAGMA user_version = 1", "PRAGMA application_id = 1"],
)
def test_another_programs_database_is_refused_and_not_changed(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute(statement)
    before = path.read_bytes()
    error = failure_to_open(path)
    assert str(path) in str(error)
    assert "belongs to another program" in str(error)
    assert path.read_bytes() == before


def test_a_file_that_is_not_a_database_is_refused_and_not_changed(path: Path) -> None:
    path.write_text("Dear diary, today I rode on a turtle. " * 50)
    error = failure_to_open(path)
    assert str(path) in str(error)
    assert "not a database" in str(error)
    assert path.read_text().startswith("Dear diary")


def test_a_folder_that_cannot_be_created_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    error = failure_to_open(tmp_path / "file" / "folder" / "log.sqlite")
    assert f"folder {tmp_path / 'file' / 'folder'} cannot be made" in str(error)


async def test_a_locked_database_is_refused(path: Path) -> None:
    await write_one_row(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        error = failure_to_open(path)
    assert error.failure is Failure.LOCKED
    assert str(path) in str(error)
    assert "another program has locked it" in str(error)


async def test_an_append_to_a_locked_database_fails_and_later_ones_succeed(path: Path) -> None:
    log = SqliteLog(path, lock_timeout=0.05)
    await log.append([row(1)])
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError) as raised:
            await log.append([row(2)])
        assert raised.value.failure is Failure.LOCKED
        assert log.read("isle") == [row(1)]
    await log.append([row(2)])
    assert log.read("isle") == [row(1), row(2)]
    log.close()


@contextmanager
def as_a_user_without_rights() -> Iterator[None]:
    """Give up the rights of the superuser, who may write any file."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


async def test_a_read_only_database_is_refused() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "log.sqlite"
        await write_one_row(path)
        path.chmod(0o444)
        Path(folder).chmod(0o555)
        with as_a_user_without_rights():
            error = failure_to_open(path)
        Path(folder).chmod(0o755)
    assert error.failure is Failure.READ_ONLY
    assert str(path) in str(error)
    assert "may not be written" in str(error)


async def test_a_database_on_a_full_disk_cannot_be_created(path: Path) -> None:
    with file_size_limit(0):
        error = failure_to_open(path)
    assert str(path) in str(error)
    await write_one_row(path)


async def test_appends_succeed_again_after_a_full_disk_has_room(path: Path) -> None:
    log = SqliteLog(path)
    await log.append([row(1)])
    with file_size_limit(Path(f"{path}-wal").stat().st_size):
        with pytest.raises(StoreError) as raised:
            await log.append([row(2, "x" * 10_000)])
        assert str(path) in str(raised.value)
        assert log.read("isle") == [row(1)]
        with pytest.raises(StoreError):
            await log.append([row(2)])
    await log.append([row(2)])
    assert log.read("isle") == [row(1), row(2)]
    log.close()


async def test_checking_that_the_log_is_writable_leaves_no_trace(path: Path) -> None:
    log = SqliteLog(path)
    await log.check_writable()
    with file_size_limit(Path(f"{path}-wal").stat().st_size), pytest.raises(StoreError):
        await log.check_writable()
    await log.check_writable()
    assert [*log.table_ids()] == []
    log.close()


async def test_a_full_log_is_not_writable(path: Path) -> None:
    log = SqliteLog(path, most_bytes=20_000)
    with suppress(StoreError):
        for seq in range(1, 100):
            await log.append([row(seq, "x" * 1000)])
    with pytest.raises(StoreError) as raised:
        await log.check_writable()
    assert raised.value.failure is Failure.FULL
    log.close()


async def test_a_log_at_its_size_limit_is_full(path: Path) -> None:
    log = SqliteLog(path, most_bytes=20_000)
    await log.append([row(1)])
    with pytest.raises(StoreError) as raised:
        await log.append([Row("isle", 2, "ply", None, "x" * 50_000, 2)])
    assert raised.value.failure is Failure.FULL
    assert log.read("isle") == [row(1)]
    await log.append([row(2)])
    log.close()
    larger = SqliteLog(path)
    await larger.append([Row("isle", 3, "ply", None, "x" * 50_000, 3)])
    assert len(larger.read("isle")) == 3
    larger.close()


def test_sqlites_error_for_a_full_database_is_recognized(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE heap (value)")
        connection.execute("PRAGMA max_page_count = 2")
        with pytest.raises(sqlite3.OperationalError) as raised:
            connection.execute("INSERT INTO heap VALUES (zeroblob(100000))")
    error = translate(path, raised.value)
    assert error.failure is Failure.FULL
    assert "no room left on its disk" in str(error)


@pytest.mark.parametrize("database", ["mysql://host/atoll", "sqlite://log", "sqlite:///"])
def test_a_url_of_another_kind_is_refused(database: str) -> None:
    with pytest.raises(StoreError, match="of no kind Atoll knows") as raised:
        locate(database)
    assert database in str(raised.value)


def test_paths_and_urls_locate_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert locate("log.sqlite") == SqliteFile(tmp_path / "log.sqlite")
    assert locate("sqlite:///log.sqlite") == SqliteFile(tmp_path / "log.sqlite")
    assert locate("sqlite:////srv/log.sqlite") == SqliteFile(Path("/srv/log.sqlite"))
    assert str(locate(None)).endswith("atoll.sqlite")


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_a_postgresql_database_is_named_without_its_password(scheme: str) -> None:
    url = f"{scheme}://ann:secret@db.example:5433/atoll?sslmode=require&password=secret"
    location = locate(url)
    assert location == PostgresqlDatabase(url)
    assert str(location) == "postgresql://ann@db.example:5433/atoll"


async def test_a_missing_folder_is_created(tmp_path: Path) -> None:
    await write_one_row(tmp_path / "new" / "folder" / "log.sqlite")
    assert (tmp_path / "new" / "folder" / "log.sqlite").exists()
