"""Checkpoints: any earlier position, found quickly and without much memory."""

import tracemalloc

import pytest

from atoll.engine.position import Position
from atoll.table.history.checkpoints import Checkpoints
from tests.table.tables import TOBAGO, begun, play_on, position_of


def test_checkpoints_return_any_moment_in_any_order() -> None:
    table = play_on(begun("RR", TOBAGO))
    game, checkpoints = position_of(table), Checkpoints()
    for moment in (70, 3, 64, 71, 0, 40, len(game.plies)):
        assert checkpoints.at(game, moment).to_bytes() == game.rewound(moment).to_bytes()


def test_checkpoints_of_another_game_are_dropped() -> None:
    table = play_on(begun("RR"))
    game, checkpoints = position_of(table), Checkpoints()
    checkpoints.at(game, len(game.plies))
    other = game.rewound(20)
    while len(other.plies) < 90:
        other.play(other.actions[-1])
    assert checkpoints.at(other, 80).to_bytes() == other.rewound(80).to_bytes()


def test_checkpoints_up_to_an_undo_are_kept() -> None:
    game, checkpoints = position_of(play_on(begun("RR"))), Checkpoints()
    earlier = checkpoints.rewind(game, 50)
    assert earlier.to_bytes() == game.rewound(50).to_bytes()
    while len(earlier.plies) < 90:
        earlier.play(earlier.actions[-1])
    for moment in (80, 40, 20):
        assert checkpoints.at(earlier, moment).to_bytes() == earlier.rewound(moment).to_bytes()


def long_game(plies: int) -> Position:
    """A long game of Tobago: the players drive to and fro whenever they can."""
    game = TOBAGO.new(seed=1)
    while len(game.plies) < plies:
        drives = [ply for ply in game.legal if ply["do"] == "drive"]
        game.play(drives[-1] if drives else game.actions[0])
    return game


@pytest.mark.slow
def test_the_memory_of_checkpoints_is_linear_in_the_length_of_the_game() -> None:
    game, memory = long_game(6000), []
    for half in (3000, 6000):
        tracemalloc.start()
        checkpoints = Checkpoints()
        checkpoints.at(game, half)
        memory.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        del checkpoints
    assert memory[1] < 2.5 * memory[0]
