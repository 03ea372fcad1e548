"""A person who plays Tobago by what the page shows."""

import json
import re

from playwright.sync_api import Locator

from tests.browser.table_page import TablePage
from tests.browser.tobago.prepared import TOKEN

COMPILING = 180_000
"""Milliseconds until the rules are ready, the first time."""
WORTH_TAKING = 3
COLOURS = "(Grey|Brown|Black|White)"


class Hunter(TablePage):
    # ── Going to a table ─────────────────────────────────────────────────────────────────

    def play_now(self) -> None:
        card = self.page.get_by_role("article", name="Tobago")
        card.get_by_role("button", name="Play now").click()
        self.board.wait_for(timeout=COMPILING)

    def sit_down(self, table: str) -> None:
        """Take the first seat of a table."""
        held = json.dumps({"seats": [{"seat": 0, "token": TOKEN}]})
        self.page.evaluate(
            "([table, held]) => localStorage.setItem(`atoll-seats-${table}`, held)", [table, held]
        )
        self.page.goto(f"/table/{table}")
        self.board.wait_for(timeout=COMPILING)

    # ── Seeing ───────────────────────────────────────────────────────────────────────────

    @property
    def targets(self) -> Locator:
        """The spaces where something can be done."""
        return self.board.get_by_role("button")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name="Your clues").get_by_role("button")

    @property
    def maps(self) -> Locator:
        return self.page.get_by_role("region", name="Treasure maps")

    @property
    def sharing(self) -> Locator:
        return self.page.get_by_role("region", name="Sharing the treasure")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def placing(self) -> Locator:
        return self.page.get_by_text("Any space will do")

    @property
    def starting(self) -> Locator:
        return self.page.get_by_text("Choose one of your clues")

    @property
    def taking(self) -> Locator:
        """To take a treasure card; not to take back a move."""
        return self.button(r"Take (?!back)")

    # ── Playing ──────────────────────────────────────────────────────────────────────────

    def wait_for_decision(self) -> bool:
        """Wait until something is to be decided here; False if the game is over instead."""
        decisions = self.button("End the turn").or_(self.taking).or_(self.placing)
        decisions.or_(self.starting).or_(self.result).first.wait_for()
        return self.result.count() == 0

    def decide(self) -> None:
        """Play straightforwardly: raise, take what is worth it, narrow down, drive there."""
        if self.button("Raise").count():
            self.press(self.button("Raise").first)
        elif self.taking.count():
            self._take_or_leave()
        elif self.placing.count():
            self.targets.first.click()
        elif self.starting.count():
            self.hand.first.click()
        else:
            self._act()

    def play_to_the_end(self) -> None:
        while self.wait_for_decision():
            self.decide()

    def _take_or_leave(self) -> None:
        for offered in self.taking.all_inner_texts():
            value = re.search(r"Take (\d)", offered)
            good = value is not None and int(value[1]) >= WORTH_TAKING
            self.press(self.taking if good else self.button("Leave"))

    def _act(self) -> None:
        treasure = self.board.get_by_label(self._located)
        if treasure.count() and self.targets.count():
            self._drive_towards(treasure.first)
        elif self.button("Exchange").count() == 0:
            self.press(self.button("End the turn"))
        elif not self._play_best_clue():
            self.button("Exchange").click()

    @property
    def _located(self) -> re.Pattern[str]:
        """What a space is called where the treasure of a located map lies."""
        heads = self.maps.get_by_role("button", name=re.compile("located$")).all_inner_texts()
        colours = "|".join(head.split()[0].lower() for head in heads)
        return re.compile(f"site of the ({colours}) map" if colours else "nowhere")

    def _drive_towards(self, treasure: Locator) -> None:
        """Drive to the marked space that is nearest on the screen."""
        goal = treasure.bounding_box()
        assert goal is not None
        nearest = self.targets.evaluate_all(
            """(targets, goal) => {
                const far = (target) => {
                    const box = target.getBoundingClientRect();
                    return Math.hypot(box.x - goal.x, box.y - goal.y);
                };
                const order = targets.map((target, index) => [far(target), index]);
                return order.sort((a, b) => a[0] - b[0])[0][1];
            }""",
            goal,
        )
        self.targets.nth(nearest).click()

    def _play_best_clue(self) -> bool:
        """The card and map that leave fewest sites; False if no card fits anywhere."""
        best = (1000, "", "")
        for card in self.hand.all_inner_texts():
            if best[0] == 1:
                break
            self._choose(card)
            for choice in self.button(f"{COLOURS} leaves").all_inner_texts():
                outcome = re.search(r"leaves (\d+|one)", choice)
                if outcome is None:  # the map is being drawn again
                    continue
                left = 1 if outcome[1] == "one" else int(outcome[1])
                best = min(best, (left, card, choice.split()[0]))
        left, card, colour = best
        if not card:
            self.page.keyboard.press("Escape")
            self.button("Exchange").wait_for()
            return False
        self._choose(card)
        self.button(f"{colour} leaves").click()
        return True

    def _choose(self, card: str) -> None:
        """Choose a card; another press would put it back."""
        button = self.page.get_by_role("button", name=card, exact=True)
        if button.get_attribute("aria-pressed") == "false":
            button.click()
