"""How rules are written: mistakes that Numba compiles without an error."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import atoll

PACKAGE = Path(atoll.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))


def rules_in(source: str) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(
                decorator_list=[
                    ast.Name(id="rule") | ast.Call(func=ast.Name(id="entry")),
                    *_,
                ]
            ):
                yield node


def makes_records(node: ast.expr) -> bool:
    """Whether this is `np.zeros(…, STATE)` or the like: an array of records."""
    match node:
        case ast.Call(func=ast.Attribute(attr="zeros" | "empty"), args=[_, ast.Name()]):
            return True
    return False


def records_that_outlive_their_array(rule: ast.FunctionDef) -> list[int]:
    """The lines where a record is taken out of an array that the rule has made itself."""
    made = {
        target.id
        for node in ast.walk(rule)
        if isinstance(node, ast.Assign) and makes_records(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    return [
        node.lineno
        for node in ast.walk(rule)
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load)
        if makes_records(node.value) or (isinstance(node.value, ast.Name) and node.value.id in made)
    ]


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_rule_takes_a_record_out_of_an_array_it_made(source: Path) -> None:
    for rule in rules_in(source.read_text("utf-8")):
        assert records_that_outlive_their_array(rule) == [], rule.name


@pytest.mark.parametrize(
    "body", ["made = np.empty(1, SCRATCH)\n    ask(made[0])", "ask(np.zeros(1, SCRATCH)[0])"]
)
def test_a_rule_that_takes_a_record_out_of_its_array_is_found(body: str) -> None:
    [rule] = rules_in(f"@rule\ndef decide(game):\n    {body}\n")
    assert len(records_that_outlive_their_array(rule)) == 1
