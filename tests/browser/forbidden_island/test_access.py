"""Accessibility of every screen of the game: large and small, light and dark."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.forbidden_island import prepared
from tests.browser.forbidden_island.conftest import Sit
from tests.browser.forbidden_island.prepared import Prepared
from tests.browser.forbidden_island.team import Team
from tests.browser.test_access import AXE, DESK, PHONE, too_small, violations


def deciding(team: Team) -> None:
    assert team.wait_for_decision()


def looking_into_a_tile(team: Team) -> None:
    team.tile("^Crimson Forest").click()
    team.page.get_by_role("dialog", name="Crimson Forest").wait_for()


def boarding_the_helicopter(team: Team) -> None:
    team.person.button("Helicopter Lift Ada").click()
    team.page.get_by_role("button", name="Never mind").wait_for()


def ended(team: Team) -> None:
    team.person.button("Helicopter Lift: fly home!").click()
    team.person.result.wait_for()


SCREENS = [deciding, looking_into_a_tile, boarding_the_helicopter, ended]


@pytest.fixture(scope="module")
def game() -> Callable[[], Prepared]:
    return prepared.won


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_accessible(
    sit: Sit, game: Callable[[], Prepared], screen: Callable[[Team], None]
) -> None:
    team = sit(game())
    page = team.page
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    screen(team)
    page.evaluate(AXE.read_text())
    for width, height in DESK, PHONE:
        page.set_viewport_size({"width": width, "height": height})
        for scheme in "light", "dark":
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            assert violations(team.person) == []
        assert too_small(team.person) == []
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert too_small(team.person) == []


@pytest.mark.parametrize("width", [360, 430, 600, 640, 820])
def test_treasures_and_decks_are_in_sight_below_the_island(sit: Sit, width: int) -> None:
    team = sit(prepared.won())
    team.page.set_viewport_size({"width": width, "height": 1400})
    expect(team.page.get_by_role("list", name="Treasures")).to_be_in_viewport(ratio=1)
    expect(team.page.get_by_role("button", name="Flood cards:")).to_be_in_viewport(ratio=1)


def test_buttons_on_a_phone_are_large_enough_to_tap(sit: Sit) -> None:
    team = sit(prepared.won())
    team.page.set_viewport_size({"width": 360, "height": 640})
    team.page.get_by_role("tab").first.wait_for()
    for button in team.page.get_by_role("button").or_(team.page.get_by_role("tab")).all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43.9
