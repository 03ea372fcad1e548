"""Seats that come back: claims over HTTP, answered on the socket."""

from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tests.server.player import Player, key_of
from tests.server.running_server import AMPLE, Json, RunningServer, TablePage, run_server
from tests.server.test_expiry import age

NEW = "a new token"
NONCE = "a-nonce-of-the-page"


async def claim(
    server: RunningServer, table_id: str, seat: int, token: str = NEW, player: str | None = None
) -> httpx.Response:
    body = {"seat": seat, "key": key_of(token), "player": player}
    return await server.post(f"/api/tables/{table_id}/claims", body)


def error_id(answer: httpx.Response) -> str:
    """The id of an error."""
    found: str = answer.json()["error"]["id"]
    return found


async def proposal_at(page: TablePage) -> Json:
    """Receive until something is proposed."""
    while page.table.get("proposal") is None:
        await page.receive()
    found: Json = page.table["proposal"]
    return found


async def test_a_seat_is_returned_when_another_player_confirms(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HHH")
    async with (
        server.open_table(table_id, tokens[:1]) as ann,
        server.open_table(table_id) as bo,
    ):
        await bo.receive_type("table")
        answer = await claim(server, table_id, 1)
        assert answer.json() == {"seat": 1, "returned": False}
        proposal = await proposal_at(ann)
        assert proposal == {
            "what": "claim",
            "by": [],
            "plies": None,
            "waiting": [0, 2],
            "seat": 1,
        }
        assert (await ann.command("answer", agrees=True, seat=1))["type"] == "accepted"
        assert ann.table["proposal"] is None
        await bo.receive_until(lambda m: m["type"] == "seats" and not m["table"]["proposal"])
        await bo.send(type="hello", tokens=[NEW], after=None)
        assert (await bo.receive_type("table"))["table"]["yours"] == [1]
    async with server.open_table(table_id, tokens[1:2]) as old:
        assert (await old.receive_type("table"))["table"]["yours"] == []


async def test_a_player_who_declines_is_named(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HHH")
    async with server.open_table(table_id, tokens[:1]) as ann:
        await claim(server, table_id, 1)
        await proposal_at(ann)
        assert (await ann.command("answer", agrees=False, seat=1))["type"] == "accepted"
        declined = {"what": "claim", "by": [], "seats": [0], "seat": 1}
        assert (ann.table["proposal"], ann.table["declined"]) == (None, declined)
    assert error_id(await claim(server, table_id, 1)) == "claim-declined"
    async with server.open_table(table_id, tokens[1:2]) as bo:
        assert (await bo.receive_type("table"))["table"]["yours"] == [1]


async def test_the_seat_of_an_online_player_cannot_be_claimed(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HHH")
    async with server.open_table(table_id, tokens[1:2]) as bo:
        await bo.receive_type("table")
        answer = await claim(server, table_id, 1)
        assert (answer.status_code, error_id(answer)) == (409, "claim-online")


async def test_the_player_who_comes_back_declines_the_claim(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HHH")
    async with server.open_table(table_id, tokens[:1]) as ann:
        await claim(server, table_id, 1)
        await proposal_at(ann)
        async with server.open_table(table_id, tokens[1:2]) as bo:
            await proposal_at(bo)
            refused = await ann.command("answer", agrees=True, seat=1)
            assert refused["error"]["id"] == "claim-online"
            assert (await bo.command("answer", agrees=False, seat=1))["type"] == "accepted"
            assert bo.table["yours"] == [1]


async def test_spectators_cannot_confirm(server: RunningServer) -> None:
    table_id, _ = await server.create_table("HHH")
    await claim(server, table_id, 1)
    async with server.open_table(table_id) as eve:
        await proposal_at(eve)
        refused = await eve.command("answer", agrees=True, seat=1)
        assert refused["error"]["id"] == "seat-token"


async def test_an_answer_to_something_else_does_not_confirm_a_claim(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HHH")
    await claim(server, table_id, 1)
    async with server.open_table(table_id, tokens[:1]) as ann:
        await proposal_at(ann)
        refused = await ann.command("answer", agrees=True)
        assert refused["error"]["id"] == "proposal-none"


async def test_the_old_token_takes_back_a_seat_that_was_returned_to_another_person(
    server: RunningServer,
) -> None:
    table_id, tokens = await server.create_table("HHH")
    bo = Player()
    async with server.open_table(table_id, tokens[:1]) as ann:
        await claim(server, table_id, 1)
        await proposal_at(ann)
        await ann.command("answer", agrees=True, seat=1)
    async with server.open_table(table_id, [NEW]) as thief:
        await thief.receive_type("table")
        assert (await bo.bind(server, table_id, tokens[1], NONCE)).json()["seats"] == [1]
        lost = await thief.receive_until(lambda m: m["type"] == "table" and not m["table"]["yours"])
        assert lost[-1]["legal"] == []
    assert error_id(await Player().bind(server, table_id, NEW, NONCE)) == "seat-token"


# ── Tables without another person ────────────────────────────────────────────────────────


async def test_beside_bots_only_the_player_key_of_the_seat_gets_it(database: Path) -> None:
    ann = Player()
    async with run_server(database, settings=replace(AMPLE, patience=0)) as server:
        table_id, [anns] = await server.create_table("HR")
        await ann.bind(server, table_id, anns, NONCE)
        assert error_id(await claim(server, table_id, 0)) == "claim-alone"
        eve = await claim(server, table_id, 0, player=Player().proof)
        assert (eve.status_code, error_id(eve)) == (403, "claim-alone")
        answer = await claim(server, table_id, 0, player=ann.proof)
        assert answer.json() == {"seat": 0, "returned": True}
        async with server.open_table(table_id, [NEW]) as page:
            assert (await page.receive_type("table"))["table"]["yours"] == [0]


async def test_beside_bots_the_player_key_waits_for_the_absence(database: Path) -> None:
    ann = Player()
    async with run_server(database) as server:
        table_id, [anns] = await server.create_table("HR")
        await ann.bind(server, table_id, anns, NONCE)
        answer = await claim(server, table_id, 0, player=ann.proof)
        assert (answer.status_code, error_id(answer)) == (409, "claim-soon")


async def test_after_a_day_away_a_seat_waits_a_minute_more_when_the_server_restarts(
    database: Path,
) -> None:
    async with run_server(database) as server:
        table_id, tokens = await server.create_table("HH")
        async with server.open_table(table_id, tokens) as page:
            await page.receive_type("table")
    age(database, days=2)
    async with run_server(database) as server, server.open_table(table_id, tokens[:1]) as ann:
        await ann.receive_type("table")
        assert 0 < ann.table["seats"][1]["grace"] <= 60


# ── Limits ───────────────────────────────────────────────────────────────────────────────


async def test_an_address_claims_a_limited_number_of_seats(database: Path) -> None:
    async with run_server(database, settings=replace(AMPLE, claims_per_hour=2)) as server:
        table_id, _ = await server.create_table("HHH")
        for _ in range(2):
            assert (await claim(server, table_id, 1)).status_code == 200
        answer = await claim(server, table_id, 1)
        assert (answer.status_code, error_id(answer)) == (429, "claim-too-many")


@pytest.mark.parametrize("body", [{"seat": 1}, {"seat": -1, "key": "0" * 64}, {"key": "0" * 64}])
async def test_a_claim_that_is_none_is_refused(server: RunningServer, body: Json) -> None:
    table_id, _ = await server.create_table("HHH")
    answer = await server.post(f"/api/tables/{table_id}/claims", body)
    assert (answer.status_code, error_id(answer)) == (400, "request-malformed")
