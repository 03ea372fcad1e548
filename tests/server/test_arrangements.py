"""Arrangements over HTTP: checked, completed, and shown in the lobby."""

from typing import Any

import pytest

from atoll.games.tobago.state import HUTS, PALMS, STATUES
from atoll.server.api.tables.picture_api import spectator_view
from atoll.table.commands import creation
from atoll.table.table import Table
from tests.server.running_server import RunningServer, seats
from tests.table.tables import TOBAGO, chairs


async def arrange(server: RunningServer, game: str, **body: Any) -> tuple[int, dict[str, Any]]:
    answer = await server.post(f"/api/games/{game}/arrangements", {"players": 2, **body})
    return answer.status_code, answer.json()


async def test_an_arrangement_is_completed(server: RunningServer) -> None:
    status, answer = await arrange(server, "tobago", chosen={"island": "ABC-0-1"})
    assert status == 200
    chosen = answer["chosen"]
    assert chosen["island"] == "ABC-0-1"
    assert [len(chosen[kind]) for kind in ("huts", "palms", "statues")] == [HUTS, PALMS, STATUES]
    status, again = await arrange(server, "tobago", chosen=chosen)
    assert (status, again["chosen"]) == (200, chosen)


@pytest.mark.parametrize(
    ("game", "body", "status", "message"),
    [
        ("tobago", {"chosen": {"island": "ZZZ"}}, 400, "table-chosen"),
        ("tobago", {"chosen": {"hands": []}}, 400, "table-chosen"),
        ("tobago", {"players": 9}, 400, "table-players"),
        ("tobago", {"options": {"island": "far"}}, 400, "table-options"),
        ("tobago", {"chosen": {"huts": [{"at": [1]}]}}, 400, "request-malformed"),
        ("go", {}, 400, "game-unknown"),
    ],
)
async def test_an_impossible_arrangement_is_refused(
    server: RunningServer, game: str, body: dict[str, Any], status: int, message: str
) -> None:
    answered, answer = await arrange(server, game, **body)
    assert (answered, answer["error"]["id"]) == (status, message)


async def test_the_lobby_says_what_was_arranged(server: RunningServer) -> None:
    body = {"game": "la_tortuga", "players": 2, "seats": seats("HO"), "public": True}
    await server.post("/api/tables", {**body, "chosen": {"egg": 3}})
    [row] = (await server.client.get("/api/lobby")).json()["tables"]
    assert row["arranged"] == ["egg"]


def test_a_picture_of_a_table_shows_the_arrangement_if_an_example_fits_it() -> None:
    views = [
        spectator_view(Table("isle", created, lambda _: TOBAGO))
        for chosen in ({"island": "ABC-1-0"}, {"huts": ["99,99"] * HUTS})
        for created in [creation.create(TOBAGO, 2, {}, chairs("OO"), chosen)]
    ]
    assert views[0]["island"] == "ABC-1-0"
    assert views[1]["spaces"]
