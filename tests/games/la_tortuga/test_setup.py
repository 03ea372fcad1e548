"""Material and set-up."""

import pytest

from atoll.engine.records.dice import make_dice
from tests.games.la_tortuga.drawing import GAME, drawn, picture


@pytest.mark.parametrize("players", range(2, 8))
def test_all_turtles_begin_on_the_raft(players: int) -> None:
    assert drawn(GAME.new(players)) == picture("", players)


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 2), (4, 1), (5, 1), (6, 1), (7, 1)])
def test_two_or_three_players_have_two_turtles_each_and_more_have_one(
    players: int, each: int
) -> None:
    owners = [turtle["owner"] for turtle in GAME.new(players).view(None)["turtles"]]
    assert owners == [seat for seat in range(players) for _ in range(each)]


@pytest.mark.parametrize("players", [1, 8])
def test_one_or_eight_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 7 players, not {players}"):
        GAME.new(players)


def test_r1_the_24_cards_have_their_values() -> None:
    position = GAME.lay_out(4, {}, {"first": 0, "egg": 6})
    unseen = position.view(None)["unseen"]
    assert unseen == {"1": 3, "2": 3, "3": 5, "4": 5, "5": 5, "6": 2}


def test_20_cards_form_the_deck_and_its_top_card_is_face_up() -> None:
    view = GAME.lay_out(4, {}, {"first": 0, "egg": 5}).view(None)
    assert (view["egg"], view["deck"]) == (5, 19)


def test_the_seed_draws_the_first_player_and_the_first_card() -> None:
    setups = [GAME.new(5, seed=seed).setup for seed in range(200)]
    assert {setup["first"] for setup in setups} == {0, 1, 2, 3, 4}
    assert {setup["egg"] for setup in setups} == {1, 2, 3, 4, 5, 6}
    assert GAME.new(5, seed=7).setup == setups[7]


def test_a_chosen_seat_begins_instead() -> None:
    for seed in range(10):
        position = GAME.deal(5, {}, make_dice(seed), {"first": 3})
        assert position.setup == {**GAME.deal(5, {}, make_dice(seed)).setup, "first": 3}
        assert position.view(None)["turn"] == 3


def test_the_first_player_begins() -> None:
    assert GAME.lay_out(2, {}, {"first": 1, "egg": 2}).actor == 1
    assert GAME.lay_out(6, {}, {"first": 4, "egg": 2}).view(None)["turn"] == 4
