"""`atoll bench`: measure how fast random games are played."""

import json
from typing import TYPE_CHECKING

import rich_click as click
from rich.console import Console
from rich.table import Column, Table

from atoll.cli import shared_options
from atoll.cli.console import as_json, fail_on, find_cached, find_game, print_error, progress
from atoll.engine.json_values import Json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from atoll.engine.game import Game

__all__ = ["bench"]


@click.command()
@click.argument("name", metavar="[GAME]", required=False)
@click.option(
    "--players", type=int, default=4, metavar="N", show_default=True, help="Number of players."
)
@click.option(
    "--seconds",
    type=shared_options.Finite(0.1),
    default=3.0,
    metavar="S",
    show_default=True,
    help="Seconds per measurement.",
)
@as_json
def bench(name: str | None, players: int, seconds: float, as_json: bool) -> None:
    """Measure how many random games of GAME, or of every game, are played per second.

    Each game is measured on one core and on all cores.
    """
    from atoll.bots.thinking import cores

    chosen = [(find_game(name), players)] if name else list(_all_games(players))
    rows = [
        _measure(game, count, seconds, threads, quiet=as_json)
        for game, count in chosen
        for threads in sorted({1, cores()})
    ]
    if as_json:
        print(json.dumps(rows))
    else:
        Console().print(_table(rows))


def _all_games(players: int) -> "Iterator[tuple[Game, int]]":
    """Yield every game with the allowed number of players nearest to this one."""
    from atoll import games

    for name in games.names():
        try:
            game = find_cached(name)
        except games.BrokenGameError as error:
            print_error(error)
        else:
            yield game, min(max(players, game.seats[0]), game.seats[-1])


def _measure(game: "Game", players: int, seconds: float, threads: int, *, quiet: bool) -> Json:
    from atoll.engine.options import OptionError
    from atoll.lab.batch import Batch

    with fail_on(OptionError):
        count = game.check_players(players)
    with progress(f"{game.name} on {threads} core(s)", seconds, quiet=quiet) as show:
        show.compile([game.loops.play_batch])
        tally, elapsed = Batch(game, count, {}).play_for(
            seconds, threads=threads, report=lambda passed: show(completed=passed)
        )
    return {
        "game": game.name,
        "players": count,
        "cores": threads,
        "games_per_s": round(tally.games / elapsed, 1),
        "decisions_per_s": round(tally.decisions / elapsed, 1),
        "steps_per_s": round(tally.steps / elapsed, 1),
    }


def _table(rows: list[Json]) -> Table:
    names = list(rows[0])
    table = Table(
        names[0],
        *(Column(name.replace("_per_s", "/s"), justify="right") for name in names[1:]),
    )
    for row in rows:
        game, *numbers = row.values()
        table.add_row(game, *(f"{number:,.0f}" for number in numbers))
    return table
