"""Laying eggs: which seat takes a card, when, and what is turned up next."""

import pytest

from atoll.engine.position import Position
from tests.games.la_tortuga.drawing import BEACH, play, scene


def cards(position: Position) -> list[list[int]]:
    return [player["cards"] for player in position.view(None)["players"]]


def on(space: int, **changes: object) -> Position:
    """Turtle a on this space, the others on the raft."""
    return scene(f" a\n{space:2}" if space else "", players=4, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("space", "die", "earns"),
    [
        (18, 3, True),  # landing on 21
        (18, 4, True),  # passing it
        (18, 2, False),  # short of it
        (0, 6, False),  # the raft counts as 0
        (21, 6, False),  # leaving 21 is not passing it
        (20, 1, True),
    ],
)
def test_r3_landing_on_or_passing_21_earns_the_face_up_card(
    space: int, die: int, earns: bool
) -> None:
    position = play(on(space, egg=6), f"die {die}, stop")
    assert cards(position)[0] == ([6] if earns else [])


def test_r3_a_full_lap_from_21_earns_one_card() -> None:
    position = play(on(21, egg=6), "die 2, roll, die 1, roll, die 4")
    assert cards(position) == [[6], [], [], []]


def test_r3_a_move_takes_at_most_one_card() -> None:
    """From 20, 21 spaces pass the beach and come close to it again."""
    position = play(on(20, egg=6), "die 2, roll, die 1, roll, die 4")
    assert cards(position) == [[6], [], [], []]


def test_only_the_owner_of_the_topmost_turtle_gets_the_card() -> None:
    position = scene(
        """
         d
         a
        20
        """,
        players=4,
        egg=2,
    )
    assert cards(play(position, "die 6, stop")) == [[], [], [], [2]]


def test_a_bust_takes_no_card() -> None:
    position = play(on(20), "die 5, roll, die 6")
    assert cards(position) == [[], [], [], []]


def test_the_next_card_is_turned_up_by_chance_then_play_goes_on() -> None:
    position = play(on(20, egg=6), "die 2, stop")
    assert position.chance
    assert position.legal == [{"by": "chance", "do": "egg", "value": v} for v in range(1, 7)]
    play(position, "egg 1")
    view = position.view(None)
    assert (view["egg"], view["deck"], view["turn"]) == (1, 18, 1)


def test_weights_count_the_unseen_cards_including_the_removed_ones() -> None:
    position = on(20, egg=6, eggs={1: [6, 6], 2: [3, 3, 1]})
    play(position, "die 2, stop")
    assert [ply["value"] for ply in position.legal] == [1, 2, 3, 4, 5]  # no 6 is left
    assert position.weights == [2, 3, 3, 5, 5]


def test_spent_cards_stay_seen() -> None:
    position = on(20, egg=3, eggs={0: [6]}, spend_eggs=True)
    play(position, "die 1, spend 6, stop")
    assert dict(zip(range(1, 7), position.weights, strict=True))[6] == 2


def test_after_the_last_card_nothing_is_turned_up_and_the_beach_shows() -> None:
    position = play(on(20, egg=6, deck=0), "die 2, stop")
    view = position.view(None)
    assert (view["egg"], view["deck"], view["turn"]) == (None, 0, 1)
    assert cards(position)[0] == [6]
    assert not position.over


def test_the_last_card_of_the_deck_is_turned_up_too() -> None:
    position = play(on(20, egg=6, deck=1), "die 2, stop, egg 3")
    view = position.view(None)
    assert (view["egg"], view["deck"]) == (3, 0)


def test_the_game_goes_on_until_the_beach_is_reached() -> None:
    position = play(on(3, egg=BEACH, deck=0), "die 2, stop")
    assert not position.over


def test_r7_cards_taken_are_public_and_hidden_ones_are_only_counted() -> None:
    position = on(3, egg=4, eggs={2: [1, 5]})
    views = [position.view(seat) for seat in (None, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)
    assert views[0]["players"][2]["cards"] == [1, 5]
    assert views[0]["unseen"] == {"1": 2, "2": 3, "3": 5, "4": 4, "5": 4, "6": 3}
