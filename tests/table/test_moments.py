"""Looking back: every moment of a game, as the eyes that look may know it."""

import tracemalloc

import pytest
from msgspec import to_builtins

from atoll import games
from atoll.engine.position import Position
from atoll.table.history.checkpoints import Checkpoints
from atoll.table.history.moments import ALL, MOST, check_eyes, moments, story
from atoll.table.refusal import Refusal
from atoll.table.seats.viewer import Viewer
from tests.table.tables import begun, play_on, position_of

TOBAGO = games.find("tobago")
ANN = Viewer(frozenset({0}))


def test_a_moment_is_what_was_seen_then() -> None:
    table = begun("HR", TOBAGO)
    seen = [(len(position_of(table).plies), position_of(table).view(0))]
    for _ in range(30):
        play_on(table, most=1)
        seen.append((len(position_of(table).plies), position_of(table).view(0)))
    for moment, view in seen:
        [shown] = moments(table, 0, moment, moment)
        decides = view["decides"]
        assert shown == {"view": view, "decides": decides, "outcome": None, "eyes": 0}


def test_moments_follow_each_other_and_end_with_the_outcome() -> None:
    table = play_on(begun("BRB"))
    last = len(position_of(table).plies)
    shown = moments(table, None, last - 5, last)
    assert len(shown) == 6
    assert shown[-1]["view"] == position_of(table).view(None)
    outcome = position_of(table).outcome
    assert outcome is not None
    assert [each["outcome"] for each in shown] == [None] * 5 + [outcome.to_json()]


def test_only_some_moments_are_told_at_once() -> None:
    table = play_on(begun("BRB"))
    assert len(moments(table, None, 0, len(position_of(table).plies))) == MOST


@pytest.mark.parametrize(("first", "last"), [(0, 10_000), (5, 4)])
def test_moments_that_never_were(first: int, last: int) -> None:
    with pytest.raises(Refusal, match="no moment"):
        moments(begun("BB"), None, first, last)


def test_during_a_game_everybody_has_their_own_eyes() -> None:
    table = begun("HH", TOBAGO)
    check_eyes(table, ANN, 0)
    check_eyes(table, ANN, None)
    for eyes in (1, ALL):
        with pytest.raises(Refusal) as refused:
            check_eyes(table, ANN, eyes)
        assert refused.value.id == "eyes-secret"


def test_afterwards_all_eyes_are_open() -> None:
    table = play_on(begun("RR", TOBAGO))
    for eyes in (0, 1, None, ALL):
        check_eyes(table, Viewer(), eyes)
    with pytest.raises(Refusal) as refused:
        check_eyes(table, Viewer(), 2)
    assert refused.value.id == "eyes-unknown"
    middle = len(position_of(table).plies) // 2
    [shown] = moments(table, ALL, middle, middle)
    hands = [moments(table, seat, middle, middle)[0]["view"]["hand"] for seat in (0, 1)]
    assert [player["clues"] for player in shown["view"]["players"]] == hands
    assert story(table, ALL) == (position_of(table).setup, position_of(table).plies)


def test_the_story_is_veiled_for_whoever_hears_it() -> None:
    table = play_on(begun("RR", TOBAGO), most=60)
    setup, plies = story(table, 0)
    assert setup is not None
    assert setup["hands"][1] is None
    drawn = [ply for ply in plies if ply["do"] == "draw_clue"]
    assert all((ply["card"] is None) == (ply["seat"] != 0) for ply in drawn)
    assert drawn


def test_a_reel_finds_every_moment_again_in_any_order() -> None:
    table = play_on(begun("RR", TOBAGO))
    line, reel = position_of(table), Checkpoints()
    for moment in (70, 3, 64, 71, 0, 40, len(line.plies)):
        assert reel.at(line, moment).to_bytes() == line.rewound(moment).to_bytes()


def test_a_reel_forgets_what_another_line_has_not() -> None:
    table = play_on(begun("RR"))
    line, reel = position_of(table), Checkpoints()
    reel.at(line, len(line.plies))
    other = line.rewound(20)
    while len(other.plies) < 90:
        other.play(other.actions[-1])
    assert reel.at(other, 80).to_bytes() == other.rewound(80).to_bytes()


def test_a_reel_that_was_rewound_is_that_of_the_game_that_goes_on() -> None:
    line, reel = position_of(play_on(begun("RR"))), Checkpoints()
    earlier = reel.rewind(line, 50)
    assert earlier.to_bytes() == line.rewound(50).to_bytes()
    while len(earlier.plies) < 90:
        earlier.play(earlier.actions[-1])
    for moment in (80, 40, 20):
        assert reel.at(earlier, moment).to_bytes() == earlier.rewound(moment).to_bytes()


def driven(plies: int) -> Position:
    """A game of Tobago in which somebody drives to and fro, as far as the game goes."""
    line = TOBAGO.new(seed=1)
    while len(line.plies) < plies:
        drives = [ply for ply in line.legal if ply["do"] == "drive"]
        line.play(drives[-1] if drives else line.actions[0])
    return line


@pytest.mark.slow
def test_what_a_reel_takes_grows_with_the_length_of_the_game_and_no_faster() -> None:
    line, taken = driven(6000), []
    for half in (3000, 6000):
        tracemalloc.start()
        reel = Checkpoints()
        reel.at(line, half)
        taken.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        del reel
    assert taken[1] < 2.5 * taken[0]


def test_every_ply_has_its_facts() -> None:
    table = play_on(begun("RRR", TOBAGO))
    assert len(table.effects) == len(position_of(table).plies)
    effects = to_builtins(table.effects)
    kinds = {change["kind"] for each in effects for change in each.get("changes", [])}
    assert {"amulet", "located", "washed-up"} <= kinds
