"""The packages of Atoll import only those that CONTRIBUTING.md allows."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "atoll"

ROW = re.compile(r"^\| `src/atoll/(\w+)` \|.*\| ([\w, ]*?) *\|$", re.MULTILINE)
TABLE = dict(ROW.findall((ROOT / "CONTRIBUTING.md").read_text()))


def rooms_below(room: str) -> set[str]:
    """The room itself, what it may import, and whatever that may."""
    named = {name for name in TABLE if name in re.split(r"\W+", TABLE[room])}
    return {room}.union(*map(rooms_below, named))


def imported(room: str) -> Iterator[str]:
    """The rooms that the files of a room import."""
    for file in (PACKAGE / room).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module == "atoll":
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("atoll."):
                yield str(node.module).split(".")[1]


def test_the_table_has_every_room() -> None:
    rooms = {file.parent.name for file in PACKAGE.glob("*/__init__.py")}
    assert rooms <= set(TABLE)


@pytest.mark.parametrize("room", [room for room in TABLE if TABLE[room] not in ("", "all")])
def test_a_room_knows_only_the_rooms_below_it(room: str) -> None:
    assert set(imported(room)) <= rooms_below(room)
