"""Several people: lobby, links, spectators, stand-ins, agreements, rematch."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, FRIEND, HERE, Person

WATCH_DIALOG = """() => {
    window.shifted = [];
    new PerformanceObserver((list) => {
        const nodes = list.getEntries().flatMap(({ sources }) => sources.map(({ node }) => node));
        const inside = nodes.filter((node) => node?.parentElement?.closest('dialog'));
        window.shifted.push(...inside.map((node) => node.textContent));
    }).observe({ type: 'layout-shift' });
}"""


def sit_down(person: Person, name: str) -> None:
    person.page.get_by_label("What shall we call you?").fill(name)
    person.page.get_by_role("button", name="Sit down").click()
    person.board.wait_for()


def at_one_table(arrive: Arrive) -> tuple[Person, Person]:
    """Ada and Ben at a table, Ben by her link."""
    ada, ben = arrive(), arrive()
    ada.create_table([HERE, FRIEND], ["Ada"])
    ben.page.goto(ada.page.url)
    sit_down(ben, "Ben")
    ada.board.wait_for()
    return ada, ben


def decide_in_turn(people: tuple[Person, ...], decisions: int) -> None:
    """Let people decide in turn, this often or until the game is over."""
    decided = 0
    while decided < decisions and not any(person.result.count() for person in people):
        for person in people:
            if person.to_decide.count():
                person.decide()
                decided += 1


def open_table_sheet(person: Person) -> None:
    person.page.get_by_role("button", name="Table", exact=True).click()
    person.page.get_by_role("heading", name="This table", exact=True).wait_for()


def test_two_people_and_a_spectator_through_a_whole_game(arrive: Arrive) -> None:
    ada, ben = at_one_table(arrive)
    eve = arrive()
    eve.page.goto(ada.page.url)
    eve.board.wait_for()
    expect(ada.page.get_by_text("One person is watching.")).to_be_visible()
    decide_in_turn((ada, ben), 8)
    for person in (ada, eve):
        person.page.reload()
        person.board.wait_for()
    decide_in_turn((ada, ben), 10_000)
    tables = []
    for person in (ada, ben, eve):
        standing = person.result.get_by_role("row")
        expect(standing).to_have_count(1 + 2)
        tables.append(standing.all_inner_texts())
    assert tables[0] == tables[1] == tables[2]
    assert eve.to_decide.count() == 0


def test_the_seats_link_opens_the_seat_on_another_device(arrive: Arrive) -> None:
    ada, phone, stranger = arrive(), arrive(width=390, height=844), arrive()
    ada.create_table([HERE, BOT], ["Ada"])
    ada.board.wait_for()
    open_table_sheet(ada)
    ada.page.get_by_text("Play here on another device").click()
    link = ada.page.get_by_label("My seat’s link").input_value()
    phone.page.goto(link)
    phone.board.wait_for()
    assert "#" not in phone.page.url
    phone.play(2)
    phone.page.reload()
    phone.play(1)
    stranger.page.goto(link[:-4] + "nope")
    expect(stranger.page.get_by_text("This link fits no seat at this table")).to_be_visible()
    assert "#" not in stranger.page.url
    assert stranger.to_decide.count() == 0


def test_the_lobby_shows_new_tables_at_once(arrive: Arrive) -> None:
    ada, ben, eve = arrive(), arrive(), arrive()
    for person in (ben, eve):
        person.page.get_by_role("link", name="Open tables").click()
        person.page.get_by_role("heading", name="Open tables").wait_for()
    ada.create_table([HERE, FRIEND], ["Ada of the lobby"], public=True, spend_eggs=True)
    mine = ben.page.get_by_role("article").filter(has_text="Ada of the lobby")
    expect(mine.get_by_text("Eggs for dice")).to_be_visible()
    mine.get_by_role("link", name="Sit down").click()
    terms = ben.page.get_by_role("region", name="How this table plays")
    expect(terms).to_contain_text("As long as you like")
    sit_down(ben, "Ben")
    ada.board.wait_for()
    running = eve.page.get_by_role("article").filter(has_text="Ada of the lobby")
    running.get_by_role("link", name="Watch").click()
    eve.board.wait_for()


def test_a_bot_stands_in_until_the_player_comes_back(arrive: Arrive) -> None:
    ada, ben = at_one_table(arrive)
    table = ben.page.url
    ben.page.goto("/")
    expect(ada.page.get_by_text("Ben has been away for a while.")).to_be_visible()
    ada.button("Let a bot play on").click()
    ada.play(3)
    assert ada.table["seats"][1]["bot"] is not None
    ben.page.goto(table)
    expect(ben.page.get_by_text("is playing for you just now")).to_be_visible()
    ben.button("Take the seat back").click()
    expect(ben.page.get_by_text("is playing for you just now")).to_have_count(0)
    decide_in_turn((ada, ben), 4)
    assert ben.table["seats"][1]["bot"] is None


def test_bots_stand_in_for_all_absent_players(arrive: Arrive) -> None:
    ada = arrive()
    ada.create_table([HERE, FRIEND, FRIEND], ["Ada"])
    for name in "Ben", "Cid":
        ada.server.call(f"/api/tables/{ada.page.url.rsplit('/', 1)[-1]}/seats", {"name": name})
    expect(ada.page.get_by_text("Ben and Cid have been away for a while.")).to_be_visible()
    ada.button("Let bots play on").click()
    # The seats are given one after the other, and between them one name is left.
    expect(ada.page.get_by_text("been away for a while.")).to_have_count(0)
    assert [seat["bot"] is None for seat in ada.table["seats"]] == [True, False, False]


def test_a_game_ends_by_agreement_and_the_same_people_play_again(arrive: Arrive) -> None:
    ada, ben = at_one_table(arrive)
    first = ada.page.url
    open_table_sheet(ada)
    ada.button("End the game").click()
    ada.button("Ask the others").click()
    expect(ben.page.get_by_text("Ada would like to end the game")).to_be_visible()
    ben.button("Decline").click()
    expect(ada.page.get_by_text("Waiting for: Ben")).to_have_count(0)
    open_table_sheet(ben)
    ben.button("End the game").click()
    ben.button("Ask the others").click()
    ada.button("Agree").click()
    for person in (ada, ben):
        expect(person.result).to_contain_text("ended by agreement")
    ada.button("Play again").click()
    ben.button("Come along").click()
    for person in (ada, ben):
        person.page.wait_for_url(lambda url: url != first)
        person.board.wait_for()
    assert ada.page.url == ben.page.url
    decide_in_turn((ada, ben), 4)
    assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", "Ben"]


def test_a_player_alone_with_bots_ends_the_game_at_once(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    ada.page.evaluate(WATCH_DIALOG)
    open_table_sheet(ada)
    ada.button("End the game").click()
    ada.button("End it now").click()
    assert ada.page.evaluate("window.shifted") == []
    expect(ada.result).to_contain_text("ended by agreement")
    expect(ada.page.get_by_role("button", name=re.compile("^Stop"))).to_have_count(0)
