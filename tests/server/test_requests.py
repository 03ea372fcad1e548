"""Requests: what is answered, and what is refused, always with a message."""

from pathlib import Path
from typing import Any

import pytest

from atoll.server.settings import ServerSettings
from tests.server.house import House, open_house, seats

TABLE = {"game": "la_tortuga", "players": 2, "seats": seats("HB")}


async def refusal(house: House, body: Any, path: str = "/api/tables") -> tuple[int, str]:
    answer = await house.post(path, body)
    error = answer.json()["error"]
    assert error.keys() == {"id", "args", "message"}
    assert error["message"]
    return answer.status_code, error["id"]


async def test_the_games(house: House) -> None:
    games = (await house.client.get("/api/games")).json()
    tortuga = next(game for game in games if game["name"] == "la_tortuga")
    assert tortuga["seats"] == [2, 7]
    assert (tortuga["title"], tortuga["hints"]) == ("La Tortuga", True)
    meaning = "spend an egg card instead of throwing a die"
    assert tortuga["options"] == [
        {"name": "spend_eggs", "values": [False, True], "default": False, "help": meaning}
    ]
    assert tortuga["choices"] == []
    assert tortuga["bots"] == ["novice", "skilled", "expert"]
    island = next(game for game in games if game["name"] == "forbidden_island")
    roles = ["diver", "engineer", "explorer", "messenger", "navigator", "pilot"]
    assert island["choices"] == [{"name": "roles", "values": roles}]


async def test_a_table(house: House) -> None:
    table, _ = await house.set_up("HBO")
    words = (await house.client.get(f"/api/tables/{table}")).json()
    assert words["id"] == table
    assert words["game"] == "la_tortuga"
    assert words["players"] == 3
    assert words["options"] == {"spend_eggs": False}
    assert words["status"] == "open"
    assert words["yours"] == []
    assert [seat["kind"] for seat in words["seats"]] == ["human", "bot", "open"]
    assert len(words["commitment"]) == 64
    assert words["seed"] is None


async def test_a_table_with_chosen_roles(house: House) -> None:
    island = {"game": "forbidden_island", "players": 2, "seats": seats("HH")}
    chosen = {"roles": [None, "messenger"]}
    answer = await house.post("/api/tables", {**island, "chosen": chosen})
    async with house.at(answer.json()["table"]) as visitor:
        message = await visitor.hear_type("table")
    assert message["table"]["chosen"] == chosen
    assert message["setup"]["roles"][1] == "messenger"
    twice = {**island, "chosen": {"roles": ["pilot", "pilot"]}}
    assert await refusal(house, twice) == (400, "table-chosen")


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
async def test_tables_that_cannot_be_set_up(
    house: House, change: dict[str, Any], message: str
) -> None:
    assert await refusal(house, {**TABLE, **change}) == (400, message)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b'"\\ud800"', b"[" * 5000, b'{"game": 1}'],
)
async def test_bodies_that_mean_nothing(house: House, body: bytes) -> None:
    assert await refusal(house, body) == (400, "request-malformed")
    table, _ = await house.set_up("HO")
    assert await refusal(house, body, f"/api/tables/{table}/seats") == (400, "request-malformed")
    path = f"/api/tables/{table}/seats/1/bot"
    assert await refusal(house, body, path) == (400, "request-malformed")


async def test_a_body_that_is_too_large(house: House) -> None:
    body = b'{"game": "' + b"x" * 70_000 + b'"}'
    assert await refusal(house, body) == (413, "request-too-large")


async def test_seats_that_cannot_be_had(house: House) -> None:
    table, tokens = await house.set_up("HBO")
    path = f"/api/tables/{table}/seats"
    assert await refusal(house, {"name": "Bo", "seat": 0}, path) == (409, "seat-taken")
    assert await refusal(house, {"name": "Bo", "seat": 7}, path) == (404, "seat-unknown")
    assert await refusal(house, {"name": ""}, path) == (400, "seat-name")
    assert await refusal(house, {"name": "Bo", "seat": -1}, path) == (400, "request-malformed")
    for seat in ("x", "-1", "1.5", "9" * 5000):
        wish = {"token": tokens[0], "bot": "stop4"}
        assert await refusal(house, wish, f"{path}/{seat}/bot") == (400, "request-malformed")
    assert (await house.post(path, {"name": "Bo"})).status_code == 201
    assert await refusal(house, {"name": "Cy"}, path) == (409, "seat-none-open")
    wish = {"token": tokens[0], "bot": "stop4"}
    assert await refusal(house, wish, f"{path}/2/bot") == (409, "seat-taken")


async def test_addresses_nobody_knows(house: House) -> None:
    for path in ("/api/tables/nowhere", "/api/nothing", "/api/tables/%00", "/api/tables/'"):
        answer = await house.client.get(path)
        assert answer.status_code == 404
        assert answer.json()["error"]["id"] in ("table-unknown", "request-unknown")
    assert await refusal(house, {"name": "Bo"}, "/api/tables/nowhere/seats") == (
        404,
        "table-unknown",
    )
    assert (await house.client.put("/api/games")).status_code == 405
    assert (await house.client.get("/api/tables")).status_code == 405


async def test_another_sites_page_may_not_ask(house: House) -> None:
    for origin in ("http://evil.example", "null", "http://[", f"http://{house.address}.evil"):
        answer = await house.client.post("/api/tables", json=TABLE, headers={"Origin": origin})
        assert answer.status_code == 403
        assert answer.json()["error"]["id"] == "request-cross-site"
        assert answer.json()["error"]["args"] == {"origin": origin}
    own = {"Origin": f"http://{house.address}"}
    assert (await house.client.post("/api/tables", json=TABLE, headers=own)).status_code == 201


async def test_too_many_tables_in_a_minute(database: Path) -> None:
    async with open_house(database, settings=ServerSettings()) as house:
        for _ in range(30):
            await house.set_up("HB")
        assert await refusal(house, TABLE) == (429, "table-too-many")


async def test_tables_and_tokens_cannot_be_guessed(house: House) -> None:
    tables = [await house.set_up("HH") for _ in range(20)]
    secrets = [table for table, _ in tables] + [token for _, tokens in tables for token in tokens]
    assert len(set(secrets)) == 60
    assert min(map(len, secrets)) >= 16
