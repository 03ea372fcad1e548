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


def rulings_of(game: str) -> set[str]:
    """The rulings on the page of a game."""
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")
    return {*re.findall(r"^- \*\*(R\d+)\*\*", page, flags=re.MULTILINE)}


def rule_tests(game: str) -> set[str]:
    """The names of all tests of a game's rules."""
    sources = (ROOT / "tests" / "games" / game).glob("test_*.py")
    return {name for file in sources for name in names_of_tests(file)}


def names_of_tests(file: Path) -> set[str]:
    return {*re.findall(r"def (test_\w+)", file.read_text("utf-8"))}


def test_every_game_has_its_list() -> None:
    assert SECTIONS.keys() == GAMES.keys()


@every_game
def test_every_test_in_the_list_exists(title: str, game: str) -> None:
    assert {*re.findall(r"`(test_\w+)`", SECTIONS[title])} <= rule_tests(game)


@every_game
def test_every_ruling_is_in_the_list(title: str, game: str) -> None:
    assert rulings(SECTIONS[title]) == rulings_of(game)


@every_game
def test_every_rule_in_the_list_has_a_test(title: str, game: str) -> None:
    rules = re.split(r"^- ", SECTIONS[title], flags=re.MULTILINE)[1:]
    assert [rule for rule in rules if "`test_" not in rule] == []
