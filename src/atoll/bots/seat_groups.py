"""Seat groups: which seats one bot runs together, and in which order the bots are asked."""

from collections.abc import Mapping

from atoll.engine.game import Game
from atoll.engine.position import Position

__all__ = ["group_seats", "groups_to_ask"]


def group_seats(game: Game, names: Mapping[int, str]) -> list[frozenset[int]]:
    """Group the seats that are run as one, given the name of the bot on each seat with a bot.

    In a cooperative game all seats with the same bot are one group; elsewhere every seat is
    its own.
    """
    if not game.cooperative:
        return [frozenset({seat}) for seat in names]
    return [
        frozenset(seat for seat, other in names.items() if other == name)
        for name in dict.fromkeys(names.values())
    ]


def groups_to_ask(position: Position, groups: list[frozenset[int]]) -> list[frozenset[int]]:
    """Return the groups that may do something now, the one whose decision it is last.

    The others may act before it, out of turn, or let the moment pass.
    """
    able = {ply["by"] for ply in position.legal} if not position.chance else set()
    return sorted((group for group in groups if group & able), key=lambda g: position.actor in g)
