"""A game in the browser with the tables in PostgreSQL."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.server import Server
from tests.postgresql import PostgresqlServer


@pytest.fixture
def server(
    postgresql: PostgresqlServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), url=postgresql.create_schema())
    server.seed("the first table")
    server.start()
    yield server
    server.stop()


def test_a_game_goes_on_after_server_and_database_were_killed(
    arrive: Arrive, server: Server, postgresql: PostgresqlServer
) -> None:
    ada = arrive()
    ada.play_now()
    ada.play(4)
    assert ada.wait_for_decision()
    ada.page.mouse.move(0, 0)
    before = ada.board.get_by_role("img").evaluate_all("all => all.map(one => one.ariaLabel)")
    server.kill()
    postgresql.stop("immediate")
    postgresql.start()
    server.start()
    expect(ada.page.get_by_text("The connection is lost")).to_be_hidden()
    after = ada.board.get_by_role("img").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert before == after
    ada.play(4)
