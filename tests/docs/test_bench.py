"""The index of the measurements lists every script and every file of results."""

import re
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"
INDEX = (BENCH / "README.md").read_text("utf-8")
NAMED = set(re.findall(r"`([\w./]+)[^`]*`", INDEX))

SCRIPTS = [path.name for path in BENCH.glob("*.py")]
PACKAGES = [f"{path.parent.name}/" for path in BENCH.glob("*/__init__.py")]


@pytest.mark.parametrize("name", sorted(SCRIPTS + PACKAGES))
def test_the_index_lists_every_script(name: str) -> None:
    assert name in NAMED


def test_the_index_names_no_other_script() -> None:
    assert {name for name in NAMED if re.fullmatch(r"\w+\.py", name)} == set(SCRIPTS)


def test_the_index_names_every_file_of_results() -> None:
    listed = {name.replace("GAME", game) for name in NAMED for game in ("la_tortuga", "tobago")}
    assert {f"results/{path.name}" for path in (BENCH / "results").iterdir()} <= listed
