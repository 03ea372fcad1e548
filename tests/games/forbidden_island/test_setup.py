"""The set-up: dealt, or given in JSON."""

import json
from collections import Counter
from typing import Any

import pytest

from atoll.engine.json_values import InputError
from atoll.engine.options import OptionError
from atoll.engine.position import Position
from atoll.engine.records.dice import make_dice
from atoll.games.forbidden_island import GAME
from tests.games.forbidden_island.drawing import DATA, TILES

STARTS = {
    "diver": "iron_gate",
    "engineer": "bronze_gate",
    "explorer": "copper_gate",
    "messenger": "silver_gate",
    "navigator": "gold_gate",
    "pilot": "fools_landing",
}


def given(**changes: Any) -> dict[str, Any]:
    return {
        "first": 1,
        "tiles": TILES,
        "flooded": TILES[:6],
        "roles": ["pilot", "diver"],
        "hands": [["sandbags", "earth_stone"], ["earth_stone", "earth_stone"]],
        **changes,
    }


def test_a_set_up_in_json_is_laid_out() -> None:
    view = GAME.lay_out(2, {}, given()).view(None)
    assert [tile["tile"] for tile in view["tiles"]] == TILES
    assert [tile["state"] for tile in view["tiles"]] == ["flooded"] * 6 + ["dry"] * 18
    assert view["turn"] == 1
    assert [player["role"] for player in view["players"]] == ["pilot", "diver"]
    assert view["players"][0]["hand"] == ["earth_stone", "sandbags"]
    assert view["flood_discards"] == TILES[:6]
    assert view["flood_piles"] == [TILES[6:]]
    assert view["treasure_deck"]["earth_stone"] == 2
    assert sum(view["treasure_deck"].values()) == 24


@pytest.mark.parametrize("role", STARTS)
def test_every_pawn_starts_on_its_tile(role: str) -> None:
    other = "pilot" if role == "diver" else "diver"
    view = GAME.lay_out(2, {}, given(roles=[role, other])).view(None)
    assert view["players"][0]["at"] == STARTS[role]


def test_a_pawn_may_start_on_a_flooded_tile() -> None:
    position = GAME.lay_out(2, {}, given(flooded=["fools_landing", *TILES[-5:]]))
    states = {tile["tile"]: tile["state"] for tile in position.view(None)["tiles"]}
    assert states["fools_landing"] == "flooded"
    assert position.view(None)["players"][0]["at"] == "fools_landing"


def test_a_flood_card_belongs_to_every_tile_and_the_cards_drawn_are_discarded() -> None:
    position = GAME.new(2, seed=4)
    view = position.view(None)
    [deck] = view["flood_piles"]
    assert sorted(deck + view["flood_discards"]) == sorted(TILES)
    assert sorted(view["flood_discards"]) == sorted(position.setup["flooded"])
    assert len(view["flood_discards"]) == 6


