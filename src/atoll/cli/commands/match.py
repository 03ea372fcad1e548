"""`atoll match`: play bots against each other."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import product
from typing import TYPE_CHECKING

import rich_click as click
from rich.box import SIMPLE_HEAD
from rich.table import Column, Table

from atoll.cli import shared_options, workers
from atoll.cli.console import (
    Bar,
    as_json,
    exit_stopped,
    fail,
    fail_on,
    find_game,
    progress,
    show_table,
)
from atoll.engine.json_values import Json

if TYPE_CHECKING:
    from atoll.engine.game import Game
    from atoll.lab.matches.line_up import LineUp
    from atoll.lab.matches.tally import Score

__all__ = ["match"]


@click.command()
@click.argument("name", metavar="GAME")
@click.option(
    "--bots",
    "names",
    required=True,
    metavar="A,B,…",
    help="The bots: names, or module:Class for a custom bot; the last one takes all seats left.",
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    metavar="N",
    show_default=True,
    help="Number of games for each number of players and value of the options.",
)
@click.option(
    "--players",
    metavar="N,…",
    help="Number of players, one or several; default: as many as bots.",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE,…",
    help="Option of the game, with one value or several; may be repeated.",
)
@shared_options.seed("Seed of the deals.")
@click.option(
    "--time",
    "seconds",
    type=shared_options.Finite(min=0, min_open=True),
    metavar="SECONDS",
    help="Thinking time per decision of a bot that looks ahead; default: 1.",
)
@click.option(
    "--simulations",
    type=click.IntRange(min=1),
    metavar="N",
    help="Simulated games per decision instead of a time; makes the match reproducible.",
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
    """Play bots of GAME against each other and count their wins.

    The seats rotate, and every deal is played by each seating.  In a cooperative game each bot
    plays all seats as a team, with the same deals for every bot.  Ctrl+C stops the match and
    prints the games that are done.
    """
    from atoll.bots.thinking import Thinking
    from atoll.lab.matches.line_up import LineUp

    if seconds is not None and simulations is not None:
        fail("use either --time or --simulations, not both")
    game = find_game(name)
    bot_names = [each.strip() for each in names.split(",")]
    thinking = Thinking(seconds or 1.0, simulations)
    rows, stopped = [], False
    try:
        for count, chosen in _variants(
            game, players or str(_default_players(game, bot_names)), options
        ):
            line_up = LineUp(name, count, chosen, tuple(bot_names), seed, thinking)
            for scores in _play(game, line_up, games, on, cores, as_json):
                rows += [_row(line_up, score) for score in scores]
    except KeyboardInterrupt:
        stopped = True
    if as_json:
        print(json.dumps(rows))
    elif rows:
        show_table(_table(rows, game))
    if stopped:
        exit_stopped("Stopped: the games above are done." if rows else "Stopped: no game is done.")


def _default_players(game: "Game", bot_names: list[str]) -> int:
    """Return as many players as bots, or the smallest team."""
    return game.seats[0] if game.cooperative else max(game.seats[0], len(bot_names))


def _variants(game: "Game", players: str, options: tuple[str, ...]) -> list[tuple[int, Json]]:
    """Return every number of players with every combination of option values."""
    from atoll.engine.options import OptionError

    texts = [
        [f"{k}{e}{v}" for v in vs.split(",")] for k, e, vs in (o.partition("=") for o in options)
    ]
    try:
        counts = [int(each) for each in players.split(",")]
    except ValueError:
        fail(f"--players takes a number or a list like 2,4, not {players}")
    with fail_on(OptionError):
        counts = [game.check_players(count) for count in counts]
        chosen = [game.read_options(list(each)) for each in product(*texts)]
    return list(product(counts, chosen))


def _play(
    game: "Game", line_up: "LineUp", games: int, on: str | None, cores: int | None, quiet: bool
) -> "Iterator[list[Score]]":
    """Yield the scores of every match; if interrupted, those of the games done."""
    from atoll.bots import UnknownBotError
    from atoll.bots.bot import BotError
    from atoll.bots.custom import CustomBotError
    from atoll.lab.matches import match
    from atoll.lab.matches.tally import tally, tally_team
    from atoll.lab.matches.whole_games import entries_for
    from atoll.lab.workers.pools import WorkerPoolError

    with fail_on(UnknownBotError, CustomBotError, BotError, WorkerPoolError):
        line_up.bots_by_name()
        for part, title in _matches(game, line_up):
            pool = workers.connect_pool(on, cores)
            interrupted: KeyboardInterrupt | None = None
            try:
                with progress(title, games, quiet=quiet, unit="games") as show:
                    if on is None:
                        show.compile(entries_for(part))
                    report = partial(_update, show)
                    outcomes = match.play(part, games, workers=cores, pool=pool, report=report)
            except match.Stopped as stopped:
                outcomes, interrupted = stopped.outcomes, stopped
            if outcomes and game.cooperative:
                yield [tally_team(part.bots[0], outcomes)]
            elif outcomes:
                yield tally(part, outcomes)
            if interrupted:
                raise interrupted


def _matches(game: "Game", line_up: "LineUp") -> "Iterator[tuple[LineUp, str]]":
    """Yield the line-ups to play with their titles: one, or in a cooperative game one per bot."""
    from atoll.lab.matches.line_up import fill_up

    title = f"{game.name}, {line_up.players} players"
    if game.cooperative:
        for bot in line_up.bots:
            yield replace(line_up, bots=(bot,) * line_up.players), f"{title}, {bot}"
    elif len(line_up.bots) > line_up.players:
        fail(f"{len(line_up.bots)} bots are too many for {line_up.players} players: use --players")
    else:
        yield replace(line_up, bots=fill_up(line_up.bots, line_up.players)), title


def _update(show: Bar, done: int) -> None:
    show(completed=done)


def _row(line_up: "LineUp", score: "Score") -> Json:
    about = {"game": line_up.game, "players": line_up.players, "options": dict(line_up.options)}
    return {**about, **score.to_json()}


def _table(rows: list[Json], game: "Game") -> Table:
    """Return a table with a row for each bot; for a team also with the reasons of the end."""
    shown = [o.name for o in game.options if any(r["options"][o.name] != o.default for r in rows)]
    heads = ("players", *shown, "bot")
    last = Column("ended by", no_wrap=True) if game.cooperative else _numbers("mean score")
    numbers = (_numbers("games"), _numbers("win %"), _numbers("95 %"))
    narrow: Json = {"box": SIMPLE_HEAD, "padding": (0, 1, 0, 0)}
    table = Table(*(Column(each, overflow="fold") for each in heads), *numbers, last, **narrow)
    for row in rows:
        ends = "\n".join(f"{reason} {count:,}" for reason, count in row["reasons"].items())
        table.add_row(
            str(row["players"]),
            *(str(row["options"][name]) for name in shown),
            row["bot"],
            f"{row['games']:,}",
            f"{100 * row['share']:.1f}",
            f"{100 * row['low']:.1f} – {100 * row['high']:.1f}",
            ends if game.cooperative else f"{row['score']:.2f}",
        )
    return table


def _numbers(head: str) -> Column:
    return Column(head, justify="right", no_wrap=True)
