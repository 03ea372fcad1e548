"""Bots for La Tortuga."""

from collections.abc import Callable

from atoll.bots.bot import Bot
from atoll.bots.la_tortuga.expert import Expert
from atoll.bots.la_tortuga.policy import search
from atoll.bots.search.policy import PolicyBot
from atoll.bots.search.tree_search_bot import TreeSearchBot
from atoll.bots.thinking import Thinking

__all__ = ["BOTS", "MOVES_AHEAD"]

MOVES_AHEAD = 8

BOTS: dict[str, Callable[[Thinking], Bot]] = {
    "stop4": lambda _: PolicyBot(search("stop4")),
    "lapwise": lambda _: PolicyBot(search("lapwise")),
    "tree": lambda thinking: TreeSearchBot(search("lapwise"), thinking, MOVES_AHEAD),
    "novice": lambda _: PolicyBot(search("novice")),
    "skilled": lambda _: PolicyBot(search("skilled")),
    "expert": lambda thinking: Expert(thinking, MOVES_AHEAD),
}
