"""How much one greedy client slows the others.

    python bench/neighbours.py [--seconds 6] [--rounds 3] [NEIGHBOUR …]

People at four tables of La Tortuga take 50 ms for a ply; their latency is from sending a ply to its
`accepted`.  Beside them one person plays against a novice, and one Tobago against an expert.  Each
table has an address of its own, because games this fast begin too often for one.  A client at yet
another address then does one thing as often as it can.  Rounds with and without it alternate.
"""

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import httpx
from pages import Address, Tally
from tables import Server, server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SERVE = """
import sys
from atoll.server.operations.run import serve
from atoll.server.settings import ServerSettings
settings = ServerSettings(tables_per_minute=1_000_000)
serve("127.0.0.1", 0, sys.argv[1], lambda address: print(address, flush=True), settings)
"""
"""With the limits that hosts have, but for new tables, which the people here need all the time."""

GREEDY = "127.0.0.2"
PEOPLE_TABLES = 4
PERSON_THINKS = 0.05
GAME = "la_tortuga"
EXPERTS_GAME = "tobago"
"""In which an expert uses all the time it has."""


@dataclass
class Greedy:
    """A client at another address."""

    host: str
    port: int
    http: httpx.AsyncClient
    finished: str
    """A table whose game is over."""

    def socket(self, table: str) -> connect:
        uri = f"ws://{self.host}:{self.port}/api/tables/{table}/socket"
        return connect(uri, local_addr=(GREEDY, 0), max_queue=None)

    async def create(self, *bots: str, people: int = 0, game: str = GAME) -> tuple[str, list[str]]:
        """Create a table with people and bots."""
        seats: list[dict[str, str]] = [{"kind": "human", "name": "Greedy"}] * people
        seats += [{"kind": "bot", "bot": bot} for bot in bots]
        body = {"game": game, "players": len(seats), "seats": seats}
        created = (await self.http.post("/api/tables", json=body)).json()
        return created["table"], [seat["token"] for seat in created["seats"]]


Neighbour = Callable[[Greedy], Awaitable[None]]


async def endlessly(step: Callable[[], Awaitable[object]]) -> None:
    """Do something again and again, whatever the server answers."""
    while True:
        with contextlib.suppress(httpx.HTTPError, WebSocketException, OSError):
            await step()
        await asyncio.sleep(0)


async def at_once(count: int, work: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(work() for _ in range(count)))


async def says_hello(greedy: Greedy) -> None:
    """Say hello with an old `after` on 40 sockets."""
    hello = json.dumps({"type": "hello", "tokens": [], "after": 5})

    async def on_one_socket() -> None:
        async with greedy.socket(greedy.finished) as socket:
            reading = asyncio.create_task(drain(socket))
            try:
                for _ in range(10_000):
                    await socket.send(hello)
            finally:
                reading.cancel()

    await at_once(40, lambda: endlessly(on_one_socket))


async def drain(socket: ClientConnection) -> None:
    with contextlib.suppress(WebSocketException):
        async for _ in socket:
            pass


async def looks_back(greedy: Greedy) -> None:
    """Ask for earlier moments on ten sockets."""
    query = {"type": "moments", "id": 1, "first": 0, "last": 31, "perspective": "all"}

    async def on_one_socket() -> None:
        async with greedy.socket(greedy.finished) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": []}))
            reading = asyncio.create_task(drain(socket))
            try:
                for _ in range(10_000):
                    await socket.send(json.dumps(query))
            finally:
                reading.cancel()

    await at_once(10, lambda: endlessly(on_one_socket))


async def watches_bots(greedy: Greedy) -> None:
    """Watch 28 tables of experts."""

    async def one_table() -> None:
        table, _ = await greedy.create(*["expert"] * 4)
        async with greedy.socket(table) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": []}))
            await drain(socket)

    await at_once(28, one_table)


async def reconnects(greedy: Greedy) -> None:
    """Open a table on new sockets, ten at a time."""
    hello = json.dumps({"type": "hello", "tokens": []})

    async def one_socket() -> None:
        async with greedy.socket(greedy.finished) as socket:
            await socket.send(hello)
            await socket.recv()

    await at_once(10, lambda: endlessly(one_socket))


