"""The player key: the same tables on another device, and seats that come back."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Request, expect

from tests.browser.conftest import Arrive
from tests.browser.person import FRIEND, HERE, Person
from tests.browser.test_access import AXE, DESK, PHONE, too_small, violations

KEY = re.compile(r"atoll-key-[\w-]{48}")


def cards(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Your tables").get_by_role("article")


def wait_until_bound(person: Person) -> None:
    """Wait until the seats at the table on screen belong to the browser's key."""
    person.page.wait_for_function(
        """table => JSON.parse(localStorage.getItem(`atoll-seats-${table}`) ?? '{"seats": []}')
            .seats.some(seat => seat.nonce && !seat.unconfirmed)""",
        arg=table_of(person),
    )


def table_of(person: Person) -> str:
    return person.page.url.rsplit("/", 1)[-1]


def secret_link(person: Person) -> str:
    """The link that the page offers for another device."""
    person.page.goto("/key")
    person.button("Show the code and the link").click()
    expect(person.page.get_by_role("img", name="QR code")).to_be_visible()
    return person.page.get_by_label("Your secret link").input_value()


def stored_key(person: Person) -> Any:
    return person.page.evaluate("localStorage.getItem('atoll-key')")


def test_another_device_shows_the_same_tables_and_both_play(arrive: Arrive) -> None:
    desk, phone = arrive(), arrive(width=390, height=844)
    requests: list[Request] = []
    phone.page.on("request", lambda request: requests.append(request))
    desk.play_now()
    wait_until_bound(desk)
    table = desk.page.url
    desk.play(1)
    desk.page.goto("/")
    desk.page.get_by_role("link", name="Play on another device").click()
    link = secret_link(desk)
    secret = KEY.findall(link)[0]

    phone.page.goto(link)
    expect(phone.page.get_by_text("This device has the key now, with 1 table.")).to_be_visible()
    assert phone.page.url.endswith("/key")
    phone.page.get_by_role("link", name="To your tables").click()
    expect(cards(phone)).to_have_count(1)
    cards(phone).get_by_role("link").click()
    phone.board.wait_for()
    assert phone.page.url == table
    phone.play(1)

    desk.page.goto(table)
    desk.play(2)
    assert phone.wait_for_decision()
    assert all(secret not in request.url for request in requests)
    assert all(secret not in json.dumps(request.headers) for request in requests)
    assert all(secret not in (request.post_data or "") for request in requests)


def test_a_table_opened_by_its_link_shows_the_seat_of_the_key(arrive: Arrive) -> None:
    desk, phone = arrive(), arrive()
    desk.play_now()
    wait_until_bound(desk)
    table = desk.page.url
    phone.page.evaluate("key => localStorage.setItem('atoll-key', key)", stored_key(desk))
    phone.page.goto(table)
    assert phone.wait_for_decision()
    phone.play(1)


def test_a_device_with_seats_of_its_own_combines_them_only_if_asked(
    arrive: Arrive, tmp_path: Path
) -> None:
    desk, phone = arrive(), arrive()
    for person in (desk, phone):
        person.play_now()
        wait_until_bound(person)
    at_the_phone = phone.page.url
    own = stored_key(phone)
    link = secret_link(desk)
    with desk.page.expect_download() as download:
        desk.button("Save as a file").click()
    saved = tmp_path / "key.txt"
    download.value.save_as(saved)
    assert saved.read_text().strip() == KEY.findall(link)[0]

    phone.page.goto(link)
    question = phone.page.get_by_role("region", name="Combine the tables of both devices?")
    expect(question).to_contain_text("a key of its own, with 1 table.")
    question.get_by_role("button", name="Leave it as it is").click()
    assert stored_key(phone) == own

    phone.page.get_by_label("Open a saved key").set_input_files(saved)
    question.get_by_role("button", name="Combine").click()
    expect(phone.page.get_by_text("This device has the key now, with 2 tables.")).to_be_visible()
    assert stored_key(phone) == stored_key(desk)
    desk.page.goto("/")
    expect(cards(desk)).to_have_count(2)
    phone.page.goto(at_the_phone)
    phone.play(1)


