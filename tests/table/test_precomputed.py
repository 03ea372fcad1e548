"""What was worked out for a wish is what happens; what did not happen leaves no trace."""

import pytest

from atoll.engine.game import Game
from atoll.table import commands
from atoll.table.table import Table
from tests.table.tables import ISLAND, TOBAGO, TORTUGA, begun, happen, play_on


@pytest.mark.parametrize("game", [TORTUGA, ISLAND, TOBAGO], ids=lambda game: game.name)
def test_a_live_table_stands_as_its_log_tells(game: Game) -> None:
    table = play_on(begun("HHHH", game), 25)
    read = Table.of(table.id, table.events, lambda _: game)
    assert table.position is not None
    assert read.position is not None
    assert table.position.to_bytes() == read.position.to_bytes()
    assert table.position.plies == read.position.plies
    assert table.effects == read.effects


def test_a_wish_that_could_not_be_written_down_changes_nothing() -> None:
    table = begun("HHHH", TORTUGA)
    assert table.position is not None
    before, seat = table.position.to_bytes(), table.position.actor
    first, other = table.position.legal[:2]
    commands.play(table, [seat], table.seq, first)
    assert table.position.to_bytes() == before
    happen(table, commands.play(table, [seat], table.seq, other))
    assert other in table.position.plies
    read = Table.of(table.id, table.events, lambda _: TORTUGA)
    assert read.position is not None
    assert table.position.to_bytes() == read.position.to_bytes()
