"""Turtles on each other's backs."""

from tests.games.la_tortuga.drawing import drawn, picture, play, scene


def test_landing_on_others_puts_the_group_on_top_with_its_order_kept() -> None:
    position = scene(
        """
        b  d
        a  c
        4  7
        """,
        players=5,
    )
    assert drawn(play(position, "die 3, stop")) == picture(
        """
        b
        a
        d
        c
        7
        """,
        players=5,
    )


def test_the_next_to_land_there_stands_on_the_topmost_turtle_of_the_group() -> None:
    position = scene(
        """
           e
        b  a  c
        1  4  7
        """,
        players=5,
    )
    assert drawn(play(position, "die 3, stop, die 6, stop")) == picture(
        """
        b
        e
        a
        c
        7
        """,
        players=5,
    )


def test_passing_over_others_has_no_effect() -> None:
    position = scene(
        """
           d
        a  c
        4  7
        """,
        players=4,
    )
    assert drawn(play(position, "die 4, stop")) == picture(
        """
        d
        c  a
        7  8
        """,
        players=4,
    )


def test_a_turtle_on_a_back_is_carried_and_its_owner_decides_when_that_turtle_moves() -> None:
    position = scene(
        """
        a  b
        4  7
        """,
        players=4,
    )
    assert play(position, "die 3, stop, die 2").actor == 0
    assert drawn(play(position, "stop")) == picture(
        """
        a
        b
        9
        """,
        players=4,
    )


def test_a_turtle_that_has_left_a_back_is_not_carried() -> None:
    position = scene(
        """
        a
        b
        4
        """,
        players=4,
    )
    assert play(position, "die 3, stop, die 2").actor == 1
    assert drawn(play(position, "stop")) == picture(
        """
        b  a
        6  7
        """,
        players=4,
    )


def test_turtles_below_the_mover_stay() -> None:
    position = scene(
        """
        c
        b
        a
        3
        """,
        players=4,
        turn=1,
    )
    assert drawn(play(position, "die 5, stop")) == picture(
        """
           c
        a  b
        3  8
        """,
        players=4,
    )


def test_the_owner_of_the_topmost_turtle_decides() -> None:
    position = scene(
        """
        c
        b
        a
        3
        """,
        players=4,
        turn=1,
    )
    play(position, "die 1")
    assert position.legal == [{"by": 2, "do": "stop"}, {"by": 2, "do": "roll"}]
    play(position, "roll, die 2")
    assert position.actor == 2


def test_the_topmost_turtle_moves_alone_and_its_owner_decides() -> None:
    position = scene(
        """
        c
        a
        3
        """,
        players=4,
        turn=2,
    )
    assert play(position, "die 2").actor == 2
    assert drawn(play(position, "stop")) == picture(
        """
        a  c
        3  5
        """,
        players=4,
    )


def test_a_bust_takes_the_mover_and_all_above_to_the_raft_and_leaves_those_below() -> None:
    position = scene(
        """
        d
        c
        b
        a
        9
        """,
        players=5,
        turn=1,
    )
    assert drawn(play(position, "die 5, roll, die 6")) == picture(
        """
        a
        9
        """,
        players=5,
    )


def test_r2_the_raft_never_stacks() -> None:
    """After a group has busted its turtles go their own ways, the lower one too."""
    position = scene(
        """
        d
        a
        9
        """,
        players=4,
    )
    play(position, "die 5, roll, die 6")
    assert [turtle["on"] for turtle in position.view(None)["turtles"]] == [None] * 4
    play(position, "die 1, stop, die 2, stop, die 3, stop, die 4")
    assert position.actor == 0
    assert drawn(play(position, "stop")) == picture(
        """
        b  c  d  a
        1  2  3  4
        """,
        players=4,
    )


def test_after_a_bust_turtles_left_below_carry_none_and_the_next_lands_on_them() -> None:
    position = scene(
        """
        a
        b     c
        4     7
        """,
        players=4,
    )
    play(position, "die 5, roll, die 6, die 3")
    assert position.actor == 1
    assert drawn(play(position, "stop")) == picture(
        """
        b
        c
        7
        """,
        players=4,
    )


def test_a_space_whose_turtles_all_busted_is_open_water() -> None:
    position = scene(
        """
        a  b
        7  4
        """,
        players=4,
    )
    assert drawn(play(position, "die 5, roll, die 6, die 3, stop")) == picture(
        """
        b
        7
        """,
        players=4,
    )


def test_after_a_full_lap_the_group_stands_on_those_it_left() -> None:
    position = scene(
        """
        c
        b
        a
        3
        """,
        players=4,
        turn=1,
    )
    assert drawn(play(position, "die 2, roll, die 4, roll, die 1")) == {0: "d", 3: "abc"}


def test_the_space_left_behind_is_free_for_the_next_to_land_on() -> None:
    position = scene(
        """
        b
        a
        3
        """,
        players=4,
    )
    play(position, "die 3, stop, die 3, stop")
    assert drawn(position) == picture(
        """
        a  b
        6  9
        """,
        players=4,
    )
    assert drawn(play(position, "die 3, stop"))[3] == "c"


def test_the_book_s_example_red_in_the_middle() -> None:
    """Blue, red, yellow on 18; red throws, yellow's owner asks on: both move 18, to 15."""
    blue_red_yellow = """
         c
         b
         a
        18
        """
    position = scene(blue_red_yellow, players=4, turn=1, egg=5)
    play(position, "die 1")
    assert position.actor == 2
    play(position, "roll, die 2")
    assert position.actor == 2
    play(position, "roll, die 3")
    assert drawn(position) == picture(
        """
         c
         b  a
        15 18
        """,
        players=4,
    )
    players = position.view(None)["players"]
    assert [player["cards"] for player in players] == [[], [], [5], []]
