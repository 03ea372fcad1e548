"""Setting up."""

import json
from itertools import combinations
from typing import Any

import pytest

from atoll.engine.editions import EDITION, FIRST_EDITION
from atoll.engine.json_values import InputError
from atoll.engine.records.dice import make_dice
from atoll.games.tobago import GAME
from atoll.games.tobago.island.data import CLUES
from atoll.games.tobago.island.geometry import NAMES, Hex
from tests.games.tobago.drawing import distance, scene

PRINTED = {"ABC-0-0", "ABC-0-1", "ABC-1-0", "ABC-1-1"}


@pytest.mark.parametrize(("players", "hand"), [(2, 6), (3, 4), (4, 4)])
def test_every_seat_gets_a_map_of_its_own_and_a_hand(players: int, hand: int) -> None:
    setup = GAME.new(players, seed=3).setup
    assert [len(cards) for cards in setup["hands"]] == [hand] * players
    owners = [owner for owner in setup["owners"] if owner is not None]
    assert sorted(owners) == list(range(players))
    assert [clue is None for clue in setup["clues"]] == [o is None for o in setup["owners"]]
    first = [clue for clue in setup["clues"] if clue]
    dealt = [*first, *(card for cards in setup["hands"] for card in cards)]
    assert len({*dealt}) == len(dealt) == players * (hand + 1)


@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 4 players, not {players}"):
        GAME.new(players)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_player_chosen_to_begin_has_the_first_turn(first: int) -> None:
    position = GAME.lay_out(3, {}, {**GAME.new(3, seed=5).setup, "first": first})
    placed = []
    while position.view(None)["phase"] == "place":
        placed.append(position.actor)
        position.play(position.legal[0])
    assert placed == [first, (first + 1) % 3, (first + 2) % 3]
    assert position.view(None)["turn"] == first


def test_the_seed_determines_the_whole_set_up() -> None:
    setups = [GAME.new(4, seed=seed).setup for seed in range(200)]
    assert GAME.new(4, seed=7).setup == setups[7]
    assert {setup["first"] for setup in setups} == {0, 1, 2, 3}
    assert {statue["faces"] for s in setups for statue in s["statues"]} == {0, 1, 2, 3, 4, 5}
    assert {clue for setup in setups for clue in setup["clues"]} == {*CLUES}
    assert {tuple(setup["owners"][:1]) for setup in setups} == {(0,), (1,), (2,), (3,)}


def islands(edition: int = EDITION, **options: str) -> set[str]:
    deals = [GAME.deal(2, options, make_dice(seed), edition=edition) for seed in range(200)]
    return {position.setup["island"] for position in deals}


def test_r20_by_default_the_island_is_one_of_the_four_printed_ones() -> None:
    assert islands() == islands(island="printed") == PRINTED


def test_r20_any_of_the_32_islands_if_that_is_chosen() -> None:
    assert islands(island="any") == {*NAMES}


def test_r20_in_edition_1_a_random_island_is_any_of_the_32() -> None:
    assert islands(FIRST_EDITION) == islands(FIRST_EDITION, island="random") == {*NAMES}


def test_r20_a_set_up_has_an_island_that_the_option_allows() -> None:
    setup = GAME.new(2, seed=1, island="aBc-0-1").setup
    for allowing in ("any", "aBc-0-1"):
        assert GAME.lay_out(2, {"island": allowing}, setup).setup == setup
    assert GAME.lay_out(2, {}, setup, FIRST_EDITION).setup == setup
    for other in ("printed", "ABC-0-1"):
        with pytest.raises(InputError, match=f"is not the option's, {other}"):
            GAME.lay_out(2, {"island": other}, setup)


def hexes(spaces: list[str]) -> list[Hex]:
    return [(int(q), int(r)) for q, r in (space.split(",") for space in spaces)]


def test_r19_objects_of_one_kind_are_four_spaces_apart_or_more() -> None:
    gaps = set()
    for seed in range(40):
        setup = GAME.new(2, seed=seed).setup
        statues = [statue["at"] for statue in setup["statues"]]
        for kind in (setup["huts"], setup["palms"], statues):
            gaps |= {distance(one, other) for one, other in combinations(hexes(kind), 2)}
    assert min(gaps) == 4


