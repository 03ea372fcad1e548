"""Games as Arrow tables; needs `pip install atoll[simulate]`."""

from functools import cache

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from atoll import games
from atoll.engine.contract import CHANCE
from atoll.engine.records.result import MOST_SEATS, Result, share_of_win
from atoll.lab.matches.line_up import LineUp
from atoll.lab.matches.played import Played

__all__ = ["games_table", "plies_table"]


def games_table(line_up: LineUp, played: Played) -> pa.Table:
    """Return a table with a row for each game."""
    game, chunk, count = games.find(line_up.game), played.chunk, len(played.chunk)
    reasons = pa.array(played.results["reason"])
    columns = {
        "number": pa.array(np.arange(chunk.start, chunk.stop, dtype=np.int64)),
        "game": _always(line_up.game, count),
        "players": pa.array(np.full(count, line_up.players, np.int8)),
        **{f"option_{k}": _always(v, count) for k, v in line_up.options.items()},
        "seed": pa.array(line_up.deals(chunk)),
        "reason": pa.DictionaryArray.from_arrays(reasons, pa.array(game.reasons)),
        "decisions": pa.array(played.counts["decisions"]),
        "chances": pa.array(played.counts["chances"]),
    }
    for seat in range(line_up.players):
        columns |= _seat_columns(line_up, played, seat, cooperative=game.cooperative)
    return pa.table(columns)


def _always(value: object, count: int) -> pa.Array:
    """Return a column with the same value in every row."""
    if isinstance(value, str):
        return pa.DictionaryArray.from_arrays(np.zeros(count, np.int8), pa.array([value]))
    return pa.repeat(pa.scalar(value), count)


def _seat_columns(
    line_up: LineUp, played: Played, seat: int, *, cooperative: bool
) -> dict[str, pa.Array]:
    """Return the columns of a seat: its bot, its score and its share of the win."""
    names = list(dict.fromkeys(line_up.bots))
    around = [names.index(line_up.seated(turn)[seat]) for turn in range(line_up.players)]
    turns = np.arange(played.chunk.start, played.chunk.stop) % line_up.players
    bots = np.array(around, np.int8)[turns]
    shares = _shares_by_winners(seat, cooperative)[played.results["winners"]]
    return {
        f"bot_{seat}": pa.DictionaryArray.from_arrays(bots, pa.array(names)),
        f"score_{seat}": pa.array(np.ascontiguousarray(played.results["scores"][:, seat])),
        f"win_{seat}": pa.array(shares),
    }


@cache
def _shares_by_winners(seat: int, cooperative: bool) -> NDArray[np.float32]:
    """Return a seat's share of the win for every set of winners."""
    results = Result.array(1 << MOST_SEATS)
    results["winners"] = range(len(results))
    shares = [share_of_win(result, seat, cooperative) for result in results]
    return np.array(shares, np.float32)


def plies_table(played: Played) -> pa.Table:
    """Return a table with a row for each ply; the seat of a chance ply is null."""
    ply_rows, first = played.ply_rows, played.chunk.start
    seats = ply_rows["seat"]
    return pa.table(
        {
            "number": pa.array(ply_rows["place"].astype(np.int64) + first),
            "ply": pa.array(np.ascontiguousarray(ply_rows["ply"])),
            "seat": pa.array(np.ascontiguousarray(seats), mask=seats == CHANCE),
            "action": pa.array(np.ascontiguousarray(ply_rows["action"])),
        }
    )
