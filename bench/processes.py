"""Several server processes over one PostgreSQL database: throughput, and what a kill costs.

    python bench/processes.py --database postgresql://… [--tables 16 64 …] [--processes 1 2 4]
                              [--seconds 10] [--kills 100]

**Load.** First one process over a new SQLite file, then the same load on each number of worker
processes behind one port.  Each table has four players and a socket for every seat, which play
random legal plies at once, as in `tables.py`.

**Kills.** Two processes on ports of their own serve sixteen such tables.  One of them is killed
(`kill -9`), its pages wait as the real page does and connect to the other, and a new process takes
its place; then it is the other's turn.  The time of a kill is that until every table of the killed
process has had a ply again.  In the end the log is compared with what the pages have sent: a ply
that was accepted and is not in the log is lost, and a ply that no page has sent there is doubled.
"""

import argparse
import asyncio
import contextlib
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from pages import Address, Message, Page, Tally
from tables import ATOLL, GAMES, SEATS, Server, keep_playing, print_figure, report_latency, server

from atoll.store.event_log import EventLog
from atoll.store.location import locate
from atoll.store.opening import open_log

KILL_TABLES = 16
RECONNECT_SECONDS = 0.4
"""The first wait of the real page."""
REPLACED_SECONDS = 2.0
"""Between a kill and the next: the new process starts, and both play."""

AMPLE = """
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
"""
WORKERS = f"""
import sys
from atoll.server.operations.workers import ServeOptions, serve_by_workers
{AMPLE}
options = ServeOptions("127.0.0.1", 0, sys.argv[2], ample)
serve_by_workers(int(sys.argv[1]), options, (), lambda address: print(address, flush=True))
"""
ONE = f"""
import sys
from atoll.server.operations.run import serve
{AMPLE}
serve("127.0.0.1", 0, sys.argv[1], lambda address: print(address, flush=True), ample)
"""


class Workers(Server):
    """A supervisor with its workers."""

    @property
    def cpu_seconds(self) -> float:
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return sum(Server(self.address, int(pid)).cpu_seconds for pid in children)


