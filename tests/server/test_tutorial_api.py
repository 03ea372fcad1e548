"""Tutorials over HTTP."""

from tests.server.running_server import RunningServer


async def test_every_position_comes_as_a_table_sends_it(server: RunningServer) -> None:
    answer = await server.client.get("/api/tutorials/la_tortuga")
    assert answer.status_code == 200
    first, *_ = answer.json()["chapters"]
    opening, beats = first["opening"], first["beats"]
    assert opening["table"]["yours"] == [0]
    assert [seat["kind"] for seat in opening["table"]["seats"]] == ["human", "bot", "bot", "bot"]
    legal = opening["legal"]
    for beat in beats:
        if beat.get("type") == "ply":
            assert beat["ply"]["by"] != 0 or beat["ply"] in legal
            legal = beat["legal"]
    assert {ply["by"] for beat in beats for ply in beat.get("legal", [])} == {0}


async def test_what_is_hidden_from_the_learner_is_not_sent(server: RunningServer) -> None:
    chapters = (await server.client.get("/api/tutorials/tobago")).json()["chapters"]
    drawn = [
        beat["ply"]
        for chapter in chapters
        for beat in chapter["beats"]
        if beat.get("type") == "ply" and beat["ply"]["do"] in {"draw_clue", "peek"}
    ]
    assert {ply["card"] is None for ply in drawn if ply["seat"] != 0} == {True}
    assert {ply["card"] is None for ply in drawn if ply["seat"] == 0} == {False}


async def test_an_unknown_game_has_no_tutorial(server: RunningServer) -> None:
    answer = await server.client.get("/api/tutorials/chess")
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == "game-unknown"
