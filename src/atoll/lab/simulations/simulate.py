"""Simulations: many games, written to a Parquet file; needs `pip install atoll[simulate]`.

The same job gives the same file, byte for byte, on any number of cores and however often it was
interrupted.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from atoll.engine.json_values import Json
from atoll.engine.records.dice import SEEDING
from atoll.lab.matches.line_up import LineUp
from atoll.lab.matches.whole_games import chunks, play_chunk
from atoll.lab.simulations.columns import games_table, plies_table
from atoll.lab.simulations.unfinished import Unfinished
from atoll.lab.workers.pools import WorkerPool, pool_for, run_chunks

__all__ = ["METADATA", "ROWS_AT_ONCE", "Job", "SimulateError", "job_of", "simulate"]

ROWS_AT_ONCE = 1 << 17
METADATA = b"atoll"


class SimulateError(ValueError):
    """A job that cannot be run."""


@dataclass(frozen=True)
class Job:
    """What to simulate, and where to write it."""

    line_up: LineUp
    games: int
    out: Path
    """The file with a row for each game."""
    plies: Path | None = None
    """The file with a row for each ply, if wanted."""

    def to_json(self) -> Json:
        """Return everything that determines the contents of the files."""
        line_up = self.line_up
        return {
            "atoll": version("atoll"),
            "game": line_up.game,
            "players": line_up.players,
            "options": dict(line_up.options),
            "bots": list(line_up.bots),
            "seed": line_up.seed,
            "seeding": SEEDING,
            "simulations": line_up.thinking.simulations,
            "games": self.games,
            "decisions": self.plies is not None,
        }

    @property
    def files(self) -> list[Path]:
        """The finished files."""
        return [self.out] if self.plies is None else [self.out, self.plies]

    @property
    def unfinished(self) -> Path:
        """The file that keeps the games until all are done."""
        return self.out.with_name(self.out.name + ".part")


def simulate(
    job: Job,
    *,
    workers: int | None = None,
    pool: WorkerPool | None = None,
    report: Callable[[int], None] = lambda _: None,
) -> bool:
    """Run a job or resume it; return False if it was done already.

    `report` is called with the number of games done.  Raises `SimulateError`,
    `UnfinishedError`, `BotError` or `OSError`; games that are done are kept.

    >>> import tempfile, pathlib, pyarrow.parquet
    >>> line_up = LineUp("la_tortuga", 4, {"spend_eggs": False}, ("random",) * 4)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     out = pathlib.Path(folder, "results.parquet")
    ...     simulate(Job(line_up, 100, out)), pyarrow.parquet.read_table(out).num_rows
    (True, 100)
    """
    if _is_done(job):
        return False
    _check_folders(job)
    with Unfinished(job.unfinished, job.to_json()) as kept:
        every = chunks(job.line_up, job.games)
        todo = (chunk for chunk in every if not kept.has(chunk))
        report(kept.games)
        work = partial(play_chunk, job.line_up, with_plies=job.plies is not None)
        with pool or pool_for(job.line_up, len(every), workers) as opened:
            for played in run_chunks(work, todo, opened):
                kept.add(played)
                report(kept.games)
        _write(job, kept)
        kept.remove()
    return True


def _is_done(job: Job) -> bool:
    """Return whether the files exist; raise `SimulateError` if they are from another job."""
    there = [path for path in job.files if path.exists()]
    for path in there:
        if job_of(path) != job.to_json():
            raise SimulateError(
                f"{path} already exists and was not written by this command: choose another "
                "name or remove it"
            )
    return len(there) == len(job.files) and not job.unfinished.exists()


def _check_folders(job: Job) -> None:
    """Raise `SimulateError` if the files cannot be written, before any game is played."""
    for path in job.files:
        if not (path.parent.is_dir() and os.access(path.parent, os.W_OK)):
            raise SimulateError(
                f"{path} cannot be written: {path.parent} is not a folder you can write to"
            )


def job_of(path: Path) -> Json | None:
    """Return the job that wrote this file; None if it is not a file of a simulation."""
    try:
        text = (pq.read_schema(path).metadata or {}).get(METADATA)
    except (OSError, pa.ArrowException):
        return None
    job: Json | None = None if text is None else json.loads(text)
    return job


def _write(job: Job, kept: Unfinished) -> None:
    """Write the finished files, under other names until they are complete."""
    with ExitStack() as stack:
        rows = stack.enter_context(_growing(job, job.out))
        plies = stack.enter_context(_growing(job, job.plies)) if job.plies else None
        for played in kept.in_order():
            rows(games_table(job.line_up, played))
            if plies is not None:
                plies(plies_table(played))


@contextmanager
def _growing(job: Job, path: Path) -> Iterator[Callable[[pa.Table], None]]:
    """Open a file that is renamed when complete; rows are written in large groups."""
    draft = path.with_name(path.name + ".writing")
    waiting: list[pa.Table] = []
    writers: list[pq.ParquetWriter] = []

    def write_out() -> None:
        table = pa.concat_tables(waiting)
        if not writers:
            metadata = {METADATA: json.dumps(job.to_json()).encode()}
            schema = table.schema.with_metadata(metadata)
            writers.append(pq.ParquetWriter(draft, schema, compression="zstd"))
        writers[0].write_table(table, row_group_size=table.num_rows)
        waiting.clear()

    def add(table: pa.Table) -> None:
        waiting.append(table)
        if sum(each.num_rows for each in waiting) >= ROWS_AT_ONCE:
            write_out()

    try:
        yield add
        if waiting:
            write_out()
        for writer in writers:
            writer.close()
        _make_durable(draft)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _make_durable(path: Path) -> None:
    """Flush the file to disk, so that a power cut leaves no empty file under its final name."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())
