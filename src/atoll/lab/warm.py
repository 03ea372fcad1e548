"""`python -m atoll.lab.warm GAME` compiles everything for a game into the cache."""

import sys

from atoll import bots, games
from atoll.bots.search.policy import PolicyBot
from atoll.bots.warm import all_entries, lower_priority
from atoll.engine.compiler.entry import AnyEntry
from atoll.engine.compiler.warm import compile_all, print_progress
from atoll.engine.game import Game
from atoll.lab.environments import decisions
from atoll.lab.matches import whole_games

__all__ = ["lab_entries", "main"]


def lab_entries(game: Game) -> list[AnyEntry]:
    """Return all entries: tables, bots, matches, simulations, learning environments."""
    found = [*all_entries(game)]
    for loops in (decisions.loops_for(game.name), whole_games.loops_for(game.name)):
        found += vars(loops).values()
    for name in bots.names_for(game.name):
        bot = bots.find(name, game.name)
        if isinstance(bot, PolicyBot):
            found.append(whole_games.policy_loop(game.name, bot.search.ask_policy))
    return found


def main() -> None:
    """Compile one game, printing the progress."""
    lower_priority()
    try:
        game = games.find(sys.argv[1])
    except games.UnknownGameError as error:
        sys.exit(f"atoll: {error}")
    compile_all(lab_entries(game), print_progress)


if __name__ == "__main__":
    main()
