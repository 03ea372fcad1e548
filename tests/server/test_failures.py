"""When the log cannot be written or read, the server refuses the command and keeps running."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running_server import RunningServer
from tests.store.disk import file_size_limit


def size_of_log(database: Path) -> int:
    return Path(f"{database}-wal").stat().st_size


async def test_a_ply_is_refused_on_a_full_disk_and_accepted_later(
    server: RunningServer, database: Path
) -> None:
    table_id, tokens = await server.create_table("HHHH")
    async with server.open_table(table_id, tokens) as ann:
        await ann.play_on(2)
        assert await ann.wait_for_decision()
        seq, ply = ann.seq, ann.legal[0]
        with file_size_limit(size_of_log(database)):
            refused = await ann.play(ply, id=1)
            assert refused["type"] == "refused"
            assert refused["error"]["id"] in ("store-full", "store-failed")
            assert ann.seq == seq
            assert (await server.client.get(f"/api/tables/{table_id}")).status_code == 200
            async with server.open_table(table_id, tokens) as other:
                assert (await other.receive_type("table"))["seq"] == seq
        assert (await ann.play(ply, id=2))["type"] == "accepted"
        await ann.play_on()
        assert ann.outcome is not None


async def test_no_table_is_created_on_a_full_disk(server: RunningServer, database: Path) -> None:
    await server.create_table("HB")
    body = {"game": "la_tortuga", "players": 2, "seats": [{"kind": "open"}] * 2}
    with file_size_limit(size_of_log(database)):
        answer = await server.post("/api/tables", body)
        assert answer.status_code == 503
        assert answer.json()["error"]["id"] in ("store-full", "store-failed")
    assert (await server.post("/api/tables", body)).status_code == 201


@pytest.mark.parametrize("damaged", ["replace(payload, 'la_tortuga', 'tobago')", "x'ff'"])
async def test_a_damaged_table_is_refused(
    server: RunningServer, database: Path, caplog: pytest.LogCaptureFixture, damaged: str
) -> None:
    table_id, _ = await server.create_table("HH")
    with closing(sqlite3.connect(database)) as other, other:
        other.execute(f"UPDATE event SET payload = CAST({damaged} AS TEXT)")
    answer = await server.client.get(f"/api/tables/{table_id}")
    assert (answer.status_code, answer.json()["error"]["id"]) == (500, "table-broken")
    async with server.open_table(table_id) as page:
        assert (await page.receive_type("refused"))["error"]["id"] == "table-broken"
    assert f"table {table_id} cannot be read" in caplog.text


async def test_a_ply_is_refused_while_the_log_is_locked(
    server: RunningServer, database: Path
) -> None:
    table_id, tokens = await server.create_table("HHHH")
    async with server.open_table(table_id, tokens) as ann:
        assert await ann.wait_for_decision()
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            refused = await ann.play(ann.legal[0])
            assert refused["error"]["id"] == "store-locked"
        assert (await ann.play(ann.legal[0], id=2))["type"] == "accepted"


async def test_a_game_begins_once_the_log_can_be_written_again(
    server: RunningServer, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table_id, tokens = await server.create_table("HBBB")
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        async with server.open_table(table_id, tokens) as ann:
            first = await ann.receive_type("table")
            assert first["table"]["status"] == "open", "its start could not be logged"
    async with server.open_table(table_id, tokens) as ann:
        await ann.play_on()
        assert ann.outcome is not None
    assert "another program has locked it" in caplog.text
