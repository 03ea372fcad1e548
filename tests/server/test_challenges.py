"""Challenges over HTTP: the same deal for a friend, and the results side by side."""

from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tests.server.running_server import AMPLE, Json, RunningServer, run_server


async def finished_game(server: RunningServer, picture: str = "HR") -> tuple[str, list[str]]:
    """Play a game to its end."""
    table_id, tokens = await server.create_table(picture)
    await play(server, table_id, tokens)
    return table_id, tokens


async def play(server: RunningServer, table_id: str, tokens: list[str]) -> None:
    async with server.open_table(table_id, tokens) as page:
        await page.play_on()
        await page.wait_for_status("over")


async def challenge(server: RunningServer, table_id: str, *tokens: str) -> httpx.Response:
    body = {"tokens": list(tokens), "bot": "random"}
    return await server.post(f"/api/tables/{table_id}/challenges", body)


async def comparison(server: RunningServer, table_id: str) -> httpx.Response:
    return await server.client.get(f"/api/tables/{table_id}/comparison")


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


@pytest.mark.slow
async def test_a_friend_plays_the_same_deal_and_both_see_both_results(
    server: RunningServer,
) -> None:
    first, (anns,) = await finished_game(server)
    answer = await challenge(server, first, anns)
    assert answer.status_code == 201
    friends: str = answer.json()["table"]
    bos: str = (await server.post(f"/api/tables/{friends}/seats", {"name": "Bo"})).json()["token"]

    assert error(await comparison(server, friends)) == (403, "challenge-secret")
    [anns_game, waiting] = (await comparison(server, first)).json()["games"]
    assert anns_game["table"] == first
    assert (waiting["table"], waiting["outcome"], waiting["plies"]) == (None, None, 0)
    table: Json = (await server.client.get(f"/api/tables/{friends}")).json()
    assert table["challenge"] == {"by": "Ann", "seats": [0], "table": None}
    assert first not in str(table)

    await play(server, friends, [bos])
    compared = (await comparison(server, friends)).json()
    assert compared == (await comparison(server, first)).json()
    assert [game["table"] for game in compared["games"]] == [first, friends]
    assert [game["compared"] for game in compared["games"]] == [[0], [0]]
    assert compared["games"][0]["outcome"] == anns_game["outcome"]
    assert compared["games"][1]["seats"][0]["name"] == "Bo"
    assert (await server.client.get(f"/api/tables/{first}")).json()["challenges"] == 1


@pytest.mark.slow
async def test_the_comparison_survives_a_restart(database: Path) -> None:
    async with run_server(database) as server:
        first, (anns,) = await finished_game(server)
        friends = (await challenge(server, first, anns)).json()["table"]
    async with run_server(database) as server:
        seat = (await server.post(f"/api/tables/{friends}/seats", {"name": "Bo"})).json()
        await play(server, friends, [seat["token"]])
        games = (await comparison(server, first)).json()["games"]
        assert [game["status"] for game in games] == ["over", "over"]


async def test_only_a_player_of_a_finished_game_sends_it(server: RunningServer) -> None:
    playing, (anns,) = await server.create_table("HR")
    assert error(await challenge(server, playing, anns)) == (409, "challenge-not-over")
    assert error(await challenge(server, playing, "guess")) == (403, "seat-token")
    assert error(await challenge(server, "nowhere", anns)) == (404, "table-unknown")


@pytest.mark.slow
async def test_challenges_and_comparisons_are_limited(database: Path) -> None:
    settings = replace(AMPLE, tables_per_minute=2, table_loads_per_minute=3)
    async with run_server(database, settings=settings) as server:
        first, (anns,) = await finished_game(server)
        assert (await challenge(server, first, anns)).status_code == 201
        assert error(await challenge(server, first, anns)) == (429, "table-too-many")
        assert (await comparison(server, first)).status_code == 200
        assert error(await comparison(server, first)) == (429, "request-too-many")
