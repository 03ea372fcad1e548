"""The list of rules and their tests names tests that exist, and has every ruling."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = {
    "La Tortuga": "la_tortuga",
    "Forbidden Island": "forbidden_island",
    "Tobago": "tobago",
}
LISTED = (ROOT / "docs" / "contribute" / "rules_and_tests.md").read_text("utf-8")
PARTS = re.split(r"^## (.+)$", LISTED, flags=re.MULTILINE)[1:]
SECTIONS = dict(zip(PARTS[::2], PARTS[1::2], strict=True))

every_game = pytest.mark.parametrize(("title", "game"), GAMES.items())


def rulings(text: str) -> set[str]:
    return {*re.findall(r"\bR\d+\b", text)}


def test_every_game_has_its_list() -> None:
    assert SECTIONS.keys() == GAMES.keys()


@every_game
def test_every_test_in_the_list_exists(title: str, game: str) -> None:
    sources = (ROOT / "tests" / "games" / game).glob("test_*.py")
    defined = {name for file in sources for name in re.findall(r"def (test_\w+)", file.read_text())}
    assert {*re.findall(r"`(test_\w+)`", SECTIONS[title])} <= defined


@every_game
def test_every_ruling_is_in_the_list(title: str, game: str) -> None:
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")
    ruled = {*re.findall(r"^- \*\*(R\d+)\*\*", page, flags=re.MULTILINE)}
    assert rulings(SECTIONS[title]) == ruled


@every_game
def test_every_rule_in_the_list_has_a_test(title: str, game: str) -> None:
    rules = re.split(r"^- ", SECTIONS[title], flags=re.MULTILINE)[1:]
    assert [rule for rule in rules if "`test_" not in rule] == []
