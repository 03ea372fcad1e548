"""What a bot is: something that is shown a position and answers with a ply."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from atoll.engine.game import Game
from atoll.engine.json_values import Json, Ply
from atoll.engine.position import Position
from atoll.engine.records.dice import Seed, check_seed

__all__ = ["Bot", "BotError", "BotView", "ask", "see"]


@dataclass(frozen=True)
class BotView:
    """A position as a bot's seats see it: all that they know, and nothing they may not know."""

    game: Game
    seats: frozenset[int]
    """The seats this bot runs: one, or, where all win or lose together, any number."""
    seat: int
    """The seat that is asked: whose decision it is, if the bot runs that seat."""
    view: Json
    """The position in words, just as the page of this seat shows it."""
    legal: list[Ply]
    """The plies of its seats, to choose from; never empty."""
    determinized: Position
    """A whole position the true one might be: what the seat cannot know is determinized.

    It is for bots that look ahead with the rules themselves.
    """
    seed: int
    """A number for whatever the bot leaves to chance: the same seed, the same choice."""

    @property
    def must_act(self) -> bool:
        """Whether the decision is this bot's; otherwise it may let the moment pass."""
        return self.determinized.actor in self.seats


class Bot(Protocol):
    """A player.  It keeps nothing between two decisions, so any table may share it.

    A class of your own needs this one method and takes no arguments when it is made.  It is
    named `module:Class` wherever the command line takes a bot's name.  If it does not play
    every game, a class attribute `games` names those it plays.
    """

    def choose(self, seen: BotView) -> Ply | None:
        """One of `seen.legal`; or None, unless `seen.must_act`, to let the moment pass."""


class BotError(RuntimeError):
    """A bot that fails, or wants what it may not do; the message names it."""


def see(position: Position, seats: Collection[int], seed: Seed) -> BotView:
    """Show a position to the bot that runs these seats; one at least has a legal ply.

    Without a seed (None) the bot's chance is fresh.
    """
    number = check_seed(seed)
    legal = [ply for ply in position.legal if ply["by"] in seats]
    seat = position.actor if position.actor in seats else min(ply["by"] for ply in legal)
    return BotView(
        game=position.game,
        seats=frozenset(seats),
        seat=seat,
        view=position.view(seat),
        legal=legal,
        determinized=position.determinize(seat, number),
        seed=number,
    )


def ask(bot: Bot, seen: BotView) -> Ply | None:
    """The bot's choice, checked; raises `BotError`."""
    name = type(bot).__name__
    try:
        ply = bot.choose(seen)
    except Exception as error:
        raise BotError(f"the bot {name} failed: {type(error).__name__}: {error}") from error
    if ply is None and seen.must_act:
        raise BotError(f"the bot {name} chose nothing, although the decision is its own")
    if ply is not None and ply not in seen.legal:
        raise BotError(f"the bot {name} chose {ply}, which is not legal for it")
    return ply
