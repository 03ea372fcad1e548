"""Loading games: a broken game does not affect the others."""

from pathlib import Path

import pytest

from atoll import games
from atoll.engine.game import Game
from atoll.server.tables.game_loader import GameLoader
from atoll.table.refusal import Refusal
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
