"""A page that applies every change has the view that a page gets that comes now."""

from atoll import games
from tests.server.running_server import RunningServer, TablePage


async def compare(server: RunningServer, table_id: str, page: TablePage, *tokens: str) -> None:
    """Assert that a page which says hello now sees the same, and may play the same."""
    async with server.open_table(table_id, tokens) as fresh:
        await fresh.send(type="hello", tokens=list(tokens), perspective=page.seat)
        for _ in range(2):
            await fresh.receive_type("table")
        assert (fresh.seq, fresh.seat) == (page.seq, page.seat)
        assert (fresh.view, fresh.legal) == (page.view, page.legal)


async def catch_up(page: TablePage, seq: int) -> None:
    while page.seq < seq:
        await page.receive()


async def test_changes_undo_and_catching_up_give_the_view(server: RunningServer) -> None:
    for name in games.OWN:
        people = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bo"}]
        body = {"game": name, "players": 2, "seats": people}
        created = (await server.post("/api/tables", body)).json()
        table_id = created["table"]
        tokens = [seat["token"] for seat in created["seats"]]
        async with (
            server.open_table(table_id, tokens[:1]) as ann,
            server.open_table(table_id, tokens[1:]) as bo,
            server.open_table(table_id, tokens[:1]) as lost,
        ):
            for page in (ann, bo, lost):
                await page.receive_type("table")
            await play(ann, bo, 5)  # few enough for no game to end
            await catch_up(lost, ann.seq)
            await play(ann, bo, 2)
            await compare(server, table_id, ann, tokens[0])
            await compare(server, table_id, bo, tokens[1])
            async with server.open_table(table_id, tokens[:1], lost) as again:
                received = await again.receive_until(lambda message: message["type"] == "seats")
                await catch_up(again, ann.seq)
                assert "table" not in {message["type"] for message in received}
                assert (again.view, again.legal) == (ann.view, ann.legal)
            await undo(ann, bo)
            await play(ann, bo, 2)
            await compare(server, table_id, ann, tokens[0])


async def test_a_lent_view_follows_the_changes(server: RunningServer) -> None:
    people = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bo"}]
    created = (
        await server.post("/api/tables", {"game": "tobago", "players": 2, "seats": people})
    ).json()
    table_id = created["table"]
    tokens = [seat["token"] for seat in created["seats"]]
    async with (
        server.open_table(table_id, tokens[:1]) as ann,
        server.open_table(table_id, tokens[1:]) as bo,
        server.open_table(table_id, perspective=1) as friend,
    ):
        for page in (ann, bo, friend):
            await page.receive_type("table")
        await play(ann, bo, 10)
        await catch_up(friend, ann.seq)
        assert friend.seat is None
        await bo.command("share_view", seat=1, shared=True)
        await friend.receive_until(lambda message: message.get("seat") == 1)
        await play(ann, bo, 10)
        await catch_up(friend, bo.seq)
        assert friend.view == bo.view
        await bo.command("share_view", seat=1, shared=False)
        await friend.receive_until(lambda message: message.get("seat", 1) is None)
        await play(ann, bo, 3)
        await catch_up(friend, ann.seq)
        await compare(server, table_id, friend)


async def play(ann: TablePage, bo: TablePage, decisions: int) -> None:
    """Play this number of decisions; afterwards both pages know them all."""
    for _ in range(decisions):
        newest = max(ann.seq, bo.seq)
        for page in (ann, bo):
            await catch_up(page, newest)
        await (ann if ann.legal else bo).play_on(1)
        newest = max(ann.seq, bo.seq)
        for page in (ann, bo):
            await catch_up(page, newest)


async def undo(ann: TablePage, bo: TablePage) -> None:
    """Take back the last decision, with the other's consent."""
    asker, other = (ann, bo) if ann.legal else (bo, ann)
    await asker.command("undo", seq=asker.seq, propose=True)
    await other.receive_until(lambda message: "proposal" in message.get("table", {}))
    await other.command("answer", agrees=True)
    newest = max(ann.seq, bo.seq)
    for page in (ann, bo):
        await catch_up(page, newest)
