"""The knowledge and the strength of La Tortuga's bots."""

import numpy as np
import pytest

from atoll import games
from atoll.bots.la_tortuga.evaluation import appraise
from atoll.bots.la_tortuga.policy import LAPS
from atoll.engine.position import Position
from atoll.engine.records.arrays import zeros
from atoll.games.la_tortuga.state import SPACES
from atoll.lab.matches import match
from atoll.lab.matches.line_up import LineUp, fill_up
from atoll.lab.matches.tally import tally
from tests.bots.test_bots import choice, thrown

TORTUGA = games.find("la_tortuga")


def laps_of_a_turtle_alone() -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
    """How far ahead of the raft each space is, by value iteration."""
    ahead = np.zeros(SPACES)
    for _ in range(60):
        values = np.array([_mean_turn(space, ahead) for space in range(SPACES)])
        ahead = values - values[0]
    return ahead


def _mean_turn(space: int, ahead: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> float:
    def stop(total: int, dice: int) -> float:
        laps, reached = divmod(space + total * dice, SPACES)
        return float(laps + ahead[reached])

    def thrown_on(total: int, dice: int) -> float:
        sides = [total + side for side in range(1, 7)]
        return sum(go_on(t, dice + 1) if t <= 7 else 0.0 for t in sides) / 6

    def go_on(total: int, dice: int) -> float:
        return stop(total, dice) if dice == 3 else max(stop(total, dice), thrown_on(total, dice))

    return thrown_on(0, 0)


def test_lapwise_knows_how_far_ahead_a_space_is() -> None:
    assert LAPS == pytest.approx(laps_of_a_turtle_alone(), abs=1e-3)


def on_the_way(space: int, egg: int) -> Position:
    """Seat 0 has just rolled a four with its turtle on this space and this egg face up."""
    position = thrown(4)
    position.state["at"][0] = space
    position.state["topmost"][space] = 0
    position.state["egg"] = egg
    return position


def test_lapwise_risks_little_late_in_the_lap_and_more_for_a_good_egg() -> None:
    assert choice("lapwise", on_the_way(2, egg=3))["do"] == "roll"
    assert choice("lapwise", on_the_way(16, egg=1))["do"] == "stop"
    assert choice("lapwise", on_the_way(13, egg=6))["do"] == "roll"


@pytest.mark.parametrize("players", range(2, 8))
def test_the_shares_by_the_network_add_up_to_one_and_follow_the_eggs(players: int) -> None:
    position, values = TORTUGA.new(players), zeros(8)
    appraise(position.state, values)
    assert values[:players].sum() == pytest.approx(1)
    assert values[:players].min() > 0.4 / players
    position.state["eggs"][0, 6] = 3
    appraise(position.state, values)
    assert values[0] == values[:players].max() > 1.5 / players


@pytest.mark.parametrize(
    ("hero", "rival", "players", "more_than"),
    # The true shares are .337, .36 or more, and .3 or more.  Each bound is at least four standard
    # errors of 4,000 games below them: one false alarm in 30,000 seeds.
    [
        ("lapwise", "stop4", 4, 0.30),
        ("skilled", "stop4", 4, 0.32),
        ("stop4", "novice", 4, 0.26),
    ],
)
def test_the_bots_are_as_strong_as_they_were(
    hero: str, rival: str, players: int, more_than: float
) -> None:
    line_up = LineUp("la_tortuga", players, {}, fill_up([hero, rival], players))
    assert line_up.is_quick
    assert tally(line_up, match.play(line_up, 4000, workers=1))[0].share > more_than
