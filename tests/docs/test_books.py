"""Every sentence of the rule books has tests that exist, or a reason why it has none."""

import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from typing import TypedDict, cast

import pytest

from tests.docs.test_rules_and_tests import (
    GAMES,
    ROOT,
    names_of_tests,
    rule_tests,
    rulings,
    rulings_of,
)

LONGEST = 120
WITHOUT_TESTS = ("flavour", "component", "credits")


class Sentence(TypedDict, total=False):
    at: str
    section: str
    says: str
    tests: list[str]
    none: str


class Book(TypedDict):
    book: str
    game: str
    sentences: int
    sentence: list[Sentence]


FILES = sorted((ROOT / "docs" / "contribute" / "books").glob("*.toml"))
BOOKS = {file.stem: cast(Book, tomllib.loads(file.read_text("utf-8"))) for file in FILES}

each_book = pytest.mark.parametrize("name", BOOKS)


def sentences(name: str) -> dict[str, Sentence]:
    return {sentence["at"]: sentence for sentence in BOOKS[name]["sentence"]}


def places(book: Book) -> list[tuple[int, ...]]:
    return [tuple(map(int, sentence["at"].split("."))) for sentence in book["sentence"]]


def is_defined(test: str, game: str) -> bool:
    """Whether there is a test of this name among the game's, or in the file that is named."""
    path, _, name = test.rpartition("::")
    return name in (names_of_tests(ROOT / path) if path else rule_tests(game))


def referred(name: str) -> Iterator[tuple[str, str, str]]:
    """The sentences that refer to another one, with the book and the place of that one."""
    for sentence in BOOKS[name]["sentence"]:
        found = re.fullmatch(
            r"(?:repeats|example of) (?:(\w+) )?([\d.]+)", sentence.get("none", "")
        )
        if found:
            yield sentence["at"], found[1] or name, found[2]


def test_there_are_books() -> None:
    assert BOOKS


@each_book
def test_a_book_says_which_it_is(name: str) -> None:
    book = BOOKS[name]
    assert book.keys() == Book.__annotations__.keys()
    assert book["game"] in GAMES.values()
    assert name.startswith(book["game"])


@each_book
def test_sections_and_sentences_are_numbered_without_gaps(name: str) -> None:
    found = places(BOOKS[name])
    assert found[0] == (1, 1)
    for (section, number), following in pairwise(found):
        assert following in ((section, number + 1), (section + 1, 1))


@each_book
def test_the_first_sentence_of_a_section_has_its_heading(name: str) -> None:
    headed = [
        place
        for place, sentence in zip(places(BOOKS[name]), BOOKS[name]["sentence"], strict=True)
        if sentence.get("section")
    ]
    assert headed == [place for place in places(BOOKS[name]) if place[1] == 1]


@each_book
def test_all_sentences_are_counted(name: str) -> None:
    assert BOOKS[name]["sentences"] == len(BOOKS[name]["sentence"])


@each_book
def test_every_sentence_has_tests_or_says_why_it_has_none(name: str) -> None:
    referring = {at for at, _, _ in referred(name)}
    for sentence in BOOKS[name]["sentence"]:
        assert sentence.keys() - {"section"} in ({"at", "says", "tests"}, {"at", "says", "none"})
        if "none" in sentence:
            assert sentence["none"] in WITHOUT_TESTS or sentence["at"] in referring, sentence
        else:
            assert sentence["tests"], sentence


@each_book
def test_a_sentence_is_put_in_a_few_words(name: str) -> None:
    for sentence in BOOKS[name]["sentence"]:
        assert 0 < len(sentence["says"]) <= LONGEST


@each_book
def test_every_named_test_exists(name: str) -> None:
    game = BOOKS[name]["game"]
    named = {test for sentence in BOOKS[name]["sentence"] for test in sentence.get("tests", [])}
    assert {test for test in named if not is_defined(test, game)} == set()


@each_book
def test_a_sentence_that_refers_to_another_finds_its_tests_there(name: str) -> None:
    for at, book, place in referred(name):
        assert BOOKS[book]["game"] == BOOKS[name]["game"]
        assert sentences(book).get(place, {}).get("tests"), f"{name} {at}"


@each_book
def test_every_named_ruling_exists(name: str) -> None:
    named = {ruling for sentence in BOOKS[name]["sentence"] for ruling in rulings(sentence["says"])}
    assert named <= rulings_of(BOOKS[name]["game"])
