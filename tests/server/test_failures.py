"""When the log cannot be written the server goes on with what it has, and says so."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import House
from tests.store.disk import file_size_limit


def size_of_log(database: Path) -> int:
    return Path(f"{database}-wal").stat().st_size


async def test_a_full_disk_refuses_the_ply_and_nothing_is_lost(
    house: House, database: Path
) -> None:
    table, tokens = await house.set_up("HHHH")
    async with house.at(table, tokens) as ann:
        await ann.play_on(2)
        assert await ann.to_decide()
        seq, ply = ann.seq, ann.legal[0]
        with file_size_limit(size_of_log(database)):
            refused = await ann.play(ply, id=1)
            assert refused["type"] == "refused"
            assert refused["error"]["id"] in ("store-full", "store-failed")
            assert ann.seq == seq
            assert (await house.client.get(f"/api/tables/{table}")).status_code == 200
            async with house.at(table, tokens) as other:
                assert (await other.hear_type("table"))["seq"] == seq
        assert (await ann.play(ply, id=2))["type"] == "accepted"
        await ann.play_on()
        assert ann.outcome is not None


async def test_no_table_is_set_up_on_a_full_disk(house: House, database: Path) -> None:
    await house.set_up("HB")
    wish = {"game": "la_tortuga", "players": 2, "seats": [{"kind": "open"}] * 2}
    with file_size_limit(size_of_log(database)):
        answer = await house.post("/api/tables", wish)
        assert answer.status_code == 503
        assert answer.json()["error"]["id"] in ("store-full", "store-failed")
    assert (await house.post("/api/tables", wish)).status_code == 201


@pytest.mark.parametrize("damaged", ["replace(payload, 'la_tortuga', 'tobago')", "x'ff'"])
async def test_a_table_that_cannot_be_read(
    house: House, database: Path, caplog: pytest.LogCaptureFixture, damaged: str
) -> None:
    table, _ = await house.set_up("HH")
    with closing(sqlite3.connect(database)) as other, other:
        other.execute(f"UPDATE event SET payload = CAST({damaged} AS TEXT)")
    answer = await house.client.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["error"]["id"]) == (500, "table-broken")
    async with house.at(table) as visitor:
        assert (await visitor.hear_type("refused"))["error"]["id"] == "table-broken"
    assert f"table {table} cannot be read" in caplog.text, "the host is told"


async def test_a_locked_log(house: House, database: Path) -> None:
    table, tokens = await house.set_up("HHHH")
    async with house.at(table, tokens) as ann:
        assert await ann.to_decide()
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            refused = await ann.play(ann.legal[0])
            assert refused["error"]["id"] == "store-locked"
        assert (await ann.play(ann.legal[0], id=2))["type"] == "accepted"


async def test_a_game_begins_when_the_log_can_be_written_again(
    house: House, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table, tokens = await house.set_up("HBBB")
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        async with house.at(table, tokens) as ann:
            first = await ann.hear_type("table")
            assert first["table"]["status"] == "open", "the set-up could not be written down"
    async with house.at(table, tokens) as ann:
        await ann.play_on()
        assert ann.outcome is not None
    assert "another program has locked it" in caplog.text, "the host is told"
