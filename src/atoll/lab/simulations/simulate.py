"""Simulations: many games, written to a Parquet file; needs `pip install atoll[simulate]`.

The same order gives the same file, byte for byte, on any number of cores and however often it
was interrupted.
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

__all__ = ["METADATA", "ROWS_AT_ONCE", "Order", "SimulateError", "order_of", "simulate"]

ROWS_AT_ONCE = 1 << 17
METADATA = b"atoll"


class SimulateError(ValueError):
    """An order that cannot be carried out."""


@dataclass(frozen=True)
class Order:
    """What is to be simulated, and where it is to be written."""

    line_up: LineUp
    games: int
    out: Path
    """One row a game."""
    plies: Path | None = None
    """If given: one row a ply."""

    def to_json(self) -> Json:
        """All that settles what stands in the files."""
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
        """Where everything is, when all is done."""
        return [self.out] if self.plies is None else [self.out, self.plies]

    @property
    def unfinished(self) -> Path:
        """Where everything is kept until all is done."""
        return self.out.with_name(self.out.name + ".part")


def simulate(
    order: Order,
    *,
    workers: int | None = None,
    pool: WorkerPool | None = None,
    tell: Callable[[int], None] = lambda _: None,
) -> bool:
    """Carry out an order, or go on with it; False if all was done already.

    `tell` is told how many games are done, now and then.
    Raises `SimulateError`, `UnfinishedError`, `BotError` or `OSError`; what is done is kept.

    >>> import tempfile, pathlib, pyarrow.parquet
    >>> line_up = LineUp("la_tortuga", 4, {"spend_eggs": False}, ("random",) * 4)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     out = pathlib.Path(folder, "results.parquet")
    ...     simulate(Order(line_up, 100, out)), pyarrow.parquet.read_table(out).num_rows
    (True, 100)
    """
    if _is_done(order):
        return False
    _check_folders(order)
    with Unfinished(order.unfinished, order.to_json()) as kept:
        portions = chunks(order.line_up, order.games)
        todo = (chunk for chunk in portions if not kept.has(chunk))
        tell(kept.games)
        work = partial(play_chunk, order.line_up, noting=order.plies is not None)
        with pool or pool_for(order.line_up, len(portions), workers) as hands:
            for played in run_chunks(work, todo, hands):
                kept.add(played)
                tell(kept.games)
        _write(order, kept)
        kept.remove()
    return True


def _is_done(order: Order) -> bool:
    """Whether the files are there already; anything else that is there is not overwritten."""
    there = [path for path in order.files if path.exists()]
    for path in there:
        if order_of(path) != order.to_json():
            raise SimulateError(
                f"{path} is there already and holds something else: choose another name, or "
                "remove it"
            )
    return len(there) == len(order.files) and not order.unfinished.exists()


def _check_folders(order: Order) -> None:
    """What cannot be written is better known before all the games than after them."""
    for path in order.files:
        if not (path.parent.is_dir() and os.access(path.parent, os.W_OK)):
            raise SimulateError(
                f"{path} cannot be written: {path.parent} is no folder in which you may write"
            )


def order_of(path: Path) -> Json | None:
    """What was ordered when this file was made; None if it is no file of a simulation."""
    try:
        told = (pq.read_schema(path).metadata or {}).get(METADATA)
    except (OSError, pa.ArrowException):
        return None
    order: Json | None = None if told is None else json.loads(told)
    return order


def _write(order: Order, kept: Unfinished) -> None:
    """Write the finished files; until they are whole they have other names."""
    with ExitStack() as stack:
        rows = stack.enter_context(_growing(order, order.out))
        plies = stack.enter_context(_growing(order, order.plies)) if order.plies else None
        for played in kept.in_order():
            rows(games_table(order.line_up, played))
            if plies is not None:
                plies(plies_table(played))


@contextmanager
def _growing(order: Order, path: Path) -> Iterator[Callable[[pa.Table], None]]:
    """A file that gets its name when it is complete; what is added goes there in large groups."""
    draft = path.with_name(path.name + ".writing")
    waiting: list[pa.Table] = []
    writers: list[pq.ParquetWriter] = []

    def write_out() -> None:
        table = pa.concat_tables(waiting)
        if not writers:
            words = {METADATA: json.dumps(order.to_json()).encode()}
            schema = table.schema.with_metadata(words)
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
    """A power cut must not leave an empty file under the name of a whole one."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())
