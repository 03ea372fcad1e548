"""Requests: answers, and refusals with a message."""

from pathlib import Path
from typing import Any

import pytest

from atoll.server.settings import ServerSettings
from tests.server.running_server import RunningServer, run_server, seats

TABLE = {"game": "la_tortuga", "players": 2, "seats": seats("HB")}


async def refusal(server: RunningServer, body: Any, path: str = "/api/tables") -> tuple[int, str]:
    answer = await server.post(path, body)
    error = answer.json()["error"]
    assert error.keys() == {"id", "args", "message"}
    assert error["message"]
    return answer.status_code, error["id"]


async def test_games_are_listed_with_their_options_and_bots(server: RunningServer) -> None:
    games = (await server.client.get("/api/games")).json()
    tortuga = next(game for game in games if game["name"] == "la_tortuga")
    assert tortuga["seats"] == [2, 7]
    assert (tortuga["title"], tortuga["hints"]) == ("La Tortuga", True)
    meaning = "spend an egg card instead of throwing a die"
    assert tortuga["options"] == [
        {"name": "spend_eggs", "values": [False, True], "default": False, "help": meaning}
    ]
    assert tortuga["choices"] == []
    assert tortuga["parts"] == ["first", "egg"]
    assert tortuga["bots"] == ["novice", "skilled", "expert"]
    island = next(game for game in games if game["name"] == "forbidden_island")
    roles = ["diver", "engineer", "explorer", "messenger", "navigator", "pilot"]
    assert island["choices"] == [{"name": "roles", "values": roles}]


async def test_a_table_is_described(server: RunningServer) -> None:
    table_id, _ = await server.create_table("HBO")
    table = (await server.client.get(f"/api/tables/{table_id}")).json()
    assert table["id"] == table_id
    assert table["game"] == "la_tortuga"
    assert table["players"] == 3
    assert table["options"] == {"spend_eggs": False}
    assert table["status"] == "open"
    assert table["yours"] == []
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot", "open"]
    assert len(table["commitment"]) == 64
    assert table["seed"] is None


async def test_a_table_can_have_chosen_roles(server: RunningServer) -> None:
    island = {"game": "forbidden_island", "players": 2, "seats": seats("HH")}
    chosen = {"roles": [None, "messenger"]}
    answer = await server.post("/api/tables", {**island, "chosen": chosen})
    async with server.open_table(answer.json()["table"]) as page:
        message = await page.receive_type("table")
    assert message["table"]["chosen"] == chosen
    assert message["setup"]["roles"][1] == "messenger"
    arranged = {**island, "chosen": {"first": 1, "tiles": []}}
    assert await refusal(server, arranged) == (400, "table-chosen")
    twice = {**island, "chosen": {"roles": ["pilot", "pilot"]}}
    assert await refusal(server, twice) == (400, "table-chosen")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "go"}, "game-unknown"),
        ({"players": 1}, "table-players"),
        ({"players": 8}, "table-players"),
        ({"players": 3}, "table-seats"),
        ({"options": {"fly": True}}, "table-options"),
        ({"options": {"spend_eggs": "yes"}}, "table-options"),
        ({"seats": seats("H") + [{"kind": "bot", "bot": "genius"}]}, "table-bot"),
        ({"seats": seats("B") + [{"kind": "human", "name": " "}]}, "seat-name"),
        ({"seats": seats("B") + [{"kind": "human", "name": "x" * 33}]}, "seat-name"),
        ({"seats": seats("B") + [{"kind": "cat"}]}, "request-malformed"),
        ({"seats": seats("B") + [{"kind": "human"}]}, "request-malformed"),
        ({"seats": "HB"}, "request-malformed"),
        ({"players": "2"}, "request-malformed"),
        ({"players": 2.5}, "request-malformed"),
        ({"options": []}, "request-malformed"),
        ({"chosen": {"roles": ["pilot", None]}}, "table-chosen"),
        ({"chosen": ["pilot"]}, "request-malformed"),
        ({"seed": 1}, "request-malformed"),
    ],
)
async def test_an_impossible_table_is_refused(
    server: RunningServer, change: dict[str, Any], message: str
) -> None:
    assert await refusal(server, {**TABLE, **change}) == (400, message)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b'"\\ud800"', b"[" * 5000, b'{"game": 1}'],
)
async def test_an_invalid_body_is_refused(server: RunningServer, body: bytes) -> None:
    assert await refusal(server, body) == (400, "request-malformed")
    table_id, _ = await server.create_table("HO")
    assert await refusal(server, body, f"/api/tables/{table_id}/seats") == (
        400,
        "request-malformed",
    )
    path = f"/api/tables/{table_id}/seats/1/bot"
    assert await refusal(server, body, path) == (400, "request-malformed")


