"""Clocks in real time: timeouts, and restarts of the server."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import RunningServer, run_server, seats


async def create_with_clock(
    server: RunningServer, picture: str, clock: dict[str, Any]
) -> tuple[str, list[str]]:
    body = {"game": "la_tortuga", "players": len(picture), "seats": seats(picture), "clock": clock}
    answer = await server.post("/api/tables", body)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], [seat["token"] for seat in answer.json()["seats"]]


@pytest.mark.slow
async def test_a_bot_decides_when_time_is_up(server: RunningServer) -> None:
    table_id, tokens = await create_with_clock(server, "HH", {"per": "move", "seconds": 3})
    async with (
        server.open_table(table_id, tokens[:1]) as ann,
        server.open_table(table_id, tokens[1:]) as bo,
    ):
        first = (await ann.receive_type("table"))["table"]["clock"]
        assert 0 < first["rest"] <= 3000
        await bo.receive_type("table")
        async with asyncio.timeout(60):
            ply = await ann.receive_until(
                lambda message: any(message.get("clock", {}).get("late", [0]))
            )
        assert ply[-1]["ply"]["by"] == first["runs"]


async def test_a_restart_takes_no_time_from_the_players(tmp_path: Path) -> None:
    async with run_server(tmp_path / "atoll.db") as server:
        table_id, tokens = await create_with_clock(
            server, "HH", {"per": "game", "seconds": 600, "increment": 2}
        )
        async with server.open_table(table_id, tokens) as ann:
            await ann.receive_type("table")
            await ann.send(type="play", id=1, seq=ann.seq, ply=ann.legal[0])
            messages = await ann.receive_until(lambda message: message["type"] == "accepted")
            before = [message["clock"] for message in messages if message["type"] == "ply"][-1]
            assert before["left"] != [600_000] * 2
    async with (
        run_server(tmp_path / "atoll.db") as server,
        server.open_table(table_id, tokens) as ann,
    ):
        clock = (await ann.receive_type("table"))["table"]["clock"]
        assert clock["left"] == before["left"]
        assert clock["runs"] == before["runs"]
        assert 0 < clock["rest"] <= clock["left"][clock["runs"]]


async def test_a_clock_that_is_too_fast_is_refused(server: RunningServer) -> None:
    body = {"game": "la_tortuga", "players": 2, "seats": seats("HH")}
    answer = await server.post("/api/tables", {**body, "clock": {"per": "move", "seconds": 1}})
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == "table-clock"
