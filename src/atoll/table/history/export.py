"""A finished game to take away: as a transcript, or chance by chance for whoever checks it."""

from atoll.engine import transcript
from atoll.engine.json_values import Json
from atoll.engine.transcript import legal_json
from atoll.table.fairness.proof import proof_of
from atoll.table.refusal import Refusal
from atoll.table.started_game import StartedGame
from atoll.table.table import Table

MOST_CHANCES = 50
"""Plies of chance that are told at once."""


def write(table: Table, *, proven: bool = True) -> str:
    """The transcript, with its proof if it has one and that is wanted.

    It shows every hidden card, and so there is none before the end.
    """
    position = _over(table).position
    if position.determinizations:
        raise Refusal("transcript-redealt")
    proof = proof_of(table) if proven else None
    return "".join(f"{line}\n" for line in transcript.write(position, proof=proof))


def chances(table: Table, first: int) -> Json:
    """Chance's plies from the `first` on (0, 1, 2…), each with its outcomes and weights."""
    started = _over(table)
    line = started.position
    if proof_of(table) is None:
        raise Refusal("proof-none")
    numbers = [number for number, ply in enumerate(line.plies) if ply["by"] == "chance"]
    wanted = numbers[first : first + MOST_CHANCES]
    position = started.checkpoints.at(line, wanted[0] if wanted else 0)
    told = []
    for number in wanted:
        outcomes = legal_json(position.follow(line, number))
        told.append({"ply": number, "drawn": line.plies[number], "outcomes": outcomes})
    return {"chances": told, "first": first, "total": len(numbers)}


def _over(table: Table) -> StartedGame:
    if table.started is None or not table.started.position.over:
        raise Refusal("transcript-not-over")
    return table.started
