"""Loading games: they become ready one after the other, and one with a fault harms no other."""

from pathlib import Path

import pytest

from atoll import games
from atoll.engine.game import Game
from atoll.server.tables.game_loader import GameLoader
from atoll.table.refusal import Refusal
from tests.server.house import open_house

TORTUGA = games.find("la_tortuga")


@pytest.fixture
def _with_a_broken_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "names", lambda: ("atlantis", "la_tortuga"))


@pytest.mark.usefixtures("_with_a_broken_game")
async def test_a_broken_game_does_not_keep_others_from_being_ready(
    caplog: pytest.LogCaptureFixture,
) -> None:
    loader = GameLoader()
    await loader.load()
    assert await loader.game("la_tortuga") is games.find("la_tortuga")
    with pytest.raises(Refusal) as refused:
        await loader.game("atlantis")
    assert refused.value.id == "game-broken"
    assert "the rules of atlantis cannot be used" in caplog.text, "the host is told"


@pytest.mark.usefixtures("_with_a_broken_game")
async def test_a_broken_game_is_not_offered(database: Path) -> None:
    async with open_house(database) as house:
        table, tokens = await house.set_up("HB")
        async with house.at(table, tokens) as ann:
            assert await ann.to_decide()
        offered = (await house.client.get("/api/games")).json()
        assert [game["name"] for game in offered] == ["la_tortuga"]
        wish = {"game": "atlantis", "players": 1, "seats": []}
        answer = await house.post("/api/tables", wish)
        assert (answer.status_code, answer.json()["error"]["id"]) == (503, "game-broken")


async def test_a_broken_game_of_another_package_is_told_in_one_line(
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


async def test_an_unknown_game() -> None:
    with pytest.raises(Refusal) as refused:
        GameLoader().request("go")
    assert refused.value.to_json()["args"] == {"game": "go"}
