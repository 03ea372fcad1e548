"""Hints, and playing them."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, HERE

COMPILING = 180_000
"""Milliseconds until the rules are ready, the first time."""


@pytest.mark.parametrize("game", ["La Tortuga", "Forbidden Island", "Tobago"])
def test_a_hint_shows_chances_and_reasons_and_can_be_played(arrive: Arrive, game: str) -> None:
    ada = arrive()
    card = ada.page.get_by_role("article", name=game)
    card.get_by_role("button", name="Play now").click()
    ada.board.wait_for(timeout=COMPILING)
    ada.button("Hint").click()
    sheet = ada.page.get_by_role("dialog", name="What a strong player would consider")
    best = sheet.get_by_role("listitem").first
    expect(best).to_contain_text("% to win")
    if game != "Forbidden Island":
        expect(best).to_contain_text(re.compile(r"about \d+ (eggs|coins) in the end"))
    expect(best.get_by_role("listitem").first).not_to_be_empty()
    assert "-hint-" not in sheet.inner_text(), "a message is missing"
    log = ada.page.get_by_role("log")
    before = log.inner_text()
    best.get_by_role("button", name="Play this").click()
    expect(sheet).to_be_hidden()
    expect(log).not_to_have_text(before)


def test_a_hint_is_shown_on_the_board_before_it_is_played(arrive: Arrive) -> None:
    ada = arrive()
    ada.create_table([HERE, BOT], ["Ada"])
    assert ada.wait_for_decision()
    confirm = ada.page.get_by_role("button", name="Press again to do it")
    expect(confirm).to_have_count(0)
    ada.button("Hint").click()
    sheet = ada.page.get_by_role("dialog", name="What a strong player would consider")
    sheet.get_by_role("button", name="Show on the board").first.click()
    expect(sheet).to_be_hidden()
    before = ada.page.get_by_role("log").inner_text()
    confirm.click()
    expect(ada.page.get_by_role("log")).not_to_have_text(before)


def test_a_table_without_hints_offers_none(arrive: Arrive) -> None:
    ada = arrive()
    ada.create_table([HERE, BOT], ["Ada"], hints=False)
    assert ada.wait_for_decision()
    expect(ada.button("Hint")).to_have_count(0)
