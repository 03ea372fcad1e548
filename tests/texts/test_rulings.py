"""The rules page of a game has every ruling, in every language."""

import re
from pathlib import Path

import pytest

from atoll import games
from tests.texts.messages import LANGUAGES, messages

PAGES = Path(__file__).parents[2] / "docs" / "games"
RULING = re.compile(r"\bR\d+\b")

every_game = pytest.mark.parametrize("game", games.OWN)


def rulings(language: str, game: str) -> set[str]:
    names = messages(language, f"{game}_rules")
    return {found[1] for name in names if (found := re.search(r"-rules-(R\d+)$", name))}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulings_of_the_documentation_are_on_the_page(language: str, game: str) -> None:
    listed = set(re.findall(r"^- \*\*(R\d+)\*\*", (PAGES / f"{game}.md").read_text(), re.MULTILINE))
    assert listed
    assert listed <= rulings(language, game)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_that_a_paragraph_names_is_on_the_page(language: str, game: str) -> None:
    texts = messages(language, f"{game}_rules").values()
    named = {ruling for message in texts for ruling in RULING.findall(message.text)}
    assert named <= rulings(language, game)