def test_the_28_treasure_cards_are_those_of_the_box() -> None:
    view = GAME.lay_out(2, {}, given()).view(None)
    cards: Counter[str] = Counter(view["treasure_deck"])
    cards.update(card for player in view["players"] for card in player["hand"])
    assert cards == {
        "earth_stone": 5,
        "statue_of_the_wind": 5,
        "crystal_of_fire": 5,
        "oceans_chalice": 5,
        "waters_rise": 3,
        "helicopter_lift": 3,
        "sandbags": 2,
    }


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"first": 2}, "'first' must be a whole number from 0 to 1, not 2"),
        ({"tiles": TILES[1:]}, "'tiles' must be a list of 24"),
        ({"tiles": TILES[1:] + TILES[1:2]}, "'tiles' names 'bronze_gate' twice"),
        ({"tiles": [*TILES[1:], "atlantis"]}, "'tiles' must name any of .*, not 'atlantis'"),
        ({"flooded": TILES[:5]}, "'flooded' must be a list of 6"),
        ({"flooded": TILES[:5] * 2}, "'flooded' must be a list of 6"),
        ({"flooded": [*TILES[:5], TILES[0]]}, "'flooded' names 'fools_landing' twice"),
        ({"flooded": None}, "'flooded' must be a list of 6, not None"),
        ({"roles": ["pilot"]}, "'roles' must be a list of 2"),
        ({"roles": ["pilot", "pilot"]}, "'roles' names 'pilot' twice"),
        ({"roles": ["pilot", ["diver"]]}, "'roles' must name any of"),
        ({"hands": [["sandbags", "sandbags"]]}, "'hands' must be a list of 2"),
        ({"hands": [["sandbags"], ["sandbags"]]}, "'hand' must be a list of 2"),
        ({"hands": [["waters_rise", "sandbags"]] * 2}, "'hand' must name .*, not 'waters_rise'"),
        ({"hands": [["sandbags", "sandbags"]] * 2}, "more than the 2 cards 'sandbags'"),
        ({"deck": []}, "setup has an unknown key 'deck'"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(InputError, match=why) as refused:
        GAME.lay_out(2, {}, given(**changes))
    assert json.dumps(refused.value.arguments)  # the page gets it as JSON


def test_a_set_up_lacking_something_is_refused() -> None:
    for key in given():
        setup = given()
        del setup[key]
        with pytest.raises(InputError, match=f"setup lacks '{key}'"):
            GAME.lay_out(2, {}, setup)


# ── By lot ───────────────────────────────────────────────────────────────────────────────

DEALS = 2000


def deals(players: int) -> list[Position]:
    return [GAME.new(players, seed=seed) for seed in range(DEALS)]


def assert_even(counts: Counter[Any], kinds: int, total: int) -> None:
    """Each kind comes up equally often, within six standard deviations.

    Fixed seeds: a fair set-up misses this for fewer than one in 10⁶ choices of seeds.
    """
    expected = total / kinds
    assert len(counts) == kinds
    assert max(abs(count - expected) for count in counts.values()) < 6 * expected**0.5


@pytest.mark.slow
def test_tiles_floods_roles_hands_and_first_player_are_dealt_evenly() -> None:
    setups = [position.setup for position in deals(3)]
    assert_even(Counter(setup["first"] for setup in setups), 3, DEALS)
    assert_even(Counter(setup["roles"][0] for setup in setups), 6, DEALS)
    assert_even(Counter(setup["roles"][2] for setup in setups), 6, DEALS)
    assert_even(Counter(setup["tiles"][0] for setup in setups), 24, DEALS)
    assert_even(Counter(setup["tiles"].index("misty_marsh") for setup in setups), 24, DEALS)
    floods = Counter(tile for setup in setups for tile in setup["flooded"])
    assert_even(floods, 24, 6 * DEALS)


@pytest.mark.slow
def test_hands_are_dealt_by_the_copies_and_never_a_waters_rise() -> None:
    cards = Counter(
        card for position in deals(4) for hand in position.setup["hands"] for card in hand
    )
    for card, copies in DATA["treasure_deck"].items():
        if card in ("helicopter_lift", "sandbags"):
            expected = 8 * DEALS * copies / 25
            assert abs(cards[card] - expected) < 6 * expected**0.5
    assert cards["waters_rise"] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_gets_two_cards_and_the_rest_is_the_deck(players: int) -> None:
    view = GAME.new(players, seed=1).view(None)
    assert [len(player["hand"]) for player in view["players"]] == [2] * players
    assert sum(view["treasure_deck"].values()) == 28 - 2 * players
    assert sum(view["treasure_discards"].values()) == 0


@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(OptionError, match="takes 2 to 4 players"):
        GAME.new(players)


@pytest.mark.parametrize("seat", range(3))
def test_a_chosen_seat_begins_and_all_else_is_as_dealt(seat: int) -> None:
    for seed in range(10):
        position = dealt(3, seed, {"first": seat})
        assert position.setup == {**dealt(3, seed).setup, "first": seat}
        assert position.actor == seat


# ── Roles chosen ─────────────────────────────────────────────────────────────────────────


def dealt(players: int, seed: int, chosen: dict[str, Any] | None = None) -> Position:
    return GAME.deal(players, {}, make_dice(seed), chosen)


@pytest.mark.parametrize("role", STARTS)
def test_a_chosen_role_is_given_and_all_else_is_as_dealt(role: str) -> None:
    for seed in range(20):
        by_lot = dealt(3, seed).setup
        position = dealt(3, seed, {"roles": [None, role, None]})
        expected = list(by_lot["roles"])
        if role in expected:
            expected[expected.index(role)] = expected[1]
        expected[1] = role
        assert position.setup == {**by_lot, "roles": expected}
        players = position.view(None)["players"]
        assert [player["role"] for player in players] == expected
        assert [player["at"] for player in players] == [STARTS[each] for each in expected]


def test_every_seat_may_choose() -> None:
    roles = ["pilot", "diver", "engineer", "explorer"]
    for seed in range(50):
        position = dealt(4, seed, {"roles": roles})
        assert position.setup["roles"] == roles
        assert [player["role"] for player in position.view(None)["players"]] == roles


def test_choosing_a_role_is_optional() -> None:
    for chosen in (None, {}, {"roles": [None, None]}):
        assert dealt(2, 5, chosen).setup == dealt(2, 5).setup


@pytest.mark.slow
def test_seats_without_a_choice_are_dealt_the_other_roles_evenly() -> None:
    chosen = {"roles": ["pilot", None, "diver", None]}
    setups = [dealt(4, seed, chosen).setup for seed in range(DEALS)]
    others = Counter((setup["roles"][1], setup["roles"][3]) for setup in setups)
    assert_even(others, 4 * 3, DEALS)


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"roles": ["pilot", "pilot"]}, "'roles' names 'pilot' twice"),
        ({"roles": ["pilot", "cook"]}, "'roles' must name any of diver, .*, not 'cook'"),
        ({"roles": [["pilot"], None]}, "'roles' must name any of"),
        ({"roles": ["pilot"]}, "'roles' must be a list of 2"),
        ({"roles": "pi"}, "'roles' must be a list of 2"),
        ({"roles": None}, "'roles' must be a list of 2"),
        ({"meter": 1}, "'meter' cannot be chosen in forbidden_island"),
    ],
)
def test_a_choice_that_cannot_be_made_is_refused(chosen: dict[str, Any], why: str) -> None:
    with pytest.raises(InputError, match=why):
        dealt(2, 1, chosen)


