"""Clocks that really run: time is up, and a restart takes nobody's time."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.house import House, open_house, seats


async def set_up(house: House, picture: str, clock: dict[str, Any]) -> tuple[str, list[str]]:
    wish = {"game": "la_tortuga", "players": len(picture), "seats": seats(picture), "clock": clock}
    answer = await house.post("/api/tables", wish)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], [seat["token"] for seat in answer.json()["seats"]]


async def test_a_bot_decides_when_time_is_up(house: House) -> None:
    table, tokens = await set_up(house, "HH", {"per": "move", "seconds": 3})
    async with house.at(table, tokens[:1]) as ann, house.at(table, tokens[1:]) as bo:
        first = (await ann.hear_type("table"))["table"]["clock"]
        assert 0 < first["rest"] <= 3000
        await bo.hear_type("table")
        async with asyncio.timeout(60):
            ply = await ann.hear_until(
                lambda message: any(message.get("clock", {}).get("late", [0]))
            )
        assert ply[-1]["ply"]["by"] == first["runs"]


async def test_a_restart_takes_nobodys_time(tmp_path: Path) -> None:
    async with open_house(tmp_path / "atoll.db") as house:
        table, tokens = await set_up(house, "HH", {"per": "game", "seconds": 600, "increment": 2})
        async with house.at(table, tokens) as ann:
            await ann.hear_type("table")
            await ann.say(type="play", id=1, seq=ann.seq, ply=ann.legal[0])
            heard = await ann.hear_until(lambda message: message["type"] == "accepted")
            before = [message["clock"] for message in heard if message["type"] == "ply"][-1]
            assert before["left"] != [600_000] * 2
    async with open_house(tmp_path / "atoll.db") as house, house.at(table, tokens) as ann:
        clock = (await ann.hear_type("table"))["table"]["clock"]
        assert clock["left"] == before["left"]
        assert clock["runs"] == before["runs"]
        assert 0 < clock["rest"] <= clock["left"][clock["runs"]]


async def test_a_clock_nobody_could_play_by(house: House) -> None:
    wish = {"game": "la_tortuga", "players": 2, "seats": seats("HH")}
    answer = await house.post("/api/tables", {**wish, "clock": {"per": "move", "seconds": 1}})
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == "table-clock"
