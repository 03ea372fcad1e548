"""The proof that chance was fair: the seed, shown at the end, from which all of it follows.

A transcript carries it in its header under `proof`:

    {"table": id, "seed": hex, "commitment": hex, "chosen": the chosen part of the set-up}

`atoll.table.fairness.chance` defines how set-up and chance plies follow from it.  Every page shows
the commitment before the game starts, so a player who noted it down knows that the seed was not
chosen later.  `table` is the table's id; of a challenge, that of the table whose deal it has.
"""

from dataclasses import dataclass, field
from typing import Annotated, TypeAlias

import msgspec

from atoll.engine.json_values import InputError, Json, JsonValue, Ply
from atoll.engine.position import Position
from atoll.table.fairness.chance import Chance, commitment
from atoll.table.table import Table

__all__ = ["Difference", "Hex", "Proof", "Verdict", "Verifier", "proof_of"]

Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is needed to compute the chance of a table again."""

    table: str
    seed: Hex
    commitment: Hex
    chosen: Json = {}


def proof_of(table: Table) -> Json | None:
    """Return the proof of a game that is over; None before, or if it began elsewhere."""
    created = table.created
    if table.status != "over" or created.origin is not None:
        return None
    return {
        "table": table.deal_id,
        "seed": created.seed,
        "commitment": commitment(created.seed),
        "chosen": table.chosen,
    }


@dataclass(frozen=True)
class Difference:
    """The first place where a transcript differs from what follows from its seed."""

    what: str
    """"commitment", "setup" or "ply"."""
    line: int
    stated: JsonValue
    """What the transcript says."""
    follows: JsonValue
    """What follows from the seed."""
    ply: int | None = None
    """The number of the ply, counted from 1."""


@dataclass
class Verdict:
    """The result of checking one game."""

    game: str
    players: int
    proof: bool
    """Whether the transcript carries a proof at all."""
    chances: int = 0
    """The number of chance's plies that follow from the seed."""
    difference: Difference | None = None

    @property
    def fair(self) -> bool:
        return self.proof and self.difference is None


@dataclass
class Verifier:
    """Computes set-up and chance of every game again while its transcript is read."""

    verdicts: list[Verdict] = field(default_factory=list)
    _chance: Chance | None = None

    def begins(self, line: int, position: Position, proof: Json | None) -> None:
        """Check the commitment and the set-up."""
        verdict = Verdict(position.game.name, position.players, proof is not None)
        self._chance = None
        if proof is not None:
            given = _parse(proof)
            self._chance = Chance(given.seed, given.table)
            verdict.difference = _check_commitment(line, given) or _check_setup(
                line, position, given, self._chance
            )
        self.verdicts.append(verdict)

    def plays(self, line: int, position: Position, ply: Ply) -> None:
        """Check a ply of chance, unless there was a difference before."""
        verdict = self.verdicts[-1]
        if self._chance is None or verdict.difference is not None or not position.chance:
            return
        follows = self._chance.choose(verdict.chances, position.legal, position.weights)
        if follows == ply:
            verdict.chances += 1
        else:
            number = len(position.plies) + 1
            verdict.difference = Difference("ply", line, ply, follows, number)


def _parse(proof: Json) -> Proof:
    try:
        return msgspec.convert(proof, Proof)
    except msgspec.ValidationError as error:
        raise InputError("proof-unusable", detail=str(error)) from error


def _check_commitment(line: int, proof: Proof) -> Difference | None:
    """Check that the commitment is that of the seed."""
    follows = commitment(proof.seed)
    if follows == proof.commitment:
        return None
    return Difference("commitment", line, proof.commitment, follows)


def _check_setup(line: int, position: Position, proof: Proof, chance: Chance) -> Difference | None:
    """Check that the set-up follows from the seed."""
    dice = chance.dice("setup")
    dealt = position.game.deal(
        position.players, position.options, dice, proof.chosen, position.edition
    ).setup
    if dealt == position.setup:
        return None
    return Difference("setup", line, position.setup, dealt)
