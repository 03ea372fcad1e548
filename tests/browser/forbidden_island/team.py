"""A person at a table of Forbidden Island, with one seat or all of them."""

import json
import re
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.browser.forbidden_island.prepared import TOKENS, Prepared
from tests.browser.person import Person
from tests.browser.server import Server

BOT = "Novice (bot)"


class Team:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    # ── Coming to a table ────────────────────────────────────────────────────────────────

    def create_table(self, seats: Sequence[str], names: Sequence[str]) -> None:
        self.page.goto("/new/forbidden_island")
        self.page.get_by_role("radio", name=str(len(seats)), exact=True).check(force=True)
        for number, seat in enumerate(seats, 1):
            self.page.get_by_label(f"Who plays on seat {number}").select_option(label=seat)
        for number, name in enumerate(names, 1):
            self.page.get_by_label(f"Name on seat {number}").fill(name)
        self.page.get_by_role("button", name="Lay the table").click()
        self.person.board.wait_for()

    def take_all_seats(self, prepared: Prepared, server: Server) -> None:
        """Write a table to the server's log and take both of its seats."""
        prepared.write(server.database)
        self.sit_down(prepared, [0, 1])

    def sit_down(self, prepared: Prepared, seats: Sequence[int]) -> None:
        """Take these seats of a table in the server's log."""
        held = [{"seat": seat, "token": TOKENS[seat]} for seat in seats]
        self.page.evaluate(
            "([table, seats]) => localStorage.setItem(`atoll-seats-${table}`, seats)",
            [prepared.id, json.dumps({"seats": held})],
        )
        self.page.goto(f"/table/{prepared.id}")
        self.person.board.wait_for()

    # ── Seeing ───────────────────────────────────────────────────────────────────────────

    def tile(self, words: str) -> Locator:
        """The tiles whose labels match: a name, a state, what can be done there."""
        return self.person.board.get_by_role("button", name=re.compile(words))

    @property
    def asked(self) -> Locator:
        """What the page shows only if there is a decision here."""
        buttons = self.person.button("End the actions|Draw the next|Turn up the next|Discard")
        return buttons.or_(self.tile("swims here"))

    # ── Playing ──────────────────────────────────────────────────────────────────────────

    def wait_for_decision(self) -> bool:
        """Wait until something is to be decided here; False if the game is over instead."""
        self.asked.or_(self.person.result).first.wait_for()
        return self.person.result.count() == 0

    def decide(self) -> None:
        """Shore up what is near, or else let the turn go on."""
        shore_up = self.tile("Shore up")
        if shore_up.count():
            self.person.press(shore_up.first)
            if self.person.board.get_by_role("button", expanded=True).count():
                menu = self.page.get_by_role("dialog")
                self.person.press(menu.get_by_role("button", name="Shore up"))
        else:
            self.person.press(self.asked.first)
        expect(self.page.locator("button:disabled")).to_have_count(0)

    def play_to_the_end(self) -> None:
        while self.wait_for_decision():
            self.decide()
