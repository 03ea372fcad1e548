"""Any server takes what concerns a table, whichever serves it."""

import asyncio
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from atoll.server.cluster.forwarding.peers import SECRET_HEADER
from tests.server.cluster.servers import Member
from tests.server.player import Player
from tests.server.running_server import Json, seats

Two = tuple[Member, Member]


async def served_by(server: Member, picture: str, **options: Any) -> tuple[str, list[str]]:
    """Create a table and open it once at this server, which then has its lease."""
    table_id, tokens = await server.create_table(picture, **options)
    assert (await server.client.get(f"/api/tables/{table_id}")).status_code == 200
    assert await server.cluster.ownership.locate(table_id) is None
    return table_id, tokens


async def test_pages_at_both_servers_play_one_game(two: Two) -> None:
    one, other = two
    table_id, (anns, bos) = await served_by(one, "HH")
    async with (
        one.open_table(table_id, [anns]) as ann,
        other.open_table(table_id, [bos]) as bo,
    ):
        async with asyncio.TaskGroup() as group:
            group.create_task(ann.play_on())
            group.create_task(bo.play_on())
        assert ann.plies == bo.plies
        assert ann.outcome == bo.outcome is not None
    peer = await other.cluster.ownership.locate(table_id)
    assert peer is not None
    assert peer.id == one.cluster.here.id


async def test_a_page_of_the_other_server_is_present(two: Two) -> None:
    one, other = two
    table_id, (anns, bos) = await served_by(one, "HH")
    async with one.open_table(table_id, [anns]) as ann:
        await ann.receive_type("table")
        async with other.open_table(table_id, [bos]):
            while not ann.table["seats"][1]["online"]:
                await ann.receive()
        while ann.table["seats"][1]["online"]:
            await ann.receive()


async def test_a_refusal_of_the_serving_process_reaches_the_client(two: Two) -> None:
    one, other = two
    table_id, _ = await served_by(one, "HH")
    refused = await other.post(f"/api/tables/{table_id}/seats", {"name": "Cy"})
    assert (refused.status_code, refused.json()["error"]["id"]) == (409, "seat-none-open")
    head = await other.client.head(f"/api/tables/{table_id}")
    assert head.status_code == 200
    assert head.headers["x-content-type-options"] == "nosniff"
    assert len(head.headers.get_list("date")) == 1


async def test_an_unknown_table_is_unknown_at_both(two: Two) -> None:
    for server in two:
        missing = await server.client.get("/api/tables/unknown")
        assert (missing.status_code, missing.json()["error"]["id"]) == (404, "table-unknown")
        async with server.socket("unknown") as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": []}))
            refused = await receive(socket)
            assert refused["error"]["id"] == "table-unknown"
            await socket.wait_closed()
            assert socket.close_code == 4404


async def test_tables_of_the_other_server_are_listed_as_they_are(two: Two) -> None:
    one, other = two
    table_id, (anns, _) = await served_by(one, "HH")
    ann = Player()
    await ann.bind(other, table_id, anns, "a-nonce-of-the-page")
    [token] = await ann.restored(other, table_id)
    async with one.open_table(table_id, [token]) as page:
        await page.receive_type("table")
        [mine] = (await ann.tables(other))["tables"]
        assert mine["yours"] == [0]
        assert mine["seats"][0]["online"]


async def receive(socket: ClientConnection) -> Json:
    async with asyncio.timeout(60):
        message: Json = json.loads(await socket.recv())
        return message


async def test_both_lobbies_show_the_tables_of_both_servers(two: Two) -> None:
    one, other = two
    async with connect(f"ws://{other.address}/api/lobby/socket", max_queue=None) as lobby:
        assert (await receive(lobby))["tables"] == []
        body = {"game": "la_tortuga", "players": 2, "seats": seats("HO"), "public": True}
        created = (await one.post("/api/tables", body)).json()
        row = (await receive(lobby))["table"]
        assert (row["id"], row["status"]) == (created["table"], "open")
        sat = await one.post(f"/api/tables/{created['table']}/seats", {"name": "Bo"})
        tokens = [created["seats"][0]["token"], sat.json()["token"]]
        async with one.open_table(created["table"], tokens) as people:
            await people.receive_type("table")
            while row["status"] == "open":
                row = (await receive(lobby)).get("table", row)
            await people.command("abandon")
            gone = await receive(lobby)
            while gone["type"] != "gone":
                gone = await receive(lobby)
            assert gone["id"] == created["table"]


async def test_a_server_that_starts_later_shows_the_tables_of_the_first(two: Two) -> None:
    one, other = two
    body = {"game": "la_tortuga", "players": 2, "seats": seats("HO"), "public": True}
    created = (await other.post("/api/tables", body)).json()
    async with other.open_table(created["table"], [created["seats"][0]["token"]]) as ann:
        await ann.receive_type("table")
        async with connect(f"ws://{one.address}/api/lobby/socket", max_queue=None) as lobby:
            message = await receive(lobby)
            rows = message.get("tables", [])
            while not any(row["seats"][0]["online"] for row in rows):
                rows = [(await receive(lobby))["table"]]


async def test_only_the_secret_of_the_process_opens_its_internal_address(two: Two) -> None:
    one, other = two
    here = one.cluster.here
    async with httpx.AsyncClient(base_url=f"http://{here.host}:{here.port}") as client:
        for secret in ("", "guess", other.cluster.here.secret):
            headers = {SECRET_HEADER.decode(): secret, "host": "atoll.example"}
            answer = await client.get("/internal/metrics", headers=headers)
            assert answer.status_code in (404, 421)
        headers = {SECRET_HEADER.decode(): here.secret, "host": "atoll.example"}
        assert (await client.get("/internal/metrics", headers=headers)).status_code == 200


async def test_the_metrics_of_both_servers_are_in_every_answer(two: Two) -> None:
    samples = {f'atoll_processes{{process="{server.cluster.here.id}"}} 2.0' for server in two}
    for server in two:
        text = ""
        while not samples <= {*text.splitlines()}:  # they have not met yet
            text = (await server.client.get("/metrics")).text
