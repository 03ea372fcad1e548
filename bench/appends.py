"""Durable appends a second to the event log, and the CPU time of each.

    python bench/appends.py [--tables 16] [--seconds 2] [--rounds 5] [--database URL]
                            [--against CHECKOUT]

**Load.** This number of tables each append one row, wait until it is durable, and append the next.
Every round runs in a process of its own, over a new file or over the database of the URL.  With
`--against` another version of Atoll, in its folder, runs in turns with this one.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

PROGRAM = """
import asyncio, sys, time
from itertools import count
from pathlib import Path
try:
    from atoll.store.location import locate
    from atoll.store.opening import open_log
    log = open_log(locate(sys.argv[1]))
except ImportError:  # an older version
    from atoll.store.log import EventLog
    log = EventLog(Path(sys.argv[1]))
from atoll.store.row import Row

PAYLOAD = '{"by":2,"ply":{"verb":"move","to":"observatory"},"seed":"0123456789abcdef"}'
written = 0

async def play(table_id):
    global written
    for seq in count(1):
        await log.append([Row(table_id, seq, "ply", None, PAYLOAD, seq)])
        written += 1

async def main():
    players = [
        asyncio.create_task(play(f"{time.time_ns()} {table}")) for table in range(int(sys.argv[2]))
    ]
    before, cpu = time.perf_counter(), time.process_time()
    await asyncio.sleep(float(sys.argv[3]))
    seconds, cpu = time.perf_counter() - before, time.process_time() - cpu
    for player in players:
        player.cancel()
    print(written / seconds, cpu / max(written, 1) * 1e6)

try:
    import uvloop
    uvloop.run(main())
except ImportError:
    asyncio.run(main())
log.close()
"""


def measure(checkout: Path, options: argparse.Namespace) -> tuple[float, float]:
    """Return the appends a second and the microseconds of CPU time of one, in one round."""
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or str(Path(folder) / "bench.sqlite")
        arguments = [database, str(options.tables), str(options.seconds)]
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, *arguments],
            env={**os.environ, "PYTHONPATH": str(checkout / "src")},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    rate, cpu = done.stdout.split()
    return float(rate), float(cpu)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT")
    options = parser.parse_args()
    checkouts = [Path(__file__).parents[1], *([options.against] if options.against else [])]
    measured: dict[Path, list[tuple[float, float]]] = {checkout: [] for checkout in checkouts}
    for _ in range(options.rounds):
        for checkout in checkouts:
            measured[checkout].append(measure(checkout, options))
    for checkout, rounds in measured.items():
        rates, cpus = zip(*rounds, strict=True)
        print(
            f"{checkout.resolve().name}: {statistics.median(rates):,.0f} appends a second "
            f"({', '.join(f'{rate:,.0f}' for rate in rates)}), "
            f"{statistics.median(cpus):,.1f} µs of CPU time each"
        )


if __name__ == "__main__":
    main()
