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


def raises(game: Scene) -> list[str]:
    return [ply["map"] for ply in game.legal("raise")]


def test_a_treasure_is_raised_from_its_space_in_the_player_s_turn() -> None:
    assert raises(scene(SPOT, maps=LOCATED)) == ["grey"]


def test_a_treasure_is_not_raised_from_another_space() -> None:
    assert raises(scene(SPOT, maps={"grey": Map([("in jungle", 1)], sites="a")})) == []


def test_a_treasure_with_two_markers_left_is_not_raised() -> None:
    assert raises(scene(SPOT, maps={"grey": Map([("in jungle", 1)], sites="xa")})) == []


def test_a_treasure_is_not_raised_in_another_player_s_turn() -> None:
    game = scene(SPOT, maps=LOCATED, turn=1)
    assert raises(game) == []
    assert raises(game.play("end_turn; end_turn")) == ["grey"]


def test_r2_a_located_treasure_stays_until_it_is_raised() -> None:
    game = scene(SPOT, maps=LOCATED).play("end_turn; end_turn; end_turn; end_turn")
    assert game.map("grey")["sites"] == [game.at("x")]


def test_r2_treasures_on_one_space_are_raised_one_by_one_in_any_order() -> None:
    game = scene(
        SPOT,
        maps={
            "grey": Map([("in jungle", 1)], sites="x"),
            "brown": Map([("next_to hut", 1)], sites="x"),
            "white": Map([("in_sight_of hut", 1)], sites="x"),
        },
        deck="2" * 30,
        hands={0: ["in beach", "in lake"]},
    )
    assert raises(game) == ["grey", "brown", "white"]
    game.play("raise brown; looks; all_leave; start_map in beach; draws")
    assert raises(game) == ["grey", "white"]
    game.play("raise white; looks; all_leave; start_map in lake; draws")
    assert raises(game) == ["grey"]


@pytest.mark.parametrize("thing", ["h", "p", "s"])
def test_a_treasure_may_lie_under_an_object(thing: str) -> None:
    picture = SPOT.replace("Ja ", f"Ja{thing}")
    game = scene(picture, maps={"grey": Map([("in jungle", 1)], sites="a")})
    assert raises(game.play("drive a")) == ["grey"]


def test_r3_raising_before_the_action_leaves_the_action() -> None:
    game = scene(SPOT, maps=LOCATED, deck="2" * 30, hands={0: ["next_to hut", "next_to palm"]})
    game.play("raise grey; looks; all_leave; start_map next_to hut; draws")
    assert game.turn == 0
    assert {"clue", "drive"} <= game.verbs
    assert game.view["steps"] == 3


def test_r3_a_treasure_located_by_a_clue_may_be_raised_at_once() -> None:
    game = scene(
        SPOT,
        maps={"grey": Map([("not_in beach", 1)], sites="xc")},
        hands={0: ["in jungle"]},
    ).play("clue in jungle grey; draws")
    assert game.turn == 0
    assert {*game.verbs} == {"raise", "end_turn"}


def test_r3_a_treasure_located_by_an_amulet_may_be_raised_at_once() -> None:
    game = scene(SPOT, maps={"grey": Map([("in jungle", 1)], sites="xa")}, amulets=[1])
    game.play("amulet_remove grey a")
    assert raises(game) == ["grey"]


def test_r9_raising_needs_a_rose() -> None:
    assert raises(scene(SPOT, maps=LOCATED, roses={0: 0})) == []
    assert raises(scene(SPOT, maps=LOCATED, roses={0: 1})) == ["grey"]


def test_the_raiser_puts_a_rose_below_and_takes_the_marker_off() -> None:
    game = scene(SPOT, maps=LOCATED).play("raise grey")
    assert game.view["players"][0]["roses"] == 14
    assert game.map("grey")["sites"] == []
    assert game.view["sharing"]["raiser_rose"]


@pytest.mark.parametrize("drive", ["drive", "amulet_drive"])
def test_raising_ends_the_drive_under_way_but_not_the_turn(drive: str) -> None:
    game = scene(
        SPOT,
        maps={"grey": Map([("in jungle", 1)], sites="a")},
        amulets=[2],
        deck="2" * 30,
        hands={0: ["next_to hut"]},
    ).play(f"{drive} a")
    assert game.view["steps"] + game.view["amulet_steps"] == (2 if drive == "drive" else 5)
    game.play("raise grey; looks; all_leave; start_map next_to hut; draws")
    assert game.turn == 0
    assert game.view["amulet_steps"] == 0
    assert game.view["steps"] == (0 if drive == "drive" else 3)


# ── Looking ──────────────────────────────────────────────────────────────────────────────

SHARED = {
    "grey": Map([("in jungle", 1), ("next_to hut", 2, 2), ("next_to palm", 0)], sites="x"),
}


def test_every_rose_looks_at_a_card_from_the_bottom_up_then_one_is_added_unseen() -> None:
    game = scene(SPOT, maps=SHARED, deck="23456" * 3).play("raise grey")
    looks = []
    while "peek" in game.verbs:
        looks.append(game.legal("peek")[0]["seat"])
        game.position.play(game.position.legal[0])
    assert looks == [0, 0, 2, 2, 1]
    assert game.verbs == {"add"}
    game.play("add 6")
    assert game.verbs == {"reveal"}
    assert game.view["sharing"]["cards"] == 6
    assert game.view["sharing"]["looks"] == [2, 1, 2]


def test_what_may_be_looked_at_is_weighed_by_the_copies_left() -> None:
    game = scene(SPOT, maps=SHARED, deck="2233366c").play("raise grey; peek 3")
    assert [(ply["card"], ply["seat"]) for ply in game.position.legal] == [
        ("2", 0),
        ("3", 0),
        ("6", 0),
        ("curse", 0),
    ]
    assert game.position.weights == [2, 2, 2, 1]


def test_chance_draws_and_turns_up_every_card_that_is_there_and_no_other() -> None:
    game = scene(SPOT, maps=LOCATED, deck="3355c").play("raise grey")
    dice = make_dice(seed=5)
    for ply in ("peek 3", "peek 5", "add curse", "reveal 5"):
        drawn = {game.position.draw(dice) for _ in range(60)}
        assert drawn == {*game.position.actions}
        game.play(ply)


def test_a_full_deck_holds_39_cards_worth_two_to_six() -> None:
    game = scene(SPOT, maps=SHARED).play("raise grey")
    assert [ply["card"] for ply in game.position.legal] == ["2", "3", "4", "5", "6"]
    assert game.position.weights == [9, 9, 8, 7, 6]


def test_the_curse_free_top_is_drawn_first() -> None:
    game = scene(SPOT, maps=SHARED, deck="2222223c", safe=2).play("raise grey")
    for cards, free in ((["2", "3"], 2), (["2", "3"], 1), (["2", "3", "curse"], 0)):
        assert [ply["card"] for ply in game.position.legal] == cards
        assert game.view["curse_free"] == free
        game.play("peek 2")


@pytest.mark.parametrize(("depth", "free"), [(27, 12), (21, 18)])
def test_the_curses_lie_among_the_lowest_27_or_21(depth: int, free: int) -> None:
    assert scene(SPOT, curse_depth=depth).view["curse_free"] == free


def test_a_single_possible_card_is_still_a_ply() -> None:
    game = scene(SPOT, maps=LOCATED, deck="2222").play("raise grey")
    assert game.position.legal == [{"by": "chance", "do": "peek", "seat": 0, "card": "2"}]
