"""The interface of a bot, which gets a position and answers with a ply."""

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
    """A position as a bot's seats see it; it holds nothing they may not know."""

    game: Game
    seats: frozenset[int]
    """The seats this bot runs: one, or in a cooperative game any number."""
    seat: int
    """The deciding seat if the bot runs it, else one of its seats that may act out of turn."""
    view: Json
    """The position in JSON, as the page of this seat gets it."""
    legal: list[Ply]
    """The legal plies of its seats; never empty."""
    determinized: Position
    """A complete position in which all that the seat cannot know is determinized.

    Bots that look ahead play it on by the rules.
    """
    seed: int
    """The seed for the bot's random choices: the same seed gives the same choice."""

    @property
    def must_act(self) -> bool:
        """Whether the decision is this bot's; otherwise it may pass."""
        return self.determinized.actor in self.seats


class Bot(Protocol):
    """A player.  It keeps no state between decisions, so tables may share it.

    A custom bot is a class with this one method and a constructor without arguments, named
    `module:Class` wherever the command line takes a bot's name.  If it does not play every
    game, its class attribute `games` lists those it plays.
    """

    def choose(self, seen: BotView) -> Ply | None:
        """Return one of `seen.legal`, or None to pass unless `seen.must_act`."""


class BotError(RuntimeError):
    """A bot that fails or chooses an illegal ply; the message names it."""


def see(position: Position, seats: Collection[int], seed: Seed) -> BotView:
    """Return a position as the bot that runs these seats sees it; one of them can act.

    Without a seed (None) a random one is taken.
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
    """Return the bot's choice after checking it; raises `BotError`."""
    name = type(bot).__name__
    try:
        ply = bot.choose(seen)
    except Exception as error:
        raise BotError(f"the bot {name} failed: {type(error).__name__}: {error}") from error
    if ply is None and seen.must_act:
        raise BotError(f"the bot {name} chose no ply, although it must decide")
    if ply is not None and ply not in seen.legal:
        raise BotError(f"the bot {name} chose {ply}, which is not legal")
    return ply
