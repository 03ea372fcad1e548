"""The rules page: worked examples, pictures, rulings and the search."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

EXAMPLES = {"la_tortuga": "two-dice", "forbidden_island": "give", "tobago": "drive"}
STEPS = {"la_tortuga": 4, "forbidden_island": 3, "tobago": 6}
PICTURES = {
    "la_tortuga": "stack",
    "forbidden_island": "tiles",
    "tobago": "relations",
}

every_game = pytest.mark.parametrize("game", EXAMPLES)


def read(arrive: Arrive, game: str, **window: int) -> Page:
    page = arrive(**window).page
    page.goto(f"/rules/{game}")
    page.get_by_role("heading", level=1).wait_for()
    return page


def figure(page: Page, name: str) -> Locator:
    """An illustration, which is drawn as soon as it is near the window."""
    place = page.locator(f"#figure-{name}")
    place.scroll_into_view_if_needed()
    expect(place.locator("figcaption")).to_be_visible()
    place.scroll_into_view_if_needed()
    return place


@every_game
def test_an_example_is_played_to_its_end_and_back(arrive: Arrive, game: str) -> None:
    shown = figure(read(arrive, game), EXAMPLES[game])
    said = shown.locator("figcaption").get_by_role("status")
    first = said.inner_text()
    expect(shown.get_by_text(f"1 of {STEPS[game]}")).to_be_visible()
    for step in range(2, STEPS[game] + 1):
        shown.get_by_role("button", name="Next").click()
        expect(shown.get_by_text(f"{step} of {STEPS[game]}")).to_be_visible()
    again = shown.get_by_role("button", name="From the start")
    expect(said).not_to_have_text(first)
    shown.get_by_role("button", name="Back").click()
    expect(shown.get_by_text(f"{STEPS[game] - 1} of {STEPS[game]}")).to_be_visible()
    shown.get_by_role("button", name="Next").click()
    again.click()
    expect(said).to_have_text(first)


@every_game
def test_a_phone_shows_pictures_without_scrolling_sideways(arrive: Arrive, game: str) -> None:
    page = read(arrive, game, width=390, height=844)
    expect(figure(page, PICTURES[game])).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@every_game
def test_a_ruling_is_on_the_same_page(arrive: Arrive, game: str) -> None:
    page = read(arrive, game)
    page.get_by_role("link", name="R9", exact=True).first.click()
    expect(page).to_have_url(re.compile(f"/rules/{game}#rule-R9$"))
    expect(page.locator("#rule-R9")).to_be_in_viewport()
    expect(page.locator("#rule-R9")).to_have_class(re.compile("marked"))


def test_the_search_goes_from_place_to_place_by_keyboard(arrive: Arrive) -> None:
    page = read(arrive, "tobago")
    page.keyboard.press("/")
    page.keyboard.type("STATUES")
    found = page.locator("mark")
    count = found.count()
    assert count > 3
    status = page.get_by_role("search").get_by_role("status")
    expect(status).to_have_text(f"1 of {count}")
    page.keyboard.press("Enter")
    expect(status).to_have_text(f"2 of {count}")
    expect(page.locator("mark.current")).to_be_in_viewport()
    page.keyboard.press("Shift+Enter")
    page.keyboard.press("Shift+Enter")
    expect(status).to_have_text(f"{count} of {count}")
    page.keyboard.press("Escape")
    expect(found).to_have_count(0)


def test_the_search_says_when_there_is_nothing(arrive: Arrive) -> None:
    page = read(arrive, "la_tortuga")
    page.get_by_role("searchbox").fill("volcano")
    expect(page.get_by_role("search").get_by_role("status")).to_have_text("Nothing found")


def open_sheet(arrive: Arrive) -> tuple[Person, Locator]:
    ada = arrive()
    ada.play_now()
    assert ada.wait_for_decision()
    ada.page.get_by_role("button", name="Why?").click()
    sheet = ada.page.get_by_role("dialog", name="The rules of La Tortuga")
    expect(sheet).to_be_visible()
    return ada, sheet


def test_why_lands_on_the_paragraph_and_a_ruling_keeps_the_table(arrive: Arrive) -> None:
    ada, sheet = open_sheet(arrive)
    expect(sheet.locator(".marked")).to_be_in_viewport()
    expect(sheet.locator(".marked")).to_be_focused()
    address = ada.page.url
    sheet.get_by_role("link", name="R4", exact=True).first.click()
    expect(sheet.locator("#rule-R4")).to_be_in_viewport()
    assert ada.page.url == address


def test_without_a_server_the_text_is_there_and_the_pictures_say_so(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.route("**/api/examples/*", lambda route: route.abort())
    ada.page.goto("/rules/la_tortuga")
    expect(ada.page.get_by_text("Your turtle swims round")).to_be_visible()
    expect(ada.page.get_by_text("No picture").first).to_be_attached()