def test_a_key_that_is_not_whole_is_refused_with_its_reason(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    wait_until_bound(ada)
    link = secret_link(ada)
    own = stored_key(ada)
    field = ada.page.get_by_label("Key or link")
    problem = ada.page.get_by_role("alert")
    for damaged in (link[:-1], link[:-6] + "AAAAAA", f"{link}A"):
        field.fill(damaged)
        ada.button("Use this key").click()
        expect(problem).to_contain_text("is not whole, or was changed")
    field.fill("hello")
    ada.button("Use this key").click()
    expect(problem).to_contain_text("no player key in this")
    ada.page.goto(f"{link[:-3]}xyz")
    expect(problem).to_contain_text("is not whole, or was changed")
    assert stored_key(ada) == own


def test_seats_of_earlier_visits_are_bound_and_an_edited_key_loses_none(arrive: Arrive) -> None:
    ada = arrive()
    made = ada.server.call(
        "/api/tables",
        {
            "game": "la_tortuga",
            "players": 2,
            "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "stop4"}],
        },
    )
    ada.page.evaluate(
        "([table, seats]) => localStorage.setItem(`atoll-seats-${table}`, seats)",
        [made["table"], json.dumps({"seats": made["seats"]})],
    )
    for _ in range(2):
        with ada.page.expect_response("**/api/player/seats"):
            ada.page.goto("/")
        ada.page.goto(f"/table/{made['table']}")
        ada.play(1)
        wait_until_bound(ada)
        ada.page.evaluate("localStorage.setItem('atoll-key', '{\"key\": \"edited\"}')")


def test_a_lost_seat_is_returned_by_another_player(arrive: Arrive) -> None:
    ada, ben, eve = arrive(), arrive(), arrive()
    ada.create_table([HERE, FRIEND], ["Ada"])
    address = ada.page.url
    ben.page.goto(address)
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    ben.button("Sit down").click()
    ben.board.wait_for()
    ada.board.wait_for()
    ben.page.evaluate("localStorage.clear()")
    ben.page.goto(address)
    ben.board.wait_for()

    mine = ben.page.get_by_role("button", name="This seat is mine: Ben")
    mine.click()
    expect(ben.page.get_by_text("The others are asked")).to_be_visible()
    eve.page.goto(address)
    eve.board.wait_for()
    expect(eve.button("Yes, give it back")).to_have_count(0)
    ada.button("Decline").click()
    expect(ben.page.get_by_text("said no: the seat stays as it is")).to_be_visible()

    # When the game has gone on, a bot for Ben included, the seat can be asked for again.
    if not ada.to_decide.count():
        ada.button("Let a bot play on").click()
    ada.play(1)
    mine.click()
    expect(ben.page.get_by_text("The others are asked")).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_text("The others are asked")).to_be_visible()
    ada.button("Yes, give it back").click()
    expect(ben.page.get_by_text("The seat is yours again")).to_be_visible()
    wait_until_bound(ben)
    ben.page.reload()
    ben.board.wait_for()
    assert ada.table["seats"][1]["online"]
    ben.page.goto("/")
    expect(cards(ben)).to_have_count(1)


def test_alone_with_bots_a_lost_seat_needs_the_player_key(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    wait_until_bound(ada)
    address, link = ada.page.url, secret_link(ada)
    ada.page.evaluate("localStorage.clear()")
    ada.page.goto(address)
    ada.page.get_by_role("button", name="This seat is mine").click()
    expect(ada.page.get_by_text("Only the player key of this seat")).to_be_visible()
    ada.page.get_by_role("link", name="Enter my player key").click()
    ada.page.get_by_label("Key or link").fill(link)
    ada.button("Use this key").click()
    # The key that was made for the claim collects no seat, so nothing is asked.
    expect(ada.page.get_by_text("This device has the key now, with 1 table.")).to_be_visible()
    ada.page.goto(address)
    assert ada.wait_for_decision()


def test_the_page_of_the_key_is_accessible(arrive: Arrive) -> None:
    ada = arrive(reduced_motion="reduce", color_scheme="light")
    ada.play_now()
    wait_until_bound(ada)
    secret_link(ada)
    ada.page.get_by_label("Key or link").fill("atoll-key-damaged")
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("alert").wait_for()
    ada.page.evaluate(AXE.read_text())
    for width, height in DESK, PHONE:
        ada.page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            ada.page.emulate_media(color_scheme=scheme)
            assert violations(ada) == []
        assert too_small(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
