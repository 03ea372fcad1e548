"""`atoll transcript`: play games and write them down."""

import sys
from typing import Annotated

import typer

from atoll.cli.console import GameArgument, OptionTexts, load_game, progress, refusing


def transcript(
    name: GameArgument,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many players; default: as few as can be.")
    ] = None,
    seed: Annotated[
        int, typer.Option(metavar="S", min=0, max=2**63, help="The same seed: the same game.")
    ] = 0,
    games: Annotated[
        int, typer.Option(metavar="K", min=1, help="How many games, of seeds S, S+1, …")
    ] = 1,
    bot: Annotated[str, typer.Option(metavar="NAME", help="Who plays every seat.")] = "random",
    option: OptionTexts = None,
    legal: Annotated[
        bool, typer.Option("--legal", help="With every ply, list all that were legal.")
    ] = False,
) -> None:
    """Play games with bots and print them as transcripts, one JSON object a line."""
    from atoll import bots
    from atoll.bots.play import play_game
    from atoll.engine import transcript
    from atoll.engine.options import OptionError

    game = load_game(name)
    with refusing(OptionError, bots.UnknownBotError):
        count = game.check_players(game.seats[0] if players is None else players)
        options = game.read_options(option or [])
        player = bots.find(bot, name)
    # On a terminal the games themselves show that something goes on.
    with progress("Playing", games, quiet=sys.stdout.isatty()) as show:
        for number in range(games):
            position = play_game(game, count, options, [player] * count, seed + number)
            for line in transcript.write(position, legal=legal):
                print(line)
            show(completed=number + 1)
