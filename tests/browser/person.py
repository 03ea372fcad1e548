"""A person at the page, who sees and does what people can see and do there."""

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.server import Server
from tests.browser.table_page import TablePage

BOT = "Skilled (bot)"
HERE = "Someone here"
FRIEND = "A friend, by link"
OFFER_INSTALLATION = """() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    offer.prompt = async () => { window.prompted = true; };
    window.dispatchEvent(offer);
}"""


class Person(TablePage):
    def __init__(self, page: Page, server: Server) -> None:
        super().__init__(page)
        self.server = server
        page.goto("/")

    # ── Going to a table ─────────────────────────────────────────────────────────────────

    @property
    def play_now_button(self) -> Locator:
        card = self.page.get_by_role("article", name="La Tortuga")
        return card.get_by_role("button", name="Play now")

    def play_now(self) -> None:
        self.play_now_button.click()
        self.board.wait_for()

    def confirm_moves(self) -> None:
        """Turn on the confirmation of moves in the settings."""
        self.page.get_by_role("button", name="Settings").click()
        self.page.get_by_role("checkbox", name="Confirm moves").check()
        self.page.keyboard.press("Escape")

    def offer_installation(self) -> None:
        """Let the page believe that the browser offers to install it."""
        self.page.evaluate(OFFER_INSTALLATION)

    def create_table(
        self, seats: Sequence[str], names: Sequence[str] = (), **options: bool
    ) -> None:
        """Fill in the form of a new table: who plays on each seat, and their names."""
        self.page.goto("/new/la_tortuga")
        self.page.get_by_role("radio", name=str(len(seats)), exact=True).check(force=True)
        for number, seat in enumerate(seats, 1):
            self.page.get_by_label(f"Who plays on seat {number}").select_option(label=seat)
        for number, name in enumerate(names, 1):
            self.page.get_by_label(f"Name on seat {number}").fill(name)
        if options.get("spend_eggs"):
            self.page.get_by_role("checkbox", name="Eggs for dice").check()
        if options.get("public"):
            self.page.get_by_role("checkbox", name="Public").check()
        if not options.get("hints", True):
            self.page.get_by_role("checkbox", name="Hints").uncheck()
        lay = "Lay the table" if {HERE, FRIEND} & set(seats) else "Watch the bots"
        self.page.get_by_role("button", name=lay).click()
        self.page.wait_for_url("**/table/*")

    @property
    def table(self) -> Any:
        """The description of the current table, from the server."""
        return self.server.call("/api/tables/" + self.page.url.rsplit("/", 1)[-1])

    # ── Seeing ───────────────────────────────────────────────────────────────────────────

    @property
    def to_decide(self) -> Locator:
        """The buttons of a decision: the second turtle, or stopping."""
        return self.button("Stop").or_(self.button(".* first"))

    # ── Playing ──────────────────────────────────────────────────────────────────────────

    def wait_for_decision(self) -> bool:
        """Wait until something is to be decided here; False if the game is over instead."""
        self.to_decide.or_(self.result).first.wait_for()
        return self.result.count() == 0

    def decide(self) -> None:
        """Play carefully: throw as long as at most two sides are a bust."""
        throw, first = self.button("Throw"), self.button(".* first")
        throw.or_(first).first.wait_for()
        if throw.count() == 0:
            first.last.click()
        elif re.search(r"cannot bust|busts on [12] of", throw.inner_text()):
            throw.click()
        else:
            self.button("Stop").click()

    def play(self, decisions: int) -> None:
        for _ in range(decisions):
            assert self.wait_for_decision()
            self.decide()

    def play_to_the_end(self) -> None:
        while self.wait_for_decision():
            self.decide()
