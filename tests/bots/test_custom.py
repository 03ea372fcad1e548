"""Custom bots, named `module:Class` on the command line."""

from pathlib import Path

import pytest

from atoll import bots, games
from atoll.bots.bot import BotError, ask, see
from atoll.bots.custom import CustomBotError

MODULE = """
class First:
    def choose(self, seen):
        return seen.legal[0]

class Islander(First):
    games = ("forbidden_island",)

class Needy(First):
    def __init__(self, level):
        self.level = level

class Idle:
    pass

class Silent:
    def choose(self, seen):
        return None

class Cheat:
    def choose(self, seen):
        return {"by": seen.seat, "do": "win"}

class Faulty:
    def choose(self, seen):
        return seen.legal[10_000]

number = 7
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_own_bots.py").write_text(MODULE)
    (tmp_path / "broken_bots.py").write_text("import a_module_nobody_has")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))


def test_a_bot_of_the_current_folder_plays() -> None:
    position = games.find("la_tortuga").new(3)
    bot = bots.load("my_own_bots:First", "la_tortuga")
    assert ask(bot, see(position, {position.actor}, seed=0)) == position.legal[0]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (":First", "named module:Class, not :First"),
        ("my_own_bots:", "named module:Class, not my_own_bots:"),
        ("nowhere_at_all:First", "nowhere_at_all cannot be imported"),
        ("broken_bots:First", "broken_bots cannot be imported: .*a_module_nobody_has"),
        ("my_own_bots:Second", "my_own_bots has no class Second"),
        ("my_own_bots:number", "my_own_bots has no class number"),
        ("my_own_bots:Needy", "my_own_bots:Needy cannot be instantiated: TypeError"),
        ("my_own_bots:Idle", "has no method choose"),
    ],
)
def test_a_name_that_is_not_a_bot_is_refused_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(CustomBotError, match=reason):
        bots.load(name, "la_tortuga")


def test_a_bot_may_list_the_games_it_plays() -> None:
    assert bots.load("my_own_bots:Islander", "forbidden_island")
    with pytest.raises(bots.UnknownBotError, match="Islander does not play la_tortuga"):
        bots.load("my_own_bots:Islander", "la_tortuga")


def test_a_name_from_the_network_never_runs_custom_code() -> None:
    with pytest.raises(bots.UnknownBotError, match="la_tortuga has no bot my_own_bots:First"):
        bots.find("my_own_bots:First", "la_tortuga")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Silent", "Silent chose no ply, although it must decide"),
        ("Cheat", "Cheat chose .*win.* not legal"),
        ("Faulty", "Faulty failed: IndexError"),
    ],
)
def test_an_error_names_the_bot_that_caused_it(name: str, reason: str) -> None:
    position = games.find("la_tortuga").new(3)
    seen = see(position, {position.actor}, seed=0)
    with pytest.raises(BotError, match=reason):
        ask(bots.load(f"my_own_bots:{name}", "la_tortuga"), seen)
