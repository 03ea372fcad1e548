"""Tutorials over HTTP."""

from tests.server.house import House


async def test_every_position_is_told_as_a_table_tells_it(house: House) -> None:
    answer = await house.client.get("/api/tutorials/la_tortuga")
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


async def test_what_is_hidden_from_the_learner_is_not_told(house: House) -> None:
    chapters = (await house.client.get("/api/tutorials/tobago")).json()["chapters"]
    drawn = [
        beat["ply"]
        for chapter in chapters
        for beat in chapter["beats"]
        if beat.get("type") == "ply" and beat["ply"]["do"] in {"draw_clue", "peek"}
    ]
    assert {ply["card"] is None for ply in drawn if ply["seat"] != 0} == {True}
    assert {ply["card"] is None for ply in drawn if ply["seat"] == 0} == {False}


async def test_a_game_that_is_not_there_has_no_tutorial(house: House) -> None:
    answer = await house.client.get("/api/tutorials/chess")
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == "game-unknown"
