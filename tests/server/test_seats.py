"""Seats over the socket: stand-ins, leaving, abandoning, and shared views."""

import asyncio
from dataclasses import replace
from pathlib import Path

from tests.server.running_server import AMPLE, Json, RunningServer, run_server, seats
from tests.server.test_expiry import age

SOON = replace(AMPLE, patience=0)


def seen_by(message: Json) -> int | None:
    """The seat whose view a message has."""
    seat: int | None = message["seat"]
    return seat


async def test_a_bot_stands_in_for_an_absent_player_until_they_resume_the_seat(
    database: Path,
) -> None:
    async with run_server(database, settings=SOON) as server:
        table_id, tokens = await server.create_table("HH")
        async with server.open_table(table_id, tokens[:1]) as ann:
            async with server.open_table(table_id, tokens[1:]) as bo:
                await bo.receive_type("table")
                refused = await ann.command("stand_in", seat=1, bot="stop4")
                assert refused["error"]["id"] == "stand-in-here"
            await ann.receive_until(
                lambda m: m["type"] == "seats" and m["table"]["seats"][1]["grace"] == 0
            )
            assert (await ann.command("stand_in", seat=1, bot="stop4"))["type"] == "accepted"
            await ann.play_on(3)
            assert ann.table["seats"][1]["bot"] == "stop4"
            async with server.open_table(table_id, tokens[1:]) as bo:
                back = await bo.receive_type("table")
                assert (back["table"]["yours"], back["legal"]) == ([1], [])
                assert (await bo.command("resume_seat", seat=1))["type"] == "accepted"
                assert bo.table["seats"][1]["bot"] is None
                # Until she knows, her plies are stale.
                while ann.table["seats"][1]["bot"] is not None:
                    await ann.receive()
                playing = asyncio.create_task(ann.play_on())
                assert await bo.wait_for_decision()
                assert {ply["by"] for ply in bo.legal} == {1}
                playing.cancel()


