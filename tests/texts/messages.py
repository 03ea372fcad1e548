"""The message files, parsed."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

LOCALE = Path(str(files("atoll"))) / "locale"
FIRST = "en"
OTHERS = ("fr", "pt", "ru")
REGIONAL = ("pt-BR",)
"""They have only the messages that differ from those of the language before the hyphen."""

TRANSLATED = (*OTHERS, *REGIONAL)
LANGUAGES = (FIRST, *TRANSLATED)


class _Inside(Visitor):
    """The parts of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.selects: list[ast.SelectExpression] = []
        self.forms: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser calls it so
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the parser calls it so
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the parser calls it so
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the parser calls it so
        self.selects.append(node)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - the parser calls it so
        for argument in node.arguments.positional:
            if isinstance(argument, ast.StringLiteral):
                self.forms.add(argument.value)
        self.generic_visit(node)


@dataclass(frozen=True)
class Message:
    """A message: its variables, its text, the numbers it distinguishes, the forms of its name."""

    variables: frozenset[str]
    text: str
    selects: tuple[ast.SelectExpression, ...]
    forms_asked: frozenset[str]
    forms: frozenset[str]
    references: frozenset[str]
    words: str
    """Every text in it, also of its attributes."""
    entry: str
    """Its source, for comparison."""


def _message(entry: ast.Message) -> Message:
    inside, own = _Inside(), _Inside()
    inside.visit(entry)
    if entry.value is not None:
        own.visit(entry.value)
    return Message(
        frozenset(inside.variables),
        "".join(own.texts),
        tuple(inside.selects),
        frozenset(inside.forms),
        frozenset(attribute.id.name for attribute in entry.attributes),
        frozenset(inside.references),
        " ".join(inside.texts),
        FluentSerializer().serialize_entry(entry),
    )


def base(language: str) -> str:
    """Return the language whose messages a regional language has where it has none; else ''."""
    return language.rpartition("-")[0]


def own_parts(language: str) -> list[str]:
    """Return the files of a language."""
    return sorted(path.stem for path in (LOCALE / language).glob("*.ftl"))


def parts(language: str) -> list[str]:
    """Return the files that a page in this language has."""
    return sorted({*own_parts(language), *(parts(base(language)) if base(language) else ())})


@cache
def entries(language: str, part: str) -> list[ast.EntryType]:
    """Return what is in a file of a language."""
    file = LOCALE / language / f"{part}.ftl"
    source = file.read_text("utf-8") if file.exists() else ""
    return FluentParser(with_spans=False).parse(source).body


def own_messages(language: str, part: str) -> dict[str, Message]:
    """Return the messages in a file of a language."""
    return {
        entry.id.name: _message(entry)
        for entry in entries(language, part)
        if isinstance(entry, ast.Message)
    }


@cache
def messages(language: str, part: str) -> dict[str, Message]:
    """Return the messages that a page in this language has."""
    inherited = messages(base(language), part) if base(language) else {}
    return {**inherited, **own_messages(language, part)}


def every_message(language: str) -> Iterator[tuple[str, Message]]:
    for part in parts(language):
        yield from messages(language, part).items()


def categories(select: ast.SelectExpression) -> set[str]:
    """The plural categories a selection names; none if it selects by something else."""
    names = {key.key.name for key in select.variants if isinstance(key.key, ast.Identifier)}
    return names & {"zero", "one", "two", "few", "many", "other"}
