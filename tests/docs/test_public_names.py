"""The public names of the library: every module lists exactly its own definitions in `__all__`."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import atoll

PACKAGE = Path(atoll.__file__).parent


def assigned(target: ast.expr) -> Iterator[str]:
    if isinstance(target, ast.Name):
        yield target.id
    elif isinstance(target, ast.Tuple | ast.List):
        for each in target.elts:
            yield from assigned(each)


def is_type_variable(value: ast.expr | None) -> bool:
    match value:
        case ast.Call(func=ast.Name(id="TypeVar" | "ParamSpec")):
            return True
    return False


def definitions(path: Path) -> Iterator[str]:
    """The functions, classes and values that a module defines, but no type variables."""
    for node in ast.parse(path.read_text("utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=targets, value=value) if not is_type_variable(value):
                for target in targets:
                    yield from assigned(target)
            case ast.AnnAssign(target=target):
                yield from assigned(target)


def public_definitions(path: Path) -> set[str]:
    return {name for name in definitions(path) if not name.startswith("_") and name != "logger"}


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = [path for path in sorted(PACKAGE.rglob("*.py")) if public_definitions(path)]


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_lists_exactly_its_public_definitions(path: Path) -> None:
    module = import_module(name_of(path))
    listed = module.__all__
    assert len(listed) == len(set(listed))
    assert all(hasattr(module, name) for name in listed)
    if path.name == "__init__.py":  # a package may also offer names of its modules
        assert public_definitions(path) <= set(listed)
    else:
        assert public_definitions(path) == set(listed)
