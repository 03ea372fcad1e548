"""The languages: changed during a game, and short enough for a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive

# Of each language: the title of the page when it is my turn, the board, the log, a word of it.
SPOKEN = {
    "fr": ("À vous · La Tortuga", "L’île", "Journal", "jusqu’à la"),
    "pt": ("É a sua vez · La Tortuga", "A ilha", "Registo", "até à"),
    "pt-BR": ("É a sua vez · La Tortuga", "A ilha", "Registro", "até a"),
    "ru": ("Ваш ход · Ла-Тортуга", "Остров", "Журнал", "до"),
    "en": ("Your turn · La Tortuga", "The island", "Log", "to"),
}

GAMES = ("la_tortuga", "forbidden_island", "tobago")

OVERFLOWING = """() => {
    const width = document.documentElement.clientWidth;
    const wide = document.scrollingElement.scrollWidth;
    const clipped = [...document.querySelectorAll('button, a.button, [role=tab], h1, h2')]
        .filter((one) => one.clientWidth > 1 && !one.closest('.unseen'))
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent.trim());
    return wide > width ? [`the page: ${wide} of ${width}`, ...clipped] : clipped;
}"""


def test_the_language_can_be_changed_during_a_game(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    ada.play(3)
    assert ada.wait_for_decision()
    page = ada.page
    page.evaluate("window.untouched = true")
    for code, (title, board, log, word) in SPOKEN.items():
        page.locator("header select").select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page).to_have_title(title)
        expect(page.get_by_role("group", name=re.compile(f"^{board}"))).to_be_visible()
        expect(page.get_by_role("region", name=log).first).to_contain_text(word)
    assert page.evaluate("window.untouched")


def test_the_language_is_the_browser_s_until_another_is_chosen(arrive: Arrive) -> None:
    page = arrive(locale="pt-BR").page
    expect(page.get_by_role("heading", level=1)).to_have_text("Três ilhas, uma mesa")
    page.locator("header select").select_option("fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Trois îles, une table")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Trois îles, une table")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("game", GAMES)
def test_russian_fits_a_phone(arrive: Arrive, game: str) -> None:
    page = arrive(width=390, height=844, locale="ru-RU", has_touch=True).page
    page.get_by_role("button", name="Играть сейчас").nth(GAMES.index(game)).wait_for()
    _fits(page)
    page.goto(f"/rules/{game}")
    page.get_by_role("heading", name="О чём игра").wait_for()
    _fits(page)
    page.goto(f"/new/{game}")
    page.get_by_role("button", name="Создать стол").wait_for()
    _fits(page)
    page.goto("/")
    page.get_by_role("button", name="Играть сейчас").nth(GAMES.index(game)).click()
    expect(page.locator(".sentence p")).to_contain_text(re.compile("[а-я]"))
    for tab in page.get_by_role("tab").all():
        tab.click()
        _fits(page)


def _fits(page: Page) -> None:
    assert page.evaluate(OVERFLOWING) == []


def test_the_rules_open_at_the_paragraph_an_address_points_at(arrive: Arrive) -> None:
    page = arrive().page
    page.get_by_role("link", name="The rules of Tobago").click()
    page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Amulets").click()
    expect(page).to_have_url(re.compile("/rules/tobago#chapter-amulet$"))
    expect(page.locator("#chapter-amulet")).to_be_in_viewport()
    page.goto("/rules/tobago#rule-share-curse")
    page.reload()
    expect(page.locator("#rule-share-curse")).to_be_in_viewport()
    expect(page.locator("#rule-share-curse")).to_have_class(re.compile("marked"))
