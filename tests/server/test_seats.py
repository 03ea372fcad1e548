"""Who plays a seat, and who looks with its eyes: told to all pages, refused with a reason."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.server.house import AMPLE, House, Json, Visitor, open_house

SOON = replace(AMPLE, patience=0)


async def wish(visitor: Visitor, **words: Any) -> Json:
    """Command for something; the answer, after the news it made."""
    await visitor.say(id=77, **words)
    heard = await visitor.hear_until(lambda message: message.get("id") == 77)
    return heard[-1]


def seen_by(message: Json) -> int | None:
    """With whose eyes a message was told."""
    seat: int | None = message["seat"]
    return seat


async def test_a_bot_plays_on_for_whoever_left_until_they_come_back(database: Path) -> None:
    async with open_house(database, settings=SOON) as house:
        table, tokens = await house.set_up("HH")
        async with house.at(table, tokens[:1]) as ann:
            async with house.at(table, tokens[1:]) as bo:
                await bo.hear_type("table")
                refused = await wish(ann, type="stand_in", seat=1, bot="stop4")
                assert refused["error"]["id"] == "stand-in-here"
            await ann.hear_until(
                lambda m: m["type"] == "seats" and m["table"]["seats"][1]["grace"] == 0
            )
            assert (await wish(ann, type="stand_in", seat=1, bot="stop4"))["type"] == "accepted"
            await ann.play_on(3)
            assert ann.table["seats"][1]["bot"] == "stop4"
            async with house.at(table, tokens[1:]) as bo:
                back = await bo.hear_type("table")
                assert (back["table"]["yours"], back["legal"]) == ([1], [])
                assert (await wish(bo, type="take_seat", seat=1))["type"] == "accepted"
                assert bo.table["seats"][1]["bot"] is None
                playing = asyncio.create_task(ann.play_on())
                assert await bo.to_decide()
                assert {ply["by"] for ply in bo.legal} == {1}
                playing.cancel()


async def test_somebody_who_just_left_is_waited_for(house: House) -> None:
    table, tokens = await house.set_up("HH")
    async with house.at(table, tokens[:1]) as ann:
        await ann.hear_type("table")
        assert 0 < ann.table["seats"][1]["grace"] <= 60
        refused = await wish(ann, type="stand_in", seat=1, bot="stop4")
        assert refused["error"]["id"] == "stand-in-soon"


async def test_whoever_gets_up_leaves_the_seat_to_others_on_all_their_pages(house: House) -> None:
    table, anns = await house.set_up("HOO")
    sit = f"/api/tables/{table}/seats"
    bos = (await house.post(sit, {"name": "Bo"})).json()["token"]
    async with (
        house.at(table, anns) as ann,
        house.at(table, [bos]) as bo,
        house.at(table, [bos]) as tab,
    ):
        for visitor in (ann, bo, tab):
            await visitor.hear_type("table")
        assert (await wish(bo, type="say", text="I must go"))["type"] == "accepted"
        assert (await wish(bo, type="get_up", seat=1))["type"] == "accepted"
        for visitor in (ann, tab):
            told = await visitor.hear_type("table")
            assert told["table"]["seats"][1] == {
                "kind": "open",
                "name": None,
                "bot": None,
                "online": False,
                "grace": None,
            }
            assert (told["talk"][0]["seat"], told["talk"][0]["name"]) == (None, "Bo")
        assert tab.table["yours"] == bo.table["yours"] == []
        cys = [(await house.post(sit, {"name": name})).json()["token"] for name in ("Cy", "Di")]
        async with house.at(table, cys) as cy:
            await cy.hear_status("playing")
            assert cy.table["yours"] == [1, 2]
            await tab.hear_status("playing")
            refused = await wish(tab, type="get_up", seat=1)
            assert refused["error"]["id"] == "refused-seat"
            assert (await wish(cy, type="get_up", seat=1))["error"]["id"] == "seat-begun"


async def test_a_game_is_abandoned_by_agreement(house: House) -> None:
    table, (anns, bos) = await house.set_up("HHR")
    async with house.at(table, [anns]) as ann, house.at(table, [bos]) as bo, house.at(table) as eve:
        await eve.hear_type("table")
        assert (await wish(eve, type="abandon"))["error"]["id"] == "seat-token"
        await wish(ann, type="abandon")
        await bo.hear_until(lambda m: m.get("table", {}).get("proposal") is not None)
        assert bo.table["proposal"] == {
            "what": "abandon",
            "by": [0],
            "plies": None,
            "waiting": [1],
        }
        await wish(bo, type="answer", agrees=False)
        assert bo.table["proposal"] is None
        await wish(bo, type="abandon")
        await ann.hear_until(lambda m: (m.get("table", {}).get("proposal") or {}).get("by") == [1])
        await wish(ann, type="answer", agrees=True)
        for visitor in ann, bo, eve:
            await visitor.hear_status("abandoned")
            assert visitor.table["seed"] is not None
            assert (visitor.legal, visitor.outcome) == ([], None)


async def test_a_spectator_looks_with_lent_eyes_until_they_are_withdrawn(house: House) -> None:
    table, tokens = await house.set_up("HHR")
    async with house.at(table, tokens[:1]) as ann, house.at(table) as watcher:
        assert seen_by(await watcher.hear_type("table")) is None
        await watcher.say(type="hello", tokens=[], eyes=0)
        assert seen_by(await watcher.hear_type("table")) is None
        assert (await wish(ann, type="lend_eyes", seat=0, lent=True))["type"] == "accepted"
        told = await watcher.hear_type("table")
        assert (seen_by(told), told["legal"], told["table"]["lenders"]) == (0, [], [0])
        assert (await wish(ann, type="lend_eyes", seat=0, lent=False))["type"] == "accepted"
        assert seen_by(await watcher.hear_type("table")) is None
        refused = await wish(watcher, type="lend_eyes", seat=0, lent=True)
        assert refused["error"]["id"] == "refused-seat"


async def test_whoever_holds_a_seat_borrows_no_eyes(house: House) -> None:
    table, tokens = await house.set_up("HH")
    async with house.at(table, tokens[:1]) as ann, house.at(table, tokens[1:]) as bo:
        await wish(bo, type="lend_eyes", seat=1, lent=True)
        await ann.say(type="hello", tokens=tokens[:1], eyes=1)
        told = await ann.hear_until(lambda m: m["type"] == "table" and m["table"]["lenders"] == [1])
        assert seen_by(told[-1]) == 0


async def test_people_see_how_many_watch(house: House) -> None:
    table, tokens = await house.set_up("HHH")
    async with house.at(table, tokens) as ann:
        assert (await ann.hear_type("table"))["table"]["watching"] == 0
        async with house.at(table), house.at(table):
            await ann.hear_until(lambda m: m["table"]["watching"] == 2)
        await ann.hear_until(lambda m: m["table"]["watching"] == 0)
