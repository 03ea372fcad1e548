"""`python -m atoll.bots.warm GAME` compiles what a game's tables need into the cache."""

import json
import os
import sys

from atoll import bots, games
from atoll.engine.compiler.entry import AnyEntry
from atoll.engine.compiler.warm import print_progress, reporting
from atoll.engine.game import Game

__all__ = [
    "QUICK",
    "TABLE_DONE",
    "all_entries",
    "lower_priority",
    "main",
    "table_entries",
    "thinking_entries",
]

TABLE_DONE = "table"
"""Printed when the entries of `table_entries` are compiled."""

QUICK = ("novice", "skilled")
"""The levels that do not look ahead."""


def table_entries(game: Game) -> list[AnyEntry]:
    """Return what a table needs first: the rules, and the bots that do not look ahead."""
    return _unique([*game.loops.brief, *_entries_of(game, QUICK)])


def thinking_entries(game: Game) -> list[AnyEntry]:
    """Return what a table needs next: bots that look ahead, hints and reviews."""
    slow = [name for name in bots.offered(game.name) if name not in QUICK]
    entries = _entries_of(game, slow)
    if bots.has_adviser(game.name):
        entries += bots.adviser(game.name).entries
    return _unique(entries)


def all_entries(game: Game) -> list[AnyEntry]:
    """Return what a table needs first, then all other bots and random games."""
    others = _entries_of(game, bots.names_for(game.name))
    loops = (*table_entries(game), *thinking_entries(game))
    return _unique([*loops, *others, game.loops.play_batch])


def _entries_of(game: Game, names: "tuple[str, ...] | list[str]") -> list[AnyEntry]:
    known = bots.names_for(game.name)
    return [
        entry
        for name in names
        if name in known
        for entry in bots.entries_of(bots.find(name, game.name))
    ]


def _unique(entries: list[AnyEntry]) -> list[AnyEntry]:
    return list(dict.fromkeys(entries))


def lower_priority() -> None:
    """Give all other processes of this machine precedence."""
    if hasattr(os, "nice"):
        os.nice(10)


def main() -> None:
    """Compile what one game's tables need, printing the progress."""
    lower_priority()
    game = games.find(sys.argv[1])
    table = table_entries(game)
    thinking = thinking_entries(game)
    with reporting([*table, *thinking], print_progress):
        for entry in table:
            entry.compile()
        print(json.dumps(TABLE_DONE), flush=True)
        for entry in thinking:
            entry.compile()


if __name__ == "__main__":
    main()
