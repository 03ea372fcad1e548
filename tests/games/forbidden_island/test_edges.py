"""The first and the last tile of the island and the first and the last seat are like all others."""

import pytest

from tests.games.forbidden_island.drawing import scene, tidy

FIRST = """
                ~1  .2NM
            .3  .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .
        """
LAST = """
                .   .
            .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
            .   .   .   .3
                .2NM ~1
        """
each_edge = pytest.mark.parametrize("picture", [FIRST, LAST])


@each_edge
@pytest.mark.parametrize("ply", ["shore_up 1", "sandbag N 1"])
def test_an_edge_tile_is_shored_up(picture: str, ply: str) -> None:
    island = scene(picture, "s", seats="NM").play(ply)
    assert str(island) == tidy(picture.replace("~1", "."))


@each_edge
@pytest.mark.parametrize(
    ("seats", "turn", "ply"),
    [("NM", 1, "move 1"), ("NM", 0, "navigate M 1"), ("MN", 1, "navigate M 1")],
)
def test_a_pawn_moves_to_an_edge_tile(picture: str, seats: str, turn: int, ply: str) -> None:
    island = scene(picture, seats=seats, turn=turn).play(ply)
    assert str(island) == tidy(picture.replace("2NM", "2N").replace("~1", "~1M"))


@each_edge
@pytest.mark.parametrize(("seats", "ply"), [("MN", "lift M M 1"), ("NM", "lift N M 1")])
def test_a_pawn_is_lifted_to_an_edge_tile(picture: str, seats: str, ply: str) -> None:
    island = scene(picture, "h", seats=seats).play(ply)
    assert str(island) == tidy(picture.replace("2NM", "2N").replace("~1", "~1M"))


@each_edge
def test_a_pawn_swims_to_an_edge_tile(picture: str) -> None:
    sinking = picture.replace(".2NM", "~2M").replace(".3", ".3N")
    island = scene(sinking, seats="MN", piles=["23"])
    island.play("end_actions, draw e, draw w, flood 2, swim M 1")
    assert str(island) == tidy(sinking.replace("~2M", "x").replace("~1", "~1M"))


@each_edge
def test_a_pawn_flies_to_an_edge_tile(picture: str) -> None:
    far = picture.replace("2NM", "2N").replace(".3", ".3P")
    island = scene(far, seats="PN").play("fly 1")
    assert str(island) == tidy(far.replace("3P", "3").replace("~1", "~1P"))


def test_the_first_seat_is_given_a_card() -> None:
    island = scene(FIRST, "", "e", seats="NM", turn=1).play("give N e")
    assert (island.hand(0), island.hand(1)) == ("e", "")
