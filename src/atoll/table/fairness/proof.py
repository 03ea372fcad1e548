"""The proof that chance was fair: a seed, shown at the end, from which all of it follows.

A transcript carries it in its header under `proof`:

    {"table": id, "seed": hex, "commitment": hex, "chosen": what was chosen of the set-up}

`atoll.table.fairness.chance` defines how set-up and chance plies follow from it.  Every page shows
the commitment before the game starts, so a player who noted it down knows that the seed was not
chosen afterwards.
"""

from dataclasses import dataclass, field
from typing import Annotated, TypeAlias

import msgspec

from atoll.engine.json_values import InputError, Json, JsonValue, Ply
from atoll.engine.position import Position
from atoll.table.fairness.chance import Chance, commitment
from atoll.table.table import Table

Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to work out the chance of a table again."""

    table: str
    seed: Hex
    commitment: Hex
    chosen: Json = {}


def proof_of(table: Table) -> Json | None:
    """The proof for a game that is over; None while it goes on, or if it began elsewhere."""
    created = table.created
    if table.status != "over" or created.origin is not None:
        return None
    return {
        "table": table.id,
        "seed": created.seed,
        "commitment": commitment(created.seed),
        "chosen": created.chosen,
    }


@dataclass(frozen=True)
class Difference:
    """Where a transcript first says something else than its seed."""

    what: str
    """"commitment", "setup" or "ply"."""
    line: int
    told: JsonValue
    follows: JsonValue
    """What follows from the seed instead."""
    ply: int | None = None
    """The number of the ply, counted from 1."""


@dataclass
class Verdict:
    """What became of checking one game."""

    game: str
    players: int
    proof: bool
    """Whether the transcript carries a proof at all."""
    chances: int = 0
    """Plies of chance that follow from the seed."""
    difference: Difference | None = None

    @property
    def fair(self) -> bool:
        return self.proof and self.difference is None


@dataclass
class Verifier:
    """Works out set-up and chance of every game again while its transcript is read."""

    verdicts: list[Verdict] = field(default_factory=list)
    _chance: Chance | None = None

    def begins(self, line: int, position: Position, proof: Json | None) -> None:
        """Check the commitment and the set-up."""
        verdict = Verdict(position.game.name, position.players, proof is not None)
        self._chance = None
        if proof is not None:
            known = _understand(proof)
            self._chance = Chance(known.seed, known.table)
            verdict.difference = _promise(line, known) or self._set_up(line, position, known)
        self.verdicts.append(verdict)

    def _set_up(self, line: int, position: Position, proof: Proof) -> Difference | None:
        assert self._chance is not None
        dice = self._chance.dice("setup")
        dealt = position.game.deal(position.players, position.options, dice, proof.chosen).setup
        if dealt == position.setup:
            return None
        return Difference("setup", line, position.setup, dealt)

    def plays(self, line: int, position: Position, ply: Ply) -> None:
        """Check a ply of chance, unless something was wrong before."""
        verdict = self.verdicts[-1]
        if self._chance is None or verdict.difference is not None or not position.chance:
            return
        follows = self._chance.choose(verdict.chances, position.legal, position.weights)
        if follows == ply:
            verdict.chances += 1
        else:
            number = len(position.plies) + 1
            verdict.difference = Difference("ply", line, ply, follows, number)


def _understand(proof: Json) -> Proof:
    try:
        return msgspec.convert(proof, Proof)
    except msgspec.ValidationError as error:
        raise InputError("proof-unusable", detail=str(error)) from error


def _promise(line: int, proof: Proof) -> Difference | None:
    """Whether the seed is the one that was promised."""
    promised = commitment(proof.seed)
    if promised == proof.commitment:
        return None
    return Difference("commitment", line, proof.commitment, promised)
