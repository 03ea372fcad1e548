"""`atoll transcript`: play games and print them as transcripts."""

import json
import sys
from typing import TYPE_CHECKING, BinaryIO

import rich_click as click

from atoll.cli import shared_options
from atoll.cli.console import fail_on, find_game, progress

if TYPE_CHECKING:
    from atoll.engine.json_values import Json

__all__ = ["ANY", "transcript"]

ANY = "any"
"""The value of a seat for which nothing is chosen."""


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
@click.option("--first", type=int, metavar="SEAT", help="The first player; default: by lot.")
@click.option(
    "--roles",
    metavar="ROLE,ROLE,…",
    help=f"The roles of all seats, in games that have them; `{ANY}` leaves one to chance.",
)
@click.option(
    "--setup",
    type=click.File("rb"),
    metavar="FILE",
    help="A JSON object whose keys replace those of the set-up; `-` for standard input.",
)
@click.option("--legal", is_flag=True, help="List the legal plies with every ply.")
def transcript(
    name: str,
    players: int | None,
    seed: int,
    games: int,
    bot: str,
    options: tuple[str, ...],
    first: int | None,
    roles: str | None,
    setup: BinaryIO | None,
    legal: bool,
) -> None:
    """Play games of GAME with a bot and print them as transcripts, one JSON object per line."""
    from atoll import bots
    from atoll.bots.bot import BotError
    from atoll.bots.custom import CustomBotError
    from atoll.bots.play import play_game
    from atoll.engine import transcript
    from atoll.engine.json_values import InputError
    from atoll.engine.options import OptionError

    game = find_game(name)
    with fail_on(OptionError, InputError, bots.UnknownBotError, CustomBotError):
        count = game.check_players(game.seats[0] if players is None else players)
        values = game.read_options(list(options))
        player = bots.load(bot, name)
        chosen = {} if roles is None else {"roles": _roles(roles)}
        game.check_chosen(count, chosen)
        arranged = _arranged(first, setup)
    # On a terminal the printed games show the progress.
    with (
        fail_on(BotError, InputError),
        progress("Playing", games, quiet=bool(sys.stdout and sys.stdout.isatty())) as show,
    ):
        for number in range(games):
            own = (seed + number) % (shared_options.LARGEST_SEED + 1)
            seats = [player] * count
            position = play_game(game, count, values, seats, own, chosen=chosen, arranged=arranged)
            for line in transcript.write(position, legal=legal):
                print(line)
            show(completed=number + 1)


def _roles(text: str) -> list[str | None]:
    """Return the roles by seat; None where one is left to chance."""
    return [None if role == ANY else role for role in text.split(",")]


def _arranged(first: int | None, setup: BinaryIO | None) -> "Json":
    """Return the keys of the set-up that were given."""
    from atoll.engine.json_values import InputError

    arranged: Json = {}
    if setup is not None:
        try:
            arranged = json.loads(setup.read().decode())
        except ValueError as error:
            raise InputError("setup-json", detail=str(error)) from error
        if not isinstance(arranged, dict):
            raise InputError("input-object", what="setup", value=repr(arranged))
    return arranged if first is None else {**arranged, "first": first}
