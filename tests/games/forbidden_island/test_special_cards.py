"""Special cards and the windows in which they are played."""

from typing import Any

import pytest

from atoll.engine.editions import FIRST_EDITION
from tests.games.forbidden_island.drawing import Scene, scene, tidy


def island_of(*hands: str, **options: Any) -> Scene:
    """Engineer and Explorer on one tile, the Messenger elsewhere; 1 and 2 flooded."""
    return scene(
        """
                .4  .5
            .   .   ~1  .
        .   .   .   .EX .   .
        .   .   x   .   .   .
            .   ~2  .   .
                .   .M
        """,
        *hands,
        seats="EXM",
        **options,
    )


# ── Helicopter Lift ──────────────────────────────────────────────────────────────────────


def test_a_lift_moves_any_pawns_of_one_tile_to_one_other_tile() -> None:
    island = island_of("", "", "h")
    groups = {tuple(ply["seats"]) for ply in island.offers("lift")}
    assert groups == {(0,), (1,), (0, 1), (2,)}
    afloat = {tile["tile"] for tile in island.view["tiles"] if tile["state"] != "sunk"}
    assert island.targets("lift", seats=[0, 1]) == afloat - {island.at(0)}
    assert island.targets("lift", seats=[2]) == afloat - {island.at(2)}
    assert len(island.offers("lift")) == 4 * 22


def test_the_owner_of_a_lift_need_not_fly_and_it_costs_no_action() -> None:
    island = island_of("", "", "h").play("lift M EX 4")
    assert str(island) == tidy(
        """
                .EX .
            .   .   ~   .
        .   .   .   .   .   .
        .   .   x   .   .   .
            .   ~   .   .
                .   .M
        """
    )
    assert island.view["actions"] == 3
    assert island.hand(2) == ""
    assert island.view["treasure_discards"]["helicopter_lift"] == 1


def test_every_holder_s_lifts_are_offered_once_however_many_they_hold() -> None:
    island = island_of("hh", "", "h")
    assert {ply["by"] for ply in island.offers("lift")} == {0, 2}
    assert len(island.offers("lift")) == 2 * 4 * 22


# ── Sandbags ─────────────────────────────────────────────────────────────────────────────


def test_sandbags_shore_up_any_flooded_tile_in_anyone_s_turn() -> None:
    island = island_of("", "s")
    assert island.offers("sandbag") == island.plies("sandbag X 1", "sandbag X 2")
    island.play("sandbag X 2")
    assert str(island) == tidy(
        """
                .   .
            .   .   ~   .
        .   .   .   .EX .   .
        .   .   x   .   .   .
            .   .   .   .
                .   .M
        """
    )
    assert island.view["actions"] == 3
    assert island.view["treasure_discards"]["sandbags"] == 1


# ── R7: windows ──────────────────────────────────────────────────────────────────────────


def test_r7_before_every_action_the_special_cards_of_all_seats_are_playable() -> None:
    island = island_of("s", "", "h")
    for _ in range(3):
        assert {"lift", "sandbag", "end_actions"} <= island.verbs()
        island.position.play(island.offers("move")[0])


def test_r7_the_game_goes_on_by_itself_when_no_player_holds_a_special_card() -> None:
    island = island_of()
    assert island.play("end_actions, draw e").view["phase"] == "draw"
    assert island.play("draw e").view["phase"] == "flood"
    assert island.play("flood 4").view["phase"] == "flood"


def spend_actions(island: Scene) -> Scene:
    for _ in range(3):
        island.position.play(island.offers("move")[0])
    return island


def test_r7_a_window_opens_before_the_first_treasure_card_when_the_actions_are_used_up() -> None:
    island = spend_actions(island_of("", "", "h"))
    assert (island.view["phase"], island.view["part"]) == ("window", "treasure")
    assert island.offers("proceed") == [{"by": 0, "do": "proceed"}]
    assert island.verbs() == {"proceed", "lift"}
    assert island.play("proceed").view["phase"] == "draw"


def test_r7_a_window_opens_before_the_first_treasure_card_after_end_actions_too() -> None:
    island = island_of("", "", "h").play("end_actions")
    assert (island.view["phase"], island.view["part"]) == ("window", "treasure")
    assert island.verbs() == {"proceed", "lift"}
    assert island.play("proceed").view["phase"] == "draw"


