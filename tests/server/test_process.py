"""The server as a process: killed, stopped, started cold, or not able to start."""

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
from tests.server.house import Json, Visitor
from tests.server.process import server_process

pytestmark = pytest.mark.slow


async def play_until_killed(ann: Visitor) -> None:
    """Play and listen for as long as the server is there."""
    with contextlib.suppress(ConnectionClosed):
        await ann.play_on()


async def test_kill_9_in_the_middle_loses_nothing_that_was_told(database: Path) -> None:
    """People go on with the tokens they have, and see all they had been told."""
    moments = Random(5)
    table, tokens = "", list[str]()
    told: list[Json] = []
    for _ in range(3):
        async with server_process(database) as (house, process):
            if not table:
                table, tokens = await house.set_up("HHHHHHH")
            async with house.at(table, tokens) as ann:
                await ann.hear_type("table")
                assert ann.plies[: len(told)] == told
                await ann.play_on(moments.randint(1, 6))
                playing = asyncio.create_task(play_until_killed(ann))
                process.kill()
                await playing
                told = ann.plies
    async with server_process(database) as (house, _), house.at(table, tokens) as ann:
        await ann.hear_type("table")
        assert ann.plies[: len(told)] == told
        assert ann.table["yours"] == list(range(7))
        await ann.play_on(5)


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="only Linux tells it")
async def test_as_many_pages_may_connect_as_the_system_allows(database: Path) -> None:
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


async def test_an_interrupted_server_ends_in_good_order(database: Path) -> None:
    async with server_process(database) as (house, process):
        table, tokens = await house.set_up("HHHH")
        async with house.at(table, tokens) as ann:
            await ann.play_on(2)
            told = ann.plies
            process.send_signal(signal.SIGINT)
            with pytest.raises(ConnectionClosed):
                await ann.hear_until(lambda _: False)
        _, errors = await process.communicate()
        assert process.returncode == 0
        assert errors == b""
    assert not Path(f"{database}-wal").exists(), "the log was not closed"
    async with server_process(database) as (house, _), house.at(table, tokens) as ann:
        await ann.hear_type("table")
        assert ann.plies == told


async def test_a_cold_start_plays_at_once_and_compiles_meanwhile(
    database: Path, tmp_path: Path
) -> None:
    cold = str(tmp_path / "cache")
    async with server_process(database, ATOLL_CACHE=cold, NUMBA_DISABLE_JIT="0") as (house, _):
        table, tokens = await house.set_up("HE")
        async with house.at(table, tokens) as ann:
            heard = await ann.hear_until(lambda message: message["type"] == "compiling")
            assert heard[0]["type"] == "table", "the table does not wait for the compiler"
            seen = len(ann.plies)
            await ann.play_on(2)
            assert len(ann.plies) > seen + 2, "the expert has played, too"
            health = (await house.client.get("/health")).json()
            assert health["ready"] is True
            assert health["rules"]["la_tortuga"] == "interpreted"
            assert 'state="interpreted"' in (await house.client.get("/metrics")).text
            await ann.to_decide()
            hint = {"tokens": tokens, "seq": ann.seq}
            refused = await house.post(f"/api/tables/{table}/hint", hint)
            assert refused.json()["error"]["id"] == "hint-compiling"
            heard = await ann.hear_until(lambda message: message["type"] == "compiled")
            steps = [each["compiled"] for each in heard if each["type"] == "compiling"]
            assert steps == sorted(set(steps))
            assert len(steps) > 10
            assert (await house.client.get("/health")).json()["rules"]["la_tortuga"] == "compiled"
            await ann.to_decide()
            hint = {"tokens": tokens, "seq": ann.seq}
            assert (await house.post(f"/api/tables/{table}/hint", hint)).json()["advice"]


def test_a_port_that_is_in_use(database: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ServeError, match=f"port {port} is in use"):
            serve("127.0.0.1", port, str(database), print)


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host"])
def test_a_host_that_is_not_this_machine(database: Path, host: str) -> None:
    with pytest.raises(ServeError, match=host):
        serve(host, 0, str(database), print)


def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
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
def test_where_the_page_is(host: str, address: str) -> None:
    assert page_address(host, 80) == address


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_others_find_the_page_at_an_address_of_this_machine(host: str) -> None:
    name = urlsplit(page_address(host, 80)).hostname
    assert name is not None
    assert not name.startswith("127.")
    listen(name, 0).close()  # which is refused where it is none of ours


def test_any_free_port() -> None:
    with listen("127.0.0.1", 0) as one, listen("127.0.0.1", 0) as two:
        assert isinstance(one, socket.socket)
        assert one.getsockname()[1] != two.getsockname()[1]
