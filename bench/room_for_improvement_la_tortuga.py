"""An upper bound of what a better player could gain over La Tortuga's network.

    python bench/room_for_improvement_la_tortuga.py [--players 4] [--rival lapwise]
        [--positions 1500]

The network plays against one kind of rival.  At a random sample of its decisions every landing is
played on to the end of the game, by the network and these rivals, many times with the same random
numbers.  This gives the value of each choice if the network plays on, and so the loss of the
network's own choice.

A better player's gain is the sum of such losses along the games *it* plays, which are much like
the network's.  So the network's loss in a game is about the most that a better player could gain.
It is too high rather than too low, because the best choice is partly the luckiest one.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from learn_la_tortuga import SelfPlay

from atoll.bots.la_tortuga import MOVES_AHEAD
from atoll.bots.la_tortuga.beliefs import play_as
from atoll.bots.la_tortuga.evaluation import weights_for
from atoll.bots.la_tortuga.expert import Expert, landing_roots, order_roots
from atoll.bots.la_tortuga.rollouts import Rollouts, appraise_roots, roll_out_all
from atoll.bots.la_tortuga.skilled import Scratch
from atoll.bots.la_tortuga.styles import STYLES, Style, style_of
from atoll.bots.thinking import USUAL
from atoll.cli.console import progress
from atoll.engine.compiler.entry import entry
from atoll.engine.compiler.warm import compile_all
from atoll.engine.position import Position
from atoll.engine.records.arrays import FloatGrid, Records, zeros
from atoll.engine.records.dice import Dice, make_dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import uint64
from atoll.games.la_tortuga import GAME
from atoll.games.la_tortuga.state import MOST_PLAYERS, Phase, Tortuga

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results" / "room_for_improvement_la_tortuga.json"
PAGE = ROOT / "docs" / "research" / "room_for_improvement_la_tortuga.md"
RIVALS = {"stop4": Style.STOP_AT_FOUR, "lapwise": Style.LAP_VALUE}
DEALS = 770_000_000
MOST_DECISIONS = 128  # of one player in a game
TO_THE_END = 10_000  # moves
EVALUATION_GAMES = 40_000
EXPERT = 8_000  # simulations


class Buffers:
    """The buffers of the compiled loops."""

    def __init__(self) -> None:
        self.states, self.menus = Tortuga.array(), GAME.new_menus()
        self.dice, self.scratches = Dice.array(), Scratch.array()


def styles_of(players: int, hero: int, rival: Style) -> FloatGrid:
    """Return the styles of the seats: the network in one, rivals in the others."""
    seat_styles = zeros((MOST_PLAYERS, STYLES))
    seat_styles[:players, rival] = 1
    seat_styles[hero] = 0
    seat_styles[hero, Style.SKILLED] = 1
    return seat_styles


def reach(
    players: int, hero: int, seat_styles: FloatGrid, deal: int, number: int
) -> Position | None:
    """Return the hero's decision of this number in a game, if it has that many."""
    buffers = Buffers()
    buffers.dice = make_dice(deal)
    position = GAME.deal(players, {}, buffers.dice)
    while not position.over:
        if position.chance:
            position.play(position.draw(buffers.dice))
            continue
        if position.actor == hero:
            if number == 0:
                return position
            number -= 1
        position.play(
            decide(position.states, buffers.menus, buffers.dice, seat_styles, buffers.scratches)
        )
    return None


@entry({**GAME.examples, "seat_styles": zeros((0, 0)), "scratches": Scratch.array(0)})
def decide(
    states: Records[Tortuga],
    menus: Records[Menu],
    dice: Records[Dice],
    seat_styles: FloatGrid,
    scratches: Records[Scratch],
) -> int:
    """Return the action of the deciding seat in its style."""
    game = states[0]
    return play_as(
        style_of(seat_styles, game.actor), game, menus[0], dice[0], seat_styles, scratches
    )


