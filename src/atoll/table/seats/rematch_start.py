"""Who begins a rematch: as at the old table, the next player, or the one who lost."""

from typing import Literal, TypeAlias

from msgspec import UNSET
from msgspec.structs import replace

from atoll.engine.json_values import Json
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Created
from atoll.table.table import Table

__all__ = ["Begins", "with_first_player"]

Begins: TypeAlias = Literal["as_before", "next", "loser"]
"""`next` is the seat after the one that began; `loser` the seat with the lowest score."""


def with_first_player(created: Created, table: Table, begins: Begins, *, rotate: bool) -> Created:
    """Return the first event of the rematch of this table with the seat that begins."""
    players = created.players
    if begins == "as_before":
        return replace(
            created, chosen=_moved(created.chosen, players) if rotate else created.chosen
        )
    seat = (_first(table) + 1) % players if begins == "next" else _loser(table)
    if rotate:
        seat = (seat + 1) % players
    return replace(created, chosen={**created.chosen, "first": seat}, asks_first=UNSET)


def _moved(chosen: Json, players: int) -> Json:
    """Move the seat that begins along with its player."""
    if "first" not in chosen:
        return chosen
    return {**chosen, "first": (chosen["first"] + 1) % players}


def _first(table: Table) -> int:
    """Return the seat that began."""
    position = table.position
    if position is None or "first" not in table.game.parts:
        raise Refusal("rematch-first")
    return int(position.setup["first"])


def _loser(table: Table) -> int:
    """Return the seat with the lowest score; of several the next one after the seat that began."""
    position, first = table.position, _first(table)
    outcome = position.outcome if position is not None else None
    if outcome is None or outcome.cooperative:
        raise Refusal("rematch-loser")
    seats = [(first + step) % table.created.players for step in range(1, len(outcome.scores) + 1)]
    losers = [seat for seat in seats if seat not in outcome.winners] or seats
    return min(losers, key=lambda seat: outcome.scores[seat])
