"""`atoll bench`: how fast random games are played here."""

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from atoll.cli.console import AsJson, load_game, progress, refusing

if TYPE_CHECKING:
    from atoll.engine.game import Game

USUAL_PLAYERS = 4


def bench(
    name: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; default: all of them.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help=f"How many players; default: {USUAL_PLAYERS}.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.1, help="How long each measurement takes.")
    ] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Play random games on one core and on all, and say how many a second."""
    from atoll import games
    from atoll.engine.batch import cores

    rows = [
        _measure(load_game(each), players, seconds, threads, quiet=as_json)
        for each in ([name] if name else games.NAMES)
        for threads in sorted({1, cores()})
    ]
    if as_json:
        print(json.dumps(rows))
    else:
        Console().print(_table(rows))


def _measure(
    game: "Game", players: int | None, seconds: float, threads: int, *, quiet: bool
) -> dict[str, Any]:
    from atoll.engine.batch import Batch
    from atoll.engine.options import OptionError

    with refusing(OptionError):
        count = game.check_players(USUAL_PLAYERS if players is None else players)
    with progress(f"{game.name} on {threads} core(s)", seconds, quiet=quiet) as show:
        tally, elapsed = Batch(game, count, {}).play_for(
            seconds, threads=threads, tell=lambda passed: show(completed=passed)
        )
    return {
        "game": game.name,
        "players": count,
        "cores": threads,
        "games_per_s": round(tally.games / elapsed, 1),
        "decisions_per_s": round(tally.decisions / elapsed, 1),
        "steps_per_s": round(tally.steps / elapsed, 1),
    }


def _table(rows: list[dict[str, Any]]) -> Table:
    table = Table("game", *(_column(key) for key in list(rows[0])[1:]))
    for row in rows:
        table.add_row(*(f"{cell:,.0f}" if cell != row["game"] else cell for cell in row.values()))
    return table


def _column(key: str) -> Any:
    from rich.table import Column

    return Column(key.replace("_per_s", "/s"), justify="right")
