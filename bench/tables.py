"""Durable plies per second of the server, their latency, and the memory of idle tables.

    python bench/tables.py [--tables 16] [--seconds 20] [--idle 1000] [--experts 8] [--game NAME …]
                           [--bare]

**Load.** A real server process with a new SQLite file on this disk.  The games alternate from table
to table (La Tortuga, Forbidden Island, Tobago, La Tortuga, …), with four players and a socket for
every seat.  The deciding page plays a random legal ply at once; a finished game is replaced by a
new table.  A ply is counted when a page receives it, which is after its commit; chance plies are
also counted separately.  The latency is the time from sending a play to its `accepted`, which
follows the commit and the update.

On a busy machine compare the plies per second of *the server's CPU time*: with a processor of its
own the server reaches that rate.

With `--bare` the same load first runs on a server without games (`bare_server.py`), which shows
what this machine, the sockets and the log allow at best.

**Idle tables.** This number of tables is created, played for thirty plies and left; the growth of
the server's memory is printed.  Then the same with a page left at each table.

**Experts.** At this number of tables four experts play without a pause.  In addition every game has
a table of four people, who take half a second for a ply, and a table of one person and three
experts.  The latency is that of the people.
"""

import argparse
import asyncio
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from urllib.parse import urlsplit

from pages import Address, Page, Tally
from rich.console import Console
from rich.progress import Progress

GAMES = ("la_tortuga", "forbidden_island", "tobago")
SEATS = 4
IDLE_PLIES = 30
PERSON_THINKS = 0.5
"""Seconds before a ply, at the tables beside the experts."""

CONSOLE = Console(stderr=True)

SERVE = """
import sys
from atoll.server.operations.run import serve
from atoll.server.settings import ServerSettings
ample = ServerSettings(
    messages_per_second=100_000,
    tables_per_minute=1_000_000,
    requests_per_minute=1_000_000,
    sockets_per_address=1_000_000,
    sockets_per_table=1_000_000,
    hellos_per_minute=1_000_000,
    reads_per_minute=1_000_000,
)
serve("127.0.0.1", 0, sys.argv[1], lambda address: print(address, flush=True), ample)
"""


@dataclass(frozen=True)
class Server:
    """A server process."""

    address: Address
    pid: int

    @property
    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def megabytes(self) -> float:
        resident = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return resident * resource.getpagesize() / 1e6


ATOLL = ("-c", SERVE)
BARE = (str(Path(__file__).with_name("bare_server.py")),)


