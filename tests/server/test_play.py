"""Whole games over the socket: alone, together, with bots, behind, lost and found again."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from atoll import games
from atoll.table.table import Table
from tests.server.house import House, Json, Visitor, open_house


def replayed(visitor: Visitor, setup: Json, players: int) -> Json:
    """The outcome of the plies a page was told, by the rules."""
    position = games.find("la_tortuga").lay_out(players, {}, setup)
    for ply in visitor.plies:
        position.play(ply)
    assert position.outcome is not None
    assert position.view(None) == visitor.view
    return position.outcome.to_json()


@pytest.mark.parametrize("picture", ["HB", "HRB", "RHBB", "BRBRBRH"])
async def test_a_whole_game_with_bots(house: House, picture: str) -> None:
    table, tokens = await house.set_up(picture)
    async with house.at(table, tokens) as ann:
        setup = (await ann.hear_type("table"))["setup"]
        await ann.play_on()
        await ann.hear_status("over")
        assert ann.table["seed"] is not None
        assert ann.outcome == replayed(ann, setup, len(picture))


async def test_a_whole_game_on_one_page(house: House) -> None:
    table, tokens = await house.set_up("HHH")
    assert len(tokens) == 3
    async with house.at(table, tokens) as page:
        first = await page.hear_type("table")
        assert first["table"]["yours"] == [0, 1, 2]
        assert first["seat"] == first["legal"][0]["by"]
        await page.play_on()
        assert page.outcome == replayed(page, first["setup"], 3)


async def test_a_whole_game_between_two_people(house: House) -> None:
    table, ann_tokens = await house.set_up("HO")
    async with house.at(table, ann_tokens) as ann:
        waiting = await ann.hear_type("table")
        assert waiting["table"]["status"] == "open"
        assert waiting["setup"] is waiting["view"] is None
        answer = await house.post(f"/api/tables/{table}/seats", {"name": "Bo"})
        assert answer.status_code == 201
        assert answer.json()["seat"] == 1
        async with house.at(table, [answer.json()["token"]]) as bo:
            await asyncio.gather(ann.play_on(), bo.play_on())
            assert ann.plies == bo.plies
            assert ann.outcome == bo.outcome
            assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Bo"]


async def test_bots_play_among_themselves(house: House) -> None:
    table, tokens = await house.set_up("RBR")
    assert tokens == []
    async with house.at(table) as watcher:
        await watcher.hear_status("over")
        assert watcher.outcome is not None


async def test_an_open_seat_is_given_to_a_bot(house: House) -> None:
    table, tokens = await house.set_up("HO")
    async with house.at(table, tokens) as ann:
        await ann.hear_type("table")
        path = f"/api/tables/{table}/seats/1/bot"
        refused = await house.post(path, {"token": "guess", "bot": "stop4"})
        assert refused.status_code == 403
        assert refused.json()["error"]["id"] == "seat-token"
        answer = await house.post(path, {"token": tokens[0], "bot": "stop4"})
        assert answer.status_code == 200
        sat = await ann.hear()
        assert sat["type"] == "seats"
        assert sat["table"]["seats"][1]["bot"] == "stop4"
        assert (await ann.hear())["type"] == "table"
        await ann.play_on()
        assert ann.outcome is not None


async def test_eggs_are_spent_by_the_variant(house: House) -> None:
    table, _ = await house.set_up("RRRR", spend_eggs=True)
    async with house.at(table) as watcher:
        await watcher.hear_status("over")
        assert watcher.table["options"] == {"spend_eggs": True}
        assert any(ply["do"] == "spend" for ply in watcher.plies)


async def test_two_tabs_of_one_person(house: House) -> None:
    table, tokens = await house.set_up("HB")
    async with house.at(table, tokens) as one, house.at(table, tokens) as two:
        assert await one.to_decide()
        assert await two.to_decide()
        assert one.seq == two.seq
        ply, seen = one.legal[0], one.seq
        assert (await one.play(ply))["type"] == "accepted"
        late = await two.play(ply, seq=seen)
        assert late["type"] == "refused"
        assert late["error"]["id"] == "refused-stale"
        assert two.plies == one.plies[: len(two.plies)]
        await two.play_on()
        assert two.outcome is not None


async def test_a_spectator_sees_all_and_is_offered_nothing(house: House) -> None:
    table, tokens = await house.set_up("HB")
    async with house.at(table, tokens) as ann, house.at(table) as watcher:
        heard = [await watcher.hear_type("table")]
        assert heard[0]["seat"] is None
        assert heard[0]["table"]["yours"] == []
        await ann.play_on()
        heard += await watcher.hear_until(lambda message: message.get("outcome") is not None)
        assert all(message.get("legal", []) == [] for message in heard)
        assert watcher.plies == ann.plies


@pytest.mark.parametrize("tokens", [[], ["guess"], ["x" * 100, ""]])
async def test_whoever_has_no_token_plays_nothing(house: House, tokens: list[str]) -> None:
    table, _ = await house.set_up("HH")
    async with house.at(table, tokens) as stranger:
        first = await stranger.hear_type("table")
        assert first["table"]["yours"] == []
        answer = await stranger.play({"by": first["view"]["turn"], "do": "stop"})
        assert answer["error"]["id"] == "refused-seat"
        assert stranger.seq == first["seq"]


async def test_the_token_of_one_table_opens_no_other(house: House) -> None:
    _, tokens = await house.set_up("HB")
    other, _ = await house.set_up("HB")
    async with house.at(other, tokens) as stranger:
        assert (await stranger.hear_type("table"))["table"]["yours"] == []


async def test_a_lost_connection_resumes_where_it_broke(house: House) -> None:
    table, tokens = await house.set_up("HHBB")
    async with house.at(table, tokens) as ann, house.at(table, tokens) as lost:
        await lost.hear_type("table")
        await ann.play_on(3)
        while lost.seq < ann.seq - 4:
            await lost.hear()
        seen, plies = lost.seq, list(lost.plies)
        await ann.play_on(2)
    async with house.at(table, tokens, after=seen) as again:
        again.seq, again.plies = seen, plies
        heard = await again.hear_until(lambda message: message["type"] == "seats")
        assert {message["type"] for message in heard[:-1]} == {"ply"}
        async with house.at(table, tokens) as fresh:
            await fresh.hear_type("table")
            while again.seq < fresh.seq:
                await again.hear()
            while fresh.seq < again.seq:
                await fresh.hear()
            assert again.plies == fresh.plies
            assert again.view == fresh.view
            assert again.legal == fresh.legal


async def test_what_is_resumed_is_what_was_told_live(house: House) -> None:
    table, tokens = await house.set_up("HO")
    async with house.at(table, tokens) as ann:
        start = (await ann.hear_type("table"))["seq"]
        await house.post(f"/api/tables/{table}/seats", {"name": "Bo"})
        live = [await ann.hear_type("seats"), await ann.hear_type("table")]
    async with house.at(table, tokens, after=start) as again:
        heard = await again.hear_until(lambda m: m["type"] == "seats" and m["seq"] > start + 1)
        assert [message["type"] for message in heard[:2]] == ["seats", "table"]
        assert heard[0]["table"]["seats"][1]["name"] == live[0]["table"]["seats"][1]["name"]
        assert heard[1]["setup"] == live[1]["setup"]
        assert all(message["type"] == "ply" for message in heard[2:-1])


@pytest.mark.parametrize("after", [0, 10_000])
async def test_a_number_the_table_never_had_gives_the_whole_table(house: House, after: int) -> None:
    table, tokens = await house.set_up("HB")
    async with house.at(table, tokens, after=after) as ann:
        assert (await ann.hear())["type"] in ("table", "preparing")
        assert await ann.to_decide()


async def test_whoever_missed_very_much_gets_the_whole_table(house: House) -> None:
    table, _ = await house.set_up("RRRRRRR")
    async with house.at(table) as watcher:
        await watcher.hear_status("over")
        assert watcher.seq > 202
    async with house.at(table, after=1) as late:
        assert (await late.hear())["plies"] == watcher.plies
    async with house.at(table, after=watcher.seq - 100) as later:
        later.seq = watcher.seq - 100
        assert (await later.hear())["type"] == "ply"


async def test_whoever_comes_back_to_a_very_long_game_gets_the_whole_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atoll.server.tables.live_table.MOST_REPLAYED", 20)
    table, tokens = await house.set_up("HH")
    async with house.at(table, tokens) as ann:
        await ann.play_on(20)
    for after, told in [(ann.seq, "seats"), (21, "table"), (20, "ply")]:
        async with house.at(table, tokens, after=after) as again:
            again.seq = after
            assert (await again.hear())["type"] == told


@pytest.mark.parametrize(("slow", "after"), [("of", None), ("until", 3)])
async def test_others_play_while_a_long_game_is_gone_through(
    house: House, monkeypatch: pytest.MonkeyPatch, slow: str, after: int | None
) -> None:
    """Whether somebody comes to a table of the log, or back to one, nobody else waits."""
    busy, tokens = await house.set_up("HH")
    table, _ = await house.set_up("HH")
    read, played = getattr(Table, slow), threading.Event()

    def read_slowly(*arguments: Any) -> Table:
        assert played.wait(10), "others had to wait"
        found: Table = read(*arguments)
        return found

    async with house.at(busy, tokens) as bo:
        await bo.play_on(2)
        monkeypatch.setattr(Table, slow, read_slowly)
        async with house.at(table if after is None else busy, after=after) as back:
            back.seq = after or 0
            await bo.play_on(3)
            played.set()
            assert (await back.hear())["type"] == ("table" if after is None else "ply")


async def test_people_come_and_go(house: House) -> None:
    table, ann_tokens = await house.set_up("HO")
    bo = (await house.post(f"/api/tables/{table}/seats", {"name": "Bo"})).json()["token"]

    def online(message: Json) -> list[bool]:
        return [seat["online"] for seat in message["table"]["seats"]]

    async with house.at(table, ann_tokens) as ann:
        assert online(await ann.hear_type("table")) == [True, False]
        async with house.at(table, [bo]) as other:
            assert online(await other.hear_type("table")) == [True, True]
            assert online(await ann.hear_type("seats")) == [True, True]
        gone = await ann.hear_type("seats")
        assert online(gone) == [True, False]
        assert gone["seq"] == ann.seq


async def test_sitting_down_while_watching(house: House) -> None:
    table, _ = await house.set_up("HO")
    async with house.at(table) as visitor:
        assert (await visitor.hear_type("table"))["table"]["yours"] == []
        answer = await house.post(f"/api/tables/{table}/seats", {"seat": 1, "name": "Bo"})
        await visitor.hear_status("playing")
        await visitor.say(type="hello", tokens=[answer.json()["token"]], after=visitor.seq)
        seats = await visitor.hear_until(lambda message: message["type"] == "seats")
        assert seats[-1]["table"]["yours"] == [1]


async def test_a_restart_continues_every_table(database: Path) -> None:
    async with open_house(database) as house:
        one, one_tokens = await house.set_up("HBBB")
        two, two_tokens = await house.set_up("HO")
        async with house.at(one, one_tokens) as ann:
            await ann.play_on(3)
            before, seq = list(ann.plies), ann.seq
    async with open_house(database) as house:
        async with house.at(one, one_tokens, after=seq) as ann:
            ann.seq, ann.plies = seq, before
            await ann.hear_type("seats")
            async with house.at(one, one_tokens) as fresh:
                await fresh.hear_type("table")
                assert fresh.plies[: len(before)] == before
            await ann.say(type="hello", tokens=one_tokens, after=None)
            await ann.play_on()
            assert ann.outcome is not None
        async with house.at(two, two_tokens) as ann:
            assert (await ann.hear_type("table"))["table"]["status"] == "open"
        sat = await house.post(f"/api/tables/{two}/seats", {"name": "Bo"})
        assert sat.status_code == 201


async def test_two_servers_share_a_database(database: Path) -> None:
    async with open_house(database) as here, open_house(database) as there:
        table, tokens = await here.set_up("HHHH")
        async with here.at(table, tokens) as one, there.at(table, tokens) as two:
            assert await one.to_decide()
            assert await two.to_decide()
            assert one.plies == two.plies
            ply = one.legal[0]
            assert (await one.play(ply))["type"] == "accepted"
            late = await two.play(ply)
            assert late["error"]["id"] == "refused-stale"
            assert two.plies == one.plies
            assert (await two.play(two.legal[0]))["type"] == "accepted"


async def test_two_servers_move_the_same_bots(database: Path) -> None:
    async with open_house(database) as here, open_house(database) as there:
        table, _ = await here.set_up("RBRB")
        async with here.at(table) as one, there.at(table) as two:
            await asyncio.gather(one.hear_status("over"), two.hear_status("over"))
            assert one.plies == two.plies
            assert one.outcome == two.outcome
