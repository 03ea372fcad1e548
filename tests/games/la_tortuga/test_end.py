"""The end: the beach, counting, ties."""

from atoll.engine.records.result import Outcome
from tests.games.la_tortuga.drawing import BEACH, play, scene

NEAR_THE_BEACH = """
     a
    20
    """


def ended(eggs: dict[int, list[int]], *, players: int = 4) -> Outcome:
    """Seat 0 takes the beach while the seats hold these cards."""
    position = scene(NEAR_THE_BEACH, players=players, egg=BEACH, deck=0, eggs=eggs)
    outcome = play(position, "die 1, stop").outcome
    assert outcome is not None
    return outcome


def test_reaching_the_beach_after_the_last_card_ends_the_game_with_seven_eggs() -> None:
    assert ended({}) == Outcome([7, 0, 0, 0], [0], "beach")


def test_the_topmost_turtle_of_the_group_gets_the_seven() -> None:
    position = scene(
        """
         c
         a
        20
        """,
        players=4,
        egg=BEACH,
        deck=0,
    )
    outcome = play(position, "die 1, stop").outcome
    assert outcome == Outcome([0, 0, 7, 0], [2], "beach")


def test_there_is_no_outcome_before_the_end() -> None:
    assert scene(NEAR_THE_BEACH, players=4).outcome is None


def test_most_eggs_win() -> None:
    assert ended({0: [1], 1: [5, 6], 2: [3]}) == Outcome([8, 11, 3, 0], [1], "beach")


def test_the_book_s_example_six_cards_beat_five_with_the_beach() -> None:
    outcome = ended(
        {0: [2, 3, 4, 6], 1: [1, 3, 3, 4, 5, 6], 2: [1, 2, 4, 4, 6], 3: [3, 3, 4, 5, 5]}
    )
    assert outcome == Outcome([22, 22, 17, 20], [1], "beach")


def test_the_beach_counts_as_a_card_in_ties() -> None:
    """Eleven eggs each: a card and the beach against two cards would be one against two."""
    assert ended({0: [4], 1: [5, 6]}) == Outcome([11, 11, 0, 0], [0, 1], "beach")
    assert ended({0: [2, 2], 1: [5, 6]}) == Outcome([11, 11, 0, 0], [0], "beach")


def test_r9_a_full_tie_is_a_shared_win() -> None:
    outcome = ended({1: [6, 6], 2: [1, 3, 4, 4], 3: [2, 3, 3, 4]})
    assert outcome == Outcome([7, 12, 12, 12], [2, 3], "beach")
