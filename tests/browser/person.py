"""Somebody at the page, who sees and does what a person can see and do."""

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.server import Server
from tests.browser.visitor import Visitor

BOT = "Skilled (bot)"
HERE = "Someone here"
FRIEND = "A friend, by link"


class Person(Visitor):
    def __init__(self, page: Page, server: Server) -> None:
        super().__init__(page)
        self.server = server
        page.goto("/")

    # ── Coming to a table ────────────────────────────────────────────────────────────────

    @property
    def play_now_button(self) -> Locator:
        card = self.page.get_by_role("article", name="La Tortuga")
        return card.get_by_role("button", name="Play now")

    def play_now(self) -> None:
        self.play_now_button.click()
        self.board.wait_for()

    def confirm_moves(self) -> None:
        """Ask in the settings for moves to be confirmed."""
        self.page.get_by_role("button", name="Settings").click()
        self.page.get_by_role("checkbox", name="Confirm moves").check()
        self.page.keyboard.press("Escape")

    def lay_table(self, seats: Sequence[str], names: Sequence[str] = (), **options: bool) -> None:
        """Fill in the plan of a table and lay it: who sits on each seat, and their names."""
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
        """The table before this person, as the server tells it."""
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
        """A careful player: throw as long as at most two sides are too many."""
        throw = self.button("Throw")
        if throw.count() == 0:
            self.button(".* first").last.click()
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
