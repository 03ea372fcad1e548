"""Hints over HTTP."""

import pytest

from tests.server.running_server import RunningServer


@pytest.mark.slow
async def test_only_the_player_to_decide_gets_hints(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HB")
    async with server.open_table(table_id, tokens) as ann:
        await ann.wait_for_decision()
        path = f"/api/tables/{table_id}/hint"
        advice = (await server.post(path, {"tokens": tokens, "seq": ann.seq})).json()["advice"]
        assert 1 <= len(advice) <= 3
        assert all(each["ply"] in ann.legal for each in advice)
        assert len({str(each["ply"]) for each in advice}) == len(advice)
        stranger = await server.post(path, {"tokens": ["guess"], "seq": ann.seq})
        assert stranger.status_code == 403
        assert stranger.json()["error"]["id"] == "hint-spectator"
