"""Tutorials on each game's own board, by touch, mouse or keyboard."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.learner import Learner
from tests.browser.test_access import AXE, DESK, PHONE, too_small, violations


@pytest.mark.parametrize(
    ("game", "size"), [("la_tortuga", PHONE), ("forbidden_island", PHONE), ("tobago", DESK)]
)
def test_following_the_ring_leads_to_the_end(
    arrive: Arrive, game: str, size: tuple[int, int]
) -> None:
    # Without animations: a large board is slow to draw in a browser without a graphics card.
    ada = arrive(width=size[0], height=size[1], reduced_motion="reduce")
    learner = Learner(ada.page, game)
    while not learner.done:
        learner.take_step()
    learner.coach.get_by_role("button", name="Play now").click()
    learner.page.wait_for_url("**/table/*")


def test_a_tutorial_can_be_found_left_resumed_and_played_otherwise(arrive: Arrive) -> None:
    page = arrive().page
    learner = Learner(page, "la_tortuga")
    learner.take_step()
    learner.button("Skip").click()
    expect(learner.button("Once more")).to_be_visible()
    learner.button("Back").click()
    assert learner.step == 2
    page.reload()
    expect(learner.words).to_contain_text("raft")
    learner.button("Back").click()
    expect(learner.words).to_contain_text("Welcome")
    for path in "/", "/new/la_tortuga", "/rules/la_tortuga":
        page.goto(path)
        page.get_by_role("link", name="Learn by playing: La Tortuga").click()
        learner.coach.wait_for()
    while learner.button("Next").count():
        learner.take_step()
    step = learner.step
    page.get_by_role("button", name=re.compile("^Stop")).click()
    expect(learner.words).to_contain_text("That would be allowed, too")
    assert learner.step == step
    learner.take_step()
    expect(learner.words).not_to_contain_text("That would be allowed, too")


def test_a_tutorial_is_accessible_and_works_by_keyboard(arrive: Arrive) -> None:
    ada = arrive(reduced_motion="reduce", color_scheme="light")
    learner = Learner(ada.page, "forbidden_island")
    learner.button("Next").focus()
    while learner.button("Next").count():
        ada.page.keyboard.press("Enter")
        ada.page.evaluate("document.querySelector('.coach .primary')?.focus()")
    ada.page.evaluate(AXE.read_text())
    for width, height in DESK, PHONE:
        ada.page.set_viewport_size({"width": width, "height": height})
        for scheme in "light", "dark":
            ada.page.emulate_media(color_scheme=scheme)
            assert violations(ada) == []
        assert too_small(ada) == []
    ada.page.set_viewport_size({"width": 360, "height": 640})
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    learner.button("Show me").focus()
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Enter")
    expect(learner.words).to_contain_text("shore up")
