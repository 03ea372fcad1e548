"""`atoll transcript`: play games and print them as transcripts."""

import sys

import rich_click as click

from atoll.cli import shared_options
from atoll.cli.console import fail_on, find_game, progress

__all__ = ["transcript"]


@click.command()
@click.argument("name", metavar="GAME")
@shared_options.players
@shared_options.seed("Seed of the first game.")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=1,
    metavar="K",
    show_default=True,
    help="Number of games, with the seeds S, S+1, …",
)
@click.option(
    "--bot",
    default="random",
    metavar="NAME",
    show_default=True,
    help="The bot of all seats: a name, or module:Class for a custom bot.",
)
@shared_options.options
@click.option("--legal", is_flag=True, help="List the legal plies with every ply.")
def transcript(
    name: str,
    players: int | None,
    seed: int,
    games: int,
    bot: str,
    options: tuple[str, ...],
    legal: bool,
) -> None:
    """Play games of GAME with a bot and print them as transcripts, one JSON object per line."""
    from atoll import bots
    from atoll.bots.bot import BotError
    from atoll.bots.custom import CustomBotError
    from atoll.bots.play import play_game
    from atoll.engine import transcript
    from atoll.engine.options import OptionError

    game = find_game(name)
    with fail_on(OptionError, bots.UnknownBotError, CustomBotError):
        count = game.check_players(game.seats[0] if players is None else players)
        chosen = game.read_options(list(options))
        player = bots.load(bot, name)
    # On a terminal the printed games show the progress.
    with (
        fail_on(BotError),
        progress("Playing", games, quiet=bool(sys.stdout and sys.stdout.isatty())) as show,
    ):
        for number in range(games):
            own = (seed + number) % (shared_options.LARGEST_SEED + 1)
            position = play_game(game, count, chosen, [player] * count, own)
            for line in transcript.write(position, legal=legal):
                print(line)
            show(completed=number + 1)
