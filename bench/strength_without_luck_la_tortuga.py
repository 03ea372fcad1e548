"""The strength of La Tortuga's `expert`, with variance reduced by AIVAT (Burch et al., 2018).

    python bench/strength_without_luck_la_tortuga.py [--players 4] [--rival lapwise]
        [--simulations 16000] [--games 2000] [--minutes 60]

A game of La Tortuga is decided mostly by luck: to distinguish 32 % of wins from 34 %, a match
takes thousands of games.  So the network evaluates every die and every egg card turned up: the
hero's value after the outcome minus the mean over all possible outcomes.  The sum is the luck of
a game, which is subtracted from its result.

The luck has mean zero however good the evaluation is, so the mean of the difference is the share
of wins; its variance is less than half.

Every game is appended to `bench/results/strength_without_luck_la_tortuga.jsonl`, so a long
measurement can be stopped and continued.
"""

import argparse
import json
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from learn_la_tortuga import READ_ONLY
from room_for_improvement_la_tortuga import RIVALS, Buffers, styles_of

from atoll import bots
from atoll.bots.bot import Bot, see
from atoll.bots.la_tortuga.beliefs import play_as
from atoll.bots.la_tortuga.evaluation import expected_share, weights_for
from atoll.bots.la_tortuga.skilled import Scratch
from atoll.bots.la_tortuga.styles import Style
from atoll.bots.thinking import Thinking
from atoll.cli.console import progress
from atoll.engine.compiler.entry import entry
from atoll.engine.compiler.rule import rule
from atoll.engine.compiler.warm import compile_all
from atoll.engine.position import Position
from atoll.engine.records.arrays import FloatGrid, FloatRow, Records, Row, row_of, zeros
from atoll.engine.records.dice import Dice, make_dice
from atoll.engine.records.menu import Menu
from atoll.games.la_tortuga import GAME
from atoll.games.la_tortuga.actions import DIE
from atoll.games.la_tortuga.rules import step
from atoll.games.la_tortuga.state import MOST_DICE, SIDES, Phase, Tortuga
from atoll.lab.matches.interval import standard_error

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results" / "strength_without_luck_la_tortuga.jsonl"
PAGE = ROOT / "docs" / "research" / "strength_without_luck_la_tortuga.md"
DEALS = 880_000_000


@rule
def expect(
    ways: Records[Tortuga],
    odds: FloatRow,
    style: int,
    hero: int,
    seat_styles: FloatGrid,
    weights: FloatGrid,
    scratches: Records[Scratch],
    menus: Records[Menu],
    dice: Records[Dice],
) -> float:
    """Return the hero's share of the win after `ways[0]`; a begun move is played in this style.

    The ways a move may go are on a stack with their odds, because a rule must not be recursive.
    """
    odds[0] = 1.0
    share, last = 0.0, 0
    while last >= 0:
        game = ways[last]
        if game.phase == Phase.DECIDE:
            step(game, play_as(style, game, menus[0], dice[0], seat_styles, scratches))
            if game.phase == Phase.DIE and game.thrown > 0:
                odds[last] /= SIDES
                for side in range(2, SIDES + 1):
                    last += 1
                    ways[last] = game
                    odds[last] = odds[last - 1]
                    step(ways[last], DIE.of(side))
                step(game, DIE.of(1))
                continue
        encodings = scratches[0].encodings
        share += odds[last] * expected_share(game, hero, seat_styles, weights, encodings)
        last -= 1
    return share


@entry(
    {
        **GAME.examples,
        "actions": row_of([]),
        "ways": Tortuga.array(0),
        "odds": zeros(0),
        "style": 0,
        "hero": 0,
        "seat_styles": zeros((0, 0)),
        "weights": READ_ONLY,
        "scratches": Scratch.array(0),
        "shares": zeros(0),
    }
)
def expect_all(
    states: Records[Tortuga],
    actions: Row,
    ways: Records[Tortuga],
    odds: FloatRow,
    style: int,
    hero: int,
    seat_styles: FloatGrid,
    weights: FloatGrid,
    scratches: Records[Scratch],
    menus: Records[Menu],
    dice: Records[Dice],
    shares: FloatRow,
) -> None:
    """Write the hero's share of the win after each of chance's actions."""
    for number in range(len(actions)):
        ways[0] = states[0]
        step(ways[0], actions[number])
        shares[number] = expect(
            ways, odds, style, hero, seat_styles, weights, scratches, menus, dice
        )


