"""Appends to a log until it is killed, printing every sequence number that is acknowledged."""

import asyncio
import sys
from itertools import count

from atoll.store.event_log import EventLog
from atoll.store.location import locate
from atoll.store.opening import open_log
from atoll.store.row import Row


async def append_forever(log: EventLog, table_id: str) -> None:
    last = len(log.read(table_id))
    for seq in count(last + 1, 2):
        pair = [Row(table_id, n, "ply", None, f"{table_id} {n}", n) for n in (seq, seq + 1)]
        await log.append(pair)
        print(table_id, seq + 1, flush=True)


async def main() -> None:
    log = open_log(locate(sys.argv[1]))
    await asyncio.gather(*(append_forever(log, table_id) for table_id in sys.argv[2:]))


if __name__ == "__main__":
    asyncio.run(main())
