"""Accessibility and size of the workshops: large and small, light and dark."""

import gzip

import pytest
from playwright.sync_api import Response

from tests.browser.test_access import AXE, too_small, violations
from tests.browser.workshop.arranger import Arranger
from tests.browser.workshop.conftest import ArriveToArrange

MOST_SCRIPT = 40_000
"""Bytes that a workshop may add, compressed."""
WORKSHOPS = {
    "la_tortuga": "Choose the first card",
    "forbidden_island": "Lay out the island",
    "tobago": "Arrange the island",
}


def fill(ada: Arranger, game: str) -> None:
    """Arrange something, so that all parts are shown."""
    if game == "forbidden_island":
        ada.pick("By hand")
        ada.page.get_by_role("button", name="Flood the rest by lot").click()
    if game == "tobago":
        ada.pick("ABC-0-1")
        ada.page.get_by_role("button", name="Place the rest by lot").click()


@pytest.mark.parametrize(("game", "button"), WORKSHOPS.items())
def test_every_workshop_is_accessible(arranger: ArriveToArrange, game: str, button: str) -> None:
    ada = arranger(reduced_motion="reduce", color_scheme="light")
    ada.begin(game)
    ada.open_workshop(button)
    fill(ada, game)
    ada.page.evaluate(AXE.read_text())
    for width, height in (1440, 900), (390, 844):
        ada.page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            ada.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            assert violations(ada) == []
        assert too_small(ada) == []
    ada.page.set_viewport_size({"width": 360, "height": 640})
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize(("game", "button"), WORKSHOPS.items())
def test_a_workshop_loads_when_it_is_opened(
    arranger: ArriveToArrange, game: str, button: str
) -> None:
    ada = arranger()
    ada.begin(game)
    scripts: list[int] = []

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts.append(len(gzip.compress(response.body())))

    ada.page.on("response", weigh)
    ada.open_workshop(button)
    assert 0 < sum(scripts) <= MOST_SCRIPT
