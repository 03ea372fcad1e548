"""Giving cards, capturing treasures, and the hand limit."""

import pytest
from msgspec import to_builtins

from tests.games.forbidden_island.drawing import Scene, scene


def trio(*hands: str, turn: int = 0, seats: str = "EXM") -> Scene:
    """The first two pawns of three on one tile; a flooded tile to sandbag."""
    first, second, third = list(seats)
    return scene(
        f"""
                .1  .
            .   .   ~2  .
        .   .   .   .{first}{second} .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .{third}
        """,
        *hands,
        seats=seats,
        turn=turn,
    )


def test_treasure_cards_are_given_to_a_player_on_the_same_tile() -> None:
    island = trio("ewhs")
    assert island.offers("give") == island.plies("give X e", "give X w")
    island.play("give X e")
    assert (island.hand(0), island.hand(1)) == ("whs", "e")
    assert island.view["actions"] == 2


def test_special_cards_are_never_given() -> None:
    assert trio("hs").offers("give") == []
    assert trio("hs", seats="MXE").offers("give") == []


def test_the_messenger_gives_to_anyone() -> None:
    island = trio("", "", "eo", turn=2)
    expected = island.plies("give E e", "give E o", "give X e", "give X o")
    assert island.offers("give") == expected


def test_no_player_gives_to_the_messenger_from_afar() -> None:
    island = trio("eo", "w")
    assert {ply["to"] for ply in island.offers("give")} == {1}


def test_r6_only_the_active_player_gives_and_one_card_of_their_own_an_action() -> None:
    island = trio("ee", "w")
    assert island.offers("give") == island.plies("give X e")
    island.play("give X e, give X e")
    assert island.hand(1) == "eew"
    assert island.view["actions"] == 1


def test_cards_of_captured_treasures_are_given_too() -> None:
    island = scene(
        """
                .   .
            .   .   .   .
        .   .   .   .EX .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .
        """,
        "e",
        seats="EX",
        captured="e",
    )
    assert island.offers("give") == island.plies("give X e")


# ── The hand limit ───────────────────────────────────────────────────────────────────────


def test_r6_giving_to_a_full_hand_is_legal_and_the_receiver_discards_out_of_turn() -> None:
    island = trio("e", "wwcco").play("give X e")
    assert island.view["phase"] == "discard"
    assert island.legal == island.plies("discard e", "discard w", "discard c", "discard o")
    assert {ply["by"] for ply in island.legal} == {1}
    island.play("discard w")
    assert island.hand(1) == "ewcco"
    assert island.view["treasure_discards"]["statue_of_the_wind"] == 1
    assert (island.view["phase"], island.view["decides"], island.view["actions"]) == ("act", 0, 2)


def test_while_a_receiver_is_over_the_limit_only_discards_and_special_cards_are_legal() -> None:
    island = trio("eh", "wwccs", "s").play("give X e")
    assert island.verbs() == {"discard", "lift", "sandbag"}
    assert {ply["by"] for ply in island.offers("discard")} == {1}
    assert {ply["by"] for ply in island.offers("lift")} == {0}
    assert {ply["by"] for ply in island.offers("sandbag")} == {1, 2}


def test_a_special_card_played_instead_of_a_discard_resolves_the_limit() -> None:
    island = trio("e", "wwccs").play("give X e, sandbag X 2")
    assert island.hand(1) == "ewwcc"
    assert island.view["phase"] == "act"


def test_a_special_card_of_another_player_does_not_resolve_the_limit() -> None:
    island = trio("eh", "wwccs").play("give X e, lift E E 1")
    assert island.view["phase"] == "discard"
    assert island.view["decides"] == 1


def test_after_giving_as_the_last_action_the_discard_comes_before_the_treasure_cards() -> None:
    island = trio("eee", "wwc").play("give X e, give X e, give X e")
    assert island.view["phase"] == "discard"
    assert island.play("discard e").view["phase"] == "draw"


