"""Bots for Tobago."""

from collections.abc import Callable

from atoll.bots.bot import Bot
from atoll.bots.search.policy import PolicyBot
from atoll.bots.thinking import Thinking
from atoll.bots.tobago.expert import Expert
from atoll.bots.tobago.novice import novice_search
from atoll.bots.tobago.skilled import skilled_search

__all__ = ["BOTS"]

BOTS: dict[str, Callable[[Thinking], Bot]] = {
    "novice": lambda _: PolicyBot(novice_search()),
    "skilled": lambda _: PolicyBot(skilled_search()),
    "expert": Expert,
}
