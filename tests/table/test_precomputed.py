"""What was worked out for a wish is what happens; what did not happen leaves no trace."""

import pytest

from atoll.engine.game import Game
from atoll.table import commands
from atoll.table.table import Table
from tests.table.tables import (
    ISLAND,
    TOBAGO,
    TORTUGA,
    actor_of,
    begun,
    happen,
    play_on,
    position_of,
)


@pytest.mark.parametrize("game", [TORTUGA, ISLAND, TOBAGO], ids=lambda game: game.name)
def test_a_live_table_stands_as_its_log_tells(game: Game) -> None:
    table = play_on(begun("HHHH", game), 25)
    read = Table.of(table.id, table.events, lambda _: game)
    assert position_of(table).to_bytes() == position_of(read).to_bytes()
    assert position_of(table).plies == position_of(read).plies
    assert table.effects == read.effects


def test_a_wish_that_could_not_be_written_down_changes_nothing() -> None:
    table = begun("HHHH", TORTUGA)
    before, seat = position_of(table).to_bytes(), actor_of(table)
    first, other = position_of(table).legal[:2]
    commands.play(table, [seat], table.seq, first)
    assert position_of(table).to_bytes() == before
    happen(table, commands.play(table, [seat], table.seq, other))
    assert other in position_of(table).plies
    read = Table.of(table.id, table.events, lambda _: TORTUGA)
    assert position_of(table).to_bytes() == position_of(read).to_bytes()
