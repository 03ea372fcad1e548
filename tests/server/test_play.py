"""Whole games over the socket: with people and bots, with reconnects and restarts."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from atoll import games
from atoll.server.updates.catch_up import MOST_MISSED
from atoll.table.table import Table
from tests.server.running_server import Json, RunningServer, TablePage, run_server


def replayed_outcome(page: TablePage, setup: Json, players: int) -> Json:
    """Return the outcome of replaying a page's plies."""
    position = games.find("la_tortuga").lay_out(players, {}, setup)
    for ply in page.plies:
        position.play(ply)
    assert position.outcome is not None
    assert position.view(None) == page.view
    return position.outcome.to_json()


@pytest.mark.slow
@pytest.mark.parametrize("picture", ["HB", "HRB", "RHBB", "BRBRBRH"])
async def test_a_person_plays_a_whole_game_with_bots(server: RunningServer, picture: str) -> None:
    table_id, tokens = await server.create_table(picture)
    async with server.open_table(table_id, tokens) as ann:
        setup = (await ann.receive_type("table"))["setup"]
        await ann.play_on()
        await ann.wait_for_status("over")
        assert ann.table["seed"] is not None
        assert ann.outcome == replayed_outcome(ann, setup, len(picture))


async def test_one_page_plays_all_seats(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HHH")
    assert len(tokens) == 3
    async with server.open_table(table_id, tokens) as page:
        first = await page.receive_type("table")
        assert first["table"]["yours"] == [0, 1, 2]
        assert first["seat"] == first["legal"][0]["by"]
        await page.play_on()
        assert page.outcome == replayed_outcome(page, first["setup"], 3)


@pytest.mark.slow
async def test_two_people_play_a_whole_game(server: RunningServer) -> None:
    table_id, ann_tokens = await server.create_table("HO")
    async with server.open_table(table_id, ann_tokens) as ann:
        waiting = await ann.receive_type("table")
        assert waiting["table"]["status"] == "open"
        assert waiting["setup"] is waiting["view"] is None
        answer = await server.post(f"/api/tables/{table_id}/seats", {"name": "Bo"})
        assert answer.status_code == 201
        assert answer.json()["seat"] == 1
        async with server.open_table(table_id, [answer.json()["token"]]) as bo:
            await asyncio.gather(ann.play_on(), bo.play_on())
            assert ann.plies == bo.plies
            assert ann.outcome == bo.outcome
            assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Bo"]


@pytest.mark.slow
async def test_bots_play_a_whole_game_for_a_spectator(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("RBR")
    assert tokens == []
    async with server.open_table(table_id) as watcher:
        await watcher.wait_for_status("over")
        assert watcher.outcome is not None


@pytest.mark.slow
async def test_an_open_seat_can_be_given_to_a_bot(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HO")
    async with server.open_table(table_id, tokens) as ann:
        await ann.receive_type("table")
        path = f"/api/tables/{table_id}/seats/1/bot"
        refused = await server.post(path, {"token": "guess", "bot": "stop4"})
        assert refused.status_code == 403
        assert refused.json()["error"]["id"] == "seat-token"
        answer = await server.post(path, {"token": tokens[0], "bot": "stop4"})
        assert answer.status_code == 200
        sat = await ann.receive_type("seats")
        assert sat["table"]["seats"][1]["bot"] == "stop4"
        await ann.receive_type("table")
        await ann.play_on()
        assert ann.outcome is not None


@pytest.mark.slow
async def test_the_variant_lets_bots_spend_eggs(server: RunningServer) -> None:
    table_id, _ = await server.create_table("RRRR", spend_eggs=True)
    async with server.open_table(table_id) as watcher:
        await watcher.wait_for_status("over")
        assert watcher.table["options"] == {"spend_eggs": True}
        assert any(ply["do"] == "spend" for ply in watcher.plies)


async def test_a_decision_made_in_another_tab_is_stale(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HB")
    async with (
        server.open_table(table_id, tokens) as one,
        server.open_table(table_id, tokens) as two,
    ):
        assert await one.wait_for_decision()
        assert await two.wait_for_decision()
        assert one.seq == two.seq
        ply, seen = one.legal[0], one.seq
        assert (await one.play(ply))["type"] == "accepted"
        late = await two.play(ply, seq=seen)
        assert late["type"] == "refused"
        assert late["error"]["id"] == "refused-stale"
        assert two.plies == one.plies[: len(two.plies)]
        await two.play_on()
        assert two.outcome is not None


async def test_a_spectator_sees_every_ply_and_is_offered_none(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HB")
    async with server.open_table(table_id, tokens) as ann, server.open_table(table_id) as watcher:
        messages = [await watcher.receive_type("table")]
        assert messages[0]["seat"] is None
        assert messages[0]["table"]["yours"] == []
        await ann.play_on()
        messages += await watcher.receive_until(lambda message: message.get("outcome") is not None)
        assert all(message.get("legal", []) == [] for message in messages)
        assert watcher.plies == ann.plies


@pytest.mark.parametrize("tokens", [[], ["guess"], ["x" * 100, ""]])
async def test_a_page_without_a_token_cannot_play(server: RunningServer, tokens: list[str]) -> None:
    table_id, _ = await server.create_table("HH")
    async with server.open_table(table_id, tokens) as stranger:
        first = await stranger.receive_type("table")
        assert first["table"]["yours"] == []
        answer = await stranger.play({"by": first["view"]["turn"], "do": "stop"})
        assert answer["error"]["id"] == "refused-seat"
        assert stranger.seq == first["seq"]


async def test_a_token_is_worth_nothing_at_another_table(server: RunningServer) -> None:
    _, tokens = await server.create_table("HB")
    other, _ = await server.create_table("HB")
    async with server.open_table(other, tokens) as stranger:
        assert (await stranger.receive_type("table"))["table"]["yours"] == []


async def test_a_page_that_reconnects_gets_the_plies_it_missed(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HHBB")
    async with (
        server.open_table(table_id, tokens) as ann,
        server.open_table(table_id, tokens) as lost,
    ):
        await lost.receive_type("table")
        await ann.play_on(3)
        while lost.seq < ann.seq - 4:
            await lost.receive()
        await ann.play_on(2)
    async with server.open_table(table_id, tokens, lost) as again:
        messages = await again.receive_until(lambda message: message["type"] == "seats")
        assert {message["type"] for message in messages[:-1]} == {"ply"}
        async with server.open_table(table_id, tokens) as fresh:
            await fresh.receive_type("table")
            while again.seq < fresh.seq:
                await again.receive()
            while fresh.seq < again.seq:
                await fresh.receive()
            assert again.plies == fresh.plies
            assert again.view == fresh.view
            assert again.legal == fresh.legal


async def test_a_page_that_reconnects_gets_what_others_got_live(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HO")
    async with server.open_table(table_id, tokens) as ann:
        start = (await ann.receive_type("table"))["seq"]
        await server.post(f"/api/tables/{table_id}/seats", {"name": "Bo"})
        live = [await ann.receive_type("seats"), await ann.receive_type("table")]
    async with server.open_table(table_id, tokens, after=start) as again:
        table = await again.receive()
        assert table["type"] == "table"
        assert table["table"]["seats"][1]["name"] == live[0]["table"]["seats"][1]["name"]
        assert table["setup"] == live[1]["setup"]


@pytest.mark.parametrize("after", [0, 10_000])
async def test_an_unknown_sequence_number_gives_the_whole_table(
    server: RunningServer, after: int
) -> None:
    table_id, tokens = await server.create_table("HB")
    async with server.open_table(table_id, tokens, after=after) as ann:
        assert (await ann.receive())["type"] in ("table", "preparing")
        assert await ann.wait_for_decision()


@pytest.mark.slow
async def test_a_page_that_missed_too_much_gets_the_whole_table(server: RunningServer) -> None:
    table_id, _ = await server.create_table("RRRRRRR")
    async with server.open_table(table_id) as early, server.open_table(table_id) as watcher:
        await early.receive_type("ply")
        await watcher.wait_for_status("over")
        assert watcher.seq > early.seq + MOST_MISSED
        async with server.open_table(table_id, known=early) as late:
            assert (await late.receive())["plies"] == watcher.plies
        while early.seq < watcher.seq - MOST_MISSED:
            await early.receive()
        async with server.open_table(table_id, known=early) as later:
            messages = await later.receive_until(lambda message: message["type"] == "seats")
            assert {message["type"] for message in messages[:-1]} == {"ply"}
            assert later.plies == watcher.plies
            assert later.view == watcher.view


async def test_other_tables_go_on_while_a_long_game_is_loaded(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy, tokens = await server.create_table("HH")
    table_id, _ = await server.create_table("HH")
    read, played = Table.of, threading.Event()

    def read_slowly(*arguments: Any) -> Table:
        assert played.wait(10), "others had to wait"
        return read(*arguments)

    async with server.open_table(busy, tokens) as bo:
        await bo.play_on(2)
        monkeypatch.setattr(Table, "of", read_slowly)
        async with server.open_table(table_id) as back:
            await bo.play_on(3)
            played.set()
            assert (await back.receive())["type"] == "table"


async def test_pages_see_who_is_online(server: RunningServer) -> None:
    table_id, ann_tokens = await server.create_table("HO")
    bo = (await server.post(f"/api/tables/{table_id}/seats", {"name": "Bo"})).json()["token"]

    def online(message: Json) -> list[bool]:
        return [seat["online"] for seat in message["table"]["seats"]]

    async with server.open_table(table_id, ann_tokens) as ann:
        assert online(await ann.receive_type("table")) == [True, False]
        async with server.open_table(table_id, [bo]) as other:
            assert online(await other.receive_type("table")) == [True, True]
            assert online(await ann.receive_type("seats")) == [True, True]
        gone = await ann.receive_type("seats")
        assert online(gone) == [True, False]
        assert gone["seq"] == ann.seq


async def test_a_spectator_can_sit_down_on_the_same_connection(server: RunningServer) -> None:
    table_id, _ = await server.create_table("HO")
    async with server.open_table(table_id) as page:
        assert (await page.receive_type("table"))["table"]["yours"] == []
        answer = await server.post(f"/api/tables/{table_id}/seats", {"seat": 1, "name": "Bo"})
        await page.wait_for_status("playing")
        await page.send(type="hello", tokens=[answer.json()["token"]], after=page.seq)
        await page.receive_until(lambda m: m["type"] == "table" and m["table"]["yours"] == [1])
        assert page.seat == 1


async def test_every_table_goes_on_after_a_restart(database: Path) -> None:
    async with run_server(database) as server:
        one, one_tokens = await server.create_table("HBBB")
        two, two_tokens = await server.create_table("HO")
        async with server.open_table(one, one_tokens) as ann:
            await ann.play_on(3)
            before = list(ann.plies)
    async with run_server(database) as server:
        async with server.open_table(one, one_tokens, ann) as ann:
            await ann.receive()
            async with server.open_table(one, one_tokens) as fresh:
                await fresh.receive_type("table")
                assert fresh.plies[: len(before)] == before
            await ann.play_on()
            assert ann.outcome is not None
        async with server.open_table(two, two_tokens) as ann:
            assert (await ann.receive_type("table"))["table"]["status"] == "open"
        sat = await server.post(f"/api/tables/{two}/seats", {"name": "Bo"})
        assert sat.status_code == 201


async def test_two_servers_can_share_a_database(database: Path) -> None:
    async with run_server(database) as here, run_server(database) as there:
        table_id, tokens = await here.create_table("HHHH")
        async with (
            here.open_table(table_id, tokens) as one,
            there.open_table(table_id, tokens) as two,
        ):
            assert await one.wait_for_decision()
            assert await two.wait_for_decision()
            assert one.plies == two.plies
            ply = one.legal[0]
            assert (await one.play(ply))["type"] == "accepted"
            late = await two.play(ply)
            assert late["error"]["id"] == "refused-stale"
            assert two.plies == one.plies
            assert (await two.play(two.legal[0]))["type"] == "accepted"


@pytest.mark.slow
async def test_bots_move_once_although_two_servers_run_them(database: Path) -> None:
    async with run_server(database) as here, run_server(database) as there:
        table_id, _ = await here.create_table("RBRB")
        async with here.open_table(table_id) as one, there.open_table(table_id) as two:
            await asyncio.gather(one.wait_for_status("over"), two.wait_for_status("over"))
            assert one.plies == two.plies
            assert one.outcome == two.outcome


async def test_a_ping_is_answered_at_a_table_and_in_the_lobby(server: RunningServer) -> None:
    table_id, _ = await server.create_table("HB")
    async with server.open_table(table_id) as page:
        await page.send(type="ping")
        assert await page.receive_type("pong") == {"type": "pong"}
    async with connect(f"ws://{server.address}/api/lobby/socket") as lobby:
        await lobby.send('{"type":"ping"}')
        messages = [json.loads(await lobby.recv()) for _ in range(2)]
        assert [message["type"] for message in messages] == ["lobby", "pong"]


async def test_a_ply_that_is_sent_twice_is_played_once(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HH")
    async with server.open_table(table_id, tokens) as ann:
        await ann.wait_for_decision()
        seq, ply = ann.seq, ann.legal[0]
        async with server.open_table(table_id, tokens) as again:
            await again.receive_type("table")
            answers = [await page.play(ply, seq=seq) for page in (ann, again)]
        assert [answer["type"] for answer in answers] == ["accepted", "refused"]
        assert answers[1]["error"]["id"] == "refused-stale"
        assert ann.plies.count(ply) == 1
