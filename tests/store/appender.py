"""Appends to a log for ever, printing every sequence number that is acknowledged."""

import asyncio
import sys
from itertools import count
from pathlib import Path

from atoll.store.log import EventLog
from atoll.store.row import Event


async def append_for_ever(log: EventLog, table: str) -> None:
    last = len(log.read(table))
    for seq in count(last + 1, 2):
        pair = [Event(table, n, "ply", None, f"{table} {n}", n) for n in (seq, seq + 1)]
        await log.append(pair)
        print(table, seq + 1, flush=True)


async def main() -> None:
    log = EventLog(Path(sys.argv[1]))
    await asyncio.gather(*(append_for_ever(log, table) for table in sys.argv[2:]))


if __name__ == "__main__":
    asyncio.run(main())