@pytest.mark.parametrize("name", NAMES)
def test_every_island_may_be_chosen(name: str) -> None:
    assert {GAME.new(seed=seed, island=name).setup["island"] for seed in range(3)} == {name}


def test_vehicles_are_placed_in_turn_order_on_any_space_even_a_shared_one() -> None:
    position = GAME.new(3, seed=1)
    first = position.setup["first"]
    view = position.view(None)
    assert (view["acted"], view["steps"], view["amulet_steps"]) == (False, 0, 0)
    spaces = [*view["spaces"]]
    for seat in (first, (first + 1) % 3, (first + 2) % 3):
        assert position.legal == [{"by": seat, "do": "place", "at": at} for at in spaces]
        position.play({"by": seat, "do": "place", "at": spaces[5]})
    assert position.view(None)["vehicles"] == [spaces[5]] * 3
    assert position.actor == first
    assert position.view(None)["phase"] == "act"


def test_a_new_game_has_all_pieces_of_the_box() -> None:
    view = scene("J   R   S\n  J   S\nJ   R   S", players=4).view
    assert view["amulet_supply"] == 21
    assert view["amulets"] == []
    assert [player["roses"] for player in view["players"]] == [15] * 4
    assert (view["treasure_deck"], view["curses"], view["curse_free"]) == (41, 2, 12)


def test_a_first_clue_costs_a_rose() -> None:
    position = GAME.new(2, seed=4)
    for _ in range(2):
        position.play(position.legal[0])
    view = position.view(None)
    assert [player["roses"] for player in view["players"]] == [14, 14]
    assert sorted(len(shown["clues"]) for shown in view["maps"]) == [0, 0, 1, 1]
    assert view["clue_deck"] == 52 - 2 - 12


GOOD: dict[str, Any] = GAME.new(2, seed=11, island="ABC-0-1").setup


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"first": 2}, "'first' must be a whole number from 0 to 1, not 2"),
        ({"island": "ABC-2-1"}, "there is no island 'ABC-2-1'"),
        ({"island": "abc-0-0"}, "the island abc-0-0 is not the option's, ABC-0-1"),
        ({"huts": GOOD["huts"][:3]}, "'huts' must be a list of 4"),
        ({"huts": ["99,0", *GOOD["huts"][1:]]}, "'99,0' is no space of the island ABC-0-1"),
        ({"huts": [7, *GOOD["huts"][1:]]}, "7 is no space"),
        ({"huts": [GOOD["huts"][1], *GOOD["huts"][1:]]}, "each hut must stand at least four"),
        ({"palms": [GOOD["statues"][0]["at"], *GOOD["palms"][1:]]}, "each palm must stand"),
        ({"huts": [GOOD["palms"][0], *GOOD["huts"][1:]]}, "each hut must stand"),
        ({"statues": [{"at": "0,0"}] * 3}, "statue lacks 'faces'"),
        ({"statues": [{"at": "0,0", "faces": 6}] * 3}, "from 0 to 5, not 6"),
        ({"owners": [0, 0, None, None]}, "every seat owns exactly one map"),
        ({"owners": [0, True, None, None]}, "every seat owns exactly one map"),
        ({"clues": [None] * 4}, "needs both a clue and an owner"),
        ({"hands": [[], []]}, "'hand' must be a list of 6"),
        ({"hands": [GOOD["hands"][0]] * 2}, "is dealt twice"),
        ({"hands": [["in ocean", *GOOD["hands"][0][1:]], GOOD["hands"][1]]}, "no clue 'in ocean'"),
        ({"deck": []}, "unknown key 'deck'"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(InputError, match=why) as refused:
        GAME.lay_out(2, {"island": "ABC-0-1"}, {**GOOD, **change})
    assert json.dumps(refused.value.arguments)  # the page gets it as JSON


def test_a_statue_next_to_the_ocean_is_refused() -> None:
    coast = next(iter(GAME.new(island="ABC-0-1").view(None)["spaces"]))
    statues = [{"at": coast, "faces": 0}, *GOOD["statues"][1:]]
    with pytest.raises(InputError, match="not next to the ocean"):
        GAME.lay_out(2, {}, {**GOOD, "statues": statues})


def test_a_set_up_must_be_complete() -> None:
    with pytest.raises(InputError, match="lacks 'palms'"):
        GAME.lay_out(2, {}, {key: value for key, value in GOOD.items() if key != "palms"})
