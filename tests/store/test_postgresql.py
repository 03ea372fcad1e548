"""PostgreSQL: a database that cannot be used says why; one that comes back is used again."""

import asyncio
import subprocess
import sys
from urllib.parse import quote

import psycopg
import pytest

from atoll.store.errors import Failure, LeaseLost, StoreError
from atoll.store.event_log import EventLog
from atoll.store.location import PostgresqlDatabase
from atoll.store.opening import open_log
from atoll.store.postgresql.log import PostgresqlLog
from atoll.store.postgresql.schema import VERSION
from atoll.store.row import Row
from tests.postgresql import PASSWORD, PostgresqlServer, free_port


@pytest.fixture
def url(postgresql: PostgresqlServer) -> str:
    return postgresql.create_schema()


@pytest.fixture
def database_url(postgresql: PostgresqlServer) -> str:
    """The URL of a database whose settings a test may change."""
    return postgresql.create_database()


def row(seq: int, payload: str = "{}", table_id: str = "isle") -> Row:
    return Row(table_id, seq, "ply", None, payload, seq)


def execute(url: str, statement: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.encode())


def failure_to_open(url: str) -> StoreError:
    with pytest.raises(StoreError) as raised:
        open_log(PostgresqlDatabase(url))
    assert len(str(raised.value).splitlines()) == 1
    assert PASSWORD not in str(raised.value)
    return raised.value


def by_port(server: PostgresqlServer, url: str, password: str) -> str:
    """The URL of a database by the server's port, where a password is asked for."""
    name = url.partition("@/")[2].partition("?")[0]
    return f"postgresql://atoll:{quote(password)}@127.0.0.1:{server.port}/{name}"


def test_a_server_that_does_not_run_is_named() -> None:
    port = free_port()
    error = failure_to_open(f"postgresql://ann:{quote(PASSWORD)}@127.0.0.1:{port}/atoll")
    assert error.failure is Failure.UNREACHABLE
    assert f"the database postgresql://ann@127.0.0.1:{port}/atoll cannot be reached" in str(error)
    assert "refused" in str(error)


def test_a_host_that_does_not_exist_is_named() -> None:
    error = failure_to_open("postgresql://no-such-host.invalid/atoll")
    assert error.failure is Failure.UNREACHABLE
    assert "no-such-host.invalid" in str(error)


def test_a_password_is_accepted_or_refused(postgresql: PostgresqlServer, database_url: str) -> None:
    open_log(PostgresqlDatabase(by_port(postgresql, database_url, PASSWORD))).close()
    error = failure_to_open(by_port(postgresql, database_url, "guess"))
    assert error.failure is Failure.REFUSED
    assert "refuses the connection: password authentication failed" in str(error)
    assert "guess" not in str(error)


def test_a_database_that_does_not_exist_is_named(postgresql: PostgresqlServer) -> None:
    error = failure_to_open(postgresql.url("nowhere"))
    assert error.failure is Failure.REFUSED
    assert 'database "nowhere" does not exist' in str(error)


def test_a_url_that_cannot_be_read_is_refused() -> None:
    error = failure_to_open("postgresql://host/atoll?colour=blue")
    assert error.failure is Failure.UNSUPPORTED
    assert "colour" in str(error)


def test_a_newer_database_is_refused_and_not_changed(url: str) -> None:
    open_log(PostgresqlDatabase(url)).close()
    execute(url, f"UPDATE atoll SET version = {VERSION + 1}")
    error = failure_to_open(url)
    assert error.failure is Failure.NEWER
    assert "newer Atoll" in str(error)


@pytest.mark.parametrize("table", ["recipe (title TEXT)", "event (title TEXT)"])
def test_another_programs_database_is_refused_and_not_changed(url: str, table: str) -> None:
    execute(url, f"CREATE TABLE {table}")
    error = failure_to_open(url)
    assert error.failure is Failure.UNREADABLE
    assert "belongs to another program" in str(error)
    with psycopg.connect(url) as connection:
        [(count,)] = connection.execute(
            "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
        ).fetchall()
    assert count == 1


def test_a_database_with_another_encoding_is_refused(postgresql: PostgresqlServer) -> None:
    url = postgresql.create_database("ENCODING 'LATIN1' TEMPLATE template0")
    error = failure_to_open(url)
    assert "has the encoding LATIN1" in str(error)


def test_a_user_who_may_not_make_tables_is_refused(database_url: str) -> None:
    execute(database_url, "REVOKE CREATE ON SCHEMA public FROM public; CREATE ROLE guest LOGIN")
    error = failure_to_open(database_url.replace("atoll@", "guest@"))
    execute(database_url, "DROP ROLE guest")
    assert error.failure is Failure.READ_ONLY


async def test_servers_that_start_together_make_the_tables_once(url: str) -> None:
    database = PostgresqlDatabase(url)
    logs = await asyncio.gather(*(asyncio.to_thread(open_log, database) for _ in range(4)))
    await asyncio.gather(*(log.append([row(seq)]) for seq, log in enumerate(logs, 1)))
    for log in logs:
        assert len(log.read("isle")) == 4
        log.close()


async def test_a_text_that_does_not_fit_fails_alone(url: str) -> None:
    log = open_log(PostgresqlDatabase(url))
    others = [log.append([row(1, table_id=f"t{n}")]) for n in range(5)]
    bad = log.append([row(1, "\0")])
    with pytest.raises(StoreError):
        await bad
    await asyncio.gather(*others)
    log.close()


