"""Asking for advice over HTTP."""

from tests.server.house import House


async def test_whoever_decides_is_advised_and_nobody_else(house: House) -> None:
    table, tokens = await house.set_up("HB")
    async with house.at(table, tokens) as ann:
        await ann.to_decide()
        path = f"/api/tables/{table}/hint"
        advice = (await house.post(path, {"tokens": tokens, "seq": ann.seq})).json()["advice"]
        assert 1 <= len(advice) <= 3
        assert all(each["ply"] in ann.legal for each in advice)
        assert len({str(each["ply"]) for each in advice}) == len(advice)
        stranger = await house.post(path, {"tokens": ["nobody's"], "seq": ann.seq})
        assert stranger.status_code == 403
        assert stranger.json()["error"]["id"] == "hint-spectator"
