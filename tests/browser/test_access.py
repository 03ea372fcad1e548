"""Accessibility of every screen: large and small, light and dark."""

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, FRIEND, HERE, Person
from tests.browser.table_page import TablePage

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def home(ada: Person) -> None:
    ada.play_now_button.wait_for()


def unreachable_home(ada: Person) -> None:
    ada.page.route("**/api/games", lambda route: route.abort("connectionrefused"))
    ada.page.reload()
    ada.page.get_by_role("button", name="Try again").wait_for()


def settings(ada: Person) -> None:
    home(ada)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("group", name="Animation").wait_for()
    ada.offer_installation()
    ada.page.get_by_role("button", name="Install Atoll").wait_for()


def set_up(ada: Person) -> None:
    ada.page.goto("/new/la_tortuga")
    ada.page.get_by_role("button", name="Lay the table").wait_for()


def open_table(ada: Person) -> None:
    ada.create_table([HERE, FRIEND, BOT], ["Ada"])
    ada.page.get_by_role("button", name="Give the open seats to bots").wait_for()


def deciding(ada: Person) -> None:
    ada.create_table([HERE, *[BOT] * 6], ["Ada"], spend_eggs=True)
    ada.play(2)
    assert ada.wait_for_decision()


def choosing(ada: Person) -> None:
    ada.create_table([HERE, HERE], ["Ada", "Ben"])
    assert ada.wait_for_decision()


def rules(ada: Person) -> None:
    ada.play_now()
    ada.page.get_by_role("button", name="Rules").click()
    ada.page.get_by_role("dialog", name="The rules of La Tortuga").wait_for()


def rules_page(ada: Person) -> None:
    ada.page.goto("/rules/forbidden_island#rule-roles-diver")
    ada.page.get_by_role("heading", name="The rules of Forbidden Island").wait_for()


def ended(ada: Person) -> None:
    ada.create_table([BOT, BOT])
    ada.result.wait_for()


def reviewed(ada: Person) -> None:
    ended(ada)
    ada.button("How it went").click()
    ada.page.get_by_role("heading", name="The most costly decisions").wait_for(timeout=60_000)
    ada.page.get_by_text("The numbers as a table").click()


def missing(ada: Person) -> None:
    ada.page.goto("/table/nowhere")
    ada.page.get_by_role("heading", name="This table is not here").wait_for()


DESK, PHONE = (1440, 900), (390, 844)
SCREENS = [
    home,
    unreachable_home,
    settings,
    set_up,
    open_table,
    deciding,
    choosing,
    rules,
    rules_page,
    ended,
    reviewed,
    missing,
]


def violations(ada: TablePage) -> list[str]:
    """Return what axe-core finds, one line per finding."""
    found = ada.page.evaluate("axe.run().then(result => result.violations)")
    return [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]]


SMALL_TEXTS = """() => {
    const small = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode.textContent.trim();
        const element = texts.currentNode.parentElement;
        if (!text || element.closest('.unseen') || !element.checkVisibility()) continue;
        const scale = Math.abs(element.getScreenCTM?.()?.a ?? 1);
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        if (size < 13.99) small.push(`${text}: ${size}`);
    }
    return small;
}"""


def too_small(ada: TablePage) -> list[str]:
    """Return the texts that are drawn smaller than 14 pixels."""
    return list(ada.page.evaluate(SMALL_TEXTS))


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_accessible(arrive: Arrive, screen: Callable[[Person], None]) -> None:
    # With reduced motion no colour is measured during a transition.
    ada = arrive(reduced_motion="reduce", color_scheme="light")
    screen(ada)
    ada.page.evaluate(AXE.read_text())
    for width, height in DESK, PHONE:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.emulate_media(color_scheme="light")
        assert violations(ada) == []
        ada.page.emulate_media(color_scheme="dark")
        assert violations(ada) == []
        assert too_small(ada) == []
    ada.page.set_viewport_size({"width": 360, "height": 640})
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert too_small(ada) == []


def test_buttons_on_a_phone_are_large_enough_to_tap(arrive: Arrive) -> None:
    ada = arrive(width=390, height=844)
    deciding(ada)
    for button in ada.page.get_by_role("button").or_(ada.page.get_by_role("tab")).all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44


def test_on_a_phone_on_its_side_no_button_covers_the_ring(arrive: Arrive) -> None:
    ada = arrive(width=932, height=430)
    deciding(ada)
    buttons = [ada.button(name).bounding_box() for name in ("Stop", "Throw")]
    for space in ada.board.get_by_role("img").all():
        assert not any(touches(space.bounding_box(), button) for button in buttons)


def touches(circle: Any, button: Any) -> bool:
    radius = circle["width"] / 2
    x, y = circle["x"] + radius, circle["y"] + circle["height"] / 2
    across = max(button["x"] - x, 0, x - button["x"] - button["width"])
    down = max(button["y"] - y, 0, y - button["y"] - button["height"])
    return bool(math.hypot(across, down) < radius)
