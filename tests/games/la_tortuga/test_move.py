"""A turtle's move: dice, distance, bust."""

from math import atan2, tau

import pytest

from atoll.pictures.la_tortuga import MIDDLE, SPACES, place_of
from tests.games.la_tortuga.drawing import drawn, picture, play, scene


def test_the_first_die_is_thrown_without_asking() -> None:
    position = scene("", players=4)
    assert position.chance
    assert position.legal == [{"by": "chance", "do": "die", "value": v} for v in range(1, 7)]
    assert position.weights == [1] * 6


def test_after_the_first_die_its_owner_decides() -> None:
    position = play(scene("", players=4, turn=2), "die 3")
    assert position.legal == [{"by": 2, "do": "stop"}, {"by": 2, "do": "roll"}]


@pytest.mark.parametrize(
    ("plies", "space"),
    [
        ("die 6, stop", 6),  # one die: the total
        ("die 1, roll, die 4, stop", 10),  # two: the total × 2
        ("die 2, roll, die 1, roll, die 3", 18),  # three: the total × 3, moving at once
    ],
)
def test_a_group_advances_total_times_dice(plies: str, space: int) -> None:
    position = play(scene("", players=4), plies)
    assert drawn(position)[space] == "a"
    assert position.view(None)["turn"] == 1


def test_the_book_s_example_four_and_two_move_twelve_spaces() -> None:
    assert drawn(play(scene("", players=4), "die 4, roll, die 2, stop"))[12] == "a"


def test_a_second_die_may_still_be_followed_by_a_third() -> None:
    position = play(scene("", players=4), "die 2, roll, die 2")
    assert [ply["do"] for ply in position.legal] == ["stop", "roll"]


def test_two_and_six_make_eight_a_bust() -> None:
    position = play(
        scene(
            """
            a
            9
            """,
            players=4,
        ),
        "die 2, roll, die 6",
    )
    assert drawn(position) == picture("", players=4)
    assert position.view(None)["turn"] == 1


def test_a_total_of_seven_is_no_bust() -> None:
    position = play(scene("", players=4), "die 2, roll, die 5, stop")
    assert drawn(position)[14] == "a"


def test_a_bust_with_the_third_die() -> None:
    position = play(
        scene(
            """
            a
            9
            """,
            players=4,
        ),
        "die 2, roll, die 3, roll, die 3",
    )
    assert drawn(position) == picture("", players=4)


def test_r2_busting_from_the_raft_stays_there_and_ends_the_move() -> None:
    position = play(scene("", players=5), "die 6, roll, die 2")
    assert drawn(position) == picture("", players=5)
    assert position.view(None)["turn"] == 1


def test_r4_a_third_die_at_exactly_seven_is_legal_and_a_certain_bust() -> None:
    position = play(scene("", players=4), "die 3, roll, die 4")
    assert {"by": 0, "do": "roll"} in position.legal
    for value in range(1, 7):
        after = play(position.copy(), f"roll, die {value}")
        assert drawn(after) == picture("", players=4)


def test_21_spaces_with_three_dice_lead_back_to_the_same_space() -> None:
    before = """
        a
        5
        """
    position = play(scene(before, players=4), "die 2, roll, die 1, roll, die 4")
    assert drawn(position) == picture(before, players=4)


def test_21_spaces_from_the_raft_end_on_the_beach_and_take_a_card() -> None:
    position = play(scene("", players=4, egg=4), "die 2, roll, die 1, roll, die 4")
    assert drawn(position)[21] == "a"
    assert position.view(None)["players"][0]["cards"] == [4]


def test_the_spaces_lie_counter_clockwise_around_the_island() -> None:
    def angle(space: int) -> float:
        x, y = place_of(space)
        return atan2(MIDDLE[1] - y, x - MIDDLE[0])

    turns = [(angle(space + 1) - angle(space)) % tau for space in range(1, SPACES + 1)]
    assert max(turns) < tau / 8
    assert sum(turns) == pytest.approx(tau)


def test_after_21_comes_1() -> None:
    position = scene(
        """
         a
        20
        """,
        players=4,
    )
    assert drawn(play(position, "die 2, stop"))[1] == "a"


def test_r10_play_passes_clockwise_seat_by_seat() -> None:
    position = scene("", players=4, turn=2)
    turns = []
    for _ in range(5):
        turns.append(position.view(None)["turn"])
        play(position, "die 1, stop")
    assert turns == [2, 3, 0, 1, 2]
