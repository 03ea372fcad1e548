"""A bot that follows a compiled policy."""

from atoll.bots.bot import BotView
from atoll.bots.search.bind import Search
from atoll.engine.compiler.entry import AnyEntry
from atoll.engine.json_values import Ply
from atoll.engine.records.dice import Purpose, make_dice

__all__ = ["PolicyBot"]


class PolicyBot:
    """Plays the policy's action without looking ahead; never acts out of turn."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.entries: tuple[AnyEntry, ...] = (search.ask_policy,)

    def choose(self, seen: BotView) -> Ply | None:
        return self.ply(seen, self.action(seen)) if seen.must_act else None

    def action(self, seen: BotView) -> int:
        """Return the policy's choice as a number."""
        dice = make_dice(seen.seed, purpose=Purpose.BOT)
        return int(self.search.ask_policy(seen.determinized.states, seen.game.new_menus(), dice))

    @staticmethod
    def ply(seen: BotView, action: int) -> Ply:
        """Return an action as a ply in JSON."""
        return seen.game.action_table.to_json(seen.determinized.fields, action)
