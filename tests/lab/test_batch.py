"""Batches: many random games on any number of cores."""

import signal
import threading

import pytest

from atoll.engine.options import OptionError
from atoll.engine.records.dice import below, make_dice
from atoll.games import OWN, find
from atoll.lab.batch import Batch

COUNT = 23


@pytest.mark.parametrize("name", OWN)
def test_the_same_games_on_any_number_of_threads(name: str) -> None:
    batch = Batch(find(name), 3, {}, seed=11)
    alone, tally = batch.play(COUNT)
    together, same_tally = batch.play(COUNT, threads=3)
    assert alone.tobytes() == together.tobytes()
    assert tally == same_tally
    assert tally.games == COUNT


@pytest.mark.parametrize("name", OWN)
def test_a_batch_plays_the_same_games_as_a_position(name: str) -> None:
    """The compiled loop and the position make the same moves from the same dice."""
    game = find(name)
    results, tally = Batch(game, 2, {}, seed=3).play(1)
    dice = make_dice(seed=3)
    position = game.deal(2, {}, dice)
    while not position.over:
        if position.chance:
            position.play(position.draw(dice))
        else:
            actions = position.actions
            position.play(actions[below(dice[0], len(actions))])
    assert position.outcome
    assert results["scores"][0, :2].tolist() == position.outcome.scores
    assert tally.steps == len(position.plies)
    assert tally.chances == sum(ply["by"] == "chance" for ply in position.plies)


def test_neighbouring_seeds_share_no_games() -> None:
    """The scores of four players at Tobago and the reason of the end hardly ever repeat."""
    game = find("tobago")
    one, two, alone = (
        {*map(str, Batch(game, 4, {}, seed=seed).play(count)[0].tolist())}
        for seed, count in ((1, 300), (2, 300), (3, 600))
    )
    assert len(one & two) <= 600 - len(alone) + 5


def test_no_seed_gives_random_games_and_an_invalid_one_is_refused() -> None:
    first, second = (Batch(find("tobago"), 4, {}, seed=None).play(5)[0] for _ in range(2))
    assert first.tobytes() != second.tobytes()
    with pytest.raises(ValueError, match="a seed is a whole number"):
        Batch(find("tobago"), 4, {}, seed=1.5)  # type: ignore[arg-type]


def test_playing_for_a_time_reports_the_seconds_passed() -> None:
    reports: list[float] = []
    tally, seconds = Batch(find("la_tortuga"), 2, {}).play_for(1, threads=2, report=reports.append)
    assert tally.games > 0
    assert tally.steps > tally.decisions > tally.games
    assert max(reports) <= seconds


def test_some_games_are_played_however_short_the_time() -> None:
    tally, _ = Batch(find("la_tortuga"), 2, {}).play_for(0, threads=2)
    assert tally.games > 0


def test_playing_for_a_time_can_be_interrupted() -> None:
    """Ctrl+C does not wait for the hour to pass."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    reports: list[float] = []

    def interrupt(passed: float) -> None:
        reports.append(passed)
        if len(reports) == 1:
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)

    try:
        with pytest.raises(KeyboardInterrupt):
            Batch(find("la_tortuga"), 2, {}).play_for(3600, threads=2, report=interrupt)
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_batch_for_too_many_players_is_refused() -> None:
    with pytest.raises(OptionError, match="2 to 7 players, not 8"):
        Batch(find("la_tortuga"), 8, {})
