"""Everything works without a mouse."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, HERE


def test_from_home_to_a_game_without_a_mouse(arrive: Arrive) -> None:
    ada = arrive()
    keyboard = ada.page.keyboard
    ada.play_now_button.wait_for()
    while ada.page.evaluate("document.activeElement.textContent") != "Play now":
        keyboard.press("Tab")
    keyboard.press("Enter")
    for _ in range(8):
        assert ada.wait_for_decision()
        risky = ada.page.get_by_text(re.compile("busts on [3-6] of|a certain bust")).count()
        keyboard.press("s" if risky else "r")
        ada.page.get_by_role("log").locator("p").last.wait_for(state="attached")


def test_the_next_decision_is_in_focus_again(arrive: Arrive) -> None:
    ada = arrive(speed="fast")
    ada.play_now()
    assert ada.wait_for_decision()
    ada.button("Stop").focus()
    for _ in range(3):
        expect(ada.button("Stop")).to_be_focused()
        ada.page.keyboard.press("Enter")
        ada.button("Skip ahead").first.wait_for()


def test_choosing_a_turtle_by_key(arrive: Arrive) -> None:
    ada = arrive()
    ada.create_table([HERE, BOT], ["Ada"])
    first = ada.page.get_by_role("button", name=re.compile("^Red.*first"))
    while first.count() == 0:
        if ada.button("Stop").count():
            ada.page.keyboard.press("s")
    ada.page.keyboard.press("2")
    expect(ada.page.get_by_role("log")).to_contain_text("You send Red (dotted) first.")


def test_choosing_a_turtle_on_the_board(arrive: Arrive) -> None:
    ada = arrive()
    ada.create_table([HERE, HERE], ["Ada", "Ben"])
    turtle = ada.board.get_by_role("button").first
    name = turtle.get_attribute("aria-label") or ""
    turtle.focus()
    ada.page.keyboard.press("Enter")
    sent = name.removesuffix(" first")
    expect(ada.page.get_by_role("log")).to_contain_text(f"sends {sent} first.")


def test_going_round_the_board_by_arrow_keys(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    assert ada.wait_for_decision()
    spaces = ada.board.get_by_role("img")
    spaces.first.focus()
    ada.page.keyboard.press("ArrowLeft")
    expect(spaces.last).to_be_focused()
    assert "The beach" in (spaces.last.get_attribute("aria-label") or "")
    ada.page.keyboard.press("ArrowRight")
    expect(spaces.first).to_be_focused()


def test_single_keys_can_be_switched_off(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    assert ada.wait_for_decision()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("checkbox", name="Single keys play").uncheck()
    ada.page.keyboard.press("Escape")
    said = ada.page.get_by_role("log").inner_text()
    ada.page.keyboard.press("s")
    ada.page.get_by_role("button", name="Shortcuts").click()
    ada.page.get_by_role("button", name="Close").click()
    assert ada.page.get_by_role("log").inner_text() == said
    assert ada.button("Stop").count() == 1


def test_why_opens_the_rules_at_the_right_paragraph(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    assert ada.wait_for_decision()
    ada.page.get_by_role("button", name="Why?").click()
    rules = ada.page.get_by_role("dialog", name="The rules of La Tortuga")
    expect(rules).to_be_visible()
    expect(rules.locator(".marked")).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(ada.page.get_by_role("button", name="Why?")).to_be_focused()


def test_moves_can_be_confirmed_by_a_second_press(arrive: Arrive) -> None:
    ada = arrive()
    ada.confirm_moves()
    ada.play_now()
    assert ada.wait_for_decision()
    ada.button("Stop").click()
    expect(ada.button("Stop")).to_contain_text("Press again to do it")
    ada.button("Stop").click()
    expect(ada.page.get_by_role("log")).to_contain_text("You stop.")
