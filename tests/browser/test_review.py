"""Reviews of finished games."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.server import Server
from tests.browser.test_replay import bar, imported_table

THINKING = 120_000
"""Milliseconds a review may take on a busy machine."""


def test_a_review_shows_chances_and_links_to_costly_decisions(
    arrive: Arrive, server: Server
) -> None:
    ada = arrive()
    ada.page.goto(f"/table/{imported_table(server, bot='random')}")
    ada.button("How it went").click()
    sheet = ada.page.get_by_role("dialog", name="How it went")
    graph = sheet.get_by_role("img", name="Chance to win over the moves")
    graph.wait_for(timeout=THINKING)
    expect(graph).to_have_accessible_name(re.compile(r"100\s% at the end"))

    slider = sheet.get_by_role("slider", name="Moment of the game")
    last = slider.get_attribute("aria-valuetext")
    slider.press("Home")
    expect(slider).not_to_have_attribute("aria-valuetext", last or "")
    expect(sheet.get_by_text(re.compile(r"^Move 0 of \d+$"))).to_be_visible()

    sheet.get_by_text("The numbers as a table").click()
    rows = sheet.get_by_role("table").get_by_role("row")
    expect(rows.last).to_contain_text("100 %")

    worst = sheet.get_by_role("listitem").filter(has_text="cost").first
    expect(worst).to_contain_text("Better:")
    assert "-hint-" not in sheet.inner_text(), "a message is missing"
    ply = re.search(r"move (\d+): cost", worst.inner_text())
    assert ply is not None
    before = int(ply[1]) - 1
    worst.get_by_role("link", name="Look at this moment").click()
    expect(sheet).to_be_hidden()
    expect(bar(ada)).to_contain_text(re.compile(r"Turn \d+ of"))
    expect(ada.page).to_have_url(re.compile(f"/moment/{before}$"))
