"""What no ply of Forbidden Island may create or lose."""

from collections import Counter
from typing import Any

from atoll.engine.position import Position

COPIES = {
    "earth_stone": 5,
    "statue_of_the_wind": 5,
    "crystal_of_fire": 5,
    "oceans_chalice": 5,
    "helicopter_lift": 3,
    "sandbags": 2,
    "waters_rise": 3,
}
START_TICK = {"novice": 1, "normal": 2, "elite": 3, "legendary": 4}


def check(position: Position) -> None:
    view = position.view(None)
    _check_treasure_cards(view)
    _check_flood_cards(position, view)
    _check_hands(view)
    _check_pawns(view)
    _check_water(position, view)
    _check_hope(view)


def _check_treasure_cards(view: dict[str, Any]) -> None:
    """28 cards: in the deck, in the discards, in a hand; the deck is never used up."""
    held = Counter(card for player in view["players"] for card in player["hand"])
    for card, copies in COPIES.items():
        assert view["treasure_deck"][card] + view["treasure_discards"][card] + held[card] == copies
    assert held["waters_rise"] == 0
    assert sum(view["treasure_deck"].values()) > 0


def _check_flood_cards(position: Position, view: dict[str, Any]) -> None:
    """24 tiles; each that is afloat has its one card, each that sank has none."""
    assert [tile["tile"] for tile in view["tiles"]] == position.setup["tiles"]
    cards = [card for pile in view["flood_piles"] for card in pile] + view["flood_discards"]
    assert sorted(cards) == sorted(_tiles(view, "dry") + _tiles(view, "flooded"))
    assert view["phase"] == "over" or view["flood_piles"]
    assert all(view["flood_piles"])
    assert set(view["flood_discards"]) <= set(cards)


def _check_hands(view: dict[str, Any]) -> None:
    """Five cards at most, but for the one hand that is asked to discard."""
    over = view["over_limit"]
    assert view["phase"] in ("discard", "over") or over is None
    for seat, player in enumerate(view["players"]):
        assert len(player["hand"]) == 6 if seat == over else len(player["hand"]) <= 5


def _check_pawns(view: dict[str, Any]) -> None:
    """Every pawn stands on a tile, or swims where the tile just turned up has sunk."""
    roles = [player["role"] for player in view["players"]]
    assert len(set(roles)) == len(roles)
    for seat, player in enumerate(view["players"]):
        if player["at"] in _tiles(view, "sunk"):
            assert seat in view["swimmers"]
            assert player["at"] == view["turned_up"]
        else:
            assert seat not in view["swimmers"]
    assert view["phase"] != "swim" or view["swimmers"]


def _check_water(position: Position, view: dict[str, Any]) -> None:
    """The meter has risen once for every Waters Rise! drawn."""
    rises = sum(ply.get("card") == "waters_rise" for ply in position.plies)
    assert view["meter"] == START_TICK[str(position.options["level"])] + rises
    assert view["meter"] < 10 or view["reason"] == "meter"
    assert 0 <= view["actions"] <= 3
    assert 0 <= view["draws"] <= 2
    assert 0 <= view["floods"] <= 5


def _check_hope(view: dict[str, Any]) -> None:
    """While the game goes on there is a landing, and a tile for every treasure to capture."""
    captured = [name for name, taken in view["treasures"].items() if taken]
    assert view["reason"] != "lift_off" or len(captured) == 4
    if view["phase"] != "over":
        sunk = set(_tiles(view, "sunk"))
        assert "fools_landing" not in sunk
        for name, tiles in SITES.items():
            assert name in captured or not tiles <= sunk


SITES = {
    "earth_stone": {"temple_of_the_moon", "temple_of_the_sun"},
    "statue_of_the_wind": {"howling_garden", "whispering_garden"},
    "crystal_of_fire": {"cave_of_embers", "cave_of_shadows"},
    "oceans_chalice": {"coral_palace", "tidal_palace"},
}


def _tiles(view: dict[str, Any], state: str) -> list[str]:
    return [tile["tile"] for tile in view["tiles"] if tile["state"] == state]
