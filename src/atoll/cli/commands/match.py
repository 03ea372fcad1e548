"""`atoll match`: bots against each other."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Any

import rich_click as click
from rich.box import SIMPLE_HEAD
from rich.table import Column, Table

from atoll.cli import shared_options, workers
from atoll.cli.console import as_json, find_game, progress, refuse, refusing, show_table, stop
from atoll.engine.json_values import Json

if TYPE_CHECKING:
    from atoll.engine.game import Game
    from atoll.lab.matches.line_up import LineUp
    from atoll.lab.matches.tally import Score


@click.command()
@click.argument("name", metavar="GAME")
@click.option(
    "--bots",
    "names",
    required=True,
    metavar="A,B,…",
    help="Who plays: names, or module:Class for your own; the last one takes all seats left.",
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    metavar="N",
    show_default=True,
    help="How many games of every kind.",
)
@click.option(
    "--players",
    metavar="N,…",
    help="How many players, one number or several; default: as many as bots.",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE,…",
    help="An option of the game, one value or several; may be repeated.",
)
@shared_options.seed("The same seed, the same deals.")
@click.option(
    "--time",
    "seconds",
    type=shared_options.Finite(min=0, min_open=True),
    metavar="SECONDS",
    help="How long a bot that looks ahead thinks about a decision; default: 1.",
)
@click.option(
    "--simulations",
    type=click.IntRange(min=1),
    metavar="N",
    help="Instead of a time, this many simulated games: then the same seed gives the same match.",
)
@workers.on
@workers.cores
@as_json
def match(
    name: str,
    names: str,
    games: int,
    players: str | None,
    options: tuple[str, ...],
    seed: int,
    seconds: float | None,
    simulations: int | None,
    on: str | None,
    cores: int | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other, and count who wins how often.

    They move round the table, and every deal is played by each seating.  Where all win or
    lose together, each bot runs a whole team, all of them with the same deals.  Interrupted by
    Ctrl+C, it tells of the games that are done.
    """
    from atoll.bots.thinking import Thinking
    from atoll.lab.matches.line_up import LineUp

    if seconds is not None and simulations is not None:
        refuse("give --time or --simulations, not both")
    game = find_game(name)
    company = [each.strip() for each in names.split(",")]
    thinking = Thinking(seconds or 1.0, simulations)
    rows, stopped = [], False
    try:
        for count, chosen in _kinds(game, players or str(_fitting(game, company)), options):
            line_up = LineUp(name, count, chosen, tuple(company), seed, thinking)
            for scores in _play(game, line_up, games, on, cores, as_json):
                rows += [_row(line_up, score) for score in scores]
    except KeyboardInterrupt:
        stopped = True
    if as_json:
        print(json.dumps(rows))
    elif rows:
        show_table(_table(rows, game))
    if stopped:
        stop("Stopped; these games were done." if rows else "Stopped before a game was done.")


def _fitting(game: "Game", company: list[str]) -> int:
    """As many players as bots; a team as small as can be."""
    return game.seats[0] if game.cooperative else max(game.seats[0], len(company))


def _kinds(game: "Game", players: str, options: tuple[str, ...]) -> list[tuple[int, Json]]:
    """Every number of players with every value of the options."""
    from atoll.engine.options import OptionError

    texts = [
        [f"{k}{e}{v}" for v in vs.split(",")] for k, e, vs in (o.partition("=") for o in options)
    ]
    try:
        counts = [int(each) for each in players.split(",")]
    except ValueError:
        refuse(f"--players takes numbers, not {players}")
    with refusing(OptionError):
        counts = [game.check_players(count) for count in counts]
        chosen = [game.read_options(list(each)) for each in product(*texts)]
    return list(product(counts, chosen))


def _play(
    game: "Game", line_up: "LineUp", games: int, on: str | None, cores: int | None, quiet: bool
) -> "Iterator[list[Score]]":
    """How every bot did; when interrupted, as far as it came."""
    from atoll.bots import UnknownBotError
    from atoll.bots.bot import BotError
    from atoll.bots.custom import CustomBotError
    from atoll.lab.matches import match
    from atoll.lab.matches.tally import tally, tally_team
    from atoll.lab.matches.whole_games import entries_for
    from atoll.lab.workers.pools import WorkerPoolError

    with refusing(UnknownBotError, CustomBotError, BotError, WorkerPoolError):
        line_up.cast()
        for part, title in _parts(game, line_up):
            pool = workers.pool_at(on, cores)
            interrupted: KeyboardInterrupt | None = None
            try:
                with progress(title, games, quiet=quiet, unit="games") as show:
                    if on is None:
                        show.compile(entries_for(part))
                    told = partial(_tell, show)
                    endings = match.play(part, games, workers=cores, pool=pool, tell=told)
            except match.Stopped as stopped:
                endings, interrupted = stopped.endings, stopped
            if endings and game.cooperative:
                yield [tally_team(part.bots[0], endings)]
            elif endings:
                yield tally(part, endings)
            if interrupted:
                raise interrupted


def _parts(game: "Game", line_up: "LineUp") -> "Iterator[tuple[LineUp, str]]":
    """What is to be played and what it is called: one match, or one bot's team after the other."""
    from atoll.lab.matches.line_up import fill_up

    title = f"{game.name}, {line_up.players} players"
    if game.cooperative:
        for bot in line_up.bots:
            yield replace(line_up, bots=(bot,) * line_up.players), f"{title}, {bot}"
    elif len(line_up.bots) > line_up.players:
        refuse(f"{len(line_up.bots)} bots are too many for {line_up.players} players")
    else:
        yield replace(line_up, bots=fill_up(line_up.bots, line_up.players)), title


def _tell(show: Any, done: int) -> None:
    show(completed=done)


def _row(line_up: "LineUp", score: "Score") -> Json:
    about = {"game": line_up.game, "players": line_up.players, "options": dict(line_up.options)}
    return {**about, **score.to_json()}


def _table(rows: list[Json], game: "Game") -> Table:
    """One line a bot; for a team also what its games ended by."""
    telling = [o.name for o in game.options if any(r["options"][o.name] != o.default for r in rows)]
    heads = ("players", *telling, "bot")
    last = Column("ended by", no_wrap=True) if game.cooperative else _numbers("mean score")
    numbers = (_numbers("games"), _numbers("win %"), _numbers("95 %"))
    narrow: Json = {"box": SIMPLE_HEAD, "padding": (0, 1, 0, 0)}
    table = Table(*(Column(each, overflow="fold") for each in heads), *numbers, last, **narrow)
    for row in rows:
        ends = "\n".join(f"{reason} {count:,}" for reason, count in row["reasons"].items())
        table.add_row(
            str(row["players"]),
            *(str(row["options"][name]) for name in telling),
            row["bot"],
            f"{row['games']:,}",
            f"{100 * row['share']:.1f}",
            f"{100 * row['low']:.1f} – {100 * row['high']:.1f}",
            ends if game.cooperative else f"{row['score']:.2f}",
        )
    return table


def _numbers(head: str) -> Column:
    return Column(head, justify="right", no_wrap=True)
