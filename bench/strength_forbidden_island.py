"""How strong Forbidden Island's bots are: games in all twelve cells, and a table of them.

    python bench/strength_forbidden_island.py skilled [--games 5000]
    python bench/strength_forbidden_island.py expert [--simulations 3000] [--minutes 60]
    python bench/strength_forbidden_island.py clairvoyant --cells legendary-4
    python bench/strength_forbidden_island.py table

One bot runs all seats; roles are drawn by lot, the shape is `standard`.  Every game is appended to
`bench/results/strength_forbidden_island.jsonl`, so a long measurement can be stopped and
continued; the cells take turns, so that all of them grow evenly.  No deal was used for tuning.
The expert thinks for a number of simulations a turn, not for a time, so that a busy machine
does not make it weaker; the page lists the CPU time this takes.  The clairvoyant, who knows
the draws, plays the same deals and shows what may be left to win.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from clairvoyant_forbidden_island import can_win
from numpy.typing import NDArray

from atoll.bots.bot import see
from atoll.bots.forbidden_island.estimate import ALL_SEATS, Estimate, Weights, weights_for
from atoll.bots.forbidden_island.expert import Expert
from atoll.bots.forbidden_island.policy import best_action
from atoll.bots.thinking import Thinking
from atoll.engine.compiler.entry import entry
from atoll.engine.compiler.rule import rule
from atoll.engine.compiler.warm import compile_all
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.records.arrays import Records
from atoll.engine.records.dice import SEEDING, Dice, Purpose, make_dice, seed_dice
from atoll.engine.records.record import uint64
from atoll.engine.records.result import Result
from atoll.games.forbidden_island import GAME
from atoll.games.forbidden_island.ending import score
from atoll.games.forbidden_island.moves import draw
from atoll.games.forbidden_island.rules import step
from atoll.games.forbidden_island.setup import setup
from atoll.games.forbidden_island.state import LEVELS, Island, Phase
from atoll.lab.matches.interval import wilson

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results" / "strength_forbidden_island.jsonl"
TABLE = ROOT / "docs" / "research" / "strength_forbidden_island.md"
SKILLED_DEALS, EXPERT_DEALS = 30_000_000, 20_000_000
CELLS = list(product(LEVELS, GAME.seats))
NAMES = [f"{level}-{players}" for level, players in CELLS]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", choices=["skilled", "expert", "clairvoyant", "table"])
    parser.add_argument("--games", type=int, help="a cell; 5000, or 300 of those that search")
    parser.add_argument("--cells", nargs="+", choices=NAMES, default=NAMES, metavar="LEVEL-PLAYERS")
    parser.add_argument("--simulations", type=int, default=3000)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--no-rescue-lift", action="store_true")
    given = parser.parse_args()
    if given.what == "skilled":
        measure_skilled(given.games or 5000)
    elif given.what != "table":
        about: dict[str, Any] = {"bot": given.what, "rescue_lift": not given.no_rescue_lift}
        about["seeding"] = SEEDING
        if given.what == "expert":
            about["simulations"] = given.simulations
        cells = [CELLS[NAMES.index(name)] for name in given.cells]
        measure(about, cells, given.games or 300, given.minutes)
    TABLE.write_text(table(), "utf-8")


# ── Playing ──────────────────────────────────────────────────────────────────────────────


@rule
def play_on(
    game: Island, weights: Weights, estimate: Estimate, treasure_dice: Dice, flood_dice: Dice
) -> int:
    """Play to the end with separate dice for each deck; return the number of decisions."""
    decisions = 0
    while game.actor != NOBODY:
        if game.actor != CHANCE:
            step(game, best_action(game, weights, estimate, ALL_SEATS))
            decisions += 1
        elif game.phase == Phase.DRAW:
            step(game, draw(game, treasure_dice))
        else:
            step(game, draw(game, flood_dice))
    return decisions


@entry({**GAME.examples, "estimates": Estimate.array(0), "weights": Weights.array(0)})
def play_games(
    states: Records[Island],
    blanks: Records[Island],
    estimates: Records[Estimate],
    dice: Records[Dice],
    seed: int,
    weights: Records[Weights],
    results: Records[Result],
) -> int:
    """Deal and play a game for every row of `results`, each with a seed of its own.

    With several records of weights the games use them in turn.
    """
    decisions = 0
    for i in range(len(results)):
        seed_dice(dice[0], seed, i, Purpose.GAME)
        states[0] = blanks[0]
        setup(states[0], dice[0])
        seed_dice(dice[1], seed, i, Purpose.SECOND_DECK)
        decisions += play_on(states[0], weights[i % len(weights)], estimates[0], dice[0], dice[1])
        score(states[0], results[i])
    return decisions


def policy_games(
    players: int, options: Mapping[str, Any], seed: int, weights: Records[Weights], games: int
) -> NDArray[np.bool_]:
    """Return which games the policy wins, using the weights in turn."""
    blanks: Any = GAME.blank(players, GAME.check_options(options))
    results = Result.array(games)
    scratch = (Estimate.array(), Dice.array(2))
    play_games(Island.array(), blanks, *scratch, uint64(seed), weights, results)
    won: NDArray[np.bool_] = results["winners"] > 0
    return won


def append(row: Mapping[str, Any]) -> None:
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def rows() -> Iterator[dict[str, Any]]:
    if RESULTS.exists():
        yield from map(json.loads, RESULTS.read_text("utf-8").splitlines())


def measure_skilled(games: int) -> None:
    """Play compiled games of the policy: a row for each cell, with and without rescue lifts."""
    policy_wins(players=2, options={}, games=1)  # compile, or load what was compiled
    for (level, players), rescue in product(CELLS, [True, False]):
        options = {"level": level, "rescue_lift": rescue}
        began = time.process_time()
        won = policy_wins(players, options, games)
        cpu = round(time.process_time() - began, 3)
        about = {"bot": "skilled", **options, "players": players}
        append({**about, "games": games, "won": won, "cpu": cpu})


def policy_wins(players: int, options: Mapping[str, Any], games: int) -> int:
    """Return how many of these games the policy wins."""
    return int(policy_games(players, options, SKILLED_DEALS, weights_for(players), games).sum())


def measure(
    about: Mapping[str, Any], cells: Sequence[tuple[str, int]], games: int, minutes: float
) -> None:
    """Play one game in each cell, then the next in each, up to `games` or for `minutes`."""
    compile_all([*GAME.loops.brief, *Expert(Thinking(simulations=1)).entries])
    done: dict[tuple[str, int], int] = dict.fromkeys(cells, 0)
    for row in rows():
        if about.items() <= row.items() and (row["level"], row["players"]) in done:
            done[row["level"], row["players"]] += row["games"]
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until and min(done.values()) < games:
        level, players = min(done, key=lambda cell: done[cell])
        options = {"level": level, "rescue_lift": about["rescue_lift"]}
        deal = EXPERT_DEALS + done[level, players]
        if about["bot"] == "expert":
            bot = Expert(Thinking(simulations=about["simulations"]))
            played = play(bot, players, options, deal)
        else:
            played = {"won": int(can_win(players, options, deal))}
        append({**about, "level": level, "players": players, "games": 1, **played})
        done[level, players] += 1


def play(bot: Expert, players: int, options: Mapping[str, Any], deal: int) -> dict[str, Any]:
    """Play a game of one team; return its result and the CPU time of its decisions."""
    dice = make_dice(deal)
    position = GAME.deal(players, options, dice)
    bot_rng, cpu, turns = Random(deal), 0.0, 1
    while not position.over:
        if position.chance:
            before = position.fields.turn
            position.play(position.draw(dice))
            turns += position.fields.turn != before
            continue
        seen = see(position, range(players), bot_rng.getrandbits(64))
        began = time.thread_time()
        ply = bot.choose(seen)
        cpu += time.thread_time() - began
        assert ply is not None, "the team runs all seats"
        position.play(ply)
    outcome = position.outcome
    assert outcome is not None
    return {"won": int(bool(outcome.winners)), "turns": turns, "cpu": round(cpu, 3)}


# ── The table ────────────────────────────────────────────────────────────────────────────


Cells = dict[tuple[str, int], list[float]]
HEADINGS = {True: "With the rescue lift", False: "Without the rescue lift"}


def table() -> str:
    """Return the page with all results so far, in Markdown."""
    columns: dict[bool, dict[str, Cells]] = {True: {}, False: {}}
    for row in rows():
        name: str = row["bot"]
        if "simulations" in row:
            name += f", {row['simulations']:,}"
        cells = columns[row["rescue_lift"]].setdefault(name, {})
        cell = cells.setdefault((row["level"], row["players"]), [0, 0, 0, 0])
        for place, key in enumerate(("games", "won", "cpu", "turns")):
            cell[place] += row.get(key, 0)
    lines = [INTRODUCTION]
    for rescue_lift, heading in HEADINGS.items():
        lines += [f"## {heading}", "", *grid(columns[rescue_lift]), ""]
    lines += ["## CPU time", "", "On one core; all decisions of a turn are counted.", ""]
    for rescue_lift, heading in HEADINGS.items():
        for name, cells in columns[rescue_lift].items():
            lines += spent(f"{name}, {heading.lower()}", cells.values())
    return "\n".join([*lines, "", MORE_TIME, *more_time()]) + "\n"


def grid(columns: Mapping[str, Cells]) -> Iterator[str]:
    """Yield a row for every cell, with a column for every bot."""
    yield "| level | players | " + " | ".join(columns) + " |"
    yield "|---" * (2 + len(columns)) + "|"
    for level, players in CELLS:
        shares = [share(cells.get((level, players))) for cells in columns.values()]
        yield f"| {level} | {players} | " + " | ".join(shares) + " |"
    yield "| all | 2–4 | " + " | ".join(map(total, columns.values())) + " |"


def share(cell: list[float] | None) -> str:
    """Return the share of games won, with its 95 % interval and the number of games."""
    if cell is None:
        return ""
    games, won = int(cell[0]), int(cell[1])
    low, high = wilson(won / games, games)
    return f"**{100 * won / games:.1f}** [{100 * low:.0f}–{100 * high:.0f}] of {games:,}"


def total(cells: Mapping[tuple[str, int], list[float]]) -> str:
    """Return the share of all games won, if every cell has games."""
    whole = len(cells) == len(CELLS)
    return share([sum(each) for each in zip(*cells.values(), strict=True)] if whole else None)


def spent(name: str, cells: Any) -> list[str]:
    """Return the CPU time of the decisions, if measured."""
    games, _, cpu, turns = (sum(each) for each in zip(*cells, strict=True))
    if turns:
        return [f"- {name}: {cpu / turns:.3f} s a turn"]
    return [f"- {name}: {1e6 * cpu / games:.0f} µs a game"] if cpu else []


def more_time() -> Iterator[str]:
    """Yield how many more games an expert with more simulations wins, on the same deals."""
    games: dict[int, dict[tuple[str, int, int, int], int]] = {}
    counts: Counter[tuple[int, str, int, int]] = Counter()
    for row in rows():
        if row["bot"] == "expert" and row["rescue_lift"]:
            seeding = row.get("seeding", 1)  # with another one, deals of the same number differ
            cell = (row["simulations"], row["level"], row["players"], seeding)
            games.setdefault(cell[0], {})[*cell[1:], counts[cell]] = row["won"]
            counts[cell] += 1
    least, *others = sorted(games)
    for more in others:
        both = games[more].keys() & games[least].keys()
        gained = Counter(cell[:2] for cell in both if games[more][cell] > games[least][cell])
        lost = Counter(cell[:2] for cell in both if games[more][cell] < games[least][cell])
        yield (
            f"- {more:,} simulations instead of {least:,}, on the same {len(both)} deals: "
            f"{gained.total()} new wins, {lost.total()} new losses"
        )
        played = {cell[:2] for cell in both}
        for level, players in filter(played.__contains__, CELLS):
            both_ways = f"{gained[level, players]} and {lost[level, players]}"
            yield f"    - {level} with {players} players: {both_ways}"


MORE_TIME = """## More simulations

A *new win* is a deal that was lost with fewer simulations; a *new loss* was won.
"""

INTRODUCTION = """# Strength of the bots: Forbidden Island

One bot runs all seats. Each cell shows the percentage of games won, the 95 % interval and the
number of games. Look at the interval before you compare cells with few games.

- Roles are drawn by lot, the shape is `standard`. No deal was used to tune the bots.
- Other programs have no rescue lift: compare them with the second table.
- The clairvoyant knows all draws of the deals that `expert` played. Its result is a lower bound
  for what can be won there.
- The numbers after `expert` are simulations a turn.
- `skilled` played under edition 2 of the rules, the others under edition 1, in which cards may be
  played at fewer moments (R7).
- The script is `bench/strength_forbidden_island.py`.
"""

if __name__ == "__main__":
    main()
