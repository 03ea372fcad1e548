"""Precomputed positions: they are those the events lead to, and unused ones leave no trace."""

import pytest

from atoll.engine.game import Game
from atoll.table.commands import gameplay
from atoll.table.table import Table
from tests.table.tables import (
    ISLAND,
    TOBAGO,
    TORTUGA,
    actor_of,
    apply_all,
    begun,
    play_on,
    position_of,
)


@pytest.mark.parametrize("game", [TORTUGA, ISLAND, TOBAGO], ids=lambda game: game.name)
def test_a_live_table_equals_the_one_restored_from_its_events(game: Game) -> None:
    table = play_on(begun("HHHH", game), 25)
    restored = Table.of(table.id, table.events, lambda _: game)
    assert position_of(table).to_bytes() == position_of(restored).to_bytes()
    assert position_of(table).plies == position_of(restored).plies
    assert table.effects == restored.effects


def test_a_command_whose_events_are_not_applied_changes_nothing() -> None:
    table = begun("HHHH", TORTUGA)
    before, seat = position_of(table).to_bytes(), actor_of(table)
    first, other = position_of(table).legal[:2]
    gameplay.play(table, [seat], table.seq, first)
    assert position_of(table).to_bytes() == before
    apply_all(table, gameplay.play(table, [seat], table.seq, other))
    assert other in position_of(table).plies
    restored = Table.of(table.id, table.events, lambda _: TORTUGA)
    assert position_of(table).to_bytes() == position_of(restored).to_bytes()
