"""Two or three players: two turtles each."""

import pytest

from atoll.engine.records.result import Outcome
from tests.games.la_tortuga.drawing import BEACH, drawn, picture, play, scene


@pytest.mark.parametrize("players", [2, 3])
def test_a_turn_begins_with_the_choice_of_the_first_turtle(players: int) -> None:
    position = scene("", players=players, turn=1)
    assert position.legal == [
        {"by": 1, "do": "turtle", "turtle": 2},
        {"by": 1, "do": "turtle", "turtle": 3},
    ]


def test_four_players_have_nothing_to_choose() -> None:
    assert scene("", players=4).chance


@pytest.mark.parametrize(("first", "spaces"), [(0, {2: "a", 5: "b"}), (1, {2: "b", 5: "a"})])
def test_the_other_turtle_moves_next_without_a_choice(first: int, spaces: dict[int, str]) -> None:
    position = play(scene("", players=2), f"turtle {first}, die 2, stop, die 5, stop")
    assert drawn(position) == {0: "cd", **spaces}
    assert position.view(None)["turn"] == 1


def test_r5_both_must_move_in_the_order_fixed_before_the_first_die() -> None:
    position = play(scene("", players=2), "turtle 1, die 2, stop")
    assert position.chance
    assert position.view(None)["moving"] == 0
    assert play(position, "die 2, stop").view(None)["moving"] is None


def test_r2_after_a_bust_the_other_turtle_still_moves() -> None:
    position = play(scene("", players=3), "turtle 0, die 6, roll, die 6")
    assert position.view(None)["moving"] == 1
    assert position.view(None)["turn"] == 0


def test_r5_own_turtles_may_stand_on_each_other() -> None:
    position = play(scene("", players=2), "turtle 0, die 4, stop, die 4, stop")
    assert drawn(position) == picture(
        """
        b
        a
        4
        """,
        players=2,
    )


def test_an_own_turtle_carried_by_the_first_still_moves_itself() -> None:
    position = scene(
        """
        b
        a
        4
        """,
        players=2,
    )
    assert drawn(play(position, "turtle 0, die 2, stop, die 3, stop")) == picture(
        """
        a  b
        6  9
        """,
        players=2,
    )


def test_the_owner_of_the_topmost_turtle_decides_and_takes_the_card_here_too() -> None:
    """Of three players the second has the turtles c and d, the third e and f."""
    position = scene(
        """
        e
        c
        a
       20
        """,
        players=3,
        egg=5,
    )
    assert play(position, "turtle 0, die 1").actor == 2
    play(position, "stop, egg 3, die 1, stop, turtle 3, die 2")
    assert position.actor == 1
    play(position, "stop, die 1")
    assert position.actor == 2
    assert [player["cards"] for player in position.view(None)["players"]] == [[], [], [5]]


def test_an_own_turtle_that_busted_with_the_first_moves_from_the_raft() -> None:
    position = scene(
        """
        b
        a
        4
        """,
        players=2,
    )
    assert drawn(play(position, "turtle 0, die 5, roll, die 6, die 3, stop")) == picture(
        """
        b
        3
        """,
        players=2,
    )


def test_the_second_turtle_moves_after_the_first_took_a_card() -> None:
    position = scene(
        """
         a
        20
        """,
        players=2,
        egg=5,
    )
    play(position, "turtle 0, die 2, stop, egg 3")
    assert position.view(None)["moving"] == 1
    assert position.view(None)["turn"] == 0


def test_cards_of_both_turtles_are_counted_together() -> None:
    position = scene(
        """
         a  b
        20 19
        """,
        players=2,
        egg=5,
    )
    play(position, "turtle 0, die 2, stop, egg 3, die 3, stop")
    assert position.view(None)["players"][0] == {
        "eggs": 8,
        "cards": [3, 5],
        "counted": 2,
        "beach": False,
    }


def test_the_eggs_of_both_turtles_count_at_the_end() -> None:
    position = scene(
        """
         a  b
        20 19
        """,
        players=2,
        egg=5,
        deck=0,
        eggs={0: [6], 1: [4]},
    )
    outcome = play(position, "turtle 0, die 2, stop, die 3, stop").outcome
    assert outcome == Outcome([18, 4], [0], "beach")


def test_r6_the_beach_on_the_first_of_two_moves_ends_the_game_at_once() -> None:
    position = scene(
        """
         a
        20
        """,
        players=2,
        egg=BEACH,
        deck=0,
    )
    assert play(position, "turtle 0, die 2, stop").over
