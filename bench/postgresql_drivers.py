"""Durable appends to PostgreSQL by psycopg and by asyncpg, in turns: their rate and CPU time.

    pip install asyncpg
    python bench/postgresql_drivers.py postgresql://USER@HOST/NAME [--tables 256] [--seconds 5]
                                       [--rounds 3] [--busy 50]

**Load.** This number of tables each append one row, wait until it is durable, and append the next,
as games do.  After each append the event loop is busy for `--busy` microseconds, as a server that
sends updates.  Waiting rows are committed in groups by one statement.

- psycopg: a thread with a connection writes the groups, as `atoll.store.postgresql` does.
- asyncpg: a task on the event loop writes them.

Uses uvloop as the server does, and a table `driver_event` that it drops at the end.
"""

import argparse
import asyncio
import queue
import statistics
import sys
import threading
import time
from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec
import psycopg
import uvloop

CREATE = (
    "CREATE TABLE IF NOT EXISTS driver_event (table_id TEXT, seq INTEGER, kind TEXT, "
    "seat INTEGER, payload TEXT, at BIGINT, PRIMARY KEY (table_id, seq))"
)
INSERT = (
    "INSERT INTO driver_event SELECT item->>0, (item->>1)::integer, item->>2, "
    "(item->>3)::integer, item->>4, (item->>5)::bigint "
    "FROM json_array_elements({}::json) AS item"
)
PAYLOAD = '{"by":2,"ply":{"verb":"move","to":"observatory"},"seed":"0123456789abcdef"}'

Row = tuple[str, int, str, int | None, str, int]


class Psycopg:
    """Writes by psycopg in a thread."""

    def __init__(self, url: str) -> None:
        self._connection = psycopg.connect(url, autocommit=True)
        self._insert = INSERT.format("%s").encode()
        self._waiting: queue.SimpleQueue[tuple[Row, asyncio.Future[None]] | None]
        self._waiting = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write)
        self._thread.start()

    def append(self, row: Row) -> asyncio.Future[None]:
        done = self._loop.create_future()
        self._waiting.put((row, done))
        return done

    def _write(self) -> None:
        while (first := self._waiting.get()) is not None:
            group = [first]
            try:
                while (item := self._waiting.get_nowait()) is not None:
                    group.append(item)
                self._waiting.put(None)
            except queue.Empty:
                pass
            self._connection.execute(self._insert, (encode(group),))
            self._loop.call_soon_threadsafe(resolve, [done for _, done in group])

    async def close(self) -> None:
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()


class Asyncpg:
    """Writes by asyncpg on the event loop."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._insert = INSERT.format("$1")
        self._waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self._loop = asyncio.get_running_loop()
        self._woken = asyncio.Event()
        self._task = asyncio.create_task(self._write())

    @classmethod
    async def open(cls, url: str) -> "Asyncpg":
        import asyncpg

        return cls(await asyncpg.connect(url))

    def append(self, row: Row) -> asyncio.Future[None]:
        done = self._loop.create_future()
        self._waiting.append((row, done))
        self._woken.set()
        return done

    async def _write(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            group, self._waiting = self._waiting, []
            await self._connection.execute(self._insert, encode(group))
            resolve([done for _, done in group])

    async def close(self) -> None:
        self._task.cancel()
        await self._connection.close()


def encode(group: Sequence[tuple[Row, asyncio.Future[None]]]) -> str:
    """Return rows as one argument, which psycopg passes on faster than arrays."""
    return msgspec.json.encode([row for row, _ in group]).decode()


def resolve(futures: Sequence[asyncio.Future[None]]) -> None:
    for done in futures:
        if not done.done():
            done.set_result(None)


async def measure(driver: str, url: str, arguments: argparse.Namespace) -> tuple[float, float]:
    """Return the appends a second, and the microseconds of CPU time of one."""
    writer = Psycopg(url) if driver == "psycopg" else await Asyncpg.open(url)
    written = 0

    async def play(table_id: str) -> None:
        nonlocal written
        for seq in count(1):
            await writer.append((table_id, seq, "ply", None, PAYLOAD, 1_700_000_000_000 + seq))
            written += 1
            until = time.perf_counter() + arguments.busy / 1e6
            while time.perf_counter() < until:
                pass

    began, cpu = time.perf_counter(), time.process_time()
    players = [
        asyncio.create_task(play(f"{driver} {began} {table}")) for table in range(arguments.tables)
    ]
    await asyncio.sleep(arguments.seconds)
    rate = written / (time.perf_counter() - began)
    cpu = (time.process_time() - cpu) / max(written, 1) * 1e6
    for player in players:
        player.cancel()
    await writer.close()
    return rate, cpu


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("url")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--busy", type=float, default=50)
    arguments = parser.parse_args()
    sys.setswitchinterval(0.001)
    with psycopg.connect(arguments.url, autocommit=True) as connection:
        connection.execute(CREATE)
        rounds: dict[str, list[tuple[float, float]]] = {"psycopg": [], "asyncpg": []}
        for _ in range(arguments.rounds):
            for driver, measured in rounds.items():
                measured.append(uvloop.run(measure(driver, arguments.url, arguments)))
        connection.execute("DROP TABLE driver_event")
    for driver, measured in rounds.items():
        rates, cpus = zip(*measured, strict=True)
        print(
            f"{driver}: {statistics.median(rates):,.0f} appends a second "
            f"({', '.join(f'{rate:,.0f}' for rate in rates)}), "
            f"{statistics.median(cpus):,.1f} µs of CPU time each"
        )


if __name__ == "__main__":
    main()