def lost_shares(
    position: Position, hero: int, seat_styles: FloatGrid, samples: int, seed: int
) -> list[float]:
    """Return what the network's choice loses to the best one, and to that of `expert`."""
    buffers = Buffers()
    choosing = position.fields.phase == Phase.CHOOSE
    roots, list_options = order_roots(position) if choosing else landing_roots(position)
    network_values = zeros(len(roots))
    appraise_roots(roots, hero, seat_styles, buffers.scratches, network_values)
    ends = zeros((samples, len(roots)))
    roll_out_all(
        *(roots, buffers.states, buffers.menus, buffers.dice, hero, seat_styles, TO_THE_END),
        *(uint64(seed), buffers.scratches, ends),
    )
    # After any choice the network decides about the following dice.
    odds = {option.action: option.odds for option in list_options(network_values)}
    values = {action: float(each @ ends.mean(axis=0)) for action, each in odds.items()}
    own = max(odds, key=lambda action: float(odds[action] @ network_values))
    rollouts = Rollouts(roots, hero, seat_styles, MOVES_AHEAD, seed + 1)
    rollouts.run(EXPERT // len(roots))
    thought = rollouts.values()
    expert = max(list_options(thought), key=lambda option: float(option.odds @ thought))
    return [max(values.values()) - values[own], values[expert.action] - values[own]]


def measure(players: int, rival: Style, positions: int, samples: int) -> dict[str, Any]:
    compile_all([*GAME.loops.brief, *Expert(USUAL, MOVES_AHEAD).entries])
    rng = np.random.default_rng(players)
    games = 0
    lost: list[list[float]] = []
    with progress("Positions", positions) as show:
        while len(lost) < positions:
            hero, number = games % players, int(rng.integers(MOST_DECISIONS))
            seat_styles = styles_of(players, hero, rival)
            position = reach(players, hero, seat_styles, DEALS + games, number)
            games += 1
            if position is not None:
                lost.append(lost_shares(position, hero, seat_styles, samples, games << 32))
                show(advance=1)
    decisions = MOST_DECISIONS * positions / games
    self_play, gains = SelfPlay(players, 0), decisions * np.array(lost)
    share = self_play.win_share(weights_for(players), rival, EVALUATION_GAMES)
    return {
        "network": share,
        "games": EVALUATION_GAMES,
        "decisions": decisions,
        "positions": positions,
        "samples": samples,
        "best": list(mean_and_error(gains[:, 0])),
        "expert": list(mean_and_error(gains[:, 1])),
    }


def mean_and_error(gains: Any) -> tuple[float, float]:
    return float(gains.mean()), float(gains.std() / np.sqrt(len(gains)))


def page(results: dict[str, Any]) -> str:
    lines = [INTRODUCTION]
    lines.append("| players | against | the network alone | `expert` adds | upper bound |")
    lines.append("|---|---|---|---|---|")
    for key, result in results.items():
        players, rival = key.split()
        cells = [players, rival, f"{100 * result['network']:.1f} %"]
        for name in "expert", "best":
            mean, error = result[name]
            cells.append(f"**{100 * mean:.1f}** ± {200 * error:.1f} %")
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


INTRODUCTION = f"""# Room for improvement: La Tortuga

How many percentage points could a better player still gain over the network that `skilled` follows?

1. The network plays {EVALUATION_GAMES:,} games against rivals of a known style:
   *the network alone*.
2. At a sample of its decisions, every choice is played to the end of the game thousands of times.
3. The difference between the best choice and the network's, summed over a game, is about the most
   that any player could gain: *upper bound*. It is too high rather than too low.
4. *`expert` adds* is the part of it that `expert` finds with {EXPERT:,} simulations a decision.

Figures have two standard errors. The script is `bench/room_for_improvement_la_tortuga.py`.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", type=int, choices=GAME.seats, default=4)
    parser.add_argument("--rival", choices=RIVALS, default="lapwise")
    parser.add_argument("--positions", type=int, default=1500)
    parser.add_argument("--samples", type=int, default=2000, help="a landing is played on")
    chosen = parser.parse_args()
    measured = measure(chosen.players, RIVALS[chosen.rival], chosen.positions, chosen.samples)
    results = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    results[f"{chosen.players} {chosen.rival}"] = measured
    RESULTS.write_text(json.dumps(results, indent=1) + "\n")
    PAGE.write_text(page(results))


if __name__ == "__main__":
    main()