def test_r7_after_end_actions_no_window_opens_without_a_playable_special_card() -> None:
    assert island_of().play("end_actions").view["phase"] == "draw"


def test_r7_in_edition_1_no_window_opened_after_end_actions() -> None:
    island = island_of("", "", "h", edition=FIRST_EDITION)
    assert island.play("end_actions").view["phase"] == "draw"
    island = spend_actions(island_of("", "", "h", edition=FIRST_EDITION))
    assert island.view["phase"] == "window"


def test_r7_windows_open_between_the_treasure_cards_and_before_and_between_the_floods() -> None:
    island = island_of("", "", "h").play("end_actions")
    for expected, ply in (
        (("window", "treasure"), "proceed"),
        (("draw", "treasure"), "draw e"),
        (("window", "treasure"), "proceed"),
        (("draw", "treasure"), "draw e"),
        (("window", "flood"), "proceed"),
        (("flood", "flood"), "flood 4"),
        (("window", "flood"), "proceed"),
        (("flood", "flood"), "flood 5"),
        (("act", "actions"), "end_actions"),
    ):
        assert (island.view["phase"], island.view["part"]) == expected
        island.play(ply)


def test_there_is_no_window_after_the_last_flood_card() -> None:
    island = island_of("", "", "h")
    island.play("end_actions, proceed, draw e, proceed, draw e, proceed, flood 4, proceed")
    island.play("flood 5")
    assert (island.view["phase"], island.view["turn"]) == ("act", 1)


def test_a_window_closes_with_the_last_playable_special_card() -> None:
    island = island_of("h", "", "h").play("end_actions, proceed, draw e, lift E EX 4")
    assert island.view["phase"] == "window"
    assert island.play("lift M M 5").view["phase"] == "draw"


def test_a_special_card_that_was_just_drawn_opens_the_window() -> None:
    island = island_of().play("end_actions, draw s")
    assert island.verbs() == {"proceed", "sandbag"}


def test_sandbags_need_a_flooded_tile_for_a_window() -> None:
    island = scene(
        """
                .1  .
            .   .   .   .
        .   .   .   .EX .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """,
        "s",
        seats="EXM",
    )
    assert "sandbag" not in island.verbs()
    assert island.play("end_actions, draw e").view["phase"] == "draw"


# ── R8: sandbags and the flood ───────────────────────────────────────────────────────────


def before_the_flood(*hands: str, **options: Any) -> Scene:
    return island_of(*hands, **options).play("end_actions, proceed, draw e, proceed, draw e")


def test_r8_before_the_first_flood_card_sandbags_are_playable() -> None:
    island = before_the_flood("s")
    assert island.legal == island.plies("proceed", "sandbag E 1", "sandbag E 2")


def test_r8_after_a_flood_card_sandbags_are_not_playable_and_open_no_window() -> None:
    island = before_the_flood("s").play("proceed, flood 4")
    assert island.view["phase"] == "flood"
    island = before_the_flood("sh").play("proceed, flood 4")
    assert island.verbs() == {"proceed", "lift"}


def test_r8_the_option_allows_sandbags_except_on_the_tile_just_turned_up() -> None:
    island = before_the_flood("s", sandbags_between_floods=True).play("proceed, flood 4")
    assert island.legal == island.plies("proceed", "sandbag E 1", "sandbag E 2")
    assert island.play("sandbag E 1").view["phase"] == "flood"


def test_r8_the_option_opens_no_window_where_only_the_tile_just_turned_up_is_flooded() -> None:
    island = scene(
        """
                .1  .2
            .   .   .   .
        .   .   .   .EX .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """,
        "s",
        seats="EXM",
        sandbags_between_floods=True,
    )
    island.play("end_actions, draw e, draw e, flood 1")
    assert island.view["phase"] == "flood"


def test_r8_in_the_next_turn_sandbags_are_playable_again() -> None:
    island = before_the_flood("s").play("proceed, flood 4, flood 5")
    names = {island.tile(name) for name in "1245"}
    assert island.targets("sandbag") == names


@pytest.mark.parametrize("card", ["h", "s"])
def test_a_card_drawn_second_is_playable_before_the_flood(card: str) -> None:
    island = island_of().play(f"end_actions, draw e, draw {card}")
    assert (island.view["phase"], island.view["part"]) == ("window", "flood")
