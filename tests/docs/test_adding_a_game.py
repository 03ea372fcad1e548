"""The page *Adding a game* shows the example package as it is."""

import re
from pathlib import Path

from tests.outside.install import PIG

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "contribute" / "adding_a_game.md"
INCLUDED = re.compile(r'^--8<-- "(.+)"$', re.MULTILINE)


def test_every_file_of_the_package_is_shown() -> None:
    files = {path.name for path in PIG.iterdir() if path.is_file()}
    assert set(INCLUDED.findall(PAGE.read_text())) == files


def test_the_page_is_in_the_navigation() -> None:
    assert "contribute/adding_a_game.md" in (ROOT / "mkdocs.yml").read_text()
    assert "(adding_a_game.md)" in (PAGE.parent / "index.md").read_text()


def test_no_line_is_long() -> None:
    assert max(map(len, PAGE.read_text().splitlines())) <= 200
