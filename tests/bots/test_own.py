"""Bots from outside, named `module:Class` on the command line."""

from pathlib import Path

import pytest

from atoll import bots, games
from atoll.bots.bot import BotError, ask, see
from atoll.bots.own import OwnBotError

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
    bot = bots.summon("my_own_bots:First", "la_tortuga")
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
        ("my_own_bots:Needy", "my_own_bots:Needy cannot be made: TypeError"),
        ("my_own_bots:Idle", "has no method choose"),
    ],
)
def test_what_is_no_bot(name: str, reason: str) -> None:
    with pytest.raises(OwnBotError, match=reason):
        bots.summon(name, "la_tortuga")


def test_a_bot_may_play_certain_games_only() -> None:
    assert bots.summon("my_own_bots:Islander", "forbidden_island")
    with pytest.raises(bots.UnknownBotError, match="Islander does not play la_tortuga"):
        bots.summon("my_own_bots:Islander", "la_tortuga")


def test_no_outside_code_runs_for_a_name_from_the_network() -> None:
    with pytest.raises(bots.UnknownBotError, match="la_tortuga has no bot my_own_bots:First"):
        bots.find("my_own_bots:First", "la_tortuga")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Silent", "Silent chose nothing, although the decision is its own"),
        ("Cheat", "Cheat chose .*win.* not legal"),
        ("Faulty", "Faulty failed: IndexError"),
    ],
)
def test_bots_that_misbehave_are_named(name: str, reason: str) -> None:
    position = games.find("la_tortuga").new(3)
    seen = see(position, {position.actor}, seed=0)
    with pytest.raises(BotError, match=reason):
        ask(bots.summon(f"my_own_bots:{name}", "la_tortuga"), seen)
