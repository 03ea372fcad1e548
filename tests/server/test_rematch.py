"""A rematch over HTTP: the same people get their seats at a new table."""

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx

from tests.server.running_server import AMPLE, RunningServer, run_server


async def abandoned_table(server: RunningServer, picture: str) -> tuple[str, list[str]]:
    """Create a table and abandon its game at once."""
    table_id, tokens = await server.create_table(picture)
    async with server.open_table(table_id, tokens) as people:
        await people.receive_type("table")
        await people.command("abandon")
    return table_id, tokens


async def request_rematch(
    server: RunningServer, table_id: str, *tokens: str, rotate: bool = False
) -> httpx.Response:
    body = {"tokens": list(tokens), "rotate": rotate}
    return await server.post(f"/api/tables/{table_id}/rematch", body)


async def test_one_player_creates_the_rematch_and_the_others_join(server: RunningServer) -> None:
    table_id, (anns, bos) = await abandoned_table(server, "HHR")
    async with server.open_table(table_id, [bos]) as bo:
        await bo.receive_type("table")
        mine = (await request_rematch(server, table_id, anns)).json()
        while bo.table["next"] is None:
            await bo.receive()
        assert bo.table["next"] == mine["table"]
        async with server.open_table(
            mine["table"], [seat["token"] for seat in mine["seats"]]
        ) as ann:
            waiting = await ann.receive_type("table")
            assert waiting["table"]["yours"] == [0]
            assert [seat["kind"] for seat in waiting["table"]["seats"]] == ["human", "open", "bot"]
            theirs = (await request_rematch(server, table_id, bos)).json()
            assert theirs["table"] == mine["table"]
            assert [seat["seat"] for seat in theirs["seats"]] == [1]
            await ann.wait_for_status("playing")


async def test_repeated_and_simultaneous_requests_create_one_table(server: RunningServer) -> None:
    table_id, (anns, bos) = await abandoned_table(server, "HH")
    answers = await asyncio.gather(
        *(request_rematch(server, table_id, token) for token in (anns, bos, anns, bos))
    )
    bodies = [answer.json() for answer in answers]
    assert len({body["table"] for body in bodies}) == 1
    assert bodies[0] == bodies[2]
    assert bodies[1] == bodies[3]
    assert bodies[0]["seats"][0]["token"] not in (anns, bos, bodies[1]["seats"][0]["token"])


async def test_simultaneous_requests_count_as_one_table(database: Path) -> None:
    async with run_server(database, settings=replace(AMPLE, most_tables=3)) as server:
        table_id, (anns, bos) = await abandoned_table(server, "HH")
        await asyncio.gather(
            *(request_rematch(server, table_id, token) for token in (anns, bos, anns, bos))
        )
        await server.create_table("HO")  # the third


async def test_a_seat_that_was_given_away_meanwhile_is_refused(server: RunningServer) -> None:
    table_id, (anns, bos) = await abandoned_table(server, "HH")
    mine = (await request_rematch(server, table_id, anns)).json()
    seat, token = 1, mine["seats"][0]["token"]
    path = f"/api/tables/{mine['table']}/seats/{seat}/bot"
    assert (await server.post(path, {"token": token, "bot": "stop4"})).status_code == 200
    late = await request_rematch(server, table_id, bos)
    assert (late.status_code, late.json()["error"]["id"]) == (409, "rematch-late")


async def test_there_is_no_rematch_before_the_end_or_without_a_token(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HB")
    early = await request_rematch(server, table_id, *tokens)
    assert (early.status_code, early.json()["error"]["id"]) == (409, "rematch-playing")
    stranger = await request_rematch(server, table_id, "guess")
    assert (stranger.status_code, stranger.json()["error"]["id"]) == (403, "seat-token")
    assert (await request_rematch(server, table_id)).status_code == 400