async def test_a_body_that_is_too_large_is_refused(server: RunningServer) -> None:
    body = b'{"game": "' + b"x" * 70_000 + b'"}'
    assert await refusal(server, body) == (413, "request-too-large")


async def test_impossible_seats_are_refused(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HBO")
    path = f"/api/tables/{table_id}/seats"
    assert await refusal(server, {"name": "Bo", "seat": 0}, path) == (409, "seat-taken")
    assert await refusal(server, {"name": "Bo", "seat": 7}, path) == (404, "seat-unknown")
    assert await refusal(server, {"name": ""}, path) == (400, "seat-name")
    assert await refusal(server, {"name": "Bo", "seat": -1}, path) == (400, "request-malformed")
    for seat in ("x", "-1", "1.5", "9" * 5000):
        body = {"token": tokens[0], "bot": "stop4"}
        assert await refusal(server, body, f"{path}/{seat}/bot") == (400, "request-malformed")
    assert (await server.post(path, {"name": "Bo"})).status_code == 201
    assert await refusal(server, {"name": "Cy"}, path) == (409, "seat-none-open")
    body = {"token": tokens[0], "bot": "stop4"}
    assert await refusal(server, body, f"{path}/2/bot") == (409, "seat-taken")


async def test_unknown_paths_and_methods_are_refused(server: RunningServer) -> None:
    for path in ("/api/tables/nowhere", "/api/nothing", "/api/tables/%00", "/api/tables/'"):
        answer = await server.client.get(path)
        assert answer.status_code == 404
        assert answer.json()["error"]["id"] in ("table-unknown", "request-unknown")
    assert await refusal(server, {"name": "Bo"}, "/api/tables/nowhere/seats") == (
        404,
        "table-unknown",
    )
    assert (await server.client.put("/api/games")).status_code == 405
    assert (await server.client.get("/api/tables")).status_code == 405


async def test_requests_of_another_site_s_page_are_refused(server: RunningServer) -> None:
    for origin in ("http://evil.example", "null", "http://[", f"http://{server.address}.evil"):
        answer = await server.client.post("/api/tables", json=TABLE, headers={"Origin": origin})
        assert answer.status_code == 403
        assert answer.json()["error"]["id"] == "request-cross-site"
        assert answer.json()["error"]["args"] == {"origin": origin}
    own = {"Origin": f"http://{server.address}"}
    assert (await server.client.post("/api/tables", json=TABLE, headers=own)).status_code == 201


async def test_new_tables_per_minute_are_limited(database: Path) -> None:
    async with run_server(database, settings=ServerSettings()) as server:
        for _ in range(30):
            await server.create_table("HB")
        assert await refusal(server, TABLE) == (429, "table-too-many")


async def test_tables_and_tokens_cannot_be_guessed(server: RunningServer) -> None:
    tables = [await server.create_table("HH") for _ in range(20)]
    secrets = [table for table, _ in tables] + [token for _, tokens in tables for token in tokens]
    assert len(set(secrets)) == 60
    assert min(map(len, secrets)) >= 16
