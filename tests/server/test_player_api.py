"""A player's tables: seats bound to a player key, restored from it, listed and forgotten."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from atoll.server.tables import registry
from tests.server.player import Player, key_of
from tests.server.running_server import AMPLE, Json, RunningServer, run_server, seats
from tests.server.test_expiry import age

NONCE = "a-nonce-of-the-page"
OTHER = "another-nonce-of-it"


def error_id(answer: httpx.Response) -> str:
    """The id of an error."""
    found: str = answer.json()["error"]["id"]
    return found


# ── Binding and restoring ────────────────────────────────────────────────────────────────


async def test_a_player_key_alone_restores_the_seat_on_another_device(
    server: RunningServer,
) -> None:
    table_id, (anns, bos) = await server.create_table("HH")
    ann = Player()
    bound = await ann.bind(server, table_id, anns, NONCE)
    assert bound.json() == {"table": table_id, "seats": [0]}
    [restored] = await Player(ann.key).restored(server, table_id)
    assert restored == ann.token(NONCE)
    async with server.open_table(table_id, [restored]) as page:
        assert (await page.receive_type("table"))["table"]["yours"] == [0]
    async with server.open_table(table_id, [anns, bos]) as page:
        assert (await page.receive_type("table"))["table"]["yours"] == [1]


async def test_binding_again_with_the_new_token_changes_nothing(server: RunningServer) -> None:
    table_id, (anns, _) = await server.create_table("HH")
    ann = Player()
    for token in (anns, ann.token(NONCE), ann.token(NONCE)):
        assert (await ann.bind(server, table_id, token, NONCE)).status_code == 200
    async with server.open_table(table_id) as page:
        seq = (await page.receive_type("table"))["seq"]
    await ann.bind(server, table_id, ann.token(NONCE), NONCE)
    async with server.open_table(table_id) as page:
        assert (await page.receive_type("table"))["seq"] == seq
    assert len((await ann.tables(server))["tables"]) == 1


async def test_the_seats_of_people_who_share_a_page_are_restored(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HHB")
    ann = Player()
    for token, nonce in zip(tokens, (NONCE, OTHER), strict=True):
        await ann.bind(server, table_id, token, nonce)
    assert set(await ann.restored(server, table_id)) == {ann.token(NONCE), ann.token(OTHER)}
    assert (await ann.tables(server))["tables"][0]["yours"] == [0, 1]


async def test_of_two_devices_at_once_one_binds_and_the_other_restores(
    server: RunningServer,
) -> None:
    table_id, (anns, _) = await server.create_table("HH")
    ann = Player()
    answers = await asyncio.gather(
        ann.bind(server, table_id, anns, NONCE), ann.bind(server, table_id, anns, OTHER)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 403]
    [token] = await ann.restored(server, table_id)
    async with server.open_table(table_id, [token]) as page:
        assert (await page.receive_type("table"))["table"]["yours"] == [0]


async def test_the_page_that_holds_the_seat_goes_on_with_the_new_token(
    server: RunningServer,
) -> None:
    table_id, (anns, _) = await server.create_table("HH")
    ann = Player()
    async with server.open_table(table_id, [anns]) as page:
        await page.receive_type("table")
        await ann.bind(server, table_id, anns, NONCE)
        lost = await page.receive_until(lambda m: m["type"] == "table" and not m["table"]["yours"])
        assert lost[-1]["legal"] == []
        await page.send(type="hello", tokens=[ann.token(NONCE)], after=page.seq)
        await page.receive_until(lambda m: m["type"] == "table" and m["table"]["yours"] == [0])
        assert page.table["seats"][0]["online"]


async def test_a_page_that_announces_the_new_key_keeps_its_seat_and_its_view(
    server: RunningServer,
) -> None:
    table_id, (anns, _) = await server.create_table("HH")
    ann = Player()
    new_key = key_of(ann.token(NONCE))
    async with (
        server.open_table(table_id, [anns]) as page,
        server.open_table(table_id, [anns]) as other,
    ):
        await page.receive_type("table")
        await other.receive_type("table")
        await page.send(type="hello", tokens=[anns], after=page.seq, seat=0, keys=[new_key])
        await page.receive_type("seats")
        await ann.bind(server, table_id, anns, NONCE)
        await page.receive_type("seats")
        assert page.table["yours"] == [0]
        assert page.table["seats"][0]["online"]
        lost = await other.receive_until(lambda m: m["type"] == "table")
        assert lost[-1]["table"]["yours"] == []


async def test_a_page_that_said_hello_while_a_seat_was_being_bound_keeps_it(
    server: RunningServer,
) -> None:
    """Meanwhile the page holds both tokens, because either may be the one that counts."""
    table_id, (anns, _) = await server.create_table("HH")
    ann = Player()
    async with server.open_table(table_id, [anns, ann.token(NONCE)]) as page:
        await page.receive_type("table")
        await ann.bind(server, table_id, anns, NONCE)
        await page.receive_type("seats")
        assert (page.table["yours"], page.seat) == ([0], 0)


async def test_the_seats_at_one_table_can_be_asked_for(server: RunningServer) -> None:
    ann = Player()
    for nonce in (NONCE, OTHER):
        table_id, (anns, _) = await server.create_table("HH")
        await ann.bind(server, table_id, anns, nonce)
    listed = await ann.tables(server, table=table_id)
    assert [each["table"] for each in listed["tables"]] == [table_id]
    assert listed["tables"][0]["bound"][0]["nonce"] == OTHER
    assert (await Player().tables(server, table=table_id))["tables"] == []


async def test_a_page_with_a_token_that_no_longer_holds_the_seat_gets_the_whole_table(
    server: RunningServer,
) -> None:
    table_id, (anns, _) = await server.create_table("HH")
    async with server.open_table(table_id, [anns]) as page:
        await page.receive_type("table")
    await Player().bind(server, table_id, anns, NONCE)
    async with server.open_table(table_id, [anns], page) as page:
        assert (await page.receive())["type"] == "table"


async def test_what_does_not_hold_a_seat_is_not_bound(server: RunningServer) -> None:
    table_id, (anns, _) = await server.create_table("HH")
    eve = Player()
    assert error_id(await eve.bind(server, table_id, "guess", NONCE)) == "seat-token"
    assert error_id(await eve.bind(server, "nowhere", anns, NONCE)) == "table-unknown"
    assert (await eve.tables(server))["tables"] == []


@pytest.mark.parametrize(
    "edited",
    [
        {"player": "short"},
        {"player": None},
        {"key": "0" * 63},
        {"key": "X" * 64},
        {"nonce": "!" * 20},
        {"nonce": "short"},
        {"token": "x" * 101},
        {"table": ""},
        {"seat": 0},
    ],
)
async def test_edited_storage_is_refused_and_loses_nothing(
    server: RunningServer, edited: Json
) -> None:
    table_id, (anns, _) = await server.create_table("HH")
    ann = Player()
    body = {"player": ann.proof, "table": table_id, "token": anns, "nonce": NONCE, "key": "0" * 64}
    answer = await server.post("/api/player/seats", {**body, **edited})
    assert (answer.status_code, error_id(answer)) == (400, "request-malformed")
    assert (await ann.bind(server, table_id, anns, NONCE)).status_code == 200


async def test_a_seat_that_passed_to_another_player_key_is_no_longer_one_s_own(
    server: RunningServer,
) -> None:
    table_id, (anns, _) = await server.create_table("HH")
    ann, bo = Player(), Player()
    await ann.bind(server, table_id, anns, NONCE)
    await bo.bind(server, table_id, ann.token(NONCE), NONCE)
    [table] = (await ann.tables(server))["tables"]
    assert (table["yours"], table["your_turn"]) == ([], False)
    assert table["bound"] == [{"seat": 0, "nonce": NONCE, "holds": False}]
    assert (await bo.tables(server))["tables"][0]["yours"] == [0]


@pytest.mark.slow
async def test_a_seat_is_bound_after_the_game_too(server: RunningServer) -> None:
    table_id, (anns,) = await server.create_table("HR")
    async with server.open_table(table_id, [anns]) as page:
        await page.play_on()
    ann = Player()
    await ann.bind(server, table_id, anns, NONCE)
    [table] = (await ann.tables(server))["tables"]
    assert (table["status"], table["yours"], table["your_turn"]) == ("over", [0], False)
    assert table["outcome"]["scores"]
    assert table["finished_at"] > 1_600_000_000_000
    assert table["plies"] == len(page.plies)


# ── The list ─────────────────────────────────────────────────────────────────────────────


async def test_the_list_says_whose_turn_it_is_and_since_when(
    server: RunningServer, database: Path
) -> None:
    table_id, tokens = await server.create_table("HH")
    async with server.open_table(table_id, tokens) as page:
        decides = (await page.receive_type("table"))["decides"]
    for seat, token in enumerate(tokens):
        [table] = (await listed(server, [{"table": table_id, "token": token}]))["tables"]
        assert table["yours"] == [seat]
        assert (table["decides"], table["your_turn"]) == (decides, seat == decides)
        assert 0 <= table["since"] < 60_000
    assert [seat["kind"] for seat in table["seats"]] == ["human", "human"]


async def listed(server: RunningServer, seats: list[Json], **fields: object) -> Json:
    """The list of a page without a player key."""
    answer = await server.post("/api/player/tables", {"seats": seats, **fields})
    assert answer.status_code == 200, answer.text
    body: Json = answer.json()
    return body


async def test_a_restarted_server_knows_since_when_a_player_is_to_decide(database: Path) -> None:
    async with run_server(database) as server:
        table_id, (anns, _) = await server.create_table("HH")
        await listed(server, [{"table": table_id, "token": anns}])  # the game begins
    age(database, days=2)
    async with run_server(database) as server:
        [table] = (await listed(server, [{"table": table_id, "token": anns}]))["tables"]
        assert 2 * 86_400_000 <= table["since"] < 2 * 86_400_000 + 60_000


async def test_the_list_shows_nothing_that_is_hidden(server: RunningServer) -> None:
    body = {"game": "tobago", "players": 2, "seats": seats("HH")}
    created = (await server.post("/api/tables", body)).json()
    mine = {"table": created["table"], "token": created["seats"][0]["token"]}
    [table] = (await listed(server, [mine]))["tables"]
    spectator = (await server.client.get(f"/api/tables/{created['table']}")).json()
    new = {"table", "yours", "bound", "decides", "your_turn", "plies", "since", "outcome"}
    assert set(table) - new - {"finished_at", "picture", "invitations"} <= set(spectator)
    assert table["yours"] == [0]


async def test_a_token_of_no_seat_shows_what_a_spectator_sees(server: RunningServer) -> None:
    table_id, _ = await server.create_table("HH")
    [table] = (await listed(server, [{"table": table_id, "token": "guess"}]))["tables"]
    assert (table["yours"], table["bound"], table["your_turn"]) == ([], [], False)


async def test_tables_that_are_gone_are_listed_as_missing(server: RunningServer) -> None:
    answer = await listed(server, [{"table": "nowhere", "token": "any"}])
    assert answer["tables"] == []
    [missing] = answer["missing"]
    assert (missing["table"], missing["error"]["id"]) == ("nowhere", "table-unknown")


async def test_fifty_tables_are_listed_in_one_answer(server: RunningServer) -> None:
    ann = Player()
    tables = [await server.create_table("HR") for _ in range(50)]
    for number, (table_id, [token]) in enumerate(tables):
        await ann.bind(server, table_id, token, f"nonce-number-{number:04}")
    answer = await ann.tables(server)
    assert (len(answer["tables"]), answer["missing"], answer["more"]) == (50, [], 0)
    assert {each["table"] for each in answer["tables"]} == {table_id for table_id, _ in tables}
    assert all(each["yours"] == [0] for each in answer["tables"])


async def test_tables_that_have_to_be_loaded_come_in_several_answers(database: Path) -> None:
    ann = Player()
    async with run_server(database) as server:
        for number in range(23):
            table_id, [token] = await server.create_table("HR")
            await ann.bind(server, table_id, token, f"nonce-number-{number:04}")
    async with run_server(database) as server:
        found: list[str] = []
        counts: list[int] = []
        while not counts or counts[-1]:
            answer = await ann.tables(server, first=len(found))
            found += [each["table"] for each in answer["tables"]]
            counts.append(answer["more"])
        assert counts == [13, 3, 0]
        assert len(set(found)) == 23
        assert (await ann.tables(server, limit=5))["more"] == 18


async def test_an_address_loads_a_limited_number_of_tables(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MOST_IDLE", 0)
    async with run_server(database, settings=replace(AMPLE, table_loads_per_minute=3)) as server:
        mine = [{"table": f"unknown {number}", "token": "t"} for number in range(5)]
        answer = await listed(server, mine)
        assert (len(answer["missing"]), answer["more"]) == (3, 2)
        refused = await server.post("/api/player/tables", {"seats": mine})
        assert (refused.status_code, error_id(refused)) == (429, "request-too-many")


async def test_more_than_fifty_seats_are_refused(server: RunningServer) -> None:
    too_many = [{"table": "isle", "token": "t"}] * 51
    answer = await server.post("/api/player/tables", {"seats": too_many})
    assert error_id(answer) == "request-malformed"


# ── Privacy ──────────────────────────────────────────────────────────────────────────────


async def test_a_player_is_forgotten_but_keeps_the_seats(server: RunningServer) -> None:
    ann = Player()
    tables = [await server.create_table("HR") for _ in range(3)]
    for number, (table_id, [token]) in enumerate(tables):
        await ann.bind(server, table_id, token, f"nonce-number-{number:04}")
    one = tables[0][0]
    answer = await server.post("/api/player/forget", {"player": ann.proof, "table": one})
    assert answer.json() == {"table": one}
    assert len((await ann.tables(server))["tables"]) == 2
    await server.post("/api/player/forget", {"player": ann.proof})
    assert (await ann.tables(server))["tables"] == []
    async with server.open_table(one, [ann.token("nonce-number-0000")]) as page:
        assert (await page.receive_type("table"))["table"]["yours"] == [0]


async def test_one_player_cannot_forget_another(server: RunningServer) -> None:
    table_id, [token] = await server.create_table("HR")
    ann, eve = Player(), Player()
    await ann.bind(server, table_id, token, NONCE)
    await server.post("/api/player/forget", {"player": eve.proof})
    assert len((await ann.tables(server))["tables"]) == 1


async def test_no_secret_is_stored_or_logged(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    ann = Player()
    addresses: list[str] = []

    async def note_address(request: httpx.Request) -> None:
        addresses.append(str(request.url))

    async with run_server(database) as server:
        for name in ("uvicorn", "uvicorn.access"):  # their records do not reach the root logger
            monkeypatch.setattr(logging.getLogger(name), "handlers", [caplog.handler])
        server.client.event_hooks["request"] = [note_address]
        table_id, (anns, _) = await server.create_table("HH")
        await ann.bind(server, table_id, anns, NONCE)
        await ann.bind(server, table_id, "a wrong token", NONCE)
        await ann.tables(server, seats=[{"table": table_id, "token": "a wrong token"}])
        claim = {"seat": 1, "key": key_of("claimed token"), "player": ann.proof}
        await server.post(f"/api/tables/{table_id}/claims", claim)
        await server.post("/api/player/forget", {"player": ann.proof, "table": "other"})
    with closing(sqlite3.connect(database)) as log:
        stored = "\n".join(log.iterdump())
    said = "".join(
        record.getMessage()
        for record in caplog.records
        if not record.name.startswith(("httpx", "httpcore", "websockets.client"))
    )
    for secret in (anns, ann.proof, ann.token(NONCE), "a wrong token", "claimed token"):
        assert secret not in stored
        assert secret not in said
        assert secret not in "".join(addresses)
    assert NONCE in stored


# ── Pictures ─────────────────────────────────────────────────────────────────────────────


async def test_the_picture_is_the_board_as_spectators_see_it(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HH")
    [table] = (await listed(server, [{"table": table_id, "token": tokens[0]}]))["tables"]
    assert urlsplit(table["picture"]).path == f"/api/tables/{table_id}/picture.svg"
    picture = await server.client.get(table["picture"])
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    assert "immutable" in picture.headers["cache-control"]
    dark = await server.client.get(f"{table['picture']}&theme=dark")
    assert (dark.text == picture.text, dark.headers["etag"] == picture.headers["etag"]) == (
        False,
        False,
    )
    again = await server.client.get(
        table["picture"], headers={"If-None-Match": picture.headers["etag"]}
    )
    assert (again.status_code, again.text) == (304, "")
    async with server.open_table(table_id, tokens) as page:
        await page.play_on(3)
    newer = await server.client.get(
        table["picture"], headers={"If-None-Match": picture.headers["etag"]}
    )
    assert newer.status_code == 200
    assert "no-cache" in newer.headers["cache-control"]
    assert newer.text != picture.text


@pytest.mark.parametrize("game", ["la_tortuga", "forbidden_island", "tobago"])
async def test_the_picture_of_a_table_that_has_not_begun_is_an_example(
    server: RunningServer, game: str
) -> None:
    bodies = [{"game": game, "players": 2, "seats": seats("HO")} for _ in range(2)]
    tables = [(await server.post("/api/tables", body)).json()["table"] for body in bodies]
    drawn = [await server.client.get(f"/api/tables/{each}/picture.svg") for each in tables]
    assert drawn[0].text == drawn[1].text  # so it tells nothing about the table's seed
    assert drawn[0].text.startswith("<svg")


async def test_there_is_no_picture_of_an_unknown_table(server: RunningServer) -> None:
    answer = await server.client.get("/api/tables/nowhere/picture.svg")
    assert (answer.status_code, error_id(answer)) == (404, "table-unknown")
