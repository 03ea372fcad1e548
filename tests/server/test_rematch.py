"""A rematch over HTTP: one press, and everybody finds their seat."""

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx

from tests.server.house import AMPLE, House, open_house
from tests.server.test_seats import wish


async def abandoned(house: House, picture: str) -> tuple[str, list[str]]:
    """A table at which somebody who held every person's seat gave up at once."""
    table, tokens = await house.set_up(picture)
    async with house.at(table, tokens) as people:
        await people.hear_type("table")
        await wish(people, type="abandon")
    return table, tokens


async def again(house: House, table: str, *tokens: str, rotate: bool = False) -> httpx.Response:
    body = {"tokens": list(tokens), "rotate": rotate}
    return await house.post(f"/api/tables/{table}/rematch", body)


async def test_one_lays_the_table_and_the_others_come(house: House) -> None:
    table, (anns, bos) = await abandoned(house, "HHR")
    async with house.at(table, [bos]) as bo:
        await bo.hear_type("table")
        mine = (await again(house, table, anns)).json()
        while bo.table["next"] is None:
            await bo.hear()
        assert bo.table["next"] == mine["table"]
        async with house.at(mine["table"], [seat["token"] for seat in mine["seats"]]) as ann:
            waiting = await ann.hear_type("table")
            assert waiting["table"]["yours"] == [0]
            assert [seat["kind"] for seat in waiting["table"]["seats"]] == ["human", "open", "bot"]
            theirs = (await again(house, table, bos)).json()
            assert theirs["table"] == mine["table"]
            assert [seat["seat"] for seat in theirs["seats"]] == [1]
            await ann.hear_status("playing")


async def test_pressing_twice_or_at_the_same_time_lays_one_table(house: House) -> None:
    table, (anns, bos) = await abandoned(house, "HH")
    answers = await asyncio.gather(
        *(again(house, table, token) for token in (anns, bos, anns, bos))
    )
    words = [answer.json() for answer in answers]
    assert len({one["table"] for one in words}) == 1
    assert words[0] == words[2]
    assert words[1] == words[3]
    assert words[0]["seats"][0]["token"] not in (anns, bos, words[1]["seats"][0]["token"])


async def test_pressing_at_the_same_time_counts_as_one_table(database: Path) -> None:
    async with open_house(database, settings=replace(AMPLE, most_tables=3)) as house:
        table, (anns, bos) = await abandoned(house, "HH")
        await asyncio.gather(*(again(house, table, token) for token in (anns, bos, anns, bos)))
        await house.set_up("HO")  # the third


async def test_who_comes_too_late_is_told(house: House) -> None:
    table, (anns, bos) = await abandoned(house, "HH")
    mine = (await again(house, table, anns)).json()
    seat, token = 1, mine["seats"][0]["token"]
    path = f"/api/tables/{mine['table']}/seats/{seat}/bot"
    assert (await house.post(path, {"token": token, "bot": "stop4"})).status_code == 200
    late = await again(house, table, bos)
    assert (late.status_code, late.json()["error"]["id"]) == (409, "rematch-late")


async def test_who_may_not_lay_it_again(house: House) -> None:
    table, tokens = await house.set_up("HB")
    early = await again(house, table, *tokens)
    assert (early.status_code, early.json()["error"]["id"]) == (409, "rematch-playing")
    stranger = await again(house, table, "guess")
    assert (stranger.status_code, stranger.json()["error"]["id"]) == (403, "seat-token")
    assert (await again(house, table)).status_code == 400
