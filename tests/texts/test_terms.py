"""Every language keeps to one term for each thing: those of its list in `terms`."""

import re
import tomllib
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import msgspec
import pytest

from tests.texts.messages import FIRST, LANGUAGES, OTHERS, base, every_message, messages, parts

FOLDER = Path(__file__).parent / "terms"


class Term(msgspec.Struct, forbid_unknown_fields=True):
    """What a thing is called."""

    term: str
    names: dict[str, str] = {}
    """Messages that are this name, with their text."""
    never: list[str] = []
    """Patterns of other words for it."""
    files: tuple[str, ...] = ("*",)
    """The files in which those words are not used."""


@cache
def own_terms(language: str) -> dict[str, Term]:
    source = (FOLDER / f"{language}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(source), dict[str, Term])


def terms(language: str) -> dict[str, Term]:
    """Return the terms of a language; a regional one has those of its language, too."""
    inherited = terms(base(language)) if base(language) else {}
    return {**inherited, **own_terms(language)}


def test_every_language_has_a_list() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_the_lists_have_the_same_things(language: str) -> None:
    assert terms(language).keys() == terms(FIRST).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_things_are_the_terms(language: str) -> None:
    found = dict(every_message(language))
    names = {name: text for term in terms(language).values() for name, text in term.names.items()}
    assert {name: found[name].text for name in names} == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_another_word(language: str) -> None:
    used = [
        f"{part}: {name}: not “{match[0]}” but “{term.term}”"
        for term in terms(language).values()
        for part in parts(language)
        if any(fnmatch(part, pattern) for pattern in term.files)
        for name, message in messages(language, part).items()
        for pattern in term.never
        if (match := re.search(pattern, message.words))
    ]
    assert used == []
