"""Chat over the socket: who receives it, restarts, and its rate limit."""

from pathlib import Path

from tests.server.running_server import RunningServer, TablePage, run_server


async def say(page: TablePage, **fields: str) -> str:
    """Send a chat message; return the id of its refusal, or nothing."""
    await page.send(type="say", id=7, **fields)
    answer = await page.receive_answer(7)
    return str(answer["error"]["id"]) if answer["type"] == "refused" else ""


async def test_a_remark_reaches_the_other_player_and_survives_a_restart(tmp_path: Path) -> None:
    async with run_server(tmp_path / "atoll.db") as server:
        table_id, tokens = await server.create_table("HHH")
        async with (
            server.open_table(table_id, tokens[:1]) as ann,
            server.open_table(table_id, tokens[1:2]) as bo,
        ):
            await ann.receive_type("table")
            await bo.receive_type("table")
            assert not await say(ann, text="<b>Hello</b> & welcome")
            remark = (await bo.receive_type("said"))["said"]
            assert (remark["seat"], remark["text"]) == (0, "<b>Hello</b> & welcome")
            assert not await say(bo, phrase="thanks")
            assert (await ann.receive_type("said"))["said"]["phrase"] == "thanks"
    async with run_server(tmp_path / "atoll.db") as server, server.open_table(table_id) as eve:
        talk = (await eve.receive_type("table"))["talk"]
        assert [said["text"] or said["phrase"] for said in talk] == [remark["text"], "thanks"]


async def test_players_do_not_receive_spectators_remarks_during_the_game(
    server: RunningServer,
) -> None:
    table_id, tokens = await server.create_table("HH")
    async with (
        server.open_table(table_id, tokens) as ann,
        server.open_table(table_id) as eve,
        server.open_table(table_id) as kim,
    ):
        await ann.receive_type("table")
        await eve.receive_type("table")
        await kim.receive_type("table")
        assert not await say(eve, text="Take the beach!", name="Eve")
        assert (await kim.receive_type("said"))["said"]["name"] == "Eve"
        await ann.send(type="say", id=1, phrase="hello")
        messages = await ann.receive_until(lambda message: message.get("id") == 1)
        assert "Eve" not in str(messages)


async def test_remarks_are_limited(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HH")
    async with server.open_table(table_id, tokens) as ann:
        await ann.receive_type("table")
        answers = [await say(ann, phrase="hello") for _ in range(7)]
        assert answers == [""] * 6 + ["talk-too-fast"]
        assert await say(ann, text="x" * 400) == "talk-too-fast"


async def test_a_ply_is_not_stale_because_of_a_remark(server: RunningServer) -> None:
    table_id, tokens = await server.create_table("HH")
    async with server.open_table(table_id, tokens) as ann:
        await ann.receive_type("table")
        seen, ply = ann.seq, ann.legal[0]
        assert not await say(ann, phrase="thinking")
        assert (await ann.play(ply, seq=seen))["type"] == "accepted"