def test_the_limit_is_checked_after_every_card_drawn() -> None:
    island = trio("eewwc").play("end_actions, draw o")
    assert (island.view["phase"], island.view["decides"]) == ("discard", 0)
    island.play("discard e, draw c")
    assert island.view["phase"] == "discard"
    assert island.play("discard c").view["part"] == "flood"


def test_r16_a_player_with_five_cards_cannot_discard() -> None:
    island = trio("eeww", "ccc")
    assert "discard" not in island.verbs()
    assert island.play("end_actions, draw o").view["phase"] == "draw"


def test_special_cards_stay_playable_while_a_drawn_card_is_discarded() -> None:
    island = trio("eewwh", "s").play("end_actions, proceed, draw o")
    assert island.verbs() == {"discard", "lift", "sandbag"}
    island.play("lift E EX 1")
    assert island.hand(0) == "eewwo"
    assert island.view["phase"] == "window"


# ── Capturing ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("treasure", "name", "tiles"),
    [
        ("e", "earth_stone", ["temple_of_the_moon", "temple_of_the_sun"]),
        ("w", "statue_of_the_wind", ["howling_garden", "whispering_garden"]),
        ("c", "crystal_of_fire", ["cave_of_embers", "cave_of_shadows"]),
        ("o", "oceans_chalice", ["coral_palace", "tidal_palace"]),
    ],
)
@pytest.mark.parametrize("state", [".", "~"])
@pytest.mark.parametrize("cards", [4, 5])
def test_four_cards_capture_a_treasure_on_either_of_its_tiles_flooded_or_not(
    treasure: str, name: str, tiles: list[str], state: str, cards: int
) -> None:
    for tile, first, second in zip(tiles, ("E", ""), ("", "E"), strict=True):
        island = scene(
            f"""
                    .   .
                .   .   {state}{treasure}{first}   .
            .   .   .   .   .   .
            .   .   .   {state}{treasure}{second}   .   .
                .   .   .   .
                    .   .M
            """,
            treasure * cards,
            seats="EM",
        )
        assert island.at(0) == tile
        assert island.offers("capture") == [{"by": 0, "do": "capture"}]
        before = island.position.copy()
        island.play("capture")
        capture = {"by": 0, "do": "capture"}
        effects = before.game.effects(before.fields, capture, island.position.fields)
        assert to_builtins(effects)["treasure"] == name
        assert [key for key, taken in island.view["treasures"].items() if taken] == [name]
        assert island.hand(0) == treasure * (cards - 4)
        assert island.view["treasure_discards"][name] == 4
        assert island.view["actions"] == 2


@pytest.mark.parametrize(
    ("hand", "tile"),
    [
        ("eee", "e"),  # one card short
        ("wwww", "e"),  # cards of another treasure
        ("eeee", ""),  # no treasure's tile
    ],
)
def test_without_four_of_its_cards_on_its_tile_no_treasure_is_captured(
    hand: str, tile: str
) -> None:
    island = scene(
        f"""
                .   .
            .   .   .   .
        .   .   .   .{tile}E .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """,
        hand,
        seats="EM",
    )
    assert "capture" not in island.verbs()


@pytest.mark.parametrize("treasure", "ewco")
def test_each_treasure_is_captured_once_whatever_else_is_captured(treasure: str) -> None:
    others = "ewco".replace(treasure, "")
    for captured, capturable in ((others, True), (treasure, False)):
        island = scene(
            f"""
                    .   .
                .   .   .   .
            .   .   .   .{treasure}E .   .
            .   .   .   .   .   .
                .   .   .   .
                    .   .M
            """,
            treasure * 4,
            seats="EM",
            captured=captured,
        )
        assert ("capture" in island.verbs()) == capturable


def test_the_cards_of_two_players_do_not_add_up() -> None:
    island = scene(
        """
                .   .
            .   .   .   .
        .   .   .   .eEM .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .
        """,
        "ee",
        "ee",
        seats="EM",
    )
    assert "capture" not in island.verbs()
