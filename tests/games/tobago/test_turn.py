"""The course of a turn: what may be done when, and how it ends."""

import pytest

from tests.games.tobago.drawing import Map, scene

COAST = """
        J0  R   S
          Ja  S
        Jb  R   S
        """
HANDS = {0: ["next_to hut", "in lake"]}


def test_turns_go_on_to_the_next_seat_and_after_the_last_to_the_first() -> None:
    game = scene(COAST, players=4, turn=2)
    assert [game.turn, *(game.play("end_turn").turn for _ in range(4))] == [2, 3, 0, 1, 2]


@pytest.mark.parametrize("ply", ["clue in lake grey", "exchange"])
def test_a_turn_of_the_last_seat_that_ends_with_draws_is_followed_by_the_first_seat(
    ply: str,
) -> None:
    game = scene(COAST, turn=2, hands={2: ["in lake"]}).play(ply)
    assert game.play("draws").turn == 0


def test_after_a_clue_the_turn_ends_by_itself() -> None:
    game = scene(COAST, hands=HANDS).play("clue next_to hut grey")
    assert game.turn == 0
    assert game.play("draws").turn == 1


def test_a_turn_does_not_end_by_itself_while_an_amulet_could_be_played() -> None:
    game = scene(COAST, hands=HANDS, amulets=[1]).play("clue next_to hut grey; draws")
    assert game.turn == 0
    assert "amulet_exchange" in game.verbs
    assert game.play("end_turn").turn == 1


def test_a_turn_does_not_end_by_itself_while_a_treasure_could_be_raised() -> None:
    game = scene(COAST, hands=HANDS, maps={"white": Map([("in jungle", 2)], sites="0")}).play(
        "clue next_to hut grey; draws"
    )
    assert game.verbs == {"raise", "end_turn"}


def test_a_turn_does_not_end_by_itself_while_an_amulet_drive_has_steps_left() -> None:
    game = scene(COAST, hands=HANDS, amulets=[1])
    game.play("amulet_drive a; clue next_to hut grey; draws")
    assert game.turn == 0
    assert game.verbs == {"amulet_drive", "end_turn"}
    assert game.play("amulet_drive b; amulet_drive a").turn == 1


@pytest.mark.parametrize("drive", ["drive a", "amulet_drive a"])
def test_the_rest_of_a_drive_is_lost_with_the_turn(drive: str) -> None:
    game = scene(COAST, amulets=[1], hands={1: ["in lake"]}).play(f"{drive}; end_turn")
    assert (game.view["steps"], game.view["amulet_steps"]) == (3, 0)
    assert game.verbs == {"clue", "drive", "exchange", "end_turn"}


def test_r6_passing_is_always_possible() -> None:
    game = scene(COAST, amulets=[2], hands=HANDS)
    assert scene(COAST).play("end_turn").turn == 1
    for ply in ("amulet_drive a", "drive b", "amulet_clue in lake grey; draws", "drive a"):
        game.play(ply)
        assert game.position.copy().play({"by": 0, "do": "end_turn"}).actor == 1


def test_passing_is_not_possible_during_draws_and_sharings() -> None:
    game = scene(
        COAST, hands=HANDS, maps={"white": Map([("in jungle", 2)], sites="0")}, deck="2" * 20
    )
    game.play("raise white")
    for ply in ("peek 2", "peek 2", "add 2", "reveal 2", "take", "reveal 2", "take"):
        assert "end_turn" not in game.verbs
        game.play(ply)
    assert game.verbs == {"start_map"}


def test_r6_the_free_exchange_only_if_nothing_has_happened_yet() -> None:
    fresh = scene(COAST, amulets=[3], hands=HANDS)
    assert "exchange" in fresh.verbs
    for ply in ("drive a", "amulet_drive a", "amulet_exchange; draws"):
        game = scene(COAST, amulets=[3], hands=HANDS).play(ply)
        assert game.turn == 0
        assert "exchange" not in game.verbs


def test_r6_a_raise_before_it_forbids_the_exchange() -> None:
    game = scene(
        COAST, hands=HANDS, maps={"white": Map([("in jungle", 2)], sites="0")}, deck="2" * 20
    )
    game.play("raise white; looks; all_leave; start_map in lake; draws")
    assert "exchange" not in game.verbs
    assert "drive" in game.verbs


def test_r6_the_pick_up_at_the_turn_s_start_does_not_forbid_the_exchange() -> None:
    game = scene(COAST.replace("J0 ", "J0+"), turn=2).play("end_turn")
    assert game.view["players"][0]["amulets"] == 1
    assert "exchange" in game.verbs


def test_the_exchange_is_the_whole_turn() -> None:
    game = scene(COAST, amulets=[1]).play("exchange; draws")
    assert game.turn == 1


# ── R5: drives do not nest ───────────────────────────────────────────────────────────────


def test_r5_an_amulet_drive_ends_the_regular_one() -> None:
    game = scene(COAST, amulets=[1]).play("drive a; amulet_drive b")
    assert (game.view["steps"], game.view["amulet_steps"]) == (0, 2)
    assert "drive" not in game.verbs


def test_r5_a_regular_drive_ends_the_amulet_drive() -> None:
    game = scene(COAST, amulets=[1]).play("amulet_drive a; drive b")
    assert (game.view["steps"], game.view["amulet_steps"]) == (2, 0)
    assert "amulet_drive" not in game.verbs


def test_r5_an_amulet_drive_before_the_action_leaves_the_action() -> None:
    game = scene(COAST, amulets=[1], hands=HANDS).play(
        "amulet_drive a; amulet_drive b; amulet_drive a"
    )
    assert {"clue", "drive"} <= game.verbs
    assert game.view["steps"] == 3


def test_r5_going_on_with_an_amulet_drive_spends_no_further_amulet() -> None:
    game = scene(COAST, amulets=[2]).play("amulet_drive a; amulet_drive b; amulet_drive a")
    assert game.view["players"][0]["amulets"] == 1
    game.play("amulet_drive b")
    assert game.view["players"][0]["amulets"] == 0
    assert game.view["amulet_steps"] == 2


def test_r5_a_clue_by_amulet_ends_no_drive() -> None:
    game = scene(COAST, amulets=[1], hands=HANDS)
    game.play("drive a; amulet_clue in lake grey; draws")
    assert game.view["steps"] == 2
    assert game.play("drive b").view["steps"] == 1


def test_r5_a_clue_by_amulet_ends_no_amulet_drive() -> None:
    game = scene(COAST, amulets=[2], hands=HANDS)
    game.play("amulet_drive a; amulet_clue in lake grey; draws")
    assert game.view["amulet_steps"] == 2


def test_r5_a_clue_as_the_action_ends_no_amulet_drive() -> None:
    game = scene(COAST, amulets=[1], hands=HANDS).play("amulet_drive a; clue in lake grey; draws")
    assert game.view["amulet_steps"] == 2


def test_r5_an_exchange_or_a_removed_marker_ends_no_drive() -> None:
    game = scene(COAST, amulets=[2], maps={"grey": Map([("in jungle", 1)], sites="ab")})
    game.play("drive a; amulet_exchange; draws; amulet_remove grey a")
    assert game.view["steps"] == 2
