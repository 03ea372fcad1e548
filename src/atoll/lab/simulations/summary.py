"""What a simulation came to, read from its file; needs `pip install atoll[simulate]`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from atoll import games
from atoll.engine.json_values import Json, JsonValue
from atoll.lab.matches.interval import wilson_by_deal
from atoll.lab.simulations.simulate import order_of

__all__ = ["Share", "Summary", "SummaryError", "sum_up"]


class SummaryError(ValueError):
    """A file that cannot be summed up."""


@dataclass(frozen=True)
class Share:
    """Of the wins, or of the games."""

    of: str
    share: float
    low: float
    high: float
    """Between these the true share lies with 95 % confidence, the deal being the unit."""

    @classmethod
    def counted(cls, of: str, shares: NDArray[Any], deals: NDArray[np.uint64]) -> "Share":
        mean = float(shares.mean(dtype=np.float64))
        return cls(of, mean, *wilson_by_deal(shares, deals))


@dataclass(frozen=True)
class Summary:
    """How often who won, with which scores, how long it took, and what ended the games."""

    order: Mapping[str, JsonValue]
    cooperative: bool
    wins: Sequence[Share]
    """By bot; by seat, if the same bot sat everywhere; of the team, if all win together."""
    fair: float | None
    """What everybody would win if all were equal; None for a team."""
    lengths: NDArray[np.int32]
    """Every game's decisions."""
    scores: Mapping[str, NDArray[np.int16]]
    """By the same as the wins; of a team, nothing."""
    reasons: Sequence[Share]
    """What ended the games, the most frequent first."""


def sum_up(path: Path) -> Summary:
    """Read the file of a simulation; raises `SummaryError`.

    >>> import tempfile, pathlib
    >>> from atoll.lab.matches.line_up import LineUp
    >>> from atoll.lab.simulations.simulate import Order, simulate
    >>> line_up = LineUp("la_tortuga", 4, {}, ("stop4", "random", "random", "random"))
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     out = pathlib.Path(folder, "results.parquet")
    ...     done, summary = simulate(Order(line_up, 400, out)), sum_up(out)
    >>> [share.of for share in summary.wins], summary.fair
    (['stop4', 'random'], 0.25)
    """
    order, table = _read(path)
    cooperative = games.find(order["game"]).cooperative
    players = int(order["players"])
    seats = {f"{seat}": _seat(table, seat) for seat in range(players)}
    wins = {"the team": seats["0"]["win"]} if cooperative else _by_bot(order, seats, "win")
    deals = {"the team": seats["0"]["deal"]} if cooperative else _by_bot(order, seats, "deal")
    return Summary(
        order=order,
        cooperative=cooperative,
        wins=[Share.counted(name, wins[name], deals[name]) for name in wins],
        fair=None if cooperative else 1 / players,
        lengths=table["decisions"].to_numpy(),
        scores={} if cooperative else _by_bot(order, seats, "score"),
        reasons=_reasons(table),
    )


def _read(path: Path) -> tuple[Json, pa.Table]:
    if not path.exists():
        raise SummaryError(f"there is no file {path}")
    order = order_of(path)
    if order is None:
        raise SummaryError(f"{path} was not made by atoll simulate")
    try:
        table = pq.read_table(path)
    except (OSError, pa.ArrowException) as error:
        raise SummaryError(f"{path} cannot be read: {error}") from None
    if "reason" not in table.column_names:
        raise SummaryError(f"{path} has a row for every decision: give the file with one a game")
    _check_kind(path, order, table)
    return order, table


def _check_kind(path: Path, order: Mapping[str, JsonValue], table: pa.Table) -> None:
    """Refuse what was put together of games that one picture cannot tell apart."""
    if not table.num_rows:
        raise SummaryError(f"there is no game in {path}")
    options = {f"option_{name}": value for name, value in order["options"].items()}
    for name, ordered in {"game": order["game"], "players": order["players"], **options}.items():
        if _values(table[name]) != {ordered}:
            raise SummaryError(f"{path} holds games of several kinds ({name}): plot each by itself")
    seated = set().union(*(_values(table[f"bot_{seat}"]) for seat in range(order["players"])))
    if seated != set(order["bots"]):
        raise SummaryError(f"{path} holds games of several kinds (bots): plot each by itself")


def _values(column: pa.ChunkedArray) -> set[Any]:
    return set(column.unify_dictionaries().unique().to_pylist())


def _seat(table: pa.Table, seat: int) -> dict[str, NDArray[Any]]:
    bots = table[f"bot_{seat}"].cast(pa.string()).to_numpy()
    return {
        "bot": bots,
        "win": table[f"win_{seat}"].to_numpy(),
        "score": table[f"score_{seat}"].to_numpy(),
        "deal": table["seed"].to_numpy(),
    }


def _by_bot(
    order: Mapping[str, JsonValue],
    seats: Mapping[str, Mapping[str, NDArray[Any]]],
    what: str,
) -> dict[str, NDArray[Any]]:
    names = list(dict.fromkeys(order["bots"]))
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
