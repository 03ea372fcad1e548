"""History, transcripts, the proof of fairness, imports and what-if over a real server."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from atoll.bots.play import play_game
from atoll.bots.random import RandomBot
from atoll.engine import transcript
from atoll.games import find
from atoll.server.settings import ServerSettings
from atoll.table.fairness.proof import Verifier
from tests.server.running_server import AMPLE, RunningServer, run_server
from tests.table.test_fairness import expected_outcome


async def finished_table(server: RunningServer, picture: str = "RB") -> str:
    """Create a table and wait until its bots have played."""
    table_id, _ = await server.create_table(picture)
    async with server.open_table(table_id) as page:
        await page.wait_for_status("over")
    return table_id


async def error_of(server: RunningServer, path: str, body: Any) -> tuple[int, str]:
    answer = await server.post(path, body)
    return answer.status_code, answer.json()["error"]["id"]


async def test_every_ply_comes_with_its_effects_also_after_a_reload(server: RunningServer) -> None:
    table_id, [token] = await server.create_table("HB")
    live = []
    async with server.open_table(table_id, [token]) as ann:
        live += (await ann.receive_type("table"))["effects"]
        await ann.play_on(3)
        async with server.open_table(table_id, [token]) as again:
            reloaded = (await again.receive_type("table"))["effects"]
    assert len(reloaded) >= 3
    assert any("end" in effects for effects in reloaded)
    assert reloaded[: len(live)] == live


async def test_a_player_sees_earlier_moments_from_their_own_seat_during_a_game(
    server: RunningServer,
) -> None:
    table_id, [token] = await server.create_table("HB")
    async with server.open_table(table_id, [token]) as ann:
        await ann.play_on(4)
        await ann.wait_for_decision()  # so that the game does not change
        story = await ann.command("story")
        assert story["plies"] == ann.plies
        assert len(story["effects"]) == len(ann.plies)
        answer = await ann.command("moments", first=0, last=len(ann.plies))
        now = {"view": ann.view, "decides": 0, "outcome": None, "perspective": 0}
        assert answer["moments"][-1] == now
        assert answer["moments"][0]["view"]["turtles"][0]["at"] == 0
        refused = await ann.command("moments", first=0, last=0, perspective=1)
        assert refused["error"]["id"] == "eyes-secret"
        refused = await ann.command("moments", first=0, last=9999)
        assert refused["error"]["id"] == "moment-unknown"
        refused = await ann.command("story", perspective="all")
        assert refused["error"]["id"] == "eyes-secret"


@pytest.mark.slow
async def test_after_the_end_moments_are_seen_from_every_perspective(server: RunningServer) -> None:
    table_id = await finished_table(server)
    async with server.open_table(table_id) as page:
        await page.receive_type("table")
        for perspective in (0, 1, None, "all"):
            answer = await page.command("moments", first=3, last=4, perspective=perspective)
            assert [moment["perspective"] for moment in answer["moments"]] == [perspective] * 2


async def test_a_transcript_carries_its_proof(server: RunningServer) -> None:
    table_id = await finished_table(server)
    answer = await server.client.get(f"/api/tables/{table_id}/transcript")
    assert answer.status_code == 200
    assert f"la_tortuga-{table_id}.jsonl" in answer.headers["content-disposition"]
    verifier = Verifier()
    [position] = transcript.read(answer.content.splitlines(), find, verifier)
    assert position.over
    assert verifier.verdicts[0].fair
    plain = await server.client.get(f"/api/tables/{table_id}/transcript?proof=no")
    header = json.loads(plain.content.splitlines()[0])
    assert header.keys() == {"atoll", "game", "players", "options", "setup"}


async def test_there_is_no_transcript_before_the_end(server: RunningServer) -> None:
    table_id, _ = await server.create_table("HB")
    for path in ("transcript", "chances"):
        answer = await server.client.get(f"/api/tables/{table_id}/{path}")
        assert answer.status_code == 409
        assert answer.json()["error"]["id"] == "transcript-not-over"


async def test_the_page_can_verify_every_chance_ply(server: RunningServer) -> None:
    table_id = await finished_table(server)
    seed = (await server.client.get(f"/api/tables/{table_id}")).json()["seed"]
    n, total = 0, 1
    while n < total:
        answer = (await server.client.get(f"/api/tables/{table_id}/chances?from={n}")).json()
        total = answer["total"]
        for chance in answer["chances"]:
            outcomes = [dict(each) for each in chance["outcomes"]]
            weights = [each.pop("weight") for each in outcomes]
            assert expected_outcome(seed, table_id, n, outcomes, weights) == chance["drawn"]
            n += 1
    assert n == total > 30
    answer = await server.client.get(f"/api/tables/{table_id}/chances?from=x")
    assert answer.json()["error"]["id"] == "request-malformed"


@pytest.mark.slow
async def test_an_imported_transcript_becomes_a_table(server: RunningServer) -> None:
    table_id = await finished_table(server, "RBR")
    text = (await server.client.get(f"/api/tables/{table_id}/transcript")).content
    answer = await server.post("/api/transcripts", text + b"\n" + text)
    assert answer.status_code == 201
    tables = answer.json()["tables"]
    assert len(set(tables)) == 2
    table = (await server.client.get(f"/api/tables/{tables[0]}")).json()
    assert table["status"] == "over"
    assert table["commitment"] is None
    assert "table" not in table["origin"]
    again = (await server.client.get(f"/api/tables/{tables[0]}/transcript")).text
    assert again.splitlines()[1:] == text.decode().splitlines()[1:]
    proof = await server.client.get(f"/api/tables/{tables[0]}/chances")
    assert proof.json()["error"]["id"] == "proof-none"
    assert await error_of(server, f"/api/tables/{tables[0]}/seats", {"name": "Ann"}) == (
        409,
        "seat-taken",
    )


@pytest.mark.slow
async def test_an_invalid_transcript_is_refused_with_its_line(server: RunningServer) -> None:
    table_id = await finished_table(server)
    lines = (await server.client.get(f"/api/tables/{table_id}/transcript")).content.splitlines()
    broken = b"\n".join([*lines[:4], b'{"by": 0, "do": "dance"}', *lines[5:]])
    answer = await server.post("/api/transcripts", broken)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["id"] == "transcript-line"
    assert error["args"]["line"] == 5
    for wrong in (b"", b"hello", b"\xff\xfe", b"{}", b"\n".join(lines[:9])):
        assert await error_of(server, "/api/transcripts", wrong) == (400, "transcript-line")
    whole = b"\n".join(lines) + b"\n"
    assert await error_of(server, "/api/transcripts", whole * 11) == (400, "transcript-games")
    large = b" " * (2 * 1024 * 1024 + 1)
    assert await error_of(server, "/api/transcripts", large) == (413, "request-too-large")


@pytest.mark.slow
async def test_a_game_that_is_too_long_is_not_imported(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await finished_table(server)
    text = (await server.client.get(f"/api/tables/{table_id}/transcript")).content
    monkeypatch.setattr("atoll.server.api.tables.replay_api.MOST_PLIES", text.count(b"\n") - 2)
    assert (await server.post("/api/transcripts", text)).status_code == 201
    monkeypatch.setattr("atoll.server.api.tables.replay_api.MOST_PLIES", text.count(b"\n") - 3)
    assert await error_of(server, "/api/transcripts", text) == (400, "transcript-long")


@pytest.mark.slow
async def test_every_imported_game_counts_as_a_table(database: Path) -> None:
    game = play_game(find("la_tortuga"), 2, {}, [RandomBot()] * 2, seed=1)
    one = "".join(f"{line}\n" for line in transcript.write(game)).encode()
    three = one * 3
    async with run_server(database, settings=replace(AMPLE, tables_per_minute=4)) as server:
        assert (await server.post("/api/transcripts", three)).status_code == 201
        assert await error_of(server, "/api/transcripts", three) == (429, "table-too-many")
    empty = database.with_name("empty.sqlite")
    async with run_server(empty, settings=replace(AMPLE, most_tables=4)) as server:
        assert (await server.post("/api/transcripts", three)).status_code == 201
        assert await error_of(server, "/api/transcripts", three) == (503, "table-no-room")
        assert (await server.post("/api/transcripts", one)).status_code == 201


@pytest.mark.slow
async def test_a_branch_goes_on_from_a_moment_at_a_new_table(
    server: RunningServer, database: Path
) -> None:
    table_id = await finished_table(server, "RBR")
    body = {"moment": 40, "seat": 1, "name": "Ann", "bot": "stop4"}
    answer = await server.post(f"/api/tables/{table_id}/branches", body)
    assert answer.status_code == 201
    [seat] = answer.json()["seats"]
    new = answer.json()["table"]
    async with server.open_table(table_id) as page:
        plies = (await page.receive_type("table"))["plies"][:40]
    async with server.open_table(new, [seat["token"]]) as ann:
        first = await ann.receive_type("table")
        assert first["plies"][:40] == plies
        assert first["table"]["origin"] == {"table": table_id, "moment": 40, "seat": 1}
        await ann.play_on()
        assert ann.table["seats"][1]["name"] == "Ann"
    async with run_server(database) as later, later.open_table(new, [seat["token"]]) as ann:
        assert (await ann.receive_type("table"))["outcome"] is not None


async def test_a_running_game_with_other_people_cannot_be_branched(server: RunningServer) -> None:
    table_id, [mine, theirs] = await server.create_table("HHB")
    body = {"moment": 0, "seat": 0, "name": "Ann", "bot": "stop4"}
    path = f"/api/tables/{table_id}/branches"
    async with server.open_table(table_id, [mine]) as ann:
        await ann.receive_type("table")
    assert await error_of(server, path, {**body, "tokens": [mine]}) == (403, "branch-live")
    # With all the people's tokens a page plays against bots alone.
    answer = await server.post(path, {**body, "tokens": [mine, theirs]})
    assert answer.status_code == 201
    assert await error_of(server, path, {"moment": 1}) == (400, "request-malformed")


async def test_imports_count_as_new_tables(database: Path) -> None:
    few = ServerSettings(tables_per_minute=1, messages_per_second=AMPLE.messages_per_second)
    async with run_server(database, settings=few) as server:
        await server.post("/api/transcripts", b"{}")
        assert await error_of(server, "/api/transcripts", b"{}") == (429, "table-too-many")
