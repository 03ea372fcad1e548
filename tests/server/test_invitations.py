"""Inviting people with whom one has played; names and emblems of seats."""

from pathlib import Path
from typing import Any

import pytest

from atoll.server.settings import ServerSettings
from tests.server.running_server import RunningServer, run_server, seats

Json = dict[str, Any]


async def meet(server: RunningServer) -> tuple[str, list[str]]:
    """Return a table where Ann and Bo play, and their tokens."""
    table_id, [ann] = await server.create_table("HOO")
    tokens = [ann]
    for name in ("Bo", "Cy"):
        sat = await server.post(f"/api/tables/{table_id}/seats", {"name": name, "emblem": "crab"})
        tokens.append(sat.json()["token"])
    return table_id, tokens


async def invite(
    server: RunningServer, table: tuple[str, str], earlier: tuple[str, str], seat: int
) -> Json:
    body = {
        "token": table[1],
        "earlier": {"table": earlier[0], "token": earlier[1]},
        "seat": seat,
    }
    answer = await server.post(f"/api/tables/{table[0]}/invitations", body)
    return {"status": answer.status_code, **answer.json()}


async def invitations(server: RunningServer, table_id: str, token: str) -> list[Json]:
    body = {"seats": [{"table": table_id, "token": token}]}
    [table] = (await server.post("/api/player/tables", body)).json()["tables"]
    found: list[Json] = table["invitations"]
    return found


async def test_only_the_invited_person_learns_of_an_invitation(server: RunningServer) -> None:
    earlier, [ann, bo, cy] = await meet(server)
    table_id, [host] = await server.create_table("HO")
    answer = await invite(server, (table_id, host), (earlier, ann), 1)
    assert answer == {"status": 200, "table": table_id, "seat": 1}
    [invitation] = await invitations(server, earlier, bo)
    assert (invitation["table"], invitation["by"]) == (table_id, 0)
    assert await invitations(server, earlier, cy) == []
    assert await invitations(server, earlier, ann) == []
    assert table_id not in (await server.client.get(f"/api/tables/{earlier}")).text
    async with server.open_table(earlier, [cy]) as page:
        assert table_id not in str(await page.receive())
    # The same invitation again changes nothing; another one follows a moment later.
    assert (await invite(server, (table_id, host), (earlier, ann), 1))["status"] == 200
    other, [token] = await server.create_table("HO")
    hasty = await invite(server, (other, token), (earlier, ann), 1)
    assert (hasty["status"], hasty["error"]["id"]) == (429, "invite-soon")
    assert len(await invitations(server, earlier, bo)) == 1


async def test_an_invitation_outlives_a_restart(database: Path) -> None:
    async with run_server(database) as server:
        earlier, [ann, bo, _] = await meet(server)
        table_id, [host] = await server.create_table("HO")
        await invite(server, (table_id, host), (earlier, ann), 1)
    async with run_server(database) as server:
        assert [each["table"] for each in await invitations(server, earlier, bo)] == [table_id]


@pytest.mark.parametrize(
    ("picture", "host", "own", "seat", "reason"),
    [
        ("HO", "wrong", "ann", 1, "seat-token"),
        ("HO", "host", "wrong", 1, "seat-token"),
        ("HO", "host", "ann", 0, "invite-no-person"),
        ("HO", "host", "ann", 7, "seat-unknown"),
        ("HB", "host", "ann", 1, "seat-none-open"),
    ],
)
async def test_an_invitation_needs_seats_at_both_tables(
    server: RunningServer, picture: str, host: str, own: str, seat: int, reason: str
) -> None:
    earlier, [ann, *_] = await meet(server)
    table_id, [token] = await server.create_table(picture)
    held = {"host": token, "ann": ann, "wrong": "wrong"}
    answer = await invite(server, (table_id, held[host]), (earlier, held[own]), seat)
    assert answer["error"]["id"] == reason


async def test_one_address_invites_a_limited_number(database: Path) -> None:
    async with run_server(database, settings=ServerSettings(invitations_per_hour=1)) as server:
        earlier, [ann, *_] = await meet(server)
        table_id, [host] = await server.create_table("HO")
        assert (await invite(server, (table_id, host), (earlier, ann), 1))["status"] == 200
        answer = await invite(server, (table_id, host), (earlier, ann), 2)
        assert (answer["status"], answer["error"]["id"]) == (429, "invite-too-many")


async def test_a_name_and_an_emblem_belong_to_a_seat_and_its_rematch(
    server: RunningServer,
) -> None:
    body = {
        "game": "la_tortuga",
        "players": 2,
        "seats": [{"kind": "human", "name": "Ann", "emblem": "shell"}, *seats("B")],
    }
    created = (await server.post("/api/tables", body)).json()
    path, token = f"/api/tables/{created['table']}", created["seats"][0]["token"]
    assert (await server.client.get(path)).json()["seats"][0]["emblem"] == "shell"
    change = {"token": token, "name": " Anna ", "emblem": "crab"}
    renamed = await server.post(f"{path}/seats/0/name", change)
    assert renamed.json() == {"seat": 0, "name": "Anna", "emblem": "crab"}
    async with server.open_table(created["table"], [token]) as page:
        await page.play_on()
    rematch = (await server.post(f"{path}/rematch", {"tokens": [token]})).json()
    [seat, _] = (await server.client.get(f"/api/tables/{rematch['table']}")).json()["seats"]
    assert (seat["name"], seat["emblem"]) == ("Anna", "crab")
    unknown = await server.post(f"{path}/seats/0/name", {**change, "emblem": "skull"})
    assert unknown.json()["error"]["id"] == "request-malformed"


async def test_beside_others_a_name_stays_once_the_game_has_begun(server: RunningServer) -> None:
    table_id, [_, bo, _] = await meet(server)
    answer = await server.post(f"/api/tables/{table_id}/seats/1/name", {"token": bo, "name": "Ann"})
    assert answer.json()["error"]["id"] == "seat-named"
    foreign = await server.post(f"/api/tables/{table_id}/seats/0/name", {"token": bo, "name": "Bo"})
    assert foreign.json()["error"]["id"] == "refused-seat"
