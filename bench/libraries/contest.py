"""Contenders and their measurement: in turns, by CPU time, the best round of each."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

COMPILED, MANY, LOOP, PETTINGZOO = (
    "whole games, compiled",
    "many games at once",
    "Python loop",
    "PettingZoo",
)
WAYS = (COMPILED, MANY, LOOP, PETTINGZOO)


@dataclass(frozen=True)
class Played:
    """The number of games and decisions played."""

    games: float = 0
    decisions: float = 0

    def __add__(self, other: "Played") -> "Played":
        return Played(self.games + other.games, self.decisions + other.decisions)


Play: TypeAlias = Callable[[], Played]
"""Plays for far less than a second, continuing where the last call stopped."""


def settled(play: Play, games: int) -> Play:
    """Play until this number of games has ended: of games begun together none ends at first."""
    ended = 0.0
    while ended < games:
        ended += play().games
    return play


@dataclass(frozen=True)
class Contender:
    """A game of a library, played in one way."""

    library: str
    game: str
    way: str
    prepare: Callable[[], Play]
    """Loads and compiles; raises `ImportError` if the library is not installed."""


@dataclass(frozen=True)
class Result:
    """The rates of a contender's best round, or why it could not play."""

    contender: Contender
    games: float = 0
    decisions: float = 0
    missing: str = ""


def measure(
    contenders: Sequence[Contender], rounds: int, seconds: float, report: Callable[[str], None]
) -> list[Result]:
    """Prepare all, then play in turns; `report` is called before each step with its name."""
    plays: dict[Contender, Play] = {}
    best: dict[Contender, Result] = {}
    for each in contenders:
        report(f"preparing {each.library}: {each.game}")
        try:
            plays[each] = each.prepare()
            plays[each]()  # the first call may do more
        except ImportError as error:
            best[each] = Result(each, missing=f"not measured: {error}")
    for number in range(rounds):
        for each, play in plays.items():
            report(f"round {number + 1}: {each.library}, {each.game}")
            reached = _round(each, play, seconds)
            best[each] = max(best.get(each, reached), reached, key=lambda r: r.decisions)
    return [best[each] for each in contenders]


def _round(contender: Contender, play: Play, seconds: float) -> Result:
    played, began = Played(), time.process_time()
    while (taken := time.process_time() - began) < seconds:
        played += play()
    return Result(contender, played.games / taken, played.decisions / taken)
