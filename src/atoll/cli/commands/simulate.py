"""`atoll simulate`: many games, written to a file for research."""

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from atoll.cli import shared_options, workers
from atoll.cli.console import as_json, find_game, progress, refuse, refusing, stop
from atoll.cli.extras import needing

if TYPE_CHECKING:
    from atoll.lab.matches.line_up import LineUp
    from atoll.lab.simulations.simulate import Order

MOST_GAMES = 1e12


def many(context: object, parameter: object, text: str) -> int:
    """A whole number that may be written as 1e6 or 1_000_000."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not (1 <= number <= MOST_GAMES and number == int(number)):
        raise click.BadParameter(f"{text!r} is no whole number from 1 to {MOST_GAMES:g}.")
    return int(number)


@click.command()
@click.argument("name", metavar="GAME")
@click.option(
    "--games",
    callback=many,
    default="1000",
    metavar="N",
    show_default=True,
    help="How many games; 1e6 is a million.",
)
@click.option(
    "--bots",
    "names",
    default="random",
    metavar="A,B,…",
    show_default=True,
    help="Who plays: names, or module:Class for your own; the last one takes all seats left.",
)
@shared_options.players
@shared_options.options
@shared_options.seed("The same seed, the same file.")
@click.option(
    "--simulations",
    type=click.IntRange(min=1),
    default=200,
    metavar="N",
    show_default=True,
    help="How many games a bot that looks ahead simulates for a decision.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    default="results.parquet",
    metavar="FILE",
    show_default=True,
    help="Where one row a game is written.",
)
@click.option(
    "--decisions",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Where one row a decision is written too, chance's included.",
)
@workers.on
@workers.cores
@as_json
def simulate(
    name: str,
    games: int,
    names: str,
    players: int | None,
    options: tuple[str, ...],
    seed: int,
    simulations: int,
    out: Path,
    decisions: Path | None,
    on: str | None,
    cores: int | None,
    as_json: bool,
) -> None:
    """Play many games of GAME with bots, and write how they ended to a Parquet file.

    They move round the table, and every deal is played by each seating.  Interrupted in
    whatever way, the same command goes on where it was.  The same command gives the same
    file, byte for byte, on any number of cores.
    """
    with needing("simulate", "pyarrow"):
        from atoll.lab.simulations.simulate import Order

    line_up = _line_up(name, names, players, options, seed, simulations)
    order = Order(line_up, games, out, decisions)
    if decisions is not None and decisions.resolve() == out.resolve():
        refuse("--out and --decisions must be two different files")
    began = time.monotonic()
    anew = _carry_out(order, on, cores, quiet=as_json)
    _tell(order, time.monotonic() - began if anew else None, as_json)


def _line_up(
    name: str,
    names: str,
    players: int | None,
    options: tuple[str, ...],
    seed: int,
    simulations: int,
) -> "LineUp":
    from atoll.bots import UnknownBotError
    from atoll.bots.custom import CustomBotError
    from atoll.bots.thinking import Thinking
    from atoll.engine.options import OptionError
    from atoll.lab.matches.line_up import LineUp, fill_up

    company = [each.strip() for each in names.split(",")]
    game = find_game(name)
    with refusing(OptionError, UnknownBotError, CustomBotError):
        count = game.check_players(max(game.seats[0], len(company)) if players is None else players)
        if len(company) > count:
            refuse(f"{len(company)} bots are too many for {count} players")
        chosen = game.read_options(list(options))
        thinking = Thinking(simulations=simulations)
        line_up = LineUp(name, count, chosen, fill_up(company, count), seed, thinking)
        line_up.cast()
    return line_up


def _carry_out(order: "Order", on: str | None, cores: int | None, *, quiet: bool) -> bool:
    """Simulate, saying how far it is; False if all was done before."""
    from atoll.bots.bot import BotError
    from atoll.lab.matches.whole_games import entries_for
    from atoll.lab.simulations.simulate import SimulateError, simulate
    from atoll.lab.simulations.unfinished import UnfinishedError
    from atoll.lab.workers.pools import WorkerPoolError

    pool, done = workers.pool_at(on, cores), 0

    def tell(games: int) -> None:
        nonlocal done
        done = games
        show(completed=games)

    kept = f" {order.unfinished} keeps what is done: the same command goes on with it."
    title = f"{order.line_up.game}, {order.line_up.players} players"
    try:
        with progress(title, order.games, quiet=quiet, unit="games") as show:
            if on is None:
                show.compile(entries_for(order.line_up))
            return simulate(order, workers=cores, pool=pool, tell=tell)
    except (SimulateError, UnfinishedError) as error:
        refuse(error)
    except (BotError, WorkerPoolError) as error:
        refuse(f"{error}.{kept}")
    except OSError as error:
        refuse(f"{error.filename or order.out}: {error.strerror or error}.{kept if done else ''}")
    except KeyboardInterrupt:
        stop(f"Stopped after {done:,} of {order.games:,} games.{kept}")


def _tell(order: "Order", seconds: float | None, as_json: bool) -> None:
    files = [str(path) for path in order.files]
    if as_json:
        print(json.dumps({**order.to_json(), "files": files, "seconds": seconds}))
    elif seconds is None:
        print(f"{' and '.join(files)}: all {order.games:,} games are there already.")
    else:
        rate = order.games / seconds
        print(f"{order.games:,} games in {seconds:.1f} s ({rate:,.0f}/s): {' and '.join(files)}")
