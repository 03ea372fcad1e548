"""Flood cards, sinking tiles and the piles of the flood deck."""

from collections.abc import Sequence

from tests.games.forbidden_island.drawing import Scene, scene, tidy


def flooding(piles: Sequence[str] | None = None, meter: int = 1) -> Scene:
    """Tiles 1 and 2 are dry, 3 to 5 flooded; no treasures or pawns on them."""
    return scene(
        """
                .1  .2
            .   .   .f  .
        .   .   .   .E  .   .
        .   .   .   .   .   .
            ~3  ~4  .   .
                ~5  .M
        """,
        seats="EM",
        piles=piles,
        meter=meter,
    )


def to_the_flood(island: Scene) -> Scene:
    return island.play("end_actions, draw e, draw e")


def test_a_dry_tile_is_flooded_and_its_card_discarded() -> None:
    island = to_the_flood(flooding()).play("flood 1")
    assert str(island) == tidy(
        """
                ~   .
            .   .   .   .
        .   .   .   .E  .   .
        .   .   .   .   .   .
            ~   ~   .   .
                ~   .M
        """
    )
    assert island.tile("1") in island.view["flood_discards"]


def test_a_flooded_tile_sinks_and_leaves_the_game_with_its_card() -> None:
    island = to_the_flood(flooding(piles=["34512"])).play("flood 3")
    assert str(island) == tidy(
        """
                .   .
            .   .   .   .
        .   .   .   .E  .   .
        .   .   .   .   .   .
            x   ~   .   .
                ~   .M
        """
    )
    assert island.tile("3") not in island.view["flood_discards"]
    assert all(island.tile("3") not in pile for pile in island.view["flood_piles"])


def test_a_sunk_tile_is_neither_shored_up_nor_entered_again() -> None:
    island = scene(
        """
                .1  .2
            .   .   .   .
        .   .   .   .E  .   .
        .   .   .   .   .   .
            .   .   ~5  .
                .   .M
        """,
        *("", "s"),
        seats="EM",
        piles=["51"],
    )
    island.play("end_actions, proceed, draw e, proceed, draw e, proceed, flood 5, flood 1")
    assert island.tile("5") not in island.targets("move") | island.targets("shore_up")
    assert island.targets("sandbag") == {island.tile("1")}


def test_after_the_meter_s_number_of_flood_cards_the_next_turn_begins() -> None:
    island = to_the_flood(flooding()).play("flood 1")
    assert island.view["turn"] == 0
    island.play("flood 2")
    view = island.view
    assert (view["turn"], view["phase"], view["actions"]) == (1, "act", 3)


def test_the_book_s_example_at_a_rate_of_three_three_flood_cards_are_turned_up() -> None:
    island = to_the_flood(flooding(meter=3)).play("flood 1, flood 2")
    assert (island.view["turn"], island.view["floods"]) == (0, 1)
    assert island.play("flood f").view["turn"] == 1


def test_after_the_last_seat_comes_the_first() -> None:
    island = scene(
        """
                .1  .2
            .   .   .   .
        .   .   .   .E  .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """,
        seats="EM",
        turn=1,
    )
    assert to_the_flood(island).play("flood 1, flood 2").view["turn"] == 0


def test_only_cards_of_the_topmost_pile_are_drawn_with_equal_weights() -> None:
    island = to_the_flood(flooding(piles=["12", "345"]))
    assert island.legal == island.plies("flood 3", "flood 4", "flood 5")
    assert island.position.weights == [1, 1, 1]


def test_when_the_topmost_pile_is_used_up_the_one_below_is_drawn() -> None:
    island = to_the_flood(flooding(piles=["12", "3"])).play("flood 3")
    assert island.legal == island.plies("flood 1", "flood 2")


def test_r17_the_piles_are_known_as_sets_topmost_first() -> None:
    """In reading order, whatever the order of the plies: no player knows more."""
    island = flooding(piles=["12", "5", "43"])
    names = [[island.tile(name) for name in pile] for pile in ("34", "5", "12")]
    assert island.view["flood_piles"] == names


def test_r13_a_flood_deck_that_runs_out_is_reshuffled_with_the_card_just_turned_up() -> None:
    island = to_the_flood(flooding(piles=["1"])).play("flood 1")
    assert island.view["flood_discards"] == []
    [pile] = island.view["flood_piles"]
    assert len(pile) == 24
    assert island.play("flood 1").view["turn"] == 1
    assert str(island).startswith("x")


def test_r13_the_card_of_a_tile_that_sank_is_not_reshuffled() -> None:
    island = to_the_flood(flooding(piles=["3"])).play("flood 3")
    [pile] = island.view["flood_piles"]
    assert len(pile) == 23
    assert island.tile("3") not in pile
    assert island.view["phase"] == "flood"


def test_r13_a_deck_that_runs_out_with_the_last_card_of_the_phase_is_reshuffled() -> None:
    island = to_the_flood(flooding(piles=["12"])).play("flood 1, flood 2")
    assert island.view["turn"] == 1
    assert island.view["flood_discards"] == []
    assert [len(pile) for pile in island.view["flood_piles"]] == [24]


def test_after_a_reshuffle_a_waters_rise_finds_no_discards() -> None:
    island = to_the_flood(flooding(piles=["12"])).play("flood 1, flood 2, end_actions, draw r")
    assert island.view["meter"] == 2
    assert [len(pile) for pile in island.view["flood_piles"]] == [24]


def test_a_pawn_on_a_tile_that_is_flooded_stays() -> None:
    island = scene(
        """
                .   .
            .   .   .   .
        .   .   .   .1E .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """,
        seats="EM",
    )
    to_the_flood(island).play("flood 1")
    assert island.at(0) == island.tile("1")
    assert island.view["phase"] == "flood"
