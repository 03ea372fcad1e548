"""Asking over HTTP how a finished game went."""

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx

from atoll.bots.review import Effort
from tests.server.house import AMPLE, House, open_house

QUICK = replace(AMPLE, review=Effort(moment=8, candidate=8, recheck=16))
SLOW = replace(AMPLE, review=Effort(moment=20_000), reviews_waiting=0)


async def finished(house: House) -> str:
    """A table at which bots have played to the end."""
    table, _ = await house.set_up("BB")
    async with house.at(table) as visitor:
        await visitor.hear_status("over")
    return f"/api/tables/{table}/review"


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


async def test_a_finished_game_is_reviewed_once_and_the_result_is_kept(database: Path) -> None:
    async with open_house(database, limits=QUICK) as house:
        path = await finished(house)
        assert error(await house.client.get(path)) == (404, "review-unknown")
        progress = (await house.post(path, {})).json()
        while progress["state"] != "ready":
            assert progress["state"] in ("waiting", "working")
            await asyncio.sleep(0.05)  # between two looks
            progress = (await house.client.get(path)).json()
        review = progress["review"]
        assert sum(review["curve"][0]["shares"]) == 1
        assert 1 in review["curve"][-1]["shares"] or 0.5 in review["curve"][-1]["shares"]
        for mistake in review["mistakes"]:
            assert mistake["better"]["win"] > mistake["win"]
            assert mistake["better"]["reasons"]
        assert (await house.post(path, {})).json() == progress


async def test_there_is_none_before_the_end(house: House) -> None:
    table, _ = await house.set_up("HB")
    assert error(await house.post(f"/api/tables/{table}/review", {})) == (409, "review-not-over")


async def test_a_busy_server_says_so_and_stops_at_once_when_it_ends(database: Path) -> None:
    async with open_house(database, limits=SLOW) as house:
        first, second = await finished(house), await finished(house)
        assert (await house.post(first, {})).json()["state"] in ("waiting", "working")
        assert error(await house.post(second, {})) == (503, "review-busy")
        assert (await house.post(first, {})).status_code == 200
