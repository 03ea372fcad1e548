"""The server over PostgreSQL: tests of other modules, with another database."""

import asyncio

import pytest

from atoll.store.location import PostgresqlDatabase
from tests.postgresql import PostgresqlServer
from tests.server.running_server import run_server

# ruff: noqa: F401 - pytest collects them here too
from tests.server.test_play import (
    test_a_decision_made_in_another_tab_is_stale,
    test_a_page_that_reconnects_gets_the_plies_it_missed,
    test_bots_move_once_although_two_servers_run_them,
    test_bots_play_a_whole_game_for_a_spectator,
    test_every_table_goes_on_after_a_restart,
    test_two_people_play_a_whole_game,
    test_two_servers_can_share_a_database,
)
from tests.server.test_player_api import (
    test_a_player_is_forgotten_but_keeps_the_seats,
    test_a_player_key_alone_restores_the_seat_on_another_device,
    test_of_two_devices_at_once_one_binds_and_the_other_restores,
)
from tests.server.test_rematch import (
    test_repeated_and_simultaneous_requests_create_one_table,
    test_simultaneous_requests_count_as_one_table,
)


@pytest.fixture
def database(postgresql: PostgresqlServer) -> PostgresqlDatabase:
    return PostgresqlDatabase(postgresql.create_schema())


@pytest.mark.usefixtures("patient_stores")
async def test_a_game_goes_on_although_the_database_restarts(
    database: PostgresqlDatabase, postgresql: PostgresqlServer
) -> None:
    async with run_server(database) as server:
        table_id, tokens = await server.create_table("HH")
        async with server.open_table(table_id, tokens) as ann:
            await ann.play_on(3)
            await asyncio.to_thread(postgresql.stop, "immediate")
            playing = asyncio.create_task(ann.play_on(3))
            await asyncio.to_thread(postgresql.start)
            await playing
            plies = list(ann.plies)
        health = (await server.client.get("/health")).json()
    assert health["store"] == "ok"
    async with run_server(database) as again, again.open_table(table_id, tokens) as ann:
        assert (await ann.receive_type("table"))["plies"] == plies
