"""Every game has a page with the same headings, its options, endings and number of actions."""

import re
from pathlib import Path

import pytest

from atoll.games import OWN, find

PAGES = Path(__file__).parents[2] / "docs" / "games"
HEADINGS = "Rules, Options, Actions, Observations, Rewards, Outcome, Rulings, Versions"


def sections(name: str) -> dict[str, str]:
    parts = re.split(r"^## (.+)$", (PAGES / f"{name}.md").read_text(), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("name", OWN)
def test_the_headings_are_fixed(name: str) -> None:
    assert ", ".join(sections(name)) == HEADINGS


@pytest.mark.parametrize("name", OWN)
def test_the_page_lists_every_option_and_every_ending(name: str) -> None:
    game, page = find(name), sections(name)
    for option in game.options:
        assert f"| `{option.name}` |" in page["Options"]
    for reason in game.reasons:
        assert f"`{reason}`" in page["Outcome"]


@pytest.mark.parametrize("name", OWN)
def test_the_page_has_the_number_of_actions(name: str) -> None:
    assert f"{find(name).actions:,}" in sections(name)["Actions"]
