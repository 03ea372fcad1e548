"""The page of a table, whatever its game."""

import re

from playwright.sync_api import Locator, Page


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
