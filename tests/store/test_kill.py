"""`kill -9` at any moment loses nothing that was acknowledged."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from atoll.store.log import EventLog
from tests.store import appender

TABLES = ["north", "east", "south"]


def acknowledged_before_kill(path: Path, acknowledgements: int) -> dict[str, int]:
    """Kill the process after so many acknowledgements; the last one of each table."""
    process = subprocess.Popen(
        [sys.executable, appender.__file__, str(path), *TABLES],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    with process:
        lines = [process.stdout.readline() for _ in range(acknowledgements)]
        process.kill()
        lines += process.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {table: int(seq) for table, seq in whole}


@pytest.mark.parametrize("rounds", [8])
def test_what_was_acknowledged_survives(tmp_path: Path, rounds: int) -> None:
    path = tmp_path / "log.sqlite"
    moments = Random(7)
    for _ in range(rounds):
        acknowledged = acknowledged_before_kill(path, moments.randint(1, 300))
        log = EventLog(path)
        for table, last in acknowledged.items():
            events = log.read(table)
            assert len(events) >= last
            assert [event.seq for event in events] == list(range(1, len(events) + 1))
            assert all(event.payload == f"{table} {event.seq}" for event in events)
            assert len(events) % 2 == 0, "half an append was written"
        log.close()