@contextmanager
def started(program: str, *arguments: str) -> Iterator[tuple[Address, subprocess.Popen[str]]]:
    """Run a program that prints its address; kill it in the end."""
    command = [sys.executable, "-c", program, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        place = urlsplit(next(iter(process.stdout)).strip())
        try:
            yield Address(str(place.hostname), place.port or 80), process
        finally:
            process.terminate()


async def measure_load(what: str, server: Server, tables: int, seconds: float) -> None:
    tally = Tally()
    async with asyncio.TaskGroup() as group:
        players = [
            group.create_task(keep_playing(server.address, game, tally))
            for game in islice(cycle(GAMES), tables)
        ]
        while tally.decisions < 3 * tables:  # all tables have been created and play
            await asyncio.sleep(0.1)
        before, cpu = time.perf_counter(), server.cpu_seconds
        tally.__init__()  # type: ignore[misc]
        await asyncio.sleep(seconds)
        wall, cpu = time.perf_counter() - before, server.cpu_seconds - cpu
        for player in players:
            player.cancel()
    plies = tally.decisions + tally.chances
    print_figure(f"{what}, {tables} tables: durable plies a second", f"{plies / wall:,.0f}")
    print_figure("of the servers' CPU time", f"{plies / cpu:,.0f} ({cpu / wall:.2f} processors)")
    report_latency(tally)


async def measure_loads(options: argparse.Namespace) -> None:
    for tables in options.tables:
        with tempfile.TemporaryDirectory() as folder, server(Path(folder), ATOLL) as running:
            await measure_load("SQLite, 1 process", running, tables, options.seconds)
        for number in options.processes:
            # One process is served as without --workers.
            program, *arguments = (ONE,) if number == 1 else (WORKERS, str(number))
            with started(program, *arguments, options.database) as (address, process):
                running = (Server if number == 1 else Workers)(address, process.pid)
                what = f"PostgreSQL, {number} process{'es' * (number > 1)}"
                await measure_load(what, running, tables, options.seconds)


# ── Kills ────────────────────────────────────────────────────────────────────────────────


@dataclass
class Record:
    """What the pages of a table have sent, and how it came through a kill."""

    sent: dict[int, set[str]] = field(default_factory=dict)
    """The plies that were sent to become each event."""
    accepted: dict[int, str] = field(default_factory=dict)
    killed: float = 0.0
    """When the process of the table was killed last."""
    resumed: float = 0.0
    """When a page that has connected since received a ply."""
    over: bool = False


class RecordingPage(Page):
    """A page that notes what it sends and what is accepted."""

    record: Record

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._opened = time.perf_counter()
        self._requested: list[tuple[int, str]] = []

    def _request(self, seq: int, ply: bytes) -> None:
        text = json.dumps(json.loads(ply), sort_keys=True)
        self._requested.append((seq + 1, text))
        self.record.sent.setdefault(seq + 1, set()).add(text)
        super()._request(seq, ply)

    def _receive(self, message: Message) -> None:
        record = self.record
        if message.type == "accepted":
            seq, ply = self._requested[(message.id or 0) - 1]
            record.accepted[seq] = ply
        if message.type == "ply" and record.resumed <= record.killed < self._opened:
            record.resumed = time.perf_counter()
        super()._receive(message)


class Pair:
    """Two servers, one of which may just have been killed."""

    def __init__(self, database: str) -> None:
        self.records: dict[str, Record] = {}
        self._database = database
        self._stack = contextlib.ExitStack()
        self._servers = [self._start() for _ in range(2)]

    def _start(self) -> tuple[Address, subprocess.Popen[str]]:
        return self._stack.enter_context(started(ONE, self._database))

    async def keep_playing(self, number: int, game: str) -> None:
        """Play one game after the other, each at a new table."""
        while True:
            try:
                table, tokens = await self._servers[number % 2][0].set_up(game, SEATS)
            except OSError:
                await asyncio.sleep(RECONNECT_SECONDS)
                continue
            record = self.records[table] = Record()
            seats = (self._stay(table, token, number + seat) for seat, token in enumerate(tokens))
            await asyncio.gather(*seats)
            record.over = True

    async def _stay(self, table: str, token: str, number: int) -> None:
        """Play a seat to the end, at the other server whenever the connection is lost."""

        def make(*arguments: Any) -> RecordingPage:
            page = RecordingPage(*arguments)
            page.record = self.records[table]
            return page

        while True:
            with contextlib.suppress(OSError, AssertionError):
                address, _ = self._servers[number % 2]
                page = await address.open(table, [token], Tally(), make=make)
                try:
                    return await page.done
                finally:
                    page.close()
            number += 1
            await asyncio.sleep(RECONNECT_SECONDS)

    async def kill(self, number: int, log: EventLog) -> float:
        """Kill a server; return the seconds until all its tables have had a ply again."""
        _, process = self._servers[number]
        [owner] = [each.id for each in log.leases.processes() if f"-{process.pid}-" in each.id]
        owned = {lease.table_id for lease in log.leases.leases_of(owner)}
        records = [self.records[table] for table in owned & self.records.keys()]
        process.kill()
        killed = time.perf_counter()
        waiting = [record for record in records if not record.over]
        for record in waiting:
            record.killed = killed
        # A game may have ended by a ply that was written but not sent any more.
        while any(record.resumed <= killed and not record.over for record in waiting):
            await asyncio.sleep(0.01)
        return max([killed, *(record.resumed for record in waiting)]) - killed

    async def replace(self, number: int) -> None:
        """Start a process in the place of one that was killed."""
        self._servers[number] = await asyncio.to_thread(self._start)

    def close(self) -> None:
        self._stack.close()


async def measure_kills(options: argparse.Namespace) -> None:
    log = open_log(locate(options.database))
    pair = Pair(options.database)
    times: list[float] = []
    async with asyncio.TaskGroup() as group:
        players = [
            group.create_task(pair.keep_playing(number, game))
            for number, game in enumerate(islice(cycle(GAMES), KILL_TABLES))
        ]
        for number in range(options.kills):
            await asyncio.sleep(REPLACED_SECONDS)
            times.append(await pair.kill(number % 2, log))
            await pair.replace(number % 2)
        for player in players:
            player.cancel()
    pair.close()
    print_figure("kills", f"{len(times)}")
    print_figure("until all tables play again, median", f"{statistics.median(times):.2f} s")
    print_figure("worst", f"{max(times):.2f} s")
    report_plies(log, pair.records)
    log.close()


def report_plies(log: EventLog, records: Mapping[str, Record]) -> None:
    """Compare the log with what the pages have sent."""
    lost = doubled = accepted = 0
    for table, record in records.items():
        stored = {}
        for row in log.read(table):
            if row.kind == "ply":
                ply = json.loads(row.payload)["ply"]
                stored[row.seq] = json.dumps(ply, sort_keys=True)
                doubled += ply["by"] != "chance" and stored[row.seq] not in record.sent.get(
                    row.seq, ()
                )
        accepted += len(record.accepted)
        lost += sum(stored.get(seq) != ply for seq, ply in record.accepted.items())
    print_figure("plies lost", f"{lost} of {accepted:,} accepted")
    print_figure("plies doubled", f"{doubled}")


async def measure(options: argparse.Namespace) -> None:
    if options.seconds:
        await measure_loads(options)
    if options.kills:
        await measure_kills(options)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure several processes over one database.")
    parser.add_argument("--database", required=True, help="URL of an empty PostgreSQL database")
    parser.add_argument("--tables", type=int, nargs="+", default=[16, 64, 256, 1024])
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--seconds", type=float, default=10, help="of each load; 0: none")
    parser.add_argument("--kills", type=int, default=100)
    asyncio.run(measure(parser.parse_args()))