async def plays_experts(greedy: Greedy, tables: int = 8) -> None:
    """Play at some tables against three experts each."""

    async def one_table() -> None:
        table, tokens = await greedy.create(*["expert"] * 3, people=1, game=EXPERTS_GAME)
        async with greedy.socket(table) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": tokens}))
            while True:
                message = json.loads(await socket.recv())
                if message.get("legal"):
                    play = {"type": "play", "id": 1, "seq": message["seq"]}
                    await socket.send(json.dumps({**play, "ply": message["legal"][0]}))

    await at_once(tables, lambda: endlessly(one_table))


async def asks_for_hints(greedy: Greedy) -> None:
    """Ask for a hint at 28 tables at once, again and again."""

    async def one_table() -> None:
        table, tokens = await greedy.create("novice", people=1)
        async with greedy.socket(table) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": tokens}))
            seq = 0
            while True:
                message = json.loads(await socket.recv())
                seq = message.get("seq", seq)
                if message.get("legal"):
                    body = {"tokens": tokens, "seq": seq}
                    path = f"/api/tables/{table}/hint"
                    await endlessly(partial(greedy.http.post, path, json=body))

    await at_once(28, one_table)


async def sends_garbage(greedy: Greedy) -> None:
    """Send invalid frames on new sockets."""

    async def one_socket() -> None:
        async with greedy.socket(greedy.finished) as socket:
            socket.transport.write(b"\x81\x82\0\0\0\0\xff\xfe")
            await socket.wait_closed()

    await at_once(10, lambda: endlessly(one_socket))


async def asks_for_health(greedy: Greedy) -> None:
    """Ask for /health on ten connections."""
    await at_once(10, lambda: endlessly(lambda: greedy.http.get("/health")))


async def downloads(greedy: Greedy) -> None:
    """Download a transcript and a picture on ten connections."""
    for_ever = [f"/api/tables/{greedy.finished}/{what}" for what in ("transcript", "picture.svg")]
    await asyncio.gather(*(endlessly(partial(greedy.http.get, path)) for path in for_ever * 5))


async def imports(greedy: Greedy) -> None:
    """Import ten games at a time."""
    transcript = (await greedy.http.get(f"/api/tables/{greedy.finished}/transcript")).content * 10
    await at_once(
        4, lambda: endlessly(lambda: greedy.http.post("/api/transcripts", content=transcript))
    )


NEIGHBOURS: dict[str, Neighbour] = {
    "hello": says_hello,
    "reconnects": reconnects,
    "moments": looks_back,
    "bots": watches_bots,
    "expert": partial(plays_experts, tables=1),
    "experts": plays_experts,
    "hints": asks_for_hints,
    "garbage": sends_garbage,
    "health": asks_for_health,
    "downloads": downloads,
    "imports": imports,
}


async def finished_game(running: Server) -> str:
    """Play a game to its end, and return its table."""
    table, tokens = await running.address.set_up(GAME, 4)
    pages = [
        await running.address.open(table, [token], Tally(), thinks=PERSON_THINKS)
        for token in tokens
    ]
    await asyncio.gather(*(page.done for page in pages))
    for page in pages:
        page.close()
    return table


async def play_against(running: Server, bot: str, game: str, waits: list[float]) -> None:
    """Play against a bot, and note how long each of its decisions takes."""
    http = httpx.AsyncClient(base_url=f"http://{running.address.host}:{running.address.port}")
    while True:
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": bot}]
        body = {"game": game, "players": 2, "seats": seats}
        created = (await http.post("/api/tables", json=body)).json()
        uri = f"ws://{http.base_url.host}:{http.base_url.port}/api/tables/{created['table']}/socket"
        async with connect(uri) as socket:
            tokens = [seat["token"] for seat in created["seats"]]
            await socket.send(json.dumps({"type": "hello", "tokens": tokens}))
            bot_since: float | None = None
            over = False
            while not over:
                message = json.loads(await socket.recv())
                if message["type"] not in ("table", "ply"):
                    continue
                now = time.perf_counter()
                if bot_since is not None and message["ply"]["by"] == 1:
                    waits.append(now - bot_since)
                bot_since = now if message["decides"] == 1 else None
                over = bool(message.get("outcome"))
                if message.get("legal"):
                    await asyncio.sleep(PERSON_THINKS)
                    play = {"type": "play", "id": 1, "seq": message["seq"]}
                    await socket.send(json.dumps({**play, "ply": message["legal"][0]}))


