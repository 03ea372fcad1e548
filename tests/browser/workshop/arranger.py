"""A person who arranges a set-up in the workshop."""

import base64
import json
from typing import Any

from playwright.sync_api import Locator

from tests.browser.person import BOT, HERE, Person


class Arranger(Person):
    def begin(self, game: str, seats: tuple[str, ...] = (HERE, BOT), hash: str = "") -> None:
        """Open the form of a new table for as many seats."""
        self.page.goto(f"/new/{game}{hash}")
        self.page.get_by_role("radio", name=str(len(seats)), exact=True).check(force=True)
        for number, seat in enumerate(seats, 1):
            self.page.get_by_label(f"Who plays on seat {number}").select_option(label=seat)

    def open_workshop(self, name: str) -> None:
        self.page.get_by_role("button", name=name).click()
        self.link.wait_for()

    @property
    def link(self) -> Locator:
        return self.page.get_by_label("Link to this set-up")

    @property
    def link_hash(self) -> str:
        """What the link has behind the address of the page."""
        return "#" + self.link.input_value().partition("#")[2]

    def pick(self, name: str) -> None:
        """Choose a picture."""
        self.page.get_by_role("radio", name=name, exact=True).check(force=True)

    def lay_the_table(self) -> None:
        self.page.get_by_role("button", name="Lay the table").click()
        self.page.wait_for_url("**/table/*")
        self.board.wait_for()

    def space(self, name: str) -> Locator:
        return self.page.locator(f'[data-space="{name}"]')


def shared(link: str) -> Any:
    """What a link shares."""
    code = link.partition("#setup=")[2]
    return json.loads(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)))
