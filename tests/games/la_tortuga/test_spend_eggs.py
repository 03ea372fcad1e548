"""The variant `spend_eggs`: an egg card instead of a die."""

from collections.abc import Sequence

from atoll.engine.position import Position
from tests.games.la_tortuga.drawing import drawn, play, scene


def holding(cards: Sequence[int], *, spend_eggs: bool = True) -> Position:
    return scene("", players=4, eggs={0: cards}, spend_eggs=spend_eggs)


def spends(position: Position) -> list[int]:
    return [ply["value"] for ply in position.legal if ply["do"] == "spend"]


def test_without_the_option_no_card_is_spent() -> None:
    assert spends(play(holding([2], spend_eggs=False), "die 1")) == []


def test_the_book_s_example_a_two_after_a_five_moves_fourteen() -> None:
    position = play(holding([2]), "die 5, spend 2, stop")
    assert drawn(position)[14] == "a"


def test_a_card_is_never_spent_for_the_first_die() -> None:
    position = holding([1, 2, 3])
    assert {ply["do"] for ply in position.legal} == {"die"}


def test_a_card_may_be_spent_as_the_third_die() -> None:
    position = play(holding([2]), "die 1, roll, die 1")
    assert spends(position) == [2]
    assert drawn(play(position, "spend 2"))[12] == "a"


def test_there_is_one_ply_for_each_different_value() -> None:
    assert spends(play(holding([3, 3, 1, 2]), "die 1")) == [1, 2, 3]


def test_r8_a_card_that_would_pass_seven_cannot_be_spent() -> None:
    assert spends(play(holding([1, 2, 3, 4]), "die 5")) == [1, 2]


def test_r8_one_card_may_be_spent_a_move_but_the_third_die_may_still_be_thrown() -> None:
    position = play(holding([1, 1, 2]), "die 1, spend 1")
    assert position.legal == [{"by": 0, "do": "stop"}, {"by": 0, "do": "roll"}]
    assert drawn(play(position, "roll, die 2"))[12] == "a"


def test_r8_the_limit_is_per_turtle_s_move_and_a_card_just_won_may_be_spent() -> None:
    position = scene(
        """
         a
        20
        """,
        players=2,
        egg=1,
        eggs={0: [2]},
        spend_eggs=True,
    )
    play(position, "turtle 0, die 3, spend 2, stop, egg 5, die 4")
    assert spends(position) == [1]
    assert drawn(play(position, "spend 1, stop"))[10] == "b"


def test_the_next_turn_begins_with_a_fresh_limit() -> None:
    position = scene("", players=4, eggs={0: [1], 1: [2]}, spend_eggs=True)
    play(position, "die 1, spend 1, stop, die 1")
    assert spends(position) == [2]


def test_the_card_leaves_the_game() -> None:
    position = play(holding([2, 2, 6]), "die 5, spend 2, stop")
    assert position.view(None)["players"][0] == {
        "eggs": 8,
        "cards": [2, 6],
        "counted": 2,
        "beach": False,
    }
    assert position.view(None)["unseen"]["2"] == 1


def test_the_decider_spends_own_cards_never_those_of_the_turtle_s_owner() -> None:
    position = scene(
        """
        b
        a
        3
        """,
        players=4,
        eggs={0: [1], 1: [4]},
        spend_eggs=True,
    )
    play(position, "die 2")
    assert [ply for ply in position.legal if ply["do"] == "spend"] == [
        {"by": 1, "do": "spend", "value": 4}
    ]
    play(position, "spend 4, stop")
    assert [player["cards"] for player in position.view(None)["players"]] == [[1], [], [], []]