async def test_an_append_to_a_locked_table_fails_and_later_ones_succeed(url: str) -> None:
    log = PostgresqlLog(PostgresqlDatabase(url), lock_timeout=0.05)
    await log.append([row(1)])
    with psycopg.connect(url) as other:
        other.execute("LOCK TABLE event IN EXCLUSIVE MODE")
        with pytest.raises(StoreError, match="another program has locked") as raised:
            await log.append([row(2)])
        assert raised.value.failure is Failure.LOCKED
        assert log.read("isle") == [row(1)]
    await log.append([row(2)])
    assert log.read("isle") == [row(1), row(2)]
    log.close()


async def test_a_server_that_accepts_no_writes_is_not_healthy(database_url: str) -> None:
    name = database_url.partition("@/")[2].partition("?")[0]
    open_log(PostgresqlDatabase(database_url)).close()
    execute(database_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    log = open_log(PostgresqlDatabase(database_url))
    with pytest.raises(StoreError) as raised:
        await log.check_writable()
    assert raised.value.failure is Failure.READ_ONLY
    log.close()


async def test_checking_that_the_log_is_writable_leaves_no_trace(url: str) -> None:
    log = open_log(PostgresqlDatabase(url))
    await log.check_writable()
    assert [*log.table_ids()] == []
    log.close()


async def test_what_is_committed_is_on_the_disk_although_the_default_is_otherwise(
    database_url: str,
) -> None:
    name = database_url.partition("@/")[2].partition("?")[0]
    execute(database_url, f"ALTER DATABASE {name} SET synchronous_commit = off")
    log = PostgresqlLog(PostgresqlDatabase(database_url))
    assert log.select("SELECT current_setting('synchronous_commit')", ()) == [("on",)]
    log.close()


async def test_the_push_key_is_made_once_for_all_processes(url: str) -> None:
    here, there = (open_log(PostgresqlDatabase(url)) for _ in range(2))
    assert here.push_key(lambda: b"first").pem == b"first"
    assert there.push_key(lambda: b"second").pem == b"first"
    here.close()
    there.close()


async def append_under_load(log: EventLog, table_id: str, last: int) -> int:
    """Append one row after the other, and return how often that failed."""
    failed = 0
    for seq in range(1, last + 1):
        try:
            await log.append([row(seq, table_id=table_id)])
        except StoreError:
            failed += 1
    return failed


@pytest.mark.usefixtures("patient_stores")
@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_a_server_that_restarts_under_load_loses_and_doubles_nothing(
    postgresql: PostgresqlServer, url: str, mode: str
) -> None:
    log = open_log(PostgresqlDatabase(url))
    tables = [f"t{n}" for n in range(20)]
    writing = [asyncio.create_task(append_under_load(log, each, 300)) for each in tables]
    while not log.read(tables[-1], after=20):
        await asyncio.sleep(0)
    postgresql.stop(mode)
    starting = asyncio.to_thread(postgresql.start)
    reading = asyncio.to_thread(log.read, tables[0])
    _, rows = await asyncio.gather(starting, reading)
    assert len(rows) >= 20
    assert sum(await asyncio.gather(*writing)) == 0
    for table_id in tables:
        assert [each.seq for each in log.read(table_id)] == [*range(1, 301)]
    log.close()


async def test_a_server_that_stays_away_is_reported_and_used_again_later(
    postgresql: PostgresqlServer, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("pool", "writer"):
        monkeypatch.setattr(f"atoll.store.postgresql.{module}.RECONNECT_SECONDS", 0.2)
    log = open_log(PostgresqlDatabase(url))
    await log.append([row(1)])
    postgresql.stop()
    try:
        with pytest.raises(StoreError) as raised:
            await log.append([row(2)])
        assert raised.value.failure is Failure.UNREACHABLE
        with pytest.raises(StoreError, match="cannot be reached"):
            await asyncio.to_thread(log.read, "isle")
    finally:
        postgresql.start()
    await log.append([row(2)])
    assert log.read("isle") == [row(1), row(2)]
    log.close()


async def test_no_lease_is_taken_between_its_check_and_the_commit(url: str) -> None:
    """Another process takes the lease while the rows wait: they are not written."""
    log = open_log(PostgresqlDatabase(url))
    await log.append([row(1)])
    log.leases.join("north", "north", 3600)
    lease = log.leases.acquire_lease("isle", "north")
    assert lease is not None
    with psycopg.connect(url) as other:
        other.execute("UPDATE lease SET owner = 'south', epoch = epoch + 1")
        late = log.append([row(2)], fence=lease.fence)
        while not waits_for_lock(url):
            await asyncio.sleep(0)
    with pytest.raises(LeaseLost):
        await late
    assert log.read("isle") == [row(1)]
    log.close()


def waits_for_lock(url: str) -> bool:
    query = (
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    with psycopg.connect(url) as connection:
        [(count,)] = connection.execute(query).fetchall()
    return bool(count)


def test_without_the_extra_the_command_to_install_it_is_printed() -> None:
    program = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from atoll.store.location import locate\n"
        "from atoll.store.opening import open_log\n"
        "open_log(locate('postgresql://host/atoll'))"
    )
    failed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "pip install 'atoll[postgresql]'" in failed.stderr
