"""Accessibility of Tobago's screens: large and small, light and dark, and by keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.server import Server
from tests.browser.test_access import AXE, DESK, PHONE, too_small, violations
from tests.browser.tobago.hunter import Hunter
from tests.browser.tobago.prepared import BEFORE_A_CURSE, write_table


def sharing(ada: Hunter) -> None:
    ada.sharing.wait_for()


def do(ada: Hunter, button: Locator) -> None:
    """Press a button, and wait until its effect is in the log."""
    so_far = ada.log.inner_text()
    button.click()
    expect(ada.log).not_to_have_text(so_far, use_inner_text=True)


def choosing(ada: Hunter) -> None:
    """A card is chosen, the map not yet."""
    do(ada, ada.button("Leave"))
    while ada.button("Exchange").count() == 0:
        assert ada.wait_for_decision()
        do(ada, ada.hand.first if ada.starting.count() else ada.button("End the turn"))
    ada.hand.first.click()
    ada.button("Never mind").wait_for()


@pytest.mark.parametrize("screen", [sharing, choosing])
def test_every_screen_is_accessible(
    arrive: Arrive, server: Server, screen: Callable[[Hunter], None]
) -> None:
    person = arrive(reduced_motion="reduce", color_scheme="light")
    ada = Hunter(person.page)
    ada.sit_down(write_table(server.database, BEFORE_A_CURSE))
    screen(ada)
    ada.page.evaluate(AXE.read_text())
    for width, height in DESK, PHONE:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.emulate_media(color_scheme="light")
        assert violations(person) == []
        ada.page.emulate_media(color_scheme="dark")
        assert violations(person) == []
        assert too_small(person) == []
    ada.page.set_viewport_size({"width": 360, "height": 640})
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_buttons_on_a_phone_are_large_enough_to_tap(arrive: Arrive, server: Server) -> None:
    ada = Hunter(arrive(width=390, height=844).page)
    ada.sit_down(write_table(server.database, BEFORE_A_CURSE))
    buttons = ada.page.locator("button:visible").all()
    assert len(buttons) > 8
    for button in buttons:
        box = button.bounding_box()
        assert box is not None
        assert min(box["height"], box["width"]) >= 44, button.inner_text()


def test_a_tap_first_shows_what_it_will_do(arrive: Arrive) -> None:
    ada = Hunter(arrive(width=390, height=844, has_touch=True).page)
    ada.play_now()
    ada.placing.wait_for()
    space = ada.targets.nth(40)
    space.tap()
    start = ada.button("Start here")
    expect(start).to_be_visible()
    start.tap()
    expect(ada.log).to_contain_text("You start ")


def test_walking_the_island_by_arrow_keys(arrive: Arrive) -> None:
    ada = Hunter(arrive().page)
    ada.play_now()
    ada.placing.wait_for()
    ada.board.locator("[tabindex='0']").focus()
    height = "document.activeElement.getBoundingClientRect().y"
    first = ada.page.evaluate(height)
    ada.page.keyboard.press("ArrowUp")
    assert ada.page.evaluate(height) < first
    ada.page.keyboard.press("Enter")
    expect(ada.log).to_contain_text("You start ")
    while ada.button("Exchange").count() == 0:
        assert ada.wait_for_decision()
    ada.page.keyboard.press("1")
    expect(ada.page.get_by_text("On which map?")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("e")
    expect(ada.log).to_contain_text("You end your turn.")
    assert re.search("beach|jungle|river|scrubland|lake|mountain", ada.log.inner_text())
