"""Earlier moments of a game, from every perspective."""

import pytest
from msgspec import to_builtins

from atoll import games
from atoll.table.commands.refusal import Refusal
from atoll.table.history.moments import ALL, MOST, check_perspective, moments, story
from atoll.table.views.viewer import Viewer
from tests.table.tables import begun, play_on, position_of, view_in

TOBAGO = games.find("tobago")
ANN = Viewer(frozenset({0}))


def test_a_moment_is_shown_as_it_was_seen_then() -> None:
    table = begun("HR", TOBAGO)
    seen = [(len(position_of(table).plies), position_of(table).view(0))]
    for _ in range(30):
        play_on(table, most=1)
        seen.append((len(position_of(table).plies), position_of(table).view(0)))
    for moment, view in seen:
        [shown] = moments(table, 0, moment, moment)
        assert view_in(shown) == view
        assert (shown.decides, shown.outcome, shown.perspective) == (view["decides"], None, 0)


def test_the_last_moment_has_the_outcome() -> None:
    table = play_on(begun("BRB"))
    last = len(position_of(table).plies)
    shown = moments(table, None, last - 5, last)
    assert len(shown) == 6
    assert view_in(shown[-1]) == position_of(table).view(None)
    outcome = position_of(table).outcome
    assert outcome is not None
    assert [to_builtins(each.outcome) for each in shown] == [None] * 5 + [outcome.to_json()]


def test_the_number_of_moments_in_one_answer_is_limited() -> None:
    table = play_on(begun("BRB"))
    assert len(moments(table, None, 0, len(position_of(table).plies))) == MOST


@pytest.mark.parametrize(("first", "last"), [(0, 10_000), (5, 4)])
def test_unknown_moments_are_refused(first: int, last: int) -> None:
    with pytest.raises(Refusal, match="no moment"):
        moments(begun("BB"), None, first, last)


def test_during_a_game_a_player_sees_only_their_own_perspective() -> None:
    table = begun("HH", TOBAGO)
    check_perspective(table, ANN, 0)
    check_perspective(table, ANN, None)
    for perspective in (1, ALL):
        with pytest.raises(Refusal) as refused:
            check_perspective(table, ANN, perspective)
        assert refused.value.id == "eyes-secret"


@pytest.mark.slow
def test_after_a_game_every_perspective_can_be_seen() -> None:
    table = play_on(begun("RR", TOBAGO))
    for perspective in (0, 1, None, ALL):
        check_perspective(table, Viewer(), perspective)
    with pytest.raises(Refusal) as refused:
        check_perspective(table, Viewer(), 2)
    assert refused.value.id == "eyes-unknown"
    middle = len(position_of(table).plies) // 2
    [shown] = moments(table, ALL, middle, middle)
    hands = [view_in(moments(table, seat, middle, middle)[0])["hand"] for seat in (0, 1)]
    assert [player["clues"] for player in view_in(shown)["players"]] == hands
    assert story(table, ALL) == (position_of(table).setup, position_of(table).plies)


def test_the_story_hides_what_the_perspective_does_not_know() -> None:
    table = play_on(begun("RR", TOBAGO), most=60)
    setup, plies = story(table, 0)
    assert setup is not None
    assert setup["hands"][1] is None
    drawn = [ply for ply in plies if ply["do"] == "draw_clue"]
    assert all((ply["card"] is None) == (ply["seat"] != 0) for ply in drawn)
    assert drawn


@pytest.mark.slow
def test_every_ply_has_its_effects() -> None:
    table = play_on(begun("RRR", TOBAGO))
    assert len(table.effects) == len(position_of(table).plies)
    effects = to_builtins(table.effects)
    kinds = {change["kind"] for each in effects for change in each.get("changes", [])}
    assert {"amulet", "located", "washed-up"} <= kinds