@contextmanager
def server(
    folder: Path, program: Sequence[str] = ATOLL, interpreter: str = sys.executable
) -> Iterator[Server]:
    """Start a server with a new database."""
    with subprocess.Popen(
        [interpreter, *program, str(folder / "bench.sqlite")],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        address = next(line for line in process.stdout if line.startswith("http"))
        place = urlsplit(address.strip())
        try:
            yield Server(Address(str(place.hostname), place.port or 80), process.pid)
        finally:
            process.terminate()


async def keep_playing(address: Address, game: str, tally: Tally) -> None:
    """Play one game after the other, each at a new table."""
    while True:
        table, tokens = await address.set_up(game, SEATS)
        pages = [await address.open(table, [token], tally) for token in tokens]
        pages[0].counts = True
        try:
            await pages[0].done
            tally.games += 1
        finally:
            for page in pages:
                page.close()


async def measure_load(server: Server, games: list[str], tables: int, seconds: float) -> None:
    for game in games:  # the rules are loaded when a page asks for a table
        await leave_table(server.address, game, Tally(), plays=5)
    tally = Tally()
    async with asyncio.TaskGroup() as group:
        players = [
            group.create_task(keep_playing(server.address.of_client(number), game, tally))
            for number, game in enumerate(islice(cycle(games), tables))
        ]
        await with_progress("warming up", asyncio.sleep(2), 2)
        before = (time.perf_counter(), server.cpu_seconds, time.process_time())
        tally.__init__()  # type: ignore[misc]
        await with_progress("playing", asyncio.sleep(seconds), seconds)
        after = (time.perf_counter(), server.cpu_seconds, time.process_time())
        for player in players:
            player.cancel()
    wall, cpu, ours = (b - a for a, b in zip(before, after, strict=True))
    report_load(tally, wall, cpu, ours)


def report_load(tally: Tally, wall: float, cpu: float, ours: float) -> None:
    plies = tally.decisions + tally.chances
    print_figure("durable plies a second, chance's included", f"{plies / wall:,.0f}")
    print_figure("durable plies a second, people's only", f"{tally.decisions / wall:,.0f}")
    report_latency(tally)
    print_figure("plies a second of the server's CPU time", f"{plies / cpu:,.0f}")
    print_figure("  without chance's", f"{tally.decisions / cpu:,.0f}")
    print_figure(
        "processors used by the server, and by the pages", f"{cpu / wall:.2f}, {ours / wall:.2f}"
    )
    print_figure("games finished", f"{tally.games}")
    print_figure("bytes to each page for a ply", f"{tally.bytes / plies / SEATS:,.0f}")


def report_latency(tally: Tally) -> None:
    cuts = statistics.quantiles(tally.latencies, n=100)
    print_figure("latency of a play, median", f"{cuts[49] * 1000:.1f} ms")
    print_figure("latency of a play, 99 of 100 within", f"{cuts[98] * 1000:.1f} ms")


async def leave_table(
    address: Address, game: str, tally: Tally, plays: int = IDLE_PLIES, *, stay: bool = False
) -> Page:
    """Create a table, play some plies, and leave it or stay there without playing."""
    table, tokens = await address.set_up(game, SEATS)
    # A page for every seat: one page for all seats would have to choose whose hand to show.
    pages = [await address.open(table, [token], tally, plays / SEATS) for token in tokens]
    await asyncio.wait([page.done for page in pages], return_when=asyncio.FIRST_COMPLETED)
    for page in pages[1:] if stay else pages:
        page.close()
    return pages[0]


async def measure_idle(server: Server, games: list[str], tables: int, *, stay: bool) -> None:
    before = server.megabytes
    waiting = list(islice(cycle(games), tables))
    pages: list[Page] = []

    with Progress(console=CONSOLE, transient=True) as progress:
        bar = progress.add_task("setting up tables", total=tables)

        async def work() -> None:
            while waiting:
                pages.append(await leave_table(server.address, waiting.pop(), Tally(), stay=stay))
                progress.advance(bar)

        await asyncio.gather(*(work() for _ in range(8)))
    await asyncio.sleep(1)
    what = "with a page left at each" if stay else "without pages"
    print_figure(f"{tables} idle tables {what}", f"{server.megabytes - before:.0f} MB")
    for page in pages:
        page.close()


async def measure_experts(server: Server, games: list[str], tables: int, seconds: float) -> None:
    tally, address = Tally(), server.address
    pages: list[Page] = []
    for game in islice(cycle(games), tables):
        table, _ = await address.set_up(game, 0, bots=SEATS)
        pages.append(await address.open(table, [], Tally()))
    for game in games:
        for people in (SEATS, 1):
            table, tokens = await address.set_up(game, people, bots=SEATS - people)
            pages += [
                await address.open(table, [token], tally, thinks=PERSON_THINKS) for token in tokens
            ]
    before = (time.perf_counter(), server.cpu_seconds)
    await with_progress("playing beside experts", asyncio.sleep(seconds), seconds)
    wall, cpu = time.perf_counter() - before[0], server.cpu_seconds - before[1]
    for page in pages:
        page.close()
    print_figure(f"plays of people beside {tables} tables of experts", f"{len(tally.latencies)}")
    report_latency(tally)
    print_figure("processors used by the server", f"{cpu / wall:.2f}")


async def with_progress(what: str, work: Awaitable[None], seconds: float) -> None:
    """Show the time left until the work is done."""
    with Progress(console=CONSOLE, transient=True) as progress:
        bar = progress.add_task(what, total=seconds)
        task, began = asyncio.ensure_future(work), time.perf_counter()
        while not task.done():
            await asyncio.wait([task], timeout=0.5)
            progress.update(bar, completed=time.perf_counter() - began)


def print_figure(what: str, figure: str) -> None:
    print(f"{what:>55}  {figure}", flush=True)


async def measure(options: argparse.Namespace) -> None:
    if options.bare:
        with tempfile.TemporaryDirectory() as folder, server(Path(folder), BARE) as running:
            print_figure("without games", "")
            await measure_load(running, options.game, options.tables, options.seconds)
            print_figure("with them", "")
    # Memory is measured with another server than the one that had the load.
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as running:
        if options.seconds:
            await measure_load(running, options.game, options.tables, options.seconds)
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as running:
        if options.idle:
            for game in options.game:
                await leave_table(running.address, game, Tally())
            for stay in (False, True):
                await measure_idle(running, options.game, options.idle, stay=stay)
        if options.experts:
            await measure_experts(running, options.game, options.experts, options.seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--experts", type=int, default=8)
    parser.add_argument("--bare", action="store_true", help="also without any game")
    parser.add_argument("--game", nargs="+", default=GAMES, choices=GAMES)
    asyncio.run(measure(parser.parse_args()))
