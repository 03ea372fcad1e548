"""Games as the columns of an Arrow table; needs `pip install atoll[simulate]`."""

import numpy as np
import pyarrow as pa

from atoll import games
from atoll.engine.contract import CHANCE
from atoll.lab.matches.line_up import LineUp
from atoll.lab.matches.played import Played

__all__ = ["games_table", "plies_table"]


def games_table(line_up: LineUp, played: Played) -> pa.Table:
    """One row a game."""
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
    """The same in every row."""
    if isinstance(value, str):
        return pa.DictionaryArray.from_arrays(np.zeros(count, np.int8), pa.array([value]))
    return pa.repeat(pa.scalar(value), count)


def _seat_columns(
    line_up: LineUp, played: Played, seat: int, *, cooperative: bool
) -> dict[str, pa.Array]:
    """Who sat there, with which score, and for what share of the win."""
    names = list(dict.fromkeys(line_up.bots))
    around = [names.index(line_up.seated(turn)[seat]) for turn in range(line_up.players)]
    turns = np.arange(played.chunk.start, played.chunk.stop) % line_up.players
    bots = np.array(around, np.int8)[turns]
    winners = played.results["winners"]
    shared = np.ones(len(winners)) if cooperative else np.maximum(1, np.bitwise_count(winners))
    shares = ((winners >> np.uint8(seat)) & 1) / shared
    return {
        f"bot_{seat}": pa.DictionaryArray.from_arrays(bots, pa.array(names)),
        f"score_{seat}": pa.array(np.ascontiguousarray(played.results["scores"][:, seat])),
        f"win_{seat}": pa.array(shares.astype(np.float32)),
    }


def plies_table(played: Played) -> pa.Table:
    """One row a ply, chance's too: whose decision it was (null: chance's), and its number."""
    notes, first = played.notes, played.chunk.start
    seats = notes["seat"]
    return pa.table(
        {
            "number": pa.array(notes["place"].astype(np.int64) + first),
            "ply": pa.array(np.ascontiguousarray(notes["ply"])),
            "seat": pa.array(np.ascontiguousarray(seats), mask=seats == CHANCE),
            "action": pa.array(np.ascontiguousarray(notes["action"])),
        }
    )
