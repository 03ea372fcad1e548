"""Raising a treasure: when it may be done, and the secret looks that follow."""

import pytest

from atoll.engine.records.dice import make_dice
from tests.games.tobago.drawing import Map, Scene, scene

SPOT = """
          S   L   L   J   L   J
        B   S   Lc  J0x Ja  J   B
          S   S   L   Jb  J   B
        """
LOCATED = {"grey": Map([("in jungle", 1)], sites="x")}


def raises(told: Scene) -> list[str]:
    return [ply["map"] for ply in told.legal("raise")]


def test_on_the_space_of_a_located_treasure_in_the_own_turn() -> None:
    assert raises(scene(SPOT, maps=LOCATED)) == ["grey"]


def test_not_from_another_space() -> None:
    assert raises(scene(SPOT, maps={"grey": Map([("in jungle", 1)], sites="a")})) == []


def test_not_while_two_markers_are_left() -> None:
    assert raises(scene(SPOT, maps={"grey": Map([("in jungle", 1)], sites="xa")})) == []


def test_not_in_another_s_turn() -> None:
    told = scene(SPOT, maps=LOCATED, turn=1)
    assert raises(told) == []
    assert raises(told.play("end_turn; end_turn")) == ["grey"]


def test_r2_a_located_treasure_stays_until_it_is_raised() -> None:
    told = scene(SPOT, maps=LOCATED).play("end_turn; end_turn; end_turn; end_turn")
    assert told.map("grey")["sites"] == [told.at("x")]


def test_r2_treasures_on_one_space_are_raised_one_by_one_in_any_order() -> None:
    told = scene(
        SPOT,
        maps={
            "grey": Map([("in jungle", 1)], sites="x"),
            "brown": Map([("next_to hut", 1)], sites="x"),
            "white": Map([("in_sight_of hut", 1)], sites="x"),
        },
        deck="2" * 30,
        hands={0: ["in beach", "in lake"]},
    )
    assert raises(told) == ["grey", "brown", "white"]
    told.play("raise brown; looks; nobody; start_map in beach; draws")
    assert raises(told) == ["grey", "white"]
    told.play("raise white; looks; nobody; start_map in lake; draws")
    assert raises(told) == ["grey"]


def test_r3_standing_there_already_raise_first_and_the_action_is_still_to_come() -> None:
    told = scene(SPOT, maps=LOCATED, deck="2" * 30, hands={0: ["next_to hut", "next_to palm"]})
    told.play("raise grey; looks; nobody; start_map next_to hut; draws")
    assert told.turn == 0
    assert {"clue", "drive"} <= told.verbs
    assert told.view["steps"] == 3


def test_r3_locating_it_by_a_clue_lets_one_raise_at_once() -> None:
    told = scene(
        SPOT,
        maps={"grey": Map([("not_in beach", 1)], sites="xc")},
        hands={0: ["in jungle"]},
    ).play("clue in jungle grey; draws")
    assert told.turn == 0
    assert {*told.verbs} == {"raise", "end_turn"}


def test_r3_locating_it_by_an_amulet_lets_one_raise_at_once() -> None:
    told = scene(SPOT, maps={"grey": Map([("in jungle", 1)], sites="xa")}, amulets=[1])
    told.play("amulet_remove grey a")
    assert raises(told) == ["grey"]


def test_r9_without_a_rose_no_raise() -> None:
    assert raises(scene(SPOT, maps=LOCATED, roses={0: 0})) == []
    assert raises(scene(SPOT, maps=LOCATED, roses={0: 1})) == ["grey"]


def test_the_raiser_puts_a_rose_below_and_takes_the_marker_off() -> None:
    told = scene(SPOT, maps=LOCATED).play("raise grey")
    assert told.view["players"][0]["roses"] == 14
    assert told.map("grey")["sites"] == []
    assert told.view["sharing"]["raiser_rose"]


@pytest.mark.parametrize("drive", ["drive", "amulet_drive"])
def test_raising_ends_the_drive_under_way_but_not_the_turn(drive: str) -> None:
    told = scene(
        SPOT,
        maps={"grey": Map([("in jungle", 1)], sites="a")},
        amulets=[2],
        deck="2" * 30,
        hands={0: ["next_to hut"]},
    ).play(f"{drive} a")
    assert told.view["steps"] + told.view["amulet_steps"] == (2 if drive == "drive" else 5)
    told.play("raise grey; looks; nobody; start_map next_to hut; draws")
    assert told.turn == 0
    assert told.view["amulet_steps"] == 0
    assert told.view["steps"] == (0 if drive == "drive" else 3)


# ── Looking ──────────────────────────────────────────────────────────────────────────────

SHARED = {
    "grey": Map([("in jungle", 1), ("next_to hut", 2, 2), ("next_to palm", 0)], sites="x"),
}


def test_every_rose_looks_at_a_card_from_the_bottom_up_then_one_is_added_unseen() -> None:
    told = scene(SPOT, maps=SHARED, deck="23456" * 3).play("raise grey")
    looks = []
    while "peek" in told.verbs:
        looks.append(told.legal("peek")[0]["seat"])
        told.position.play(told.position.legal[0])
    assert looks == [0, 0, 2, 2, 1]
    assert told.verbs == {"add"}
    told.play("add 6")
    assert told.verbs == {"reveal"}
    assert told.view["sharing"]["cards"] == 6
    assert told.view["sharing"]["looks"] == [2, 1, 2]


def test_what_may_be_looked_at_is_weighed_by_the_copies_left() -> None:
    told = scene(SPOT, maps=SHARED, deck="2233366c").play("raise grey; peek 3")
    assert [(ply["card"], ply["seat"]) for ply in told.position.legal] == [
        ("2", 0),
        ("3", 0),
        ("6", 0),
        ("curse", 0),
    ]
    assert told.position.weights == [2, 2, 2, 1]


def test_chance_draws_and_turns_up_every_card_that_is_there_and_no_other() -> None:
    told = scene(SPOT, maps=LOCATED, deck="3355c").play("raise grey")
    dice = make_dice(seed=5)
    for ply in ("peek 3", "peek 5", "add curse", "reveal 5"):
        drawn = {told.position.draw(dice) for _ in range(60)}
        assert drawn == {*told.position.actions}
        told.play(ply)


def test_a_full_deck_holds_39_cards_worth_two_to_six() -> None:
    told = scene(SPOT, maps=SHARED).play("raise grey")
    assert [ply["card"] for ply in told.position.legal] == ["2", "3", "4", "5", "6"]
    assert told.position.weights == [9, 9, 8, 7, 6]


def test_the_curse_free_top_is_drawn_first() -> None:
    told = scene(SPOT, maps=SHARED, deck="2222223c", safe=2).play("raise grey")
    for cards, free in ((["2", "3"], 2), (["2", "3"], 1), (["2", "3", "curse"], 0)):
        assert [ply["card"] for ply in told.position.legal] == cards
        assert told.view["curse_free"] == free
        told.play("peek 2")


@pytest.mark.parametrize(("depth", "free"), [(27, 12), (21, 18)])
def test_the_curses_lie_among_the_lowest_27_or_21(depth: int, free: int) -> None:
    assert scene(SPOT, curse_depth=depth).view["curse_free"] == free


def test_a_single_possible_card_is_a_ply_all_the_same() -> None:
    told = scene(SPOT, maps=LOCATED, deck="2222").play("raise grey")
    assert told.position.legal == [{"by": "chance", "do": "peek", "seat": 0, "card": "2"}]