async def test_no_bot_stands_in_for_a_player_who_has_just_left(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HH")
    async with server.open_table(table_id, tokens[:1]) as ann:
        await ann.receive_type("table")
        assert 0 < ann.table["seats"][1]["grace"] <= 86_400
        refused = await ann.command("stand_in", seat=1, bot="stop4")
        assert refused["error"]["id"] == "stand-in-soon"


async def test_the_absence_of_a_player_counts_from_their_own_turn(database: Path) -> None:
    async with run_server(database) as server:
        table_id, tokens = await server.create_table("HH")
        async with server.open_table(table_id, tokens) as both:
            first: int = (await both.receive_type("table"))["decides"]
    age(database, days=2)
    other = 1 - first
    async with (
        run_server(database) as server,
        server.open_table(table_id, [tokens[first]]) as page,
    ):
        await page.receive_type("table")
        assert page.table["seats"][other]["grace"] <= 60
        while page.view is not None and page.view["decides"] != other:
            await page.play_on(1)
        assert page.table["seats"][other]["grace"] > 86_000


async def test_getting_up_frees_the_seat_on_all_pages_of_the_player(
    server: RunningServer,
) -> None:
    table_id, anns = await server.create_table("HOO")
    sit = f"/api/tables/{table_id}/seats"
    bos = (await server.post(sit, {"name": "Bo"})).json()["token"]
    async with (
        server.open_table(table_id, anns) as ann,
        server.open_table(table_id, [bos]) as bo,
        server.open_table(table_id, [bos]) as tab,
    ):
        for page in (ann, bo, tab):
            await page.receive_type("table")
        assert (await bo.command("say", text="I must go"))["type"] == "accepted"
        assert (await bo.command("get_up", seat=1))["type"] == "accepted"
        for page in (ann, tab):
            message = await page.receive_type("table")
            assert message["table"]["seats"][1] == {
                "kind": "open",
                "name": None,
                "bot": None,
                "online": False,
                "grace": None,
                "emblem": None,
            }
            assert (message["talk"][0]["seat"], message["talk"][0]["name"]) == (None, "Bo")
        assert tab.table["yours"] == bo.table["yours"] == []
        cys = [(await server.post(sit, {"name": name})).json()["token"] for name in ("Cy", "Di")]
        async with server.open_table(table_id, cys) as cy:
            await cy.wait_for_status("playing")
            assert cy.table["yours"] == [1, 2]
            await tab.wait_for_status("playing")
            refused = await tab.command("get_up", seat=1)
            assert refused["error"]["id"] == "refused-seat"
            assert (await cy.command("get_up", seat=1))["error"]["id"] == "seat-begun"


async def test_a_game_is_abandoned_by_agreement(server: RunningServer) -> None:
    table_id, (anns, bos) = await server.create_table("HHR")
    async with (
        server.open_table(table_id, [anns]) as ann,
        server.open_table(table_id, [bos]) as bo,
        server.open_table(table_id) as eve,
    ):
        await eve.receive_type("table")
        assert (await eve.command("abandon"))["error"]["id"] == "seat-token"
        await ann.command("abandon")
        await bo.receive_until(lambda m: m.get("table", {}).get("proposal") is not None)
        assert bo.table["proposal"] == {
            "what": "abandon",
            "by": [0],
            "plies": None,
            "waiting": [1],
            "seat": None,
        }
        await bo.command("answer", agrees=False)
        assert bo.table["proposal"] is None
        await bo.command("abandon")
        await ann.receive_until(
            lambda m: (m.get("table", {}).get("proposal") or {}).get("by") == [1]
        )
        await ann.command("answer", agrees=True)
        for page in ann, bo, eve:
            await page.wait_for_status("abandoned")
            assert page.table["seed"] is not None
            assert (page.legal, page.outcome) == ([], None)


async def test_a_spectator_sees_a_shared_view_until_it_is_withdrawn(
    server: RunningServer,
) -> None:
    table_id, tokens = await server.create_table("HHR")
    async with (
        server.open_table(table_id, tokens[:1]) as ann,
        server.open_table(table_id) as watcher,
    ):
        assert seen_by(await watcher.receive_type("table")) is None
        await watcher.send(type="hello", tokens=[], perspective=0)
        assert seen_by(await watcher.receive_type("table")) is None
        assert (await ann.command("share_view", seat=0, shared=True))["type"] == "accepted"
        message = await watcher.receive_type("table")
        assert (seen_by(message), message["legal"]) == (0, [])
        assert message["table"]["shared_seats"] == [0]
        assert (await ann.command("share_view", seat=0, shared=False))["type"] == "accepted"
        assert seen_by(await watcher.receive_type("table")) is None
        refused = await watcher.command("share_view", seat=0, shared=True)
        assert refused["error"]["id"] == "refused-seat"


async def test_a_player_cannot_use_another_seat_s_shared_view(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HH")
    async with (
        server.open_table(table_id, tokens[:1]) as ann,
        server.open_table(table_id, tokens[1:]) as bo,
    ):
        await bo.command("share_view", seat=1, shared=True)
        await ann.send(type="hello", tokens=tokens[:1], perspective=1)
        message = await ann.receive_until(
            lambda m: m["type"] == "table" and m["table"]["shared_seats"] == [1]
        )
        assert seen_by(message[-1]) == 0


async def test_players_see_how_many_spectators_watch(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HHH")
    async with server.open_table(table_id, tokens) as ann:
        assert (await ann.receive_type("table"))["table"]["watching"] == 0
        async with server.open_table(table_id), server.open_table(table_id):
            await ann.receive_until(lambda m: m["type"] == "seats" and m["table"]["watching"] == 2)
        await ann.receive_until(lambda m: m["type"] == "seats" and m["table"]["watching"] == 0)


async def test_players_say_who_begins(server: RunningServer) -> None:
    body = {"game": "la_tortuga", "players": 2, "seats": seats("HH"), "ask_first": True}
    created = (await server.post("/api/tables", body)).json()
    tokens = [seat["token"] for seat in created["seats"]]
    async with server.open_table(created["table"], tokens) as ada:
        table = (await ada.receive_type("table"))["table"]
        assert (table["status"], table["asks_first"]) == ("open", True)
        assert (await ada.command("name_first", seat=1))["type"] == "accepted"
        begun = await ada.receive_type("table")
        while begun["setup"] is None:
            begun = await ada.receive_type("table")
        assert begun["setup"]["first"] == 1
        assert not begun["table"]["asks_first"]
