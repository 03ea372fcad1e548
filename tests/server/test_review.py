"""Reviews of finished games over HTTP."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from atoll import games
from atoll.bots.review import Effort
from atoll.engine.compiler.entry import AnyEntry
from atoll.engine.compiler.warm import compile_all
from tests.server.running_server import AMPLE, RunningServer, run_server

pytestmark = pytest.mark.slow

QUICK = replace(AMPLE, review_effort=Effort(moment=8, candidate=8, recheck=16))
SLOW = replace(AMPLE, review_effort=Effort(moment=20_000), most_reviews_of_address=1)


async def finished_game(server: RunningServer) -> str:
    """Let bots play a game; return the path of its review."""
    table_id, _ = await server.create_table("BB")
    async with server.open_table(table_id) as page:
        await page.wait_for_status("over")
    return f"/api/tables/{table_id}/review"


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


async def test_a_finished_game_is_reviewed_once_and_the_result_is_kept(database: Path) -> None:
    async with run_server(database, settings=QUICK) as server:
        path = await finished_game(server)
        assert error(await server.client.get(path)) == (404, "review-unknown")
        progress = (await server.post(path, {})).json()
        while progress["state"] != "ready":
            assert progress["state"] == "working"
            await asyncio.sleep(0.05)
            progress = (await server.client.get(path)).json()
        review = progress["review"]
        assert sum(review["curve"][0]["shares"]) == 1
        assert 1 in review["curve"][-1]["shares"] or 0.5 in review["curve"][-1]["shares"]
        for mistake in review["mistakes"]:
            assert mistake["better"]["win"] > mistake["win"]
            assert mistake["better"]["reasons"]
        assert (await server.post(path, {})).json() == progress


async def test_there_is_no_review_before_the_end(server: RunningServer) -> None:
    table_id, _ = await server.create_table("HB")
    assert error(await server.post(f"/api/tables/{table_id}/review", {})) == (
        409,
        "review-not-over",
    )


async def test_a_busy_server_refuses_reviews_and_shuts_down_at_once(database: Path) -> None:
    async with run_server(database, settings=SLOW) as server:
        first, second = await finished_game(server), await finished_game(server)
        assert (await server.post(first, {})).json()["state"] == "working"
        assert error(await server.post(second, {})) == (503, "review-busy")
        assert (await server.post(first, {})).status_code == 200


async def test_a_review_waits_for_the_compiler_and_reports_its_progress(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = threading.Event()

    def compile_when_released(entries: list[AnyEntry], report: Callable[[int, int], None]) -> None:
        report(3, 12)
        assert release.wait(60), "the test has not released the compiler"
        compile_all(entries, report)

    monkeypatch.setattr(games, "names", lambda: ("la_tortuga",))
    monkeypatch.setattr("atoll.server.tables.game_loader.compile_all", compile_when_released)
    async with run_server(database, settings=QUICK) as server:
        path = await finished_game(server)
        async with server.open_table(path.split("/")[3]) as page:
            await page.receive_until(lambda m: m["type"] == "compiling" and m["compiled"] == 3)
            compiling = {"state": "compiling", "done": 3, "total": 12}
            assert (await server.post(path, {})).json() == compiling
            assert (await server.client.get(path)).json() == compiling
            release.set()
            await page.receive_type("compiled")
        progress = (await server.client.get(path)).json()
        while progress["state"] != "ready":
            assert progress["state"] == "working"
            progress = (await server.client.get(path)).json()
        assert progress["review"]["curve"]
