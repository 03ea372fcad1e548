"""The page of a table, whatever its game."""

import re
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page

LOST_MS = 5000
"""How long a button is looked for that was there a moment ago."""


class TablePage:
    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name="The island")

    @property
    def sentence(self) -> Locator:
        return self.page.locator(".sentence p")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name="How it ended")

    def button(self, name: str) -> Locator:
        """A button that can be pressed now, by how its name begins."""
        return self.page.get_by_role("button", name=re.compile(f"^{name}"), disabled=False)

    def press(self, button: Locator) -> None:
        """Press a button unless it has disappeared: what is to be decided may change meanwhile."""
        with suppress(Error):
            button.click(timeout=LOST_MS)
