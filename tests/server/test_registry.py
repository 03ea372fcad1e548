"""The lobby: public tables, listed for everybody, live."""

import asyncio
import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.house import House, Json, open_house, seats
from tests.server.test_rematch import again
from tests.server.test_seats import wish


async def lay(house: House, picture: str, public: bool = True) -> Json:
    wish = {"game": "la_tortuga", "players": len(picture), "seats": seats(picture)}
    answer = await house.post("/api/tables", {**wish, "public": public})
    words: Json = answer.json()
    return words


async def listed(house: House) -> list[Json]:
    tables: list[Json] = (await house.client.get("/api/lobby")).json()["tables"]
    return tables


def board(house: House) -> connect:
    return connect(f"ws://{house.address}/api/lobby/socket", max_queue=None)


async def hear(socket: ClientConnection) -> Any:
    async with asyncio.timeout(60):
        return json.loads(await socket.recv())


async def test_only_public_tables_are_listed(house: House) -> None:
    public = await lay(house, "HOB")
    await lay(house, "HOB", public=False)
    [notice] = await listed(house)
    assert notice["id"] == public["table"]
    assert (notice["game"], notice["status"]) == ("la_tortuga", "open")
    assert [(seat["kind"], seat["name"]) for seat in notice["seats"]] == [
        ("human", "Ann"),
        ("open", None),
        ("bot", None),
    ]
    assert "token" not in json.dumps(notice)


async def test_the_board_tells_what_changes(house: House) -> None:
    async with board(house) as socket:
        assert await hear(socket) == {"type": "lobby", "tables": [], "more": 0}
        laid = await lay(house, "HO")
        table, token = laid["table"], laid["seats"][0]["token"]
        assert (await hear(socket))["table"]["status"] == "open"
        async with house.at(table, [token]) as ann:
            await ann.hear_type("table")
            assert (await hear(socket))["table"]["seats"][0]["online"]
            await house.post(f"/api/tables/{table}/seats", {"name": "Bo"})
            news = await hear(socket)
            while news["table"]["status"] == "open":
                news = await hear(socket)
            assert news["table"]["seats"][1]["name"] == "Bo"
        assert await hear(socket) == {"type": "gone", "id": table}


async def test_a_game_is_listed_while_somebody_is_there_and_not_when_it_is_over(
    house: House,
) -> None:
    laid = await lay(house, "HR")
    table, token = laid["table"], laid["seats"][0]["token"]
    async with house.at(table, [token]) as ann:
        await ann.hear_type("table")
        [notice] = await listed(house)
        assert (notice["status"], notice["watching"]) == ("playing", 0)
        async with house.at(table) as eve:
            await eve.hear_type("table")
            assert (await listed(house))[0]["watching"] == 1
        await wish(ann, type="abandon")
        assert await listed(house) == []
        following = (await again(house, table, token)).json()
        assert (await house.client.get(f"/api/tables/{following['table']}")).json()["public"]


async def test_open_tables_are_listed_again_after_a_restart(database: Path) -> None:
    async with open_house(database) as house:
        open_table = (await lay(house, "HO"))["table"]
        await lay(house, "HO", public=False)
        begun = await lay(house, "HB")
        async with house.at(begun["table"]) as eve:
            await eve.hear_type("table")
    async with open_house(database) as house, board(house) as socket:
        told = await hear(socket)
        if not told["tables"]:  # the notices were put up after we came
            told = {"tables": [(await hear(socket))["table"]]}
        assert [notice["id"] for notice in told["tables"]] == [open_table]


async def test_several_hundred_tables(house: House) -> None:
    laid = [await lay(house, "HO") for _ in range(300)]
    notices = await listed(house)
    assert {notice["id"] for notice in notices} == {words["table"] for words in laid}
    for words in laid[::50]:
        async with house.at(words["table"], [words["seats"][0]["token"]]) as ann:
            assert (await ann.hear_type("table"))["table"]["yours"] == [0]
            assert (await listed(house))[0]["id"] == words["table"]  # where somebody is comes first


async def test_the_lobby_only_tells(house: House) -> None:
    async with board(house) as socket:
        await hear(socket)
        await socket.send(json.dumps({"type": "hello", "tokens": []}))
        assert (await hear(socket))["type"] == "refused"
        await socket.send("{")
        assert (await hear(socket))["error"]["id"] == "request-malformed"