# ── Options ──────────────────────────────────────────────────────────────────────────────


def test_the_options_and_their_defaults() -> None:
    assert GAME.check_options({}) == {
        "level": "novice",
        "shape": "standard",
        "sandbags_between_floods": False,
        "rescue_lift": True,
    }


@pytest.mark.parametrize(
    ("level", "tick"), [("novice", 1), ("normal", 2), ("elite", 3), ("legendary", 4)]
)
def test_the_level_says_where_the_water_starts(level: str, tick: int) -> None:
    assert GAME.new(level=level).view(None)["meter"] == tick


@pytest.mark.parametrize("shape", DATA["shapes"])
def test_every_shape_lays_its_24_tiles_where_it_is_drawn(shape: str) -> None:
    """And every pawn's steps go to the squares beside it, wherever it stands."""
    drawn = [
        (row, column)
        for row, line in enumerate(DATA["shapes"][shape])
        for column, square in enumerate(line)
        if square == "#"
    ]
    view = GAME.new(shape=shape).view(None)
    assert [(tile["row"], tile["column"]) for tile in view["tiles"]] == drawn
    for square in range(24):
        tiles = [*TILES[1 : square + 1], TILES[0], *TILES[square + 1 :]]
        setup = given(first=0, tiles=tiles, roles=["pilot", "engineer"])
        island = GAME.lay_out(2, {"shape": shape}, setup)
        steps = {ply["to"] for ply in island.legal if ply["do"] == "move"}
        row, column = drawn[square]
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        assert steps == {tiles[p] for p, place in enumerate(drawn) if place in beside}


def test_the_standard_island_is_a_square_of_16_tiles_with_two_more_at_each_side() -> None:
    places = {(tile["row"], tile["column"]) for tile in GAME.new().view(None)["tiles"]}
    square = {(row, column) for row in range(1, 5) for column in range(1, 5)}
    rows = {(row, column) for row in (0, 5) for column in (2, 3)}
    columns = {(row, column) for row in (2, 3) for column in (0, 5)}
    assert places == square | rows | columns


def test_there_are_twelve_shapes() -> None:
    assert len(DATA["shapes"]) == 12
    assert {option.name: option.values for option in GAME.options}["shape"] == tuple(DATA["shapes"])
