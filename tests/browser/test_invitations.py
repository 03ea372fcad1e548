"""Inviting others to a table, and the name with which one sits down."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import FRIEND, HERE, Person


def _sit_down(person: Person, address: str, name: str, emblem: str | None = None) -> None:
    person.page.goto(address)
    person.page.get_by_label("What shall we call you?").fill(name)
    if emblem:
        person.page.get_by_role("radio", name=emblem).check(force=True)
    person.button("Sit down").click()
    person.board.wait_for()


def test_people_of_earlier_tables_are_invited_by_one_press(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive(width=390, height=844)
    ada.create_table([HERE, FRIEND], ["Ada"])
    _sit_down(ben, ada.page.url, "Ben", "Crab")
    ada.board.wait_for()
    ada.create_table([HERE, FRIEND], ["Ada"])
    table = ada.page.url
    ada.page.get_by_role("button", name="Invite Ben").click()
    expect(ada.page.get_by_role("button", name="Ben is invited")).to_be_disabled()
    # Ben sees it on every page, and one press seats him.
    ben.page.goto("/rules/tobago")
    waiting = ben.page.get_by_role("banner").get_by_role("link", name=re.compile("wait"))
    expect(waiting).to_be_visible()
    expect(ben.page).to_have_title(re.compile(r"^\(\d\) "))
    icon = ben.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    ben.page.goto("/")
    invitation = ben.page.get_by_role("list", name="Invitations")
    expect(invitation).to_contain_text("Ada invites you to play La Tortuga.")
    invitation.get_by_role("button", name="Sit down").click()
    ben.board.wait_for()
    assert ben.page.url == table
    expect(ada.page.locator(".people").first).to_contain_text("Ben")
    # From the table where Ada has moved, a link leads to the next that waits for her.
    ada.page.goto("/")
    turns = ada.page.get_by_role("region", name="Your tables").get_by_text("Your turn")
    expect(turns.or_(ada.page.get_by_text("Ben to play")).first).to_be_visible()


def test_a_blocked_person_invites_in_vain_and_a_forgotten_one_is_not_offered(
    arrive: Arrive,
) -> None:
    ada, ben = arrive(), arrive()
    ada.create_table([HERE, FRIEND], ["Ada"])
    _sit_down(ben, ada.page.url, "Ben")
    ada.board.wait_for()
    ada.create_table([HERE, FRIEND], ["Ada"])
    ada.page.get_by_role("button", name="Invite Ben").click()
    expect(ada.page.get_by_role("button", name="Ben is invited")).to_be_visible()
    ben.page.goto("/")
    ben.page.get_by_role("button", name="No more from Ada").click()
    expect(ben.page.get_by_role("list", name="Invitations")).to_have_count(0)
    with ben.page.expect_response("**/api/player/tables"):
        ben.page.reload()
    expect(ben.page.get_by_role("region", name="Your tables")).to_be_visible()
    expect(ben.page.get_by_role("list", name="Invitations")).to_have_count(0)
    ada.page.get_by_role("button", name="Forget Ben").click()
    expect(ada.page.get_by_role("button", name=re.compile("Ben"))).to_have_count(0)


def test_the_link_is_copied_or_shared_and_the_secret_link_is_folded_away(arrive: Arrive) -> None:
    ada = arrive(permissions=["clipboard-read", "clipboard-write"])
    ada.create_table([HERE, FRIEND], ["Ada"])
    ada.page.get_by_role("button", name="Invite", exact=True).click()
    expect(ada.page.get_by_text("Copied")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == ada.page.url
    expect(ada.page.get_by_role("img", name="A QR code of this link")).to_be_visible()
    expect(ada.page.get_by_label("My seat’s link")).to_be_hidden()
    ada.page.get_by_text("Play here on another device").click()
    expect(ada.page.get_by_label("My seat’s link")).to_have_value(re.compile("#seat=0"))

    phone = arrive(width=390, height=844, has_touch=True, is_mobile=True)
    phone.page.add_init_script("navigator.share = async (shared) => { window.shared = shared; };")
    phone.create_table([HERE, FRIEND], ["Ada"])
    phone.page.get_by_role("button", name="Invite", exact=True).tap()
    phone.page.wait_for_function("window.shared")
    assert phone.page.evaluate("window.shared.url") == phone.page.url


def test_the_name_is_asked_for_once_after_the_first_seat(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.goto("/")
    ada.page.evaluate("localStorage.setItem('atoll-settings', '{\"speed\": \"off\"}')")
    ada.page.reload()
    ada.play_now()
    ada.page.get_by_role("button", name="Choose a name").click()
    ada.page.get_by_label("What shall we call you?").fill("Zoe")
    ada.page.get_by_role("radio", name="Shell").check(force=True)
    ada.page.get_by_role("button", name="Keep it").click()
    expect(ada.page.locator(".people").first).to_contain_text("Zoe")
    expect(ada.page.get_by_role("button", name="Choose a name")).to_have_count(0)
    ada.page.goto("/")
    ada.play_now()
    expect(ada.page.locator(".people").first).to_contain_text("Zoe")
    expect(ada.page.get_by_role("button", name="Choose a name")).to_have_count(0)
