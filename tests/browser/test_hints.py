"""Asking for a hint, and playing it."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, HERE


def test_a_hint_tells_chances_and_reasons_and_can_be_played(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    assert ada.wait_for_decision()
    ada.button("Hint").click()
    sheet = ada.page.get_by_role("dialog", name="What a strong player would consider")
    best = sheet.get_by_role("listitem").first
    expect(best).to_contain_text("% to win")
    log = ada.page.get_by_role("log")
    before = log.inner_text()
    best.get_by_role("button", name="Play this").click()
    expect(sheet).to_be_hidden()
    expect(log).not_to_have_text(before)


def test_a_table_without_hints_offers_none(arrive: Arrive) -> None:
    ada = arrive()
    ada.lay_table([HERE, BOT], ["Ada"], hints=False)
    assert ada.wait_for_decision()
    expect(ada.button("Hint")).to_have_count(0)
