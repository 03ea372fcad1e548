"""What the library offers: every module of it says so in `__all__`, and offers nothing foreign."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import atoll

PACKAGE = Path(atoll.__file__).parent
LIBRARY = sorted(
    path
    for room in ("engine", "lab", "testing")
    for path in (PACKAGE / room).rglob("*.py")
    if len(ast.parse(path.read_text("utf-8")).body) > 1
)


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("path", LIBRARY, ids=name_of)
def test_a_module_says_what_it_offers(path: Path) -> None:
    module = import_module(name_of(path))
    imported = {
        alias.asname or alias.name
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    offered = set(module.__all__)
    assert offered <= set(dir(module))
    if path.name != "__init__.py":
        assert offered.isdisjoint(imported)
