"""The race between candidates, from which bots and hints draw their estimates."""

import pytest

from atoll import games
from atoll.bots.bot import see
from atoll.bots.la_tortuga.chance_events import event_kind
from atoll.bots.la_tortuga.evaluation import appraise
from atoll.bots.la_tortuga.policy import POLICIES, search
from atoll.bots.search.bind import Policy, bind_search
from atoll.bots.search.race import Candidates, race
from atoll.bots.search.searcher import Searcher
from atoll.bots.thinking import Thinking
from atoll.engine.position import Position

TORTUGA = games.find("la_tortuga")


def thrown(*dice: int) -> Position:
    """The first move of a game for four after these dice."""
    position = TORTUGA.lay_out(4, {}, {"first": 0, "egg": 5})
    for number, value in enumerate(dice):
        if number:
            position.play({"by": 0, "do": "roll"})
        position.play({"by": "chance", "do": "die", "value": value})
    return position


def candidates(position: Position) -> Candidates:
    actions = position.actions
    return Candidates(
        position.states.repeat(len(actions)), actions, position.actor, lead_bonus=0.02
    )


def test_rolling_is_best_after_a_one_and_stopping_after_three_and_four() -> None:
    # Each is clear by far more than ten standard errors of this number of games.
    for dice, verb in (((1,), "roll"), ((3, 4), "stop")):
        position = thrown(*dice)
        best = race(search("lapwise"), candidates(position), Thinking(simulations=4000), seed=1)[0]
        assert position.legal[best.candidate]["do"] == verb


def test_the_same_seed_gives_the_same_estimates() -> None:
    position, thinking = thrown(3), Thinking(simulations=500)
    one = race(search("lapwise"), candidates(position), thinking, seed=7)
    assert one == race(search("lapwise"), candidates(position), thinking, seed=7)
    assert one != race(search("lapwise"), candidates(position), thinking, seed=8)


def test_a_race_simulates_no_more_games_than_allowed() -> None:
    position = thrown(3)
    for simulations in (2, 50, 333):
        standings = race(
            search("lapwise"), candidates(position), Thinking(simulations=simulations), 1
        )
        assert sum(standing.samples for standing in standings) <= simulations
        assert {standing.candidate for standing in standings} == {0, 1}


def test_the_shares_of_the_win_add_up_to_one() -> None:
    position, thinking = thrown(3), Thinking(simulations=300)
    wins = [
        race(search("lapwise"), Candidates(position.states, [-1], seat), thinking, seed=1)[0].win
        for seat in range(4)
    ]
    assert sum(wins) == pytest.approx(1)


def test_equal_candidates_have_equal_results() -> None:
    position = thrown(2)
    equal = Candidates(position.states.repeat(2), [1, 1], 0)
    first, second = race(search("lapwise"), equal, Thinking(simulations=400), seed=3)
    assert first.worth == second.worth
    assert (second.trails, second.error) == (0, 0)


def test_a_searcher_plays_the_only_legal_ply_without_simulations() -> None:
    position = thrown(2)
    bot = Searcher(search("lapwise"), Thinking(simulations=0))
    seen = see(position, {0}, seed=0)
    alone = [ply for ply in seen.legal if ply["do"] == "stop"]
    seen.legal[:] = alone
    assert bot.choose(seen) == alone[0]


def test_two_policies_of_a_game_must_have_different_names() -> None:
    """Otherwise one would load the compiled code of the other."""
    bind_search(TORTUGA, Policy("stop4", POLICIES["stop4"], event_kind, appraise))
    with pytest.raises(AssertionError, match=r"two are atoll\.bots\.la_tortuga\.stop4"):
        bind_search(TORTUGA, Policy("stop4", POLICIES["novice"], event_kind, appraise))
