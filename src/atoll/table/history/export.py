"""Exports of a finished game: its transcript, and its chance plies for checking them."""

from typing import Annotated

from msgspec import Struct

from atoll.engine import transcript
from atoll.engine.json_values import Json
from atoll.engine.schema import ref
from atoll.engine.transcript import legal_json
from atoll.table.commands.refusal import Refusal
from atoll.table.fairness.proof import proof_of
from atoll.table.started_game import StartedGame
from atoll.table.table import Table
from atoll.table.views.messages import AnyPly

__all__ = ["MOST_CHANCES", "ChancePlies", "ChancePly", "chance_plies", "write"]

MOST_CHANCES = 50
"""Chance plies in one answer."""


class ChancePly(Struct, frozen=True):
    """A chance ply and all that could have happened instead."""

    ply: int
    """Its number among all plies, from 0."""
    drawn: AnyPly
    outcomes: list[Annotated[Json, ref("WeightedPly")]]
    """Every possible ply, with its `weight`."""


class ChancePlies(Struct, frozen=True):
    """Some of a game's chance plies."""

    chances: list[ChancePly]
    first: int
    """The number of the first of them among the chance plies, from 0."""
    total: int
    """All chance plies of the game."""


def write(table: Table, *, proven: bool = True) -> str:
    """Return the transcript, with its proof if it has one and that is wanted.

    It shows every hidden card, so there is none before the end.
    """
    position = _over(table).position
    if position.determinizations:
        raise Refusal("transcript-redealt")
    proof = proof_of(table) if proven else None
    return "".join(f"{line}\n" for line in transcript.write(position, proof=proof))


def chance_plies(table: Table, first: int) -> ChancePlies:
    """Return chance plies from the `first` on (0, 1, 2…), with their outcomes and weights."""
    started = _over(table)
    line = started.position
    if proof_of(table) is None:
        raise Refusal("proof-none")
    numbers = [number for number, ply in enumerate(line.plies) if ply["by"] == "chance"]
    wanted = numbers[first : first + MOST_CHANCES]
    position = started.checkpoints.at(line, wanted[0] if wanted else 0)
    plies = []
    for number in wanted:
        outcomes = legal_json(position.follow(line, number))
        plies.append(ChancePly(number, line.plies[number], outcomes))
    return ChancePlies(plies, first, len(numbers))


def _over(table: Table) -> StartedGame:
    if table.started is None or not table.started.position.over:
        raise Refusal("transcript-not-over")
    return table.started
