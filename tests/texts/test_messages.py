"""Every message exists in every language, with the same variables and that language's plurals."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from tests.texts.messages import (
    FIRST,
    LANGUAGES,
    LOCALE,
    OTHERS,
    REGIONAL,
    TRANSLATED,
    base,
    categories,
    entries,
    every_message,
    messages,
    own_messages,
    own_parts,
    parts,
)

PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "pt": {"one", "other"},
    "pt-BR": {"one", "other"},
    "ru": {"one", "few", "many"},
}

# Names of people, houses and games, and words that two languages happen to share.
SAME = re.compile(
    r"""^(?:
        atoll | title | \w+-author | \w+-publisher | (?:la_tortuga|tobago)-title
        | tobago-(?:colour-violet|terrain-jungle|object-statue)
        | (?:terms-part|workshop)-tobago-statues
        | bot-expert | setup-kind-bot | play-table
        | settings-speed(?:-normal)? | forbidden_island-cost-action
        | forbidden_island-option-level-(?:novice|normal|elite)
    )$""",
    re.VERBOSE,
)

# Words that Russian texts write in Latin letters.
LATIN = re.compile(
    r"\b(?:atoll-key|[Aa]toll|Enter|Delete|Escape|JSON|SHA-256|UTF-8|QR|KEY=VALUE|franjos|Gamewright|Zoch|game"
    r"|legal|Discord|Slack|Matrix|ntfy|https)\b"
)


def test_every_language_has_the_same_files() -> None:
    assert {path.parent.name for path in LOCALE.glob("*/*.ftl")} == set(LANGUAGES)
    for language in OTHERS:
        assert own_parts(language) == parts(FIRST), language


@pytest.mark.parametrize("language", REGIONAL)
def test_a_regional_language_has_only_messages_that_differ(language: str) -> None:
    assert set(own_parts(language)) <= set(parts(base(language)))
    for part in own_parts(language):
        inherited = messages(base(language), part)
        for name, message in own_messages(language, part).items():
            assert name in inherited, f"{part}: {name} replaces nothing"
            assert message.entry != inherited[name].entry, f"{part}: {name} is the same"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_parsed(language: str) -> None:
    for part in own_parts(language):
        junk = [entry for entry in entries(language, part) if isinstance(entry, ast.Junk)]
        assert junk == [], f"{language}/{part}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    times = Counter(
        entry.id.name
        for part in own_parts(language)
        for entry in entries(language, part)
        if isinstance(entry, ast.Message)
    )
    assert [name for name, count in times.items() if count > 1] == []


@pytest.mark.parametrize("part", parts(FIRST))
@pytest.mark.parametrize("language", TRANSLATED)
def test_every_message_is_translated_with_the_same_variables(language: str, part: str) -> None:
    first, translated = messages(FIRST, part), messages(language, part)
    assert translated.keys() == first.keys()
    for name, message in translated.items():
        assert message.variables == first[name].variables, name
        assert message.references == first[name].references, name
        assert message.forms >= first[name].forms, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_select_by_the_plurals_of_the_language(language: str) -> None:
    """By all of them, or by the one that stands for every number; fractions may have their own."""
    plurals = PLURALS[language]
    allowed: tuple[set[str], ...] = (set(), {"other"}, plurals, {*plurals, "other"})
    for name, message in every_message(language):
        for select in message.selects:
            assert categories(select) in allowed, name


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_left_in_english(language: str) -> None:
    first = dict(every_message(FIRST))
    same = [
        name
        for name, message in every_message(language)
        if re.search(r"\w", message.text) and message.text == first[name].text
    ]
    assert [name for name in same if not SAME.match(name)] == []


def test_russian_is_written_in_russian_letters() -> None:
    for name, message in every_message("ru"):
        assert not re.search(r"[A-Za-z]{2}", LATIN.sub("", message.text)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_a_message_asks_for_exists(language: str) -> None:
    found = [message for _, message in every_message(language)]
    known = {form for message in found for form in message.forms}
    assert {form for message in found for form in message.forms_asked} <= known
