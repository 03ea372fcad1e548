"""Drawing treasure cards, and the water that rises."""

from tests.games.forbidden_island.drawing import Scene, scene


def island_of(*hands: str, meter: int = 1, deck: str | None = None) -> Scene:
    """Tiles 1, 2, 3 are flooded and their cards discarded, 4 and 5 in the deck."""
    return scene(
        """
                .4  .5
            .   .   ~1  .
        .   .   ~2  .E  .   .
        .   .   .   .   .   .
            .   .   .   .
                ~3  .M
        """,
        *hands,
        seats="EM",
        meter=meter,
        deck=deck,
    )


def test_two_treasure_cards_are_drawn_one_at_a_time() -> None:
    island = island_of().play("end_actions, draw e")
    assert (island.hand(0), island.view["phase"]) == ("e", "draw")
    island.play("draw h")
    assert (island.hand(0), island.view["part"]) == ("eh", "flood")


def test_a_card_is_drawn_with_the_weight_of_its_copies_left() -> None:
    island = island_of("eee", "wwwww", deck="eccchhsrrr")
    island.play("end_actions")
    weighed = dict(zip((p["card"] for p in island.legal), island.position.weights, strict=True))
    assert weighed == {
        "earth_stone": 1,
        "crystal_of_fire": 3,
        "helicopter_lift": 2,
        "sandbags": 1,
        "waters_rise": 3,
    }


def test_waters_rise_puts_the_meter_up_and_the_flood_discards_on_top() -> None:
    island = island_of().play("end_actions, draw r")
    assert island.view["meter"] == 2
    flooded = {island.tile(name) for name in "123"}
    top, below = island.view["flood_piles"]
    assert set(top) == flooded
    assert {island.tile("4"), island.tile("5")} <= set(below)
    assert island.view["flood_discards"] == []


def test_waters_rise_goes_to_the_discards_and_is_not_replaced() -> None:
    island = island_of().play("end_actions, draw r")
    assert island.view["treasure_discards"]["waters_rise"] == 1
    assert island.hand(0) == ""
    assert island.play("draw e").view["part"] == "flood"


def test_the_flood_cards_of_the_turn_follow_the_risen_meter() -> None:
    island = island_of(meter=2).play("end_actions, draw r, draw e")
    assert (island.view["meter"], island.view["rate"], island.view["floods"]) == (3, 3, 3)


def test_the_water_meter_has_the_printed_rates() -> None:
    rates = [island_of(meter=tick).view["rate"] for tick in range(1, 10)]
    assert rates == [2, 2, 3, 3, 3, 4, 4, 5, 5]


def test_r12_two_waters_rise_in_one_draw_raise_the_meter_twice_and_shuffle_once() -> None:
    island = island_of().play("end_actions, draw r")
    piles = island.view["flood_piles"]
    island.play("draw r")
    assert island.view["meter"] == 3
    assert island.view["flood_piles"] == piles


def test_r13_the_deck_is_reshuffled_after_its_last_card_before_any_discard() -> None:
    island = island_of("eewwc", deck="o").play("end_actions, draw o")
    assert island.view["phase"] == "discard"
    assert sum(island.view["treasure_discards"].values()) == 0
    assert sum(island.view["treasure_deck"].values()) == 28 - 6
    island.play("discard o")
    assert island.view["treasure_discards"]["oceans_chalice"] == 1
    assert island.view["treasure_deck"]["oceans_chalice"] == 4


def test_r13_a_waters_rise_that_is_the_last_card_is_resolved_and_shuffled_in() -> None:
    island = island_of(deck="r").play("end_actions, draw r")
    assert island.view["meter"] == 2
    assert island.view["treasure_deck"]["waters_rise"] == 3
    assert sum(island.view["treasure_deck"].values()) == 28
    assert island.view["phase"] == "draw"


def test_r11_an_empty_deck_never_loses() -> None:
    island = island_of(deck="ee").play("end_actions, draw e, draw e")
    assert sum(island.view["treasure_deck"].values()) == 26
    assert not island.position.over
