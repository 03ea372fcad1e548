"""A sharing that a curse ends, from the last card before it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.server import Server
from tests.browser.tobago.hunter import Hunter
from tests.browser.tobago.prepared import BEFORE_A_CURSE, write_table


def test_a_curse_strikes_all_whose_roses_are_left(arrive: Arrive, server: Server) -> None:
    ada = Hunter(arrive().page)
    ada.sit_down(write_table(server.database, BEFORE_A_CURSE))
    people = ada.page.get_by_role("region", name="People")
    expect(ada.sentence).to_contain_text("Your rose on the brown map is next: take 4 coins")
    asked = ada.sharing.get_by_role("list").locator("[aria-current]")
    expect(asked).to_contain_text("Ada Not next to a palm")
    expect(ada.sharing).to_contain_text("one card face down")
    looked = ada.sharing.get_by_text("Only you have seen:").locator("..").get_by_role("img")
    assert looked.evaluate_all("all => all.map(one => one.ariaLabel)") == ["5 coins", "2 coins"]
    expect(people.get_by_text("one amulet", exact=True)).to_have_count(1)
    ada.button("Leave").click()
    expect(ada.log).to_contain_text("A curse is turned up!")
    expect(ada.log).to_contain_text("You lose an amulet to the curse.")
    expect(ada.log).to_contain_text("Yellow loses the best treasure card to the curse.")
    expect(ada.log).to_contain_text("Violet loses the best treasure card to the curse.")
    expect(ada.sharing).to_have_count(0)
    expect(people.get_by_text("0 amulets", exact=True)).to_have_count(3)


@pytest.mark.parametrize(
    ("choice", "logged"),
    [
        ("Give up an amulet", "You give up an amulet for the curse."),
        ("Give up 6 coins", "You give up your best treasure card for the curse."),
    ],
)
def test_a_player_chooses_what_a_curse_takes(
    arrive: Arrive, server: Server, choice: str, logged: str
) -> None:
    ada = Hunter(arrive().page)
    ada.sit_down(write_table(server.database, BEFORE_A_CURSE, curse_payment="choice"))
    ada.button("Leave").click()
    expect(ada.sentence).to_contain_text("The curse strikes you")
    expect(ada.sharing.get_by_role("img", name="curse").first).to_be_visible()
    expect(ada.sharing.get_by_role("button", name="Give up")).to_have_count(2)
    ada.button(choice).click()
    expect(ada.log).to_contain_text(logged)
    expect(ada.sharing).to_have_count(0)
    expect(ada.sentence).to_contain_text("you start the new map")


def test_a_key_chooses_what_a_curse_takes(arrive: Arrive, server: Server) -> None:
    ada = Hunter(arrive().page)
    ada.sit_down(write_table(server.database, BEFORE_A_CURSE, curse_payment="choice"))
    ada.page.keyboard.press("l")
    expect(ada.sentence).to_contain_text("The curse strikes you")
    ada.page.keyboard.press("c")
    expect(ada.log).to_contain_text("You give up your best treasure card for the curse.")


def test_after_the_sharing_the_raiser_starts_the_new_map(arrive: Arrive, server: Server) -> None:
    ada = Hunter(arrive().page)
    ada.sit_down(write_table(server.database, BEFORE_A_CURSE))
    ada.button("Leave").click()
    expect(ada.sentence).to_contain_text("you start the new map")
    words = ada.hand.first.inner_text()
    ada.hand.first.click()
    expect(ada.log).to_contain_text(f"You start the new brown map with {words}.")
    expect(ada.log).to_contain_text(re.compile("wash(es)? up"))
    assert ada.wait_for_decision()


def test_a_curse_shows_who_pays_and_can_be_skipped(arrive: Arrive, server: Server) -> None:
    ada = Hunter(arrive(speed="slow").page)
    ada.sit_down(write_table(server.database, BEFORE_A_CURSE))
    ada.button("Leave").click()
    expect(ada.sharing.get_by_role("img", name="curse").first).to_be_visible()
    expect(ada.sharing.get_by_text("You lose an amulet")).to_be_visible()
    expect(ada.sharing.get_by_text("Violet loses the best card")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.sharing).to_have_count(0)
    expect(ada.sentence).to_contain_text("you start the new map")
