"""Looking back, branching off, taking a game home and bringing it back, over a real server."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from atoll.bots.play import play_game
from atoll.bots.random import RandomBot
from atoll.engine import transcript
from atoll.games import find
from atoll.server.limits import Limits
from atoll.table.fairness.proof import Verifier
from tests.server.house import AMPLE, House, Visitor, open_house
from tests.table.test_fairness import expected_outcome


async def played(house: House, picture: str = "RB") -> str:
    """A table whose game is over."""
    table, _ = await house.set_up(picture)
    async with house.at(table) as visitor:
        await visitor.hear_status("over")
    return table


async def ask(visitor: Visitor, **words: Any) -> dict[str, Any]:
    await visitor.say(id=7, **words)
    return (await visitor.hear_until(lambda message: message.get("id") == 7))[-1]


async def error_of(house: House, path: str, body: Any) -> tuple[int, str]:
    answer = await house.post(path, body)
    return answer.status_code, answer.json()["error"]["id"]


async def test_every_ply_comes_with_its_facts_also_after_a_reload(house: House) -> None:
    table, [token] = await house.set_up("HB")
    live = []
    async with house.at(table, [token]) as ann:
        live += (await ann.hear_type("table"))["facts"]
        await ann.play_on(3)
        async with house.at(table, [token]) as again:
            told = (await again.hear_type("table"))["facts"]
    assert len(told) >= 3
    assert any("end" in effects for effects in told)
    assert told[: len(live)] == live


async def test_looking_back_during_a_game(house: House) -> None:
    table, [token] = await house.set_up("HB")
    async with house.at(table, [token]) as ann:
        await ann.play_on(4)
        await ann.to_decide()  # nobody plays meanwhile
        story = await ask(ann, type="story")
        assert story["plies"] == ann.plies
        assert len(story["facts"]) == len(ann.plies)
        told = await ask(ann, type="moments", first=0, last=len(ann.plies))
        now = {"view": ann.view, "decides": 0, "outcome": None, "eyes": 0}
        assert told["moments"][-1] == now
        assert told["moments"][0]["view"]["turtles"][0]["at"] == 0
        refused = await ask(ann, type="moments", first=0, last=0, eyes=1)
        assert refused["error"]["id"] == "eyes-secret"
        refused = await ask(ann, type="moments", first=0, last=9999)
        assert refused["error"]["id"] == "moment-unknown"
        refused = await ask(ann, type="story", eyes="all")
        assert refused["error"]["id"] == "eyes-secret"


async def test_anybody_may_look_with_all_eyes_afterwards(house: House) -> None:
    table = await played(house)
    async with house.at(table) as visitor:
        await visitor.hear_type("table")
        for eyes in (0, 1, None, "all"):
            told = await ask(visitor, type="moments", first=3, last=4, eyes=eyes)
            assert [moment["eyes"] for moment in told["moments"]] == [eyes, eyes]


async def test_a_transcript_carries_its_proof(house: House) -> None:
    table = await played(house)
    answer = await house.client.get(f"/api/tables/{table}/transcript")
    assert answer.status_code == 200
    assert f"la_tortuga-{table}.jsonl" in answer.headers["content-disposition"]
    verifier = Verifier()
    [position] = transcript.read(answer.content.splitlines(), find, verifier)
    assert position.over
    assert verifier.verdicts[0].fair
    plain = await house.client.get(f"/api/tables/{table}/transcript?proof=no")
    header = json.loads(plain.content.splitlines()[0])
    assert header.keys() == {"atoll", "game", "players", "options", "setup"}


async def test_no_transcript_before_the_end(house: House) -> None:
    table, _ = await house.set_up("HB")
    for path in ("transcript", "chances"):
        answer = await house.client.get(f"/api/tables/{table}/{path}")
        assert answer.status_code == 409
        assert answer.json()["error"]["id"] == "transcript-not-over"


async def test_every_chance_can_be_worked_out_again_by_the_page(house: House) -> None:
    table = await played(house)
    seed = (await house.client.get(f"/api/tables/{table}")).json()["seed"]
    n, total = 0, 1
    while n < total:
        told = (await house.client.get(f"/api/tables/{table}/chances?from={n}")).json()
        total = told["total"]
        for chance in told["chances"]:
            outcomes = [dict(each) for each in chance["outcomes"]]
            weights = [each.pop("weight") for each in outcomes]
            assert expected_outcome(seed, table, n, outcomes, weights) == chance["drawn"]
            n += 1
    assert n == total > 30
    answer = await house.client.get(f"/api/tables/{table}/chances?from=x")
    assert answer.json()["error"]["id"] == "request-malformed"


async def test_a_transcript_comes_back_as_a_table(house: House) -> None:
    table = await played(house, "RBR")
    text = (await house.client.get(f"/api/tables/{table}/transcript")).content
    answer = await house.post("/api/transcripts", text + b"\n" + text)
    assert answer.status_code == 201
    tables = answer.json()["tables"]
    assert len(set(tables)) == 2
    words = (await house.client.get(f"/api/tables/{tables[0]}")).json()
    assert words["status"] == "over"
    assert words["commitment"] is None
    assert "table" not in words["origin"]
    again = (await house.client.get(f"/api/tables/{tables[0]}/transcript")).text
    assert again.splitlines()[1:] == text.decode().splitlines()[1:]
    proof = await house.client.get(f"/api/tables/{tables[0]}/chances")
    assert proof.json()["error"]["id"] == "proof-none"
    assert await error_of(house, f"/api/tables/{tables[0]}/seats", {"name": "Ann"}) == (
        409,
        "seat-taken",
    )


async def test_a_file_that_is_no_transcript_is_refused_with_its_line(house: House) -> None:
    table = await played(house)
    lines = (await house.client.get(f"/api/tables/{table}/transcript")).content.splitlines()
    broken = b"\n".join([*lines[:4], b'{"by": 0, "do": "dance"}', *lines[5:]])
    answer = await house.post("/api/transcripts", broken)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["id"] == "transcript-line"
    assert error["args"]["line"] == 5
    for wrong in (b"", b"hello", b"\xff\xfe", b"{}", b"\n".join(lines[:9])):
        assert await error_of(house, "/api/transcripts", wrong) == (400, "transcript-line")
    whole = b"\n".join(lines) + b"\n"
    assert await error_of(house, "/api/transcripts", whole * 11) == (400, "transcript-games")
    large = b" " * (2 * 1024 * 1024 + 1)
    assert await error_of(house, "/api/transcripts", large) == (413, "request-too-large")


async def test_a_game_that_is_too_long_is_not_brought(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(house)
    text = (await house.client.get(f"/api/tables/{table}/transcript")).content
    monkeypatch.setattr("atoll.server.api.replay_api.MOST_PLIES", text.count(b"\n") - 2)
    assert (await house.post("/api/transcripts", text)).status_code == 201
    monkeypatch.setattr("atoll.server.api.replay_api.MOST_PLIES", text.count(b"\n") - 3)
    assert await error_of(house, "/api/transcripts", text) == (400, "transcript-long")


async def test_every_game_of_a_file_counts_as_a_table(database: Path) -> None:
    game = play_game(find("la_tortuga"), 2, {}, [RandomBot()] * 2, seed=1)
    one = "".join(f"{line}\n" for line in transcript.write(game)).encode()
    three = one * 3
    async with open_house(database, limits=replace(AMPLE, tables_per_minute=4)) as house:
        assert (await house.post("/api/transcripts", three)).status_code == 201
        assert await error_of(house, "/api/transcripts", three) == (429, "table-too-many")
    empty = database.with_name("empty.sqlite")
    async with open_house(empty, limits=replace(AMPLE, most_tables=4)) as house:
        assert (await house.post("/api/transcripts", three)).status_code == 201
        assert await error_of(house, "/api/transcripts", three) == (503, "table-no-room")
        assert (await house.post("/api/transcripts", one)).status_code == 201


async def test_what_if(house: House, database: Path) -> None:
    table = await played(house, "RBR")
    wish = {"moment": 40, "seat": 1, "name": "Ann", "bot": "stop4"}
    answer = await house.post(f"/api/tables/{table}/branches", wish)
    assert answer.status_code == 201
    [seat] = answer.json()["seats"]
    new = answer.json()["table"]
    async with house.at(table) as visitor:
        told = (await visitor.hear_type("table"))["plies"][:40]
    async with house.at(new, [seat["token"]]) as ann:
        first = await ann.hear_type("table")
        assert first["plies"][:40] == told
        assert first["table"]["origin"] == {"table": table, "moment": 40, "seat": 1}
        await ann.play_on()
        assert ann.table["seats"][1]["name"] == "Ann"
    async with open_house(database) as later, later.at(new, [seat["token"]]) as ann:
        assert (await ann.hear_type("table"))["outcome"] is not None


async def test_a_live_game_with_other_people_cannot_be_branched_off(house: House) -> None:
    table, [mine, theirs] = await house.set_up("HHB")
    wish = {"moment": 0, "seat": 0, "name": "Ann", "bot": "stop4"}
    path = f"/api/tables/{table}/branches"
    async with house.at(table, [mine]) as ann:
        await ann.hear_type("table")
    assert await error_of(house, path, {**wish, "tokens": [mine]}) == (403, "branch-live")
    # Whoever holds all the people's seats plays against bots alone.
    answer = await house.post(path, {**wish, "tokens": [mine, theirs]})
    assert answer.status_code == 201
    assert await error_of(house, path, {"moment": 1}) == (400, "request-malformed")


async def test_imports_and_branches_count_as_tables_set_up(database: Path) -> None:
    few = Limits(tables_per_minute=1, messages_per_second=AMPLE.messages_per_second)
    async with open_house(database, limits=few) as house:
        await house.post("/api/transcripts", b"{}")
        assert await error_of(house, "/api/transcripts", b"{}") == (429, "table-too-many")
