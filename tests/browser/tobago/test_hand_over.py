"""Several people at one screen, with hidden hands."""

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.tobago.hunter import COMPILING, Hunter


def sit_down(person: Person, names: list[str]) -> Hunter:
    """Give all seats to one screen."""
    seats = [{"kind": "human", "name": name} for name in names]
    body = {"game": "tobago", "players": len(names), "seats": seats}
    created = person.server.call("/api/tables", body)
    held = json.dumps({"seats": created["seats"]})
    person.page.evaluate(
        "([table, held]) => localStorage.setItem(`atoll-seats-${table}`, held)",
        [created["table"], held],
    )
    person.page.goto(f"/table/{created['table']}")
    return Hunter(person.page)


def take_over(page: Hunter) -> str:
    """Confirm that the person asked for has the device; return their name."""
    dialog = page.page.get_by_role("dialog")
    dialog.wait_for(timeout=COMPILING)
    asked = re.search("Pass the device to (.+)", dialog.inner_text())
    assert asked is not None
    expect(page.hand).to_have_count(0)
    dialog.get_by_role("button", name=f"I am {asked[1]}").click()
    expect(dialog).to_have_count(0)
    return asked[1]


def test_the_screen_is_passed_on_covered(arrive: Arrive) -> None:
    table = sit_down(arrive(), ["Ada", "Ben"])
    first = take_over(table)
    assert table.wait_for_decision()
    table.decide()
    second = take_over(table)
    assert {first, second} == {"Ada", "Ben"}
    assert table.wait_for_decision()
    table.decide()
    hands = {}
    for expected in (first, second):
        assert take_over(table) == expected
        expect(table.hand).not_to_have_count(0)
        hands[expected] = table.hand.all_inner_texts()
        table.button("Exchange").or_(table.button("End the turn")).first.click()
    assert hands[first] != hands[second]
    take_over(table)
    table.page.reload()
    assert take_over(table) == first
