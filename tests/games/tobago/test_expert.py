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


def expert(clues: Clues, sites: str = "ab", **changes: object) -> Scene:
    scenery = {"amulets": [1], "expert_amulets": True, **changes}
    return scene(COAST, maps={"grey": Map(clues, sites)}, **scenery)  # type: ignore[arg-type]


def doubles(game: Scene) -> list[int]:
    return [ply["clue"] for ply in game.legal("amulet_double")]


def swaps(game: Scene) -> list[list[int]]:
    return [ply["clues"] for ply in game.legal("amulet_swap")]


OWN = [("in jungle", 0), ("next_to river", 1), ("not_in beach", 0)]


def test_powers_need_the_option() -> None:
    game = expert(OWN, expert_amulets=False)
    assert not doubles(game)
    assert not swaps(game)


def test_powers_need_an_amulet() -> None:
    game = expert(OWN, amulets=[0])
    assert not doubles(game)
    assert not swaps(game)


@pytest.mark.parametrize("power", ["amulet_double grey 2", "amulet_swap grey 1 2"])
def test_the_turn_ends_by_itself_after_the_last_amulet(power: str) -> None:
    game = expert(OWN, hands={0: ["in lake"]})
    assert game.play(f"clue in lake brown; draws; {power}").turn == 1


# ── Double claim ─────────────────────────────────────────────────────────────────────────


def test_a_double_claim_puts_a_second_rose_on_a_clue_with_one_of_the_player() -> None:
    game = expert(OWN)
    assert doubles(game) == [0, 2]
    game.play("amulet_double grey 2")
    assert [clue["roses"] for clue in game.map("grey")["clues"]] == [1, 1, 2]
    view = game.view["players"][0]
    assert (view["roses"], view["amulets"]) == (12, 0)


def test_a_clue_holds_at_most_two_roses() -> None:
    assert doubles(expert([("in jungle", 0, 2)])) == []


def test_the_clue_just_played_may_be_doubled() -> None:
    game = expert([("not_in beach", 1)], sites="0a", amulets=[2], hands={0: ["in lake"]})
    game.play("clue in lake brown; draws")
    assert [ply["map"] for ply in game.legal("amulet_double")] == ["brown"]
    game.play("amulet_double brown 0")
    assert game.map("brown")["clues"][0]["roses"] == 2


def test_a_located_map_allows_neither_power() -> None:
    game = expert(OWN, sites="a")
    assert not doubles(game)
    assert not swaps(game)


def test_r9_a_double_claim_needs_a_rose() -> None:
    assert doubles(expert(OWN, roses={0: 0})) == []


def test_each_rose_of_a_double_claim_claims_a_card() -> None:
    game = expert([("in jungle", 0)], sites="0a", amulets=[2], deck="2" * 20)
    game.play("amulet_double grey 0; amulet_remove grey a; raise grey; looks")
    assert game.view["sharing"]["looks"] == [3, 0, 0]


# ── Swap ─────────────────────────────────────────────────────────────────────────────────


def test_a_swap_exchanges_two_single_roses_of_different_owners_on_one_map() -> None:
    game = expert(OWN)
    assert swaps(game) == [[0, 1], [1, 2]]
    game.play("amulet_swap grey 1 2")
    assert [clue["owner"] for clue in game.map("grey")["clues"]] == [0, 0, 1]
    assert game.view["players"][0]["amulets"] == 0
    assert [player["roses"] for player in game.view["players"]] == [13, 14, 15]


def test_a_swap_exchanges_two_double_claims_but_no_double_with_a_single() -> None:
    game = expert(
        [
            ("in jungle", 1, 2),
            ("next_to river", 2, 2),
            ("not_in beach", 0),
            ("in largest_jungle", 1),
        ]
    )
    assert swaps(game) == [[0, 1], [2, 3]]
    game.play("amulet_swap grey 0 1")
    shown = [(clue["owner"], clue["roses"]) for clue in game.map("grey")["clues"]]
    assert shown == [(2, 2), (1, 2), (0, 1), (1, 1)]


def test_a_swap_may_exchange_the_roses_of_two_other_players() -> None:
    assert swaps(expert([("in jungle", 1), ("next_to river", 2)])) == [[0, 1]]


def test_a_swap_needs_no_rose() -> None:
    assert swaps(expert(OWN, roses={0: 0})) == [[0, 1], [1, 2]]