class ChanceGain:
    """Sums up what chance gives to the hero of a game."""

    def __init__(self, players: int, hero: int, rival: Style) -> None:
        self.luck = 0.0
        seat_styles, weights = styles_of(players, hero, rival), weights_for(players)
        self._about = (int(rival), hero, seat_styles, weights)
        self._buffers = Buffers()
        self._ways = Tortuga.array((SIDES - 1) * MOST_DICE + 1)
        self._odds = zeros(len(self._ways))

    def add(self, position: Position, drawn: int) -> None:
        """Add the luck of a drawn outcome, before it is played."""
        actions = row_of(position.actions)
        if len(actions) == 1:
            return
        shares, buffers = zeros(len(actions)), self._buffers
        expect_all(
            *(position.states, actions, self._ways, self._odds, *self._about),
            *(buffers.scratches, buffers.menus, buffers.dice, shares),
        )
        mean = float(np.average(shares, weights=position.weights))
        self.luck += float(shares[position.actions.index(drawn)]) - mean


def play(number: int, players: int, rival: str, hero_bot: Bot) -> dict[str, Any]:
    """Play a game of the hero against rivals of one kind; every deal is played from every seat."""
    deal, hero = divmod(number, players)
    rival_bot, bot_rng = bots.find(rival, GAME.name), Random(number)
    chance_gain, dice = ChanceGain(players, hero, RIVALS[rival]), make_dice(DEALS + deal)
    position, decisions, cpu = GAME.deal(players, {}, dice), 0, 0.0
    while not position.over:
        if position.chance:
            drawn = position.draw(dice)
            chance_gain.add(position, drawn)
            position.play(drawn)
            continue
        mine = position.actor == hero
        seen = see(position, [position.actor], bot_rng.getrandbits(64))
        began = time.thread_time()
        ply = (hero_bot if mine else rival_bot).choose(seen)
        cpu += mine * (time.thread_time() - began)
        decisions += mine
        assert ply is not None, "the deciding bot chose no ply"
        position.play(ply)
    assert position.outcome is not None
    won = position.outcome.share(hero)
    return {"won": won, "luck": chance_gain.luck, "decisions": decisions, "cpu": round(cpu, 3)}


def rows() -> Iterator[dict[str, Any]]:
    if RESULTS.exists():
        yield from map(json.loads, RESULTS.read_text("utf-8").splitlines())


def measure(about: Mapping[str, Any], games: int, minutes: float) -> None:
    """Play games, continuing after the last one in the results."""
    thinking = Thinking(simulations=about["simulations"])
    hero_bot = bots.find("expert", GAME.name, thinking)
    rival_bot = bots.find(about["rival"], GAME.name)
    compile_all([*GAME.loops.brief, *bots.entries_of(hero_bot), *bots.entries_of(rival_bot)])
    first = sum(about.items() <= row.items() for row in rows())
    until = time.monotonic() + 60 * minutes
    with progress("Games", games) as show, RESULTS.open("a", encoding="utf-8") as file:
        show(advance=first)
        for number in range(first, games):
            if time.monotonic() > until:
                break
            played = play(number, about["players"], about["rival"], hero_bot)
            file.write(json.dumps({**about, **played}) + "\n")
            file.flush()
            show(advance=1)


def page() -> str:
    """The results so far, in Markdown."""
    matches: dict[tuple[int, str, int], list[dict[str, Any]]] = {}
    for row in rows():
        matches.setdefault((row["players"], row["rival"], row["simulations"]), []).append(row)
    lines = [INTRODUCTION]
    lines.append(
        "| players | against | simulations | CPU s a decision | games | wins | without luck |"
    )
    lines.append("|---" * 7 + "|")
    for (players, rival, simulations), games in matches.items():
        won = np.array([row["won"] for row in games])
        fair = won - [row["luck"] for row in games]
        cpu = sum(row["cpu"] for row in games) / sum(row["decisions"] for row in games)
        cells = [str(players), rival, f"{simulations:,}", f"{cpu:.3f}", f"{len(games):,}"]
        deals = np.arange(len(games)) // players
        cells += [share(won, deals), f"**{share(fair, deals)}**"]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def share(results: Any, deals: Any) -> str:
    """Return the mean in percent, with two standard errors; the deal is the unit."""
    return f"{100 * results.mean():.1f} ± {200 * standard_error(results, deals):.1f} %"


INTRODUCTION = """# Strength of `expert` without luck: La Tortuga

One `expert` plays against rivals of one kind. It plays every deal from every seat.

*Without luck* is the share of wins minus what dice and cards gave to `expert`. It has the same
mean as the share of wins and a smaller variance. Both figures have two standard errors; the deal
is the unit. The script is `bench/strength_without_luck_la_tortuga.py`.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", type=int, choices=GAME.seats, default=4)
    parser.add_argument("--rival", choices=RIVALS, default="lapwise")
    parser.add_argument("--simulations", type=int, default=16_000)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--minutes", type=float, default=60.0)
    given = parser.parse_args()
    about = {name: getattr(given, name) for name in ("players", "rival", "simulations")}
    try:
        measure(about, given.games, given.minutes)
    finally:
        PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
