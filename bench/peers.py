"""Atoll beside boardgame.io: durable moves a second, and their latency.

    (cd bench/peers; npm ci)
    python bench/peers.py [--tables 1 4 16 64 256] [--rounds 5] [--seconds 5]

Both servers run on this machine with a SQLite file that keeps every move before it is sent
(`synchronous = FULL`).  At every table four clients of the same program play at once when it is
their turn.  The servers have their rounds in turns, and the medians of all rounds are compared.

Atoll plays La Tortuga by its real rules, whose dice are plies of their own; only people's plies are
counted.  boardgame.io plays `peers/game.js`, a smaller game with about as much state.

Two figures show what limits the rounds.  `clients` is the share of a processor that all clients
together use: near 1 they would be the limit.  The time of a flush decides how much it helps to
commit the moves of several tables together: boardgame.io flushes the disk for every move.
"""

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from shutil import which

from boardgame_io import BoardgameIo
from pages import Tally
from tables import SEATS, Server, keep_playing, server

HERE = Path(__file__).parent
GAME = "la_tortuga"
WARM_UP_SECONDS = 1.0

Play = Callable[[int, Tally], Awaitable[None]]
"""Play at the table with this number."""


@dataclass(frozen=True)
class Round:
    """What one server did in one round."""

    moves: float
    """A second."""
    moves_by_cpu: float
    """A second of the server's processor time."""
    median: float
    """Milliseconds from a move to its answer."""
    worst: float
    """The same, for all but one in a hundred."""
    clients: float
    """Processors that the clients use."""


async def play_boardgame_io(peer: BoardgameIo, tally: Tally) -> None:
    """Play one endless match."""
    match = await peer.create(SEATS)
    clients = [await peer.open(match, seat, tally) for seat in range(SEATS)]
    clients[0].counts = True
    try:
        await clients[0].done
    finally:
        for client in clients:
            client.close()


async def play_round(running: Server, play: Play, tables: int, seconds: float) -> Round:
    """Play at this number of tables for this time."""
    tally = Tally()
    players = [asyncio.ensure_future(play(number, tally)) for number in range(tables)]
    await asyncio.sleep(WARM_UP_SECONDS)
    began, cpu, ours = time.perf_counter(), running.cpu_seconds, time.process_time()
    tally.__init__()  # type: ignore[misc]
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, running.cpu_seconds - cpu
    clients = (time.process_time() - ours) / took
    for player in players:
        player.cancel()
    for outcome in await asyncio.gather(*players, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
    cuts = statistics.quantiles(tally.latencies, n=100)
    moves = tally.decisions
    return Round(moves / took, moves / max(used, 0.01), cuts[49] * 1000, cuts[98] * 1000, clients)


async def compare(options: argparse.Namespace, atoll: Server, peer: Server) -> None:
    plays: dict[str, tuple[Server, Play]] = {
        "Atoll": (
            atoll,
            lambda number, tally: keep_playing(atoll.address.of_client(number), GAME, tally),
        ),
        "boardgame.io": (
            peer,
            lambda _, tally: play_boardgame_io(BoardgameIo(peer.address), tally),
        ),
    }
    await atoll.address.wait_until_compiled()
    print(f"a flush takes {flush_seconds() * 1000:.2f} ms")
    print(
        f"{'tables':>7} {'server':>13} {'moves/s':>9} {'by CPU s':>12} {'p50 ms':>8} {'p99 ms':>8} "
        f"{'clients':>8}"
    )
    for tables in options.tables:
        rounds: dict[str, list[Round]] = {name: [] for name in plays}
        for _ in range(options.rounds):
            for name, (running, play) in plays.items():
                rounds[name].append(await play_round(running, play, tables, options.seconds))
        medians = {name: median_of(played) for name, played in rounds.items()}
        for name, found in medians.items():
            print(
                f"{tables:>7} {name:>13} {found.moves:>9,.0f} {found.moves_by_cpu:>12,.0f} "
                f"{found.median:>8.2f} {found.worst:>8.2f} {found.clients:>8.2f}",
                flush=True,
            )
        ratio = medians["Atoll"].moves / medians["boardgame.io"].moves
        print(f"{tables:>7} {'ratio':>13} {ratio:>9.2f}", flush=True)


def median_of(rounds: list[Round]) -> Round:
    return Round(
        statistics.median(each.moves for each in rounds),
        statistics.median(each.moves_by_cpu for each in rounds),
        statistics.median(each.median for each in rounds),
        statistics.median(each.worst for each in rounds),
        statistics.median(each.clients for each in rounds),
    )


def flush_seconds() -> float:
    """Return how long it takes to write a page into a file and flush the disk, in the median."""
    times = []
    with tempfile.TemporaryFile() as file:
        for page in range(200):
            began = time.perf_counter()
            os.pwrite(file.fileno(), bytes(4096), page % 20 * 4096)
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - began)
    return statistics.median(times)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the server with boardgame.io.")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 4, 16, 64, 256])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--node", default=which("node"), help="the Node.js that runs the peer")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as here,
        tempfile.TemporaryDirectory() as there,
        server(Path(here)) as atoll,
        server(Path(there), [str(HERE / "peers" / "server.js")], options.node) as peer,
    ):
        asyncio.run(compare(options, atoll, peer))


if __name__ == "__main__":
    main()
