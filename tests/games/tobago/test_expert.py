"""The experts' powers of an amulet: double claims and swaps."""

from collections.abc import Sequence

import pytest

from tests.games.tobago.drawing import Map, Scene, scene

COAST = """
        J0  R   S
          Ja  S
        Jb  R   S
        """
Clues = Sequence[tuple[str, int] | tuple[str, int, int]]


def expert(clues: Clues, sites: str = "ab", **told: object) -> Scene:
    scenery = {"amulets": [1], "expert_amulets": True, **told}
    return scene(COAST, maps={"grey": Map(clues, sites)}, **scenery)  # type: ignore[arg-type]


def doubles(told: Scene) -> list[int]:
    return [ply["clue"] for ply in told.legal("amulet_double")]


def swaps(told: Scene) -> list[list[int]]:
    return [ply["clues"] for ply in told.legal("amulet_swap")]


OWN = [("in jungle", 0), ("next_to river", 1), ("not_in beach", 0)]


def test_only_with_the_option() -> None:
    told = expert(OWN, expert_amulets=False)
    assert not doubles(told)
    assert not swaps(told)


def test_only_with_an_amulet() -> None:
    told = expert(OWN, amulets=[0])
    assert not doubles(told)
    assert not swaps(told)


@pytest.mark.parametrize("power", ["amulet_double grey 2", "amulet_swap grey 1 2"])
def test_with_the_last_amulet_the_turn_ends_by_itself(power: str) -> None:
    told = expert(OWN, hands={0: ["in lake"]})
    assert told.play(f"clue in lake brown; draws; {power}").turn == 1


# ── Double claim ─────────────────────────────────────────────────────────────────────────


def test_a_second_rose_on_a_clue_with_a_single_own_one() -> None:
    told = expert(OWN)
    assert doubles(told) == [0, 2]
    told.play("amulet_double grey 2")
    assert [clue["roses"] for clue in told.map("grey")["clues"]] == [1, 1, 2]
    view = told.view["players"][0]
    assert (view["roses"], view["amulets"]) == (12, 0)


def test_at_most_two_on_a_clue() -> None:
    assert doubles(expert([("in jungle", 0, 2)])) == []


def test_on_the_clue_just_played() -> None:
    told = expert([("not_in beach", 1)], sites="0a", amulets=[2], hands={0: ["in lake"]})
    told.play("clue in lake brown; draws")
    assert [ply["map"] for ply in told.legal("amulet_double")] == ["brown"]
    told.play("amulet_double brown 0")
    assert told.map("brown")["clues"][0]["roses"] == 2


def test_not_on_a_located_map() -> None:
    told = expert(OWN, sites="a")
    assert not doubles(told)
    assert not swaps(told)


def test_r9_not_without_a_rose() -> None:
    assert doubles(expert(OWN, roses={0: 0})) == []


def test_each_rose_of_it_claims_a_card() -> None:
    told = expert([("in jungle", 0)], sites="0a", amulets=[2], deck="2" * 20)
    told.play("amulet_double grey 0; amulet_remove grey a; raise grey; looks")
    assert told.view["sharing"]["looks"] == [3, 0, 0]


# ── Swap ─────────────────────────────────────────────────────────────────────────────────


def test_two_single_roses_of_different_owners_on_one_map() -> None:
    told = expert(OWN)
    assert swaps(told) == [[0, 1], [1, 2]]
    told.play("amulet_swap grey 1 2")
    assert [clue["owner"] for clue in told.map("grey")["clues"]] == [0, 0, 1]
    assert told.view["players"][0]["amulets"] == 0
    assert [player["roses"] for player in told.view["players"]] == [13, 14, 15]


def test_two_double_claims_but_no_double_with_a_single() -> None:
    told = expert(
        [
            ("in jungle", 1, 2),
            ("next_to river", 2, 2),
            ("not_in beach", 0),
            ("in largest_jungle", 1),
        ]
    )
    assert swaps(told) == [[0, 1], [2, 3]]
    told.play("amulet_swap grey 0 1")
    shown = [(clue["owner"], clue["roses"]) for clue in told.map("grey")["clues"]]
    assert shown == [(2, 2), (1, 2), (0, 1), (1, 1)]


def test_of_any_two_players_not_only_own_ones() -> None:
    assert swaps(expert([("in jungle", 1), ("next_to river", 2)])) == [[0, 1]]


def test_it_needs_no_rose() -> None:
    assert swaps(expert(OWN, roses={0: 0})) == [[0, 1], [1, 2]]
