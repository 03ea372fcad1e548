"""The table as a stage: nothing moves by itself, and every window shows all of it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.forbidden_island.team import Team
from tests.browser.learner import Learner
from tests.browser.tobago.hunter import Hunter

MOST_SHIFT = 0.02
"""The largest sum of layout shifts over a whole turn."""
WATCH = """() => {
    window.shift = 0;
    window.tops = new Set();
    new PerformanceObserver((list) => {
        const own = list.getEntries().filter((entry) => !entry.hadRecentInput);
        for (const entry of own) window.shift += entry.value;
    }).observe({ type: 'layout-shift' });
    const look = () => {
        window.tops.add(Math.round(document.querySelector('.stage').getBoundingClientRect().top));
        requestAnimationFrame(look);
    };
    look();
}"""
OUTSIDE = """() => {
    const { innerWidth, innerHeight } = window;
    const { left, top, right, bottom } = document.querySelector('.stage').getBoundingClientRect();
    const found = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
    if (left < 0 || right > innerWidth || right - left < innerWidth / 3) found.push('across');
    const shown = Math.min(bottom, innerHeight) - top;
    if (top < 0 || shown < Math.min(innerHeight / 2, 300)) found.push('down');
    const aside = document.querySelector('aside')?.getBoundingClientRect();
    if (aside && aside.right > innerWidth) found.push('the column is off the screen');
    return found;
}"""
"""What of the table is outside of the window."""
WINDOWS = [
    (1440, 900),
    (1366, 768),
    (1200, 800),
    (1024, 768),
    (900, 700),
    (768, 1024),
    (720, 450),  # 1440 × 900 at twice the size
    (844, 390),
    (667, 375),
    (390, 844),
    (360, 640),
    (2560, 1440),
]
GAMES = ("La Tortuga", "Forbidden Island", "Tobago")


def play_now(page: Page, game: str) -> None:
    card = page.get_by_role("article", name=game)
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.locator(".stage svg").first.wait_for()


def assert_still(page: Page) -> None:
    """Nothing was pushed aside since `WATCH`, and the board has stayed where it was."""
    assert page.evaluate("[...window.tops]") == [120]
    assert page.evaluate("window.shift") <= MOST_SHIFT


def test_a_turn_of_forbidden_island_moves_nothing_else(arrive: Arrive) -> None:
    team = Team(arrive(speed="fast", width=390, height=844))
    play_now(team.page, "Forbidden Island")
    assert team.wait_for_decision()
    team.page.evaluate(WATCH)
    for _ in range(6):
        assert team.wait_for_decision()
        team.asked.first.click()
        expect(team.page.locator("button:disabled")).to_have_count(0)
    assert team.wait_for_decision()
    assert_still(team.page)


def test_a_turn_of_tobago_moves_nothing_else(arrive: Arrive) -> None:
    ada = Hunter(arrive(speed="fast", width=390, height=844).page)
    ada.play_now()
    assert ada.wait_for_decision()
    ada.page.evaluate(WATCH)
    for _ in range(2):
        ada.decide()
        assert ada.wait_for_decision()
    assert_still(ada.page)


@pytest.mark.parametrize("game", GAMES)
def test_every_window_shows_the_board_and_nothing_off_the_screen(arrive: Arrive, game: str) -> None:
    page = arrive().page
    play_now(page, game)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((drawn) => setTimeout(drawn, 100))")
        assert page.evaluate(OUTSIDE) == [], (width, height)


def test_the_end_lies_over_the_board_until_it_is_closed(arrive: Arrive) -> None:
    ada = arrive(width=390, height=844)
    ada.play_now()
    ada.play_to_the_end()
    card = ada.page.get_by_role("dialog", name="The end of the game")
    expect(card).to_be_focused()
    expect(card).to_contain_text(re.compile("First of 4|Place [2-4] of 4"))
    with ada.page.expect_download() as download:
        card.get_by_role("button", name="Share as a picture").click()
    assert download.value.suggested_filename == "atoll.png"
    card.get_by_role("button", name="Find the turning point").click()
    expect(card).to_contain_text(re.compile("The turning point|No single moment"), timeout=60_000)
    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(ada.result).to_be_visible()


def test_a_tutorial_goes_on_where_it_was_left(arrive: Arrive) -> None:
    learner = Learner(arrive().page, "tobago")
    learner.take_step()
    learner.take_step()
    learner = Learner(learner.page, "tobago")
    assert learner.step == 3
    chapters = learner.coach.get_by_role("combobox", name="Chapters")
    chapters.select_option(label="3. Sharing the treasure")
    expect(learner.words).to_contain_text("secretly looked at one treasure card")
    chapters.select_option(label="1. Clues and maps")
    assert learner.step == 1
