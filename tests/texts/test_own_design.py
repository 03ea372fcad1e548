"""What the page says of our own design in Tobago, in every language: the same as the data."""

import re
from collections import Counter

import pytest

from atoll.games.tobago.island.data import DATA, clue_name
from tests.texts.messages import LANGUAGES, messages

EVIDENCE = Counter(clue["evidence"] for clue in DATA["clue_cards"])
OWN = [clue_name(clue) for clue in DATA["clue_cards"] if clue["evidence"] == "proposed"]

each_language = pytest.mark.parametrize("language", LANGUAGES)


def text(language: str, name: str) -> str:
    return messages(language, "tobago_rules")[f"tobago-rules-own-{name}"].text


def numbers(words: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", words)]


@each_language
def test_the_sentence_names_the_sides_and_counts_the_clue_cards(language: str) -> None:
    sentence = text(language, "design")
    own = [side for side, section in DATA["sections"].items() if section["status"] == "proposed"]
    assert re.findall(r"\b[abc]\b", sentence)[: len(own)] == own
    assert numbers(sentence) == [len(OWN), EVIDENCE.total()]
    assert "Atoll" in sentence


@each_language
def test_the_link_has_a_text(language: str) -> None:
    assert text(language, "list")


@each_language
def test_the_attested_clue_cards_are_counted(language: str) -> None:
    assert numbers(text(language, "attested")) == [EVIDENCE["rules"], EVIDENCE["review"]]


@each_language
def test_the_treasure_cards_of_each_value_are_counted(language: str) -> None:
    counts = DATA["treasure_values"]["counts"]
    assert numbers(text(language, "made")) == [
        number for value, count in counts.items() for number in (count, int(value))
    ]


@each_language
def test_the_clue_cards_of_our_own_are_listed_by_their_names(language: str) -> None:
    names = messages(language, "tobago")
    listed = text(language, "clues").rpartition(":")[2].rstrip(".").split(";")
    assert [item.strip().lower() for item in listed] == [
        names[f"tobago-clue-{clue.replace(' ', '-')}"].text.lower() for clue in OWN
    ]
