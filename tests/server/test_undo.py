"""Undo over the socket: free, proposed, agreed to, declined, withdrawn, and read from the log."""

from pathlib import Path

from tests.server.running_server import RunningServer, run_server


async def test_a_player_alone_with_bots_undoes_freely(tmp_path: Path) -> None:
    async with run_server(tmp_path / "atoll.db") as server:
        table_id, tokens = await server.create_table("HB")
        async with server.open_table(table_id, tokens) as ann:
            await ann.receive_type("table")
            await ann.play_on(3)
            await ann.wait_for_decision()
            before = list(ann.plies)
            assert (await ann.command("undo", seq=ann.seq))["type"] == "accepted"
            assert len(ann.plies) < len(before)
            assert before[: len(ann.plies)] == ann.plies
            left, legal = list(ann.plies), ann.legal
            assert legal
    async with (
        run_server(tmp_path / "atoll.db") as server,
        server.open_table(table_id, tokens) as again,
    ):
        first = await again.receive_type("table")
        assert again.plies == left
        assert again.legal == legal
        assert first["undone"] == [
            {"seat": 0, "after": len(left), "plies": len(before) - len(left)}
        ]


async def two_people(server: RunningServer) -> tuple[str, str, str]:
    table_id, (ann,) = await server.create_table("HO")
    sat = await server.post(f"/api/tables/{table_id}/seats", {"name": "Bo"})
    return table_id, ann, sat.json()["token"]


async def test_an_undo_can_be_declined_once_and_for_all(server: RunningServer) -> None:
    table_id, ann_token, bo_token = await two_people(server)
    async with (
        server.open_table(table_id, [ann_token]) as ann,
        server.open_table(table_id, [bo_token]) as bo,
    ):
        asker, other = ann, bo
        await ann.wait_for_status("playing")
        await bo.wait_for_status("playing")
        if not ann.legal:
            asker, other = bo, ann
        await asker.play_on(1)
        count = len(asker.plies)
        refused = await asker.command("undo", seq=asker.seq)
        assert refused["error"]["id"] == "undo-chance"
        assert (await asker.command("undo", seq=asker.seq, propose=True))["type"] == "accepted"
        await other.receive_until(lambda message: bool(message.get("table", {}).get("proposal")))
        assert other.table["proposal"]["waiting"] == other.table["yours"]
        assert (await other.command("answer", agrees=False))["type"] == "accepted"
        await asker.receive_until(
            lambda message: message.get("table", {}).get("proposal", 0) is None
        )
        assert len(asker.plies) == count
        again = await asker.command("undo", seq=asker.seq, propose=True)
        assert again["error"]["id"] == "undo-declined"


async def test_an_undo_happens_once_the_others_agree(server: RunningServer) -> None:
    table_id, ann_token, bo_token = await two_people(server)
    async with (
        server.open_table(table_id, [ann_token]) as ann,
        server.open_table(table_id, [bo_token]) as bo,
    ):
        await ann.wait_for_status("playing")
        await bo.wait_for_status("playing")
        asker, other = (ann, bo) if ann.legal else (bo, ann)
        before = list(asker.plies)
        await asker.play_on(1)
        await asker.command("undo", seq=asker.seq, propose=True)
        await other.receive_until(lambda message: bool(message.get("table", {}).get("proposal")))
        await other.command("answer", agrees=True)
        assert other.plies == before
        await asker.receive_until(lambda message: message["type"] == "table")
        assert asker.plies == before
        assert asker.legal


async def test_a_page_that_reconnects_after_an_undo_gets_the_whole_table(
    server: RunningServer,
) -> None:
    table_id, tokens = await server.create_table("HB")
    async with server.open_table(table_id, tokens) as ann:
        await ann.receive_type("table")
        await ann.play_on(2)
        await ann.wait_for_decision()
        async with server.open_table(table_id) as watcher:
            await watcher.receive_type("table")
        await ann.command("undo", seq=ann.seq)
        async with server.open_table(table_id, known=watcher) as late:
            message = await late.receive()
            assert message["type"] == "table"
            assert late.plies == ann.plies


async def test_a_proposal_can_be_withdrawn(server: RunningServer) -> None:
    table_id, ann_token, bo_token = await two_people(server)
    async with (
        server.open_table(table_id, [ann_token]) as ann,
        server.open_table(table_id, [bo_token]) as bo,
    ):
        await ann.wait_for_status("playing")
        await bo.wait_for_status("playing")
        asker = ann if ann.legal else bo
        await asker.play_on(1)
        await asker.command("undo", seq=asker.seq, propose=True)
        assert (await asker.command("answer", agrees=False))["type"] == "accepted"
        assert asker.table["proposal"] is None
        nothing = await asker.command("answer", agrees=False)
        assert nothing["error"]["id"] == "proposal-none"
