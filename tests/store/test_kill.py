"""Killing the writer at any moment loses nothing that was acknowledged."""

import subprocess
import sys
from random import Random

import pytest

from atoll.store.location import SqliteFile
from tests.store import appender
from tests.store.places import Place

TABLES = ["north", "east", "south"]


def acknowledged_before_kill(database: str, acknowledgements: int) -> dict[str, int]:
    """Kill the writer after some acknowledgements; return the last number of each table."""
    process = subprocess.Popen(
        [sys.executable, appender.__file__, database, *TABLES],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    with process:
        lines = [process.stdout.readline() for _ in range(acknowledgements)]
        process.kill()
        lines += process.stdout.readlines()
    complete = [line.split() for line in lines if line.endswith("\n")]
    return {table_id: int(seq) for table_id, seq in complete}


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [8])
def test_what_was_acknowledged_survives(place: Place, rounds: int) -> None:
    location = place.location
    database = str(location.path if isinstance(location, SqliteFile) else location.url)
    random = Random(7)
    for _ in range(rounds):
        acknowledged = acknowledged_before_kill(database, random.randint(1, 300))
        with place.opened() as log:
            for table_id, last in acknowledged.items():
                rows = log.read(table_id)
                assert len(rows) >= last
                assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
                assert all(row.payload == f"{table_id} {row.seq}" for row in rows)
                assert len(rows) % 2 == 0, "half an append was written"
