"""`skilled`: follows the policy without looking ahead."""

from collections.abc import Iterable
from typing import ClassVar

from atoll.bots.bot import BotView
from atoll.bots.forbidden_island.estimate import NOTHING, Estimate, weights_for
from atoll.bots.forbidden_island.policy import ask
from atoll.engine.compiler.entry import AnyEntry
from atoll.engine.json_values import Ply

__all__ = ["Skilled", "set_of", "to_ply"]


class Skilled:
    """Follows the policy for all its seats together."""

    entries: ClassVar[tuple[AnyEntry, ...]] = (ask,)

    def choose(self, seen: BotView) -> Ply | None:
        return to_ply(seen, self.action(seen))

    def action(self, seen: BotView) -> int:
        """Return the choice as a number; NOTHING to pass."""
        weights = weights_for(seen.determinized.players)
        return int(ask(seen.determinized.states, weights, Estimate.array(), set_of(seen.seats)))


def set_of(seats: Iterable[int]) -> int:
    """Return seats as a bit set."""
    return sum(1 << seat for seat in seats)


def to_ply(seen: BotView, action: int) -> Ply | None:
    """Return an action as a ply; None for NOTHING."""
    if action == NOTHING:
        return None
    return seen.game.action_table.to_json(seen.determinized.fields, action)
