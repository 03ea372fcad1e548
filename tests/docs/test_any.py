"""`Any` switches type checking off, so every use of it says why, and there are few."""

import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
MOST = 30


def uses(file: Path) -> Iterator[tuple[str, bool]]:
    """Where `Any` is used, and whether a comment is on that line or the one above."""
    with tokenize.open(file) as opened:
        tokens = [*tokenize.generate_tokens(opened.readline)]
    commented = {token.start[0] for token in tokens if token.type == tokenize.COMMENT}
    imported = False
    for token in tokens:
        if token.type == tokenize.NEWLINE:
            imported = False
        elif token.type == tokenize.NAME and token.string in ("from", "import"):
            imported = True
        elif token.string == "Any" and token.type == tokenize.NAME and not imported:
            line = token.start[0]
            where = f"{file.relative_to(ROOT)}:{line}"
            yield where, not commented.isdisjoint({line, line - 1})


USES = [
    use for file in sorted({*SOURCE.rglob("*.py"), *SOURCE.rglob("*.pyi")}) for use in uses(file)
]


def test_every_any_has_its_reason_in_a_comment() -> None:
    assert [where for where, has_reason in USES if not has_reason] == []


def test_there_are_few() -> None:
    assert 0 < len(USES) <= MOST
