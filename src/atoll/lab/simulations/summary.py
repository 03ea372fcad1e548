"""The summary of a simulation's file; needs `pip install atoll[simulate]`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from atoll import games
from atoll.engine.json_values import Json, JsonValue
from atoll.lab.matches.interval import wilson_by_deal
from atoll.lab.simulations.simulate import job_of

__all__ = ["Share", "Summary", "SummaryError", "summarize"]


# Of the names of bots, shares of wins, scores or seeds.
_Column: TypeAlias = NDArray[Any]


class SummaryError(ValueError):
    """A file that cannot be summarized."""


@dataclass(frozen=True)
class Share:
    """A share of the wins or of the games, with its confidence interval."""

    of: str
    share: float
    low: float
    high: float
    """The bounds of the 95 % confidence interval, the deal being the unit."""

    @classmethod
    def counted(cls, of: str, shares: _Column, deals: NDArray[np.uint64]) -> "Share":
        mean = float(shares.mean(dtype=np.float64))
        return cls(of, mean, *wilson_by_deal(shares, deals))


@dataclass(frozen=True)
class Summary:
    """The wins, scores and lengths of the games, and what ended them."""

    job: Mapping[str, JsonValue]
    cooperative: bool
    wins: Sequence[Share]
    """By bot; by seat if one bot had all seats; of the team in a cooperative game."""
    fair: float | None
    """An equal share of the wins; None for a team."""
    lengths: NDArray[np.int32]
    """The number of decisions of every game."""
    scores: Mapping[str, NDArray[np.int16]]
    """By the same names as the wins; empty for a team."""
    reasons: Sequence[Share]
    """What ended the games, the most frequent first."""


def summarize(path: Path) -> Summary:
    """Summarize the file of a simulation; raises `SummaryError`.

    >>> import tempfile, pathlib
    >>> from atoll.lab.matches.line_up import LineUp
    >>> from atoll.lab.simulations.simulate import Job, simulate
    >>> line_up = LineUp("la_tortuga", 4, {}, ("stop4", "random", "random", "random"))
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     out = pathlib.Path(folder, "results.parquet")
    ...     done, summary = simulate(Job(line_up, 400, out)), summarize(out)
    >>> [share.of for share in summary.wins], summary.fair
    (['stop4', 'random'], 0.25)
    """
    job, table = _read(path)
    cooperative = games.find(job["game"]).cooperative
    players = int(job["players"])
    seats = {f"{seat}": _seat(table, seat) for seat in range(players)}
    wins = {"the team": seats["0"]["win"]} if cooperative else _by_bot(job, seats, "win")
    deals = {"the team": seats["0"]["deal"]} if cooperative else _by_bot(job, seats, "deal")
    return Summary(
        job=job,
        cooperative=cooperative,
        wins=[Share.counted(name, wins[name], deals[name]) for name in wins],
        fair=None if cooperative else 1 / players,
        lengths=table["decisions"].to_numpy(),
        scores={} if cooperative else _by_bot(job, seats, "score"),
        reasons=_reasons(table),
    )


def _read(path: Path) -> tuple[Json, pa.Table]:
    if not path.exists():
        raise SummaryError(f"there is no file {path}")
    job = job_of(path)
    if job is None:
        raise SummaryError(f"{path} was not made by atoll simulate")
    try:
        table = pq.read_table(path)
    except (OSError, pa.ArrowException) as error:
        raise SummaryError(f"{path} cannot be read: {error}") from None
    if "reason" not in table.column_names:
        raise SummaryError(f"{path} has a row for every decision: use the file with a row a game")
    _check_kind(path, job, table)
    return job, table


def _check_kind(path: Path, job: Mapping[str, JsonValue], table: pa.Table) -> None:
    """Raise `SummaryError` if the file combines games that need separate plots."""
    if not table.num_rows:
        raise SummaryError(f"{path} has no games")
    options = {f"option_{name}": value for name, value in job["options"].items()}
    for name, ordered in {"game": job["game"], "players": job["players"], **options}.items():
        if _values(table[name]) != {ordered}:
            raise SummaryError(
                f"{path} holds games of several kinds ({name}): plot each kind by itself"
            )
    seated = set().union(*(_values(table[f"bot_{seat}"]) for seat in range(job["players"])))
    if seated != set(job["bots"]):
        raise SummaryError(f"{path} holds games of several kinds (bots): plot each kind by itself")


def _values(column: pa.ChunkedArray) -> set[object]:
    return set(column.unify_dictionaries().unique().to_pylist())


def _seat(table: pa.Table, seat: int) -> dict[str, _Column]:
    bots = table[f"bot_{seat}"].cast(pa.string()).to_numpy()
    return {
        "bot": bots,
        "win": table[f"win_{seat}"].to_numpy(),
        "score": table[f"score_{seat}"].to_numpy(),
        "deal": table["seed"].to_numpy(),
    }


def _by_bot(
    job: Mapping[str, JsonValue],
    seats: Mapping[str, Mapping[str, _Column]],
    what: str,
) -> dict[str, _Column]:
    names = list(dict.fromkeys(job["bots"]))
    if len(names) == 1:
        return {f"seat {seat}": columns[what] for seat, columns in seats.items()}
    return {
        name: np.concatenate([columns[what][columns["bot"] == name] for columns in seats.values()])
        for name in names
    }


def _reasons(table: pa.Table) -> list[Share]:
    reasons, deals = table["reason"].cast(pa.string()).to_numpy(), table["seed"].to_numpy()
    shares = [Share.counted(each, reasons == each, deals) for each in sorted(set(reasons))]
    return sorted(shares, key=lambda share: -share.share)
