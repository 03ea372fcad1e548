"""Loading games: what is broken or cannot be compiled does not affect the rest."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from atoll import games
from atoll.engine.compiler.entry import AnyEntry
from atoll.engine.game import Game
from atoll.server.tables.game_loader import GameLoader
from atoll.table.commands.refusal import Refusal
from tests.server.running_server import run_server

TORTUGA = games.find("la_tortuga")


@pytest.fixture
def _with_a_broken_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "names", lambda: ("atlantis", "la_tortuga"))


@pytest.mark.usefixtures("_with_a_broken_game")
async def test_other_games_load_although_one_is_broken(
    caplog: pytest.LogCaptureFixture,
) -> None:
    loader = GameLoader()
    await loader.load()
    assert await loader.game("la_tortuga") is games.find("la_tortuga")
    with pytest.raises(Refusal) as refused:
        await loader.game("atlantis")
    assert refused.value.id == "game-broken"
    assert "the rules of atlantis cannot be used" in caplog.text


@pytest.mark.usefixtures("_with_a_broken_game")
async def test_a_broken_game_is_not_offered(database: Path) -> None:
    async with run_server(database) as server:
        table_id, tokens = await server.create_table("HB")
        async with server.open_table(table_id, tokens) as ann:
            assert await ann.wait_for_decision()
        offered = (await server.client.get("/api/games")).json()
        assert [game["name"] for game in offered] == ["la_tortuga"]
        body = {"game": "atlantis", "players": 1, "seats": []}
        answer = await server.post("/api/tables", body)
        assert (answer.status_code, answer.json()["error"]["id"]) == (503, "game-broken")


async def test_a_broken_game_of_another_package_is_logged_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def find(name: str) -> Game:
        if name == "pig":
            raise games.BrokenGameError("game-type", game=name, package="farm", value="pig:GAME")
        return TORTUGA

    monkeypatch.setattr(games, "names", lambda: ("la_tortuga", "pig"))
    monkeypatch.setattr(games, "find", find)
    loader = GameLoader()
    await loader.load()
    assert {name: status.state for name, status in loader.games.items()} == {
        "la_tortuga": "compiled",
        "pig": "broken",
    }
    assert [record.getMessage() for record in caplog.records] == [
        "the game pig of the package farm cannot be used: pig:GAME is no game"
    ]
    assert caplog.records[0].exc_info is None


async def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        GameLoader().request("go")
    assert refused.value.arguments == {"game": "go"}


async def test_a_game_that_cannot_be_compiled_is_played_without_hints_and_reviews(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = threading.Event()

    def fail_when_released(entries: list[AnyEntry], report: Callable[[int, int], None]) -> None:
        report(3, 12)
        assert release.wait(60), "the test has not released the compiler"
        raise OSError("no room for the cache")

    monkeypatch.setattr(games, "names", lambda: ("la_tortuga",))
    monkeypatch.setattr("atoll.server.tables.game_loader.compile_all", fail_when_released)
    async with run_server(database) as server:
        over, _ = await server.create_table("BB")
        playing, tokens = await server.create_table("HB")
        async with server.open_table(over) as spectator, server.open_table(playing, tokens) as ann:
            await spectator.wait_for_status("over")
            review = f"/api/tables/{over}/review"
            assert (await server.post(review, {})).json()["state"] == "compiling"
            assert await ann.wait_for_decision()
            release.set()
            for page in (spectator, ann):
                assert (await page.receive_type("refused"))["error"]["id"] == "game-uncompiled"
            ask = {"tokens": tokens, "seq": ann.seq}
            for answer in (
                await server.client.get(review),
                await server.post(review, {}),
                await server.post(f"/api/tables/{playing}/hint", ask),
            ):
                assert answer.status_code == 503
                assert answer.json()["error"]["id"] == "game-uncompiled"
            assert (await ann.play(ann.legal[0]))["type"] == "accepted"
        async with server.open_table(playing, tokens) as late:
            assert (await late.receive_type("refused"))["error"]["id"] == "game-uncompiled"
