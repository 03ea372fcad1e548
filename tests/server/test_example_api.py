"""Worked examples of the rules over HTTP."""

import pytest

from tests.server.running_server import RunningServer


@pytest.mark.parametrize("game", ["la_tortuga", "tobago", "forbidden_island"])
async def test_a_spectator_sees_every_position_and_can_play_nothing(
    server: RunningServer, game: str
) -> None:
    answer = await server.client.get(f"/api/examples/{game}")
    assert answer.status_code == 200
    for example in answer.json()["examples"]:
        assert example["opening"]["table"]["yours"] == []
        assert example["opening"]["legal"] == []
        for beat in example["beats"]:
            assert beat["type"] == "say" or (beat["view"] and beat["legal"] == [])


async def test_hands_are_seen_through_the_eyes_of_one_seat(server: RunningServer) -> None:
    examples = (await server.client.get("/api/examples/tobago")).json()["examples"]
    sharing = next(example for example in examples if example["name"] == "sharing")
    assert len(sharing["opening"]["view"]["hand"]) == 4
    looks = [beat["ply"] for beat in sharing["beats"] if beat.get("type") == "ply"]
    seen = {ply["card"] for ply in looks if ply["do"] == "peek" and ply["seat"] == 0}
    assert seen == {"5", "3"}
    assert {ply["card"] for ply in looks if ply["do"] == "peek" and ply["seat"] != 0} == {None}


async def test_an_unknown_game_has_no_examples(server: RunningServer) -> None:
    answer = await server.client.get("/api/examples/chess")
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == "game-unknown"
