"""A person in a tutorial, who does what the coach asks and presses where the ring is."""

from typing import Any

from playwright.sync_api import Locator, Page

FRAMES = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
ON_TOP = "([x, y]) => document.elementFromPoint(x, y)?.closest('.coach, .rings') === null"
PATIENCE = 12
"""Presses that one step may need."""


class Learner:
    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        page.goto(f"/learn/{game}")
        self.coach.wait_for()

    @property
    def coach(self) -> Locator:
        return self.page.locator("section.coach")

    @property
    def words(self) -> Locator:
        return self.coach.get_by_role("status")

    @property
    def step(self) -> int:
        return int(self.coach.get_by_role("progressbar").get_attribute("value") or "0")

    @property
    def done(self) -> bool:
        return self.button("Once more").count() > 0

    @property
    def ring(self) -> Locator:
        return self.page.locator(".rings i").first

    def button(self, name: str) -> Locator:
        return self.coach.get_by_role("button", name=name, exact=True)

    def take_step(self) -> None:
        """Read on, or do what is asked, until the next step."""
        step = self.step
        for _ in range(PATIENCE):
            if self.button("Next").count():
                self.button("Next").click()
            else:
                self.press_the_ring()
            self.page.evaluate(FRAMES)
            if self.step != step or self.done:
                return
        raise AssertionError(f"step {step} leads nowhere: {self.words.inner_text()}")

    def press_the_ring(self) -> None:
        """Press inside the ring, which must be neither off the screen nor covered."""
        self.ring.wait_for()
        for _ in range(PATIENCE):
            self.page.evaluate(FRAMES)  # the ring follows what moves
            x, y = self._middle(self.ring.bounding_box())
            if self.page.evaluate(ON_TOP, [x, y]):
                self.page.mouse.click(x, y)
                return
        raise AssertionError(f"the ring is covered: {self.words.inner_text()}")

    @staticmethod
    def _middle(box: Any) -> tuple[float, float]:
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
