"""The worked examples of the rules page, which are those of the rule books on another island."""

from typing import Any

from atoll.engine.position import Position
from tests.games.walkthrough import Walkthrough

RED, YELLOW, VIOLET = range(3)


def example(name: str) -> Walkthrough:
    return Walkthrough("tobago", name)


def treasure_map(position: Position, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(m for m in position.view(None)["maps"] if m["map"] == name)
    return found


def player(position: Position, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = position.view(seat)["players"][seat]
    return found


def legal(position: Position, verb: str) -> list[dict[str, Any]]:
    return [ply for ply in position.legal if ply["do"] == verb]


def test_a_clue_fits_the_white_map_only_and_leaves_seven_of_sixteen_sites() -> None:
    clue = example("clue")
    before = clue.at(4)
    assert len(treasure_map(before, "white")["sites"]) == 16
    assert {ply["map"] for ply in legal(before, "clue") if ply["card"] == "in mountain"} == {
        "white"
    }
    assert len(treasure_map(clue.at(5), "white")["sites"]) == 7
    narrowed = treasure_map(clue.at(6), "white")
    assert len(narrowed["sites"]) == 2
    assert narrowed["markers"]


def test_two_drives_of_three_steps() -> None:
    drive = example("drive")
    position = drive.at(1)
    terrains = position.view(None)["spaces"]
    ways = {
        RED: [drive.at(number).view(None)["vehicles"][RED] for number in (1, 2, 3, 4)],
        YELLOW: [drive.at(number).view(None)["vehicles"][YELLOW] for number in (4, 5, 6)],
    }
    assert [terrains[at] for at in ways[RED]] == ["jungle", "jungle", "mountain", "mountain"]
    assert [terrains[at] for at in ways[YELLOW]] == ["lake", "scrubland", "river"]


def test_a_treasure_is_raised_at_the_end_of_a_drive_and_its_cards_go_from_rose_to_rose() -> None:
    sharing = example("sharing")
    assert treasure_map(sharing.at(1), "grey")["located"]
    assert sharing.at(3).view(None)["steps"] == 1
    looked = sharing.at(4).view(RED)["sharing"]
    assert looked["looked"] == ["5", "3"]
    assert looked["cards"] == 5
    assert player(sharing.at(5), VIOLET)["cards"] == [2]
    assert player(sharing.at(6), RED)["cards"] == [5]
    assert sharing.at(7).view(None)["treasure_discards"] == 1
    assert player(sharing.at(8), YELLOW)["cards"] == [6]
    assert sum(player(sharing.at(9), RED)["cards"]) == 9
    assert legal(sharing.at(9), "start_map")


def test_amulets_wash_up_where_the_statues_look_and_the_statues_turn() -> None:
    sharing = example("sharing")
    before = sharing.at(9).view(None)["statues"]
    after = sharing.at(10).view(None)
    assert {*after["amulets"]} == {statue["looks_at"] for statue in before}
    turned = [(statue["faces"] + 1) % 6 for statue in before]
    assert [statue["faces"] for statue in after["statues"]] == turned


def test_amulets_are_taken_where_steps_end_also_from_under_another_vehicle() -> None:
    amulets = example("amulets")
    assert player(amulets.at(1), RED)["amulets"] == 0
    assert player(amulets.at(2), RED)["amulets"] == 1
    taken = amulets.at(3)
    assert taken.view(None)["vehicles"][RED] == taken.view(None)["vehicles"][YELLOW]
    assert player(taken, RED)["amulets"] == 2
    assert player(amulets.at(4), YELLOW)["amulets"] == 0
    assert player(amulets.at(5), YELLOW)["amulets"] == 1
    after = amulets.at(6)
    assert player(after, YELLOW)["amulets"] == 2
    assert after.view(None)["steps"] == 0


def test_an_amulet_s_drive_takes_none_but_shortens_the_way_to_two() -> None:
    tip = example("amulet-tip")
    assert player(tip.at(1), YELLOW)["amulets"] == 1  # taken as the turn began
    driven = tip.at(2)
    assert player(driven, YELLOW)["amulets"] == 0
    assert driven.view(None)["vehicles"][YELLOW] in driven.view(None)["amulets"]
    assert player(tip.at(3), YELLOW)["amulets"] == 1
    assert player(tip.at(4), YELLOW)["amulets"] >= 2


def test_a_curse_ends_the_sharing_and_costs_an_amulet_or_the_best_card() -> None:
    curse = example("curse")
    assert "curse" in curse.at(2).view(RED)["sharing"]["looked"]
    before = curse.at(4)
    amulets = [player(before, seat)["amulets"] for seat in (RED, YELLOW, VIOLET)]
    assert amulets == [2, 0, 0]
    yellows, violets = [player(before, seat)["cards"] for seat in (YELLOW, VIOLET)]
    after = curse.at(5)
    assert player(after, RED)["amulets"] == 1
    assert sorted([*player(after, YELLOW)["cards"], max(yellows)]) == sorted(yellows)
    assert player(after, VIOLET)["cards"] == violets  # violet's rose was home again
    assert after.actor == VIOLET  # took the last card, and starts the new map
    assert not legal(curse.at(6), "start_map")


def test_one_turn_may_raise_four_treasures() -> None:
    four = example("four")
    assert len(treasure_map(four.at(1), "grey")["sites"]) == 2
    assert legal(four.at(1), "raise") == []
    assert [ply["map"] for ply in legal(four.at(2), "raise")] == ["grey"]
    restarted = treasure_map(four.at(3), "grey")["clues"]
    assert len(restarted) == 1
    assert four.at(4).view(None)["turn"] == RED
    assert {ply["map"] for ply in legal(four.at(5), "raise")} == {"brown", "white"}
    begun = [len(clues["clues"]) for clues in four.at(6).view(None)["maps"]]
    assert begun == [1, 1, 1, 1]


def test_expert_amulets_swap_roses_and_claim_twice() -> None:
    expert = example("expert")
    owners = [clue["owner"] for clue in treasure_map(expert.at(1), "brown")["clues"]]
    swapped = treasure_map(expert.at(2), "brown")["clues"]
    assert [clue["owner"] for clue in swapped] == owners[::-1]
    assert [clue["roses"] for clue in treasure_map(expert.at(3), "brown")["clues"]] == [1, 2]
