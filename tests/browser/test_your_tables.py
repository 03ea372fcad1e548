"""The player's tables on the home page."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.other_device import finish_game
from tests.browser.person import FRIEND, HERE, Person


def _your_tables(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Your tables")


def _cards(person: Person) -> Locator:
    return _your_tables(person).get_by_role("article")


def _sit_down(person: Person, address: str, name: str) -> None:
    person.page.goto(address)
    person.page.get_by_label("What shall we call you?").fill(name)
    person.button("Sit down").click()
    person.button("Get up").or_(person.board).wait_for()


def test_a_first_visitor_sees_no_list(arrive: Arrive) -> None:
    ada = arrive()
    with ada.page.expect_response(re.compile(r"/parts-")):
        ada.page.reload()
    expect(_your_tables(ada)).to_have_count(0)


def test_closing_the_page_and_returning_leads_back_to_the_table(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    assert ada.wait_for_decision()
    table = ada.page.url
    ada.page.goto("/")
    expect(_cards(ada)).to_have_count(1)
    expect(_cards(ada)).to_contain_text("Your turn")
    picture = _cards(ada).locator("img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    _cards(ada).get_by_role("link").click()
    ada.board.wait_for()
    assert ada.page.url == table
    ada.play(2)


def test_the_players_own_turn_comes_first_and_finished_games_last(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.create_table([HERE, FRIEND], ["Ada"])
    ada.page.goto("/")
    expect(_cards(ada)).to_contain_text("Waiting for players")
    ada.play_now()
    finish_game(ada)
    ada.create_table([HERE, FRIEND], ["Ada"])
    _sit_down(ben, ada.page.url, "Ben")
    ada.board.wait_for()
    while not ada.to_decide.count():
        if ben.to_decide.count():
            ben.decide()
    ada.page.goto("/")
    expect(_cards(ada).first).to_contain_text("Your turn")
    expect(_cards(ada).first).to_contain_text("with Ben")
    expect(_cards(ada).nth(1)).to_contain_text("Waiting for players")
    _your_tables(ada).get_by_text("Finished games (1)").click()
    expect(_cards(ada).last).to_contain_text("won")
    expect(_cards(ada).last).to_contain_text("Look back at the game")
    # The header counts the tables that wait, beside the one on screen; a move leads to the next.
    waiting = ada.page.get_by_role("banner").get_by_role("link", name="1 table waits for you")
    expect(waiting).to_be_visible()
    expect(ada.page).to_have_title("(1) Atoll")
    ada.create_table([HERE, HERE], ["Ada", "Eve"])
    expect(waiting).to_be_visible()
    waiting.click()
    ada.board.wait_for()
    expect(waiting).to_be_visible()
    following = ada.page.get_by_role("link", name="Next table: La Tortuga")
    while not following.count():
        ada.to_decide.or_(following).first.wait_for()
        if ada.to_decide.count():
            ada.decide()
    following.click()
    expect(ada.page.locator(".people").first).to_contain_text("Eve")


def test_a_table_can_be_taken_off_the_list_and_put_back(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    ada.page.goto("/")
    _cards(ada).get_by_role("button", name="Remove La Tortuga from the list").click()
    expect(_cards(ada)).to_have_count(0)
    undo = _your_tables(ada).get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    undo.click()
    expect(_cards(ada)).to_have_count(1)
    _cards(ada).get_by_role("button").click()
    ada.page.reload()
    with ada.page.expect_response("**/api/player/tables"):
        ada.page.reload()
    expect(_cards(ada)).to_have_count(0)


def test_without_the_server_the_list_is_as_it_last_stood(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    ada.page.goto("/")
    expect(_cards(ada)).to_contain_text("Your turn")
    ada.page.route("**/api/player/tables", lambda route: route.abort())
    ada.page.reload()
    expect(_your_tables(ada)).to_contain_text("The server does not answer")
    expect(_cards(ada)).to_have_count(1)
    ada.page.unroute("**/api/player/tables")
    _your_tables(ada).get_by_role("button", name="Try again").click()
    expect(_your_tables(ada)).not_to_contain_text("The server does not answer")


def test_edited_storage_loses_no_other_seat(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    table = ada.page.url.rsplit("/", 1)[-1]
    ada.page.evaluate(
        """() => {
            localStorage.setItem('atoll-seats-nowhere', '{"seats": "none"}');
            localStorage.setItem('atoll-seats-nobody', '{"seats": [{"token": "x y"}, 7]}');
            localStorage.setItem('atoll-tables', '{"tables": [1, {"table": 2}]}');
            localStorage.setItem('atoll-hidden', '[]');
        }"""
    )
    ada.page.goto("/")
    expect(_cards(ada)).to_have_count(1)
    ada.page.goto(f"/table/{table}")
    ada.play(1)


def test_a_table_can_be_set_up_with_days_for_every_decision(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.page.goto("/new/la_tortuga")
    ada.page.get_by_role("radio", name="2", exact=True).check(force=True)
    ada.page.get_by_label("Time to think").select_option(label="2 days for every decision")
    ada.page.get_by_role("button", name="Lay the table").click()
    ada.page.wait_for_url("**/table/*")
    _sit_down(ben, ada.page.url, "Ben")
    ada.board.wait_for()
    assert ada.table["clock"]["seconds"] == 2 * 24 * 60 * 60
    running = ada.page.locator(".sentence-slot").get_by_role("timer")
    expect(running).to_have_text(re.compile("1 day 23 hours|2 days"))
