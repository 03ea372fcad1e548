"""`atoll simulate`: write many games to a file for research."""

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from atoll.cli import shared_options, workers
from atoll.cli.console import as_json, exit_stopped, fail, fail_on, find_game, progress
from atoll.cli.extras import requires

if TYPE_CHECKING:
    from atoll.lab.matches.line_up import LineUp
    from atoll.lab.simulations.simulate import Job

__all__ = ["MOST_GAMES", "parse_count", "simulate"]

MOST_GAMES = 1e12


def parse_count(context: object, parameter: object, text: str) -> int:
    """Return a whole number, which may be written as 1e6 or 1_000_000."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not (1 <= number <= MOST_GAMES and number == int(number)):
        raise click.BadParameter(f"{text!r} is not a whole number from 1 to {MOST_GAMES:g}.")
    return int(number)


@click.command()
@click.argument("name", metavar="GAME")
@click.option(
    "--games",
    callback=parse_count,
    default="1000",
    metavar="N",
    show_default=True,
    help="Number of games; 1e6 is a million.",
)
@click.option(
    "--bots",
    "names",
    default="random",
    metavar="A,B,…",
    show_default=True,
    help="The bots: names, or module:Class for a custom bot; the last one takes all seats left.",
)
@shared_options.players
@shared_options.options
@shared_options.seed("Seed of the games.")
@click.option(
    "--simulations",
    type=click.IntRange(min=1),
    default=200,
    metavar="N",
    show_default=True,
    help="Simulated games per decision of a bot that looks ahead.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    default="results.parquet",
    metavar="FILE",
    show_default=True,
    help="Parquet file with a row for each game.",
)
@click.option(
    "--decisions",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Parquet file with a row for each decision and each outcome of chance.",
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
    """Play many games of GAME with bots and write the results to a Parquet file.

    The seats rotate, and every deal is played by each seating.  After an interruption the same
    command resumes the simulation.  The same command gives the same file, byte for byte, on
    any number of cores.
    """
    with requires("simulate", "pyarrow"):
        from atoll.lab.simulations.simulate import Job

    line_up = _line_up(name, names, players, options, seed, simulations)
    job = Job(line_up, games, out, decisions)
    if decisions is not None and decisions.resolve() == out.resolve():
        fail("--out and --decisions must be two different files")
    began = time.monotonic()
    played = _run(job, on, cores, quiet=as_json)
    _report_done(job, time.monotonic() - began if played else None, as_json)


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

    bot_names = [each.strip() for each in names.split(",")]
    game = find_game(name)
    with fail_on(OptionError, UnknownBotError, CustomBotError):
        count = game.check_players(
            max(game.seats[0], len(bot_names)) if players is None else players
        )
        if len(bot_names) > count:
            fail(f"{len(bot_names)} bots are too many for {count} players: use --players")
        chosen = game.read_options(list(options))
        thinking = Thinking(simulations=simulations)
        line_up = LineUp(name, count, chosen, fill_up(bot_names, count), seed, thinking)
        line_up.bots_by_name()
    return line_up


def _run(job: "Job", on: str | None, cores: int | None, *, quiet: bool) -> bool:
    """Simulate with a progress bar; return False if all was done before."""
    from atoll.bots.bot import BotError
    from atoll.lab.matches.whole_games import entries_for
    from atoll.lab.simulations.simulate import SimulateError, simulate
    from atoll.lab.simulations.unfinished import UnfinishedError
    from atoll.lab.workers.pools import WorkerPoolError

    pool, done = workers.connect_pool(on, cores), 0

    def report(games: int) -> None:
        nonlocal done
        done = games
        show(completed=games)

    kept = f" The games are kept in {job.unfinished}: repeat the command to resume."
    title = f"{job.line_up.game}, {job.line_up.players} players"
    try:
        with progress(title, job.games, quiet=quiet, unit="games") as show:
            if on is None:
                show.compile(entries_for(job.line_up))
            return simulate(job, workers=cores, pool=pool, report=report)
    except (SimulateError, UnfinishedError) as error:
        fail(error)
    except (BotError, WorkerPoolError) as error:
        fail(f"{error}.{kept}")
    except OSError as error:
        fail(f"{error.filename or job.out}: {error.strerror or error}.{kept if done else ''}")
    except KeyboardInterrupt:
        exit_stopped(f"Stopped after {done:,} of {job.games:,} games.{kept}")


def _report_done(job: "Job", seconds: float | None, as_json: bool) -> None:
    files = [str(path) for path in job.files]
    if as_json:
        print(json.dumps({**job.to_json(), "files": files, "seconds": seconds}))
    elif seconds is None:
        print(f"{' and '.join(files)}: all {job.games:,} games are done already.")
    else:
        rate = job.games / seconds
        print(f"{job.games:,} games in {seconds:.1f} s ({rate:,.0f}/s): {' and '.join(files)}")
