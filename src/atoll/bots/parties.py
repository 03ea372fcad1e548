"""The bots around one table: who runs which seats, and who is asked in which order."""

from collections.abc import Mapping

from atoll.engine.game import Game
from atoll.engine.position import Position


def parties(game: Game, names: Mapping[int, str]) -> list[frozenset[int]]:
    """The seats that are run as one, given the name of the bot on each seat with a bot.

    Where all win or lose together, seats with the same bot are one party; elsewhere every
    seat plays for itself.
    """
    if not game.cooperative:
        return [frozenset({seat}) for seat in names]
    return [
        frozenset(seat for seat, other in names.items() if other == name)
        for name in dict.fromkeys(names.values())
    ]


def to_ask(position: Position, among: list[frozenset[int]]) -> list[frozenset[int]]:
    """The parties that may do something now, the one whose decision it is last.

    The others may act before it, out of turn, or let the moment pass.
    """
    able = {ply["by"] for ply in position.legal} if not position.chance else set()
    return sorted((party for party in among if party & able), key=lambda p: position.actor in p)
