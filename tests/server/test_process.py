"""The server as a process: killed, interrupted, started without a cache, or unable to start."""

import asyncio
import contextlib
import signal
import socket
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from atoll.server.operations.run import ServeError, listen, page_address, serve
from atoll.store.errors import StoreError
from tests.server.process import server_process
from tests.server.running_server import Json, TablePage

pytestmark = pytest.mark.slow


async def play_until_killed(ann: TablePage) -> None:
    """Play until the server is gone."""
    with contextlib.suppress(ConnectionClosed):
        await ann.play_on()


async def test_a_killed_server_has_lost_no_ply_that_was_sent(database: Path) -> None:
    """Tokens stay valid, and every ply that a page has received is in the log."""
    moments = Random(5)
    table_id, tokens = "", list[str]()
    received: list[Json] = []
    for _ in range(3):
        async with server_process(database) as (server, process):
            if not table_id:
                table_id, tokens = await server.create_table("HHHHHHH")
            async with server.open_table(table_id, tokens) as ann:
                await ann.receive_type("table")
                assert ann.plies[: len(received)] == received
                await ann.play_on(moments.randint(1, 6))
                playing = asyncio.create_task(play_until_killed(ann))
                process.kill()
                await playing
                received = ann.plies
    async with server_process(database) as (server, _), server.open_table(table_id, tokens) as ann:
        await ann.receive_type("table")
        assert ann.plies[: len(received)] == received
        assert ann.table["yours"] == list(range(7))
        await ann.play_on(5)


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="only Linux has this file")
async def test_the_server_raises_its_limit_of_open_files(database: Path) -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, hard - 1), hard))
    try:
        async with server_process(database) as (_, process):
            limits = Path(f"/proc/{process.pid}/limits").read_text()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    [files] = [line.split() for line in limits.splitlines() if line.startswith("Max open files")]
    assert files[3] == files[4]


async def test_an_interrupted_server_closes_its_log_and_loses_nothing(database: Path) -> None:
    async with server_process(database) as (server, process):
        table_id, tokens = await server.create_table("HHHH")
        async with server.open_table(table_id, tokens) as ann:
            await ann.play_on(2)
            received = ann.plies
            process.send_signal(signal.SIGINT)
            with pytest.raises(ConnectionClosed):
                await ann.receive_until(lambda _: False)
        _, errors = await process.communicate()
        assert process.returncode == 0
        assert errors == b""
    assert not Path(f"{database}-wal").exists(), "the log was not closed"
    async with server_process(database) as (server, _), server.open_table(table_id, tokens) as ann:
        await ann.receive_type("table")
        assert ann.plies == received


async def test_a_server_without_a_cache_plays_interpreted_while_it_compiles(
    database: Path, tmp_path: Path
) -> None:
    cold = str(tmp_path / "cache")
    async with server_process(database, ATOLL_CACHE=cold, NUMBA_DISABLE_JIT="0") as (server, _):
        table_id, tokens = await server.create_table("HE")
        async with server.open_table(table_id, tokens) as ann:
            messages = await ann.receive_until(lambda message: message["type"] == "compiling")
            assert messages[0]["type"] == "table", "the table does not wait for the compiler"
            before = len(ann.plies)
            await ann.play_on(2)
            assert len(ann.plies) > before + 2, "the expert has played, too"
            health = (await server.client.get("/health")).json()
            assert health["ready"] is True
            assert health["rules"]["la_tortuga"] == "interpreted"
            assert 'state="interpreted"' in (await server.client.get("/metrics")).text
            await ann.wait_for_decision()
            hint = {"tokens": tokens, "seq": ann.seq}
            refused = await server.post(f"/api/tables/{table_id}/hint", hint)
            assert refused.json()["error"]["id"] == "hint-compiling"
            messages = await ann.receive_until(lambda message: message["type"] == "compiled")
            steps = [each["compiled"] for each in messages if each["type"] == "compiling"]
            assert steps == sorted(set(steps))
            assert len(steps) > 10
            assert (await server.client.get("/health")).json()["rules"]["la_tortuga"] == "compiled"
            await ann.wait_for_decision()
            hint = {"tokens": tokens, "seq": ann.seq}
            assert (await server.post(f"/api/tables/{table_id}/hint", hint)).json()["advice"]


def test_a_port_in_use_is_an_error(database: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ServeError, match=f"port {port} is in use"):
            serve("127.0.0.1", port, str(database), print)


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host"])
def test_an_address_of_another_machine_is_an_error(database: Path, host: str) -> None:
    with pytest.raises(ServeError, match=host):
        serve(host, 0, str(database), print)


def test_an_unusable_database_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("Dear diary, " * 100)
    with pytest.raises(StoreError, match="diary"):
        serve("127.0.0.1", 0, str(tmp_path / "diary"), print)
    with pytest.raises(StoreError, match="of no kind"):
        serve("127.0.0.1", 0, "mysql://host/atoll", print)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("::1", "http://[::1]:80/"),
        ("atoll.example", "http://atoll.example:80/"),
    ],
)
def test_the_page_s_address_names_the_host(host: str, address: str) -> None:
    assert page_address(host, 80) == address


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_on_all_interfaces_the_page_s_address_is_of_this_machine(host: str) -> None:
    name = urlsplit(page_address(host, 80)).hostname
    assert name is not None
    assert not name.startswith("127.")
    listen(name, 0).close()  # fails unless it is an address of this machine


def test_port_0_is_any_free_port() -> None:
    with listen("127.0.0.1", 0) as one, listen("127.0.0.1", 0) as two:
        assert isinstance(one, socket.socket)
        assert one.getsockname()[1] != two.getsockname()[1]


async def test_a_second_server_on_the_same_database_refuses_to_start(database: Path) -> None:
    async with server_process(database) as (_, first):
        with pytest.raises(StoreError, match="another server uses the database"):
            serve("127.0.0.1", 0, str(database), lambda _: None)
        first.kill()
        await first.wait()
    async with server_process(database) as (server, _):
        assert (await server.client.get("/api/games")).status_code == 200
