"""The texts that the server writes, in the reader's language and region."""

import pytest

from atoll.server.texts import find_language, game_title, has_text, language_of, text


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("pt-BR", "pt-BR"),
        ("pt-br", "pt-BR"),
        ("pt", "pt"),
        ("pt-PT", "pt"),
        ("fr-CA", "fr"),
        ("zh-Hant-TW", None),
        ("", None),
    ],
)
def test_a_tag_finds_its_region_or_else_its_language(tag: str, language: str | None) -> None:
    assert find_language(tag) == language


def test_the_first_language_that_a_browser_accepts_is_used() -> None:
    assert language_of("de, pt-BR;q=0.9, en;q=0.8") == "pt-BR"
    assert language_of("de") == "en"


def test_a_regional_language_has_texts_of_its_own() -> None:
    playing = [text(language, "preview-playing", game="Tobago") for language in ("pt", "pt-BR")]
    assert playing == ["Tobago: partida a decorrer", "Tobago: partida em andamento"]


def test_a_regional_language_has_the_other_texts_of_its_language() -> None:
    assert text("pt-BR", "webhook-turn", name="Ada", game="Tobago") == text(
        "pt", "webhook-turn", name="Ada", game="Tobago"
    )
    assert has_text("pt-BR", "bot-expert")
    assert game_title("pt-BR", "forbidden_island", "Forbidden Island") == "A Ilha Proibida"
