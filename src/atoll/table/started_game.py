"""The game at a table, from its set-up on."""

from typing import NamedTuple, TypeAlias

from atoll.engine.determinization import Determinization
from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from atoll.engine.schema import AnyView
from atoll.table.events import Abandoned, Played, Redealt, Undone
from atoll.table.fairness.chance import Chance
from atoll.table.history.checkpoints import Checkpoints
from atoll.table.precomputed import Precomputed

__all__ = ["GameEvent", "StartedGame", "UndoRecord"]

GameEvent: TypeAlias = Played | Undone | Redealt | Abandoned
"""Events that only a game that has started can have."""


class UndoRecord(NamedTuple):
    """A decision that was taken back."""

    seat: int
    after: int
    """The number of plies that were left."""
    plies: int
    """The number of plies that were taken back."""


class StartedGame:
    """The position of a game under way or ended, and what its plies have left behind.

    Only `Table.apply` changes it.
    """

    def __init__(self, position: Position, chance: Chance) -> None:
        self.position = position
        self.chance = chance
        self.chance_plies = 0
        """The number of chance's plies in the game as it stands."""
        self.effects: list[AnyView] = []
        """The effects of every ply."""
        self.undone: list[UndoRecord] = []
        """What was taken back, except before a point that was itself taken back."""
        self.checkpoints = Checkpoints()
        self.precomputed = Precomputed()
        self.abandoned = False

    @property
    def ended(self) -> bool:
        """Whether nothing more will be played."""
        return self.abandoned or self.position.over

    def apply(self, event: GameEvent) -> None:
        """Apply an event of the game."""
        match event:
            case Played(ply):
                self._play(ply)
            case Undone(plies):
                self._undo(plies)
            case Redealt(seat, fields):
                self.position.apply(Determinization(seat, fields))
            case Abandoned():
                self.abandoned = True

    def _play(self, ply: Ply) -> None:
        before = self.position.fields
        self.position = self.precomputed.commit(self.position, ply)
        self.effects.append(self.position.game.effects(before, ply, self.position.fields))
        self.chance_plies += ply["by"] == "chance"

    def _undo(self, plies: int) -> None:
        undone = self.position.plies[plies:]
        self.position = self.checkpoints.rewind(self.position, plies)
        del self.effects[plies:]
        self.chance_plies -= sum(ply["by"] == "chance" for ply in undone)
        kept = [earlier for earlier in self.undone if earlier.after <= plies]
        self.undone = [*kept, UndoRecord(undone[0]["by"], plies, len(undone))]
