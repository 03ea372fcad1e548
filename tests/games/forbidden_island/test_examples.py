"""The worked examples of the rules page."""

from typing import Any

import pytest

from atoll.engine.position import Position
from tests.games.walkthrough import Walkthrough


def example(name: str) -> Walkthrough:
    return Walkthrough("forbidden_island", name)


def state(position: Position, tile: str) -> str:
    found: str = next(t["state"] for t in position.view(None)["tiles"] if t["tile"] == tile)
    return found


def player(position: Position, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = position.view(None)["players"][seat]
    return found


def test_a_turn_has_three_actions_two_cards_and_as_many_floods_as_the_meter_says() -> None:
    turn = example("turn")
    assert turn.at(1).view(None)["actions"] == 3
    assert player(turn.at(2), 0)["at"] == "breakers_bridge"
    shored_up = turn.at(3)
    assert state(shored_up, "breakers_bridge") == state(shored_up, "cliffs_of_abandon") == "dry"
    assert len(player(turn.at(4), 0)["hand"]) == 4
    assert state(turn.at(5), "misty_marsh") == "flooded"
    assert turn.at(6).view(None)["turn"] == 1


def test_each_card_given_is_an_action() -> None:
    give = example("give")
    assert player(give.at(2), 0)["at"] == player(give.at(2), 1)["at"]
    assert player(give.at(3), 1)["hand"] == ["earth_stone"] * 4
    assert give.at(3).view(None)["actions"] == 0


def test_a_treasure_may_be_captured_on_a_flooded_tile() -> None:
    capture = example("capture")
    assert state(capture.at(2), "temple_of_the_sun") == "flooded"
    after = capture.at(3)
    assert after.view(None)["treasures"]["earth_stone"]
    assert player(after, 1)["hand"] == []
    assert after.view(None)["treasure_discards"]["earth_stone"] == 4


def test_waters_rise_lifts_the_meter_and_brings_the_flooded_tiles_back() -> None:
    rise = example("rise")
    assert (rise.at(1).view(None)["meter"], rise.at(1).view(None)["rate"]) == (2, 2)
    risen = rise.at(2).view(None)
    assert (risen["meter"], risen["rate"], risen["flood_discards"]) == (3, 3, [])
    assert [state(rise.at(4), tile) for tile in ("watchtower", "cliffs_of_abandon")] == ["sunk"] * 2
    assert state(rise.at(5), "lost_lagoon") == "sunk"
    assert rise.at(5).view(None)["turn"] == 1


def test_two_rises_in_one_turn_lift_the_meter_twice_and_shuffle_once() -> None:
    rises = example("two-rises")
    before = rises.at(1).view(None)["meter"]
    assert rises.at(2).view(None)["flood_discards"] == []
    assert rises.at(3).view(None)["meter"] == before + 2


def test_a_sixth_card_may_be_played_instead_of_discarded() -> None:
    limit = example("limit")
    assert len(player(limit.at(1), 0)["hand"]) == 5
    assert limit.at(2).view(None)["over_limit"] == 0
    after = limit.at(3)
    assert after.view(None)["over_limit"] is None
    assert state(after, "breakers_bridge") == "dry"


def test_a_pawn_on_a_sinking_tile_swims_to_a_neighbour_even_a_flooded_one() -> None:
    swim = example("swim")
    assert player(swim.at(1), 0)["at"] == "gold_gate"
    assert swim.at(2).view(None)["swimmers"] == [0]
    assert state(swim.at(3), "copper_gate") == "flooded"
    assert player(swim.at(3), 0)["at"] == "copper_gate"


def test_a_lift_takes_several_pawns_in_any_player_s_turn() -> None:
    lift = example("lift")
    assert lift.at(1).view(None)["turn"] == 1
    after = lift.at(2)
    assert [player(after, seat)["at"] for seat in (0, 1)] == ["iron_gate"] * 2
    assert after.view(None)["turn"] == 1


def test_the_team_wins_from_a_flooded_landing() -> None:
    win = example("win")
    win.at(1)
    assert all(win.at(2).view(None)["treasures"].values())
    assert state(win.at(3), "fools_landing") == "flooded"
    outcome = win.at(4).outcome
    assert outcome is not None
    assert outcome.reason == "lift_off"


def test_the_team_loses_when_both_tiles_of_a_treasure_have_sunk() -> None:
    lost = example("lost")
    assert lost.at(2).outcome is None
    outcome = lost.at(3).outcome
    assert outcome is not None
    assert outcome.reason == "treasure_lost"


@pytest.mark.parametrize(
    ("role", "seat", "tile"),
    [
        ("diver", 0, "copper_gate"),
        ("navigator", 1, "observatory"),
        ("pilot", 0, "tidal_palace"),
    ],
)
def test_one_action_moves_a_pawn_as_the_role_may(role: str, seat: int, tile: str) -> None:
    walk = example(role)
    assert walk.at(1).view(None)["actions"] == 3
    assert player(walk.at(2), seat)["at"] == tile
    assert walk.at(2).view(None)["actions"] == 2


def test_the_engineer_shores_up_two_tiles_for_one_action() -> None:
    engineer = example("engineer")
    assert engineer.at(2).view(None)["free_shore_up"]
    assert engineer.at(3).view(None)["actions"] == 2
    assert state(engineer.at(3), "misty_marsh") == "dry"


def test_the_explorer_shores_up_and_moves_diagonally() -> None:
    explorer = example("explorer")
    assert state(explorer.at(2), "breakers_bridge") == "dry"
    assert player(explorer.at(3), 0)["at"] == "crimson_forest"


def test_the_messenger_gives_a_card_from_anywhere() -> None:
    messenger = example("messenger")
    before = messenger.at(1)
    assert player(before, 0)["at"] != player(before, 1)["at"]
    assert player(messenger.at(2), 1)["hand"].count("earth_stone") == 3