async def play_as_people(address: Address, tally: Tally) -> None:
    while True:
        table, tokens = await address.set_up(GAME, 4)
        pages = [
            await address.open(table, [token], tally, thinks=PERSON_THINKS) for token in tokens
        ]
        try:
            await pages[0].done
        finally:
            for page in pages:
                page.close()


@contextmanager
def beside(name: str, running: Server, finished: str) -> Iterator[None]:
    """Run a greedy client in a process of its own, which leaves the processor to the others."""
    address = f"{running.address.host}:{running.address.port}"
    program = [sys.executable, __file__, "--greedy", name, address, finished]
    with subprocess.Popen(program, preexec_fn=lambda: os.nice(15)) as process:
        try:
            yield
        finally:
            process.kill()


async def be_greedy(name: str, address: str, finished: str) -> None:
    """Do one thing as often as possible."""
    host, port = address.split(":")
    transport = httpx.AsyncHTTPTransport(local_address=GREEDY)
    base = f"http://{host}:{port}"
    async with httpx.AsyncClient(base_url=base, transport=transport, timeout=60) as http:
        await NEIGHBOURS[name](Greedy(host, int(port), http, finished))


@dataclass
class Sample:
    """What people and bots took, in seconds."""

    plies: list[float] = field(default_factory=list)
    novice: list[float] = field(default_factory=list)
    expert: list[float] = field(default_factory=list)


async def play_round(running: Server, sample: Sample, seconds: float) -> None:
    """Let people play for this time."""
    tally = Tally()
    games = [
        *(play_as_people(running.address.of_client(n), tally) for n in range(PEOPLE_TABLES)),
        play_against(running, "novice", GAME, sample.novice),
        play_against(running, "expert", EXPERTS_GAME, sample.expert),
    ]
    people = [asyncio.ensure_future(game) for game in games]
    await asyncio.sleep(seconds)
    for person in people:
        person.cancel()
    for outcome in await asyncio.gather(*people, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
    sample.plies += tally.latencies


async def measure(running: Server, options: argparse.Namespace) -> None:
    finished = await finished_game(running)
    print("           ---- ply, median ----  -- novice, p99 --  --- expert, median ---")
    print("neighbour   alone  beside  ratio     alone   beside   alone  beside   ratio  (ms)")
    for name in options.neighbours or NEIGHBOURS:
        alone, together = Sample(), Sample()
        for _ in range(options.rounds):
            await play_round(running, alone, options.seconds)
            with beside(name, running, finished):
                await play_round(running, together, options.seconds)
        plies = [median(each.plies) * 1000 for each in (alone, together)]
        novice = [p99(each.novice) * 1000 for each in (alone, together)]
        expert = [median(each.expert) * 1000 for each in (alone, together)]
        print(
            f"{name:>9} {plies[0]:>7.2f} {plies[1]:>7.2f} {plies[1] / plies[0]:>6.2f} "
            f"{novice[0]:>9.1f} {novice[1]:>8.1f} "
            f"{expert[0]:>7.0f} {expert[1]:>7.0f} {expert[1] / expert[0]:>7.2f}",
            flush=True,
        )


def median(seconds: list[float]) -> float:
    return statistics.median(seconds) if seconds else float("nan")


def p99(seconds: list[float]) -> float:
    return statistics.quantiles(seconds, n=100)[98] if len(seconds) > 1 else float("nan")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server beside a greedy client.")
    parser.add_argument("neighbours", nargs="*", metavar="NEIGHBOUR", help=", ".join(NEIGHBOURS))
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--greedy", nargs=3, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.greedy:
        asyncio.run(be_greedy(*options.greedy))
        return
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), ("-c", SERVE)) as running:
        asyncio.run(measure(running, options))


if __name__ == "__main__":
    main()
