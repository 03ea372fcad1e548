"""Taking seats: at one screen and by link."""

import json
from hashlib import sha256

from playwright.sync_api import Response, WebSocket, expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, FRIEND, HERE


def test_two_people_at_one_screen(arrive: Arrive) -> None:
    ada = arrive()
    ada.create_table([HERE, HERE], ["Ada", "Ben"])
    asked = set()
    for _ in range(12):
        assert ada.wait_for_decision()
        asked.add("Ada" if "Ada" in ada.sentence.inner_text() else "Ben")
        ada.decide()
    assert asked == {"Ada", "Ben"}


def test_a_friend_comes_by_link(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.create_table([HERE, FRIEND], ["Ada"])
    link = ada.page.get_by_label("The link to this table").input_value()
    expect(ada.page.get_by_text("Waiting for a friend")).to_be_visible()
    ben.page.goto(link)
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for person in (ada, ben):
        person.board.wait_for()
    decided = {"Ada": 0, "Ben": 0}
    while min(decided.values()) < 3:
        for name, person in (("Ada", ada), ("Ben", ben)):
            if person.to_decide.count():
                person.decide()
                decided[name] += 1
    people = ben.page.get_by_role("region", name="People")
    expect(people).to_contain_text("Ada")
    expect(people).to_contain_text("Ben")


def test_a_player_returns_a_lost_seat(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.create_table([HERE, FRIEND], ["Ada"])
    ben.page.goto(ada.page.get_by_label("The link to this table").input_value())
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    ben.button("Sit down").click()
    for person in (ada, ben):
        person.board.wait_for()
    table_id = ada.page.url.rpartition("/")[2]
    ben.page.goto("about:blank")
    expect(ada.page.get_by_role("region", name="People")).to_contain_text("away")
    claim = {"seat": 1, "key": sha256(b"Ben's new token").hexdigest(), "player": None}
    answer = ada.page.request.post(f"/api/tables/{table_id}/claims", data=claim)
    assert answer.json() == {"seat": 1, "returned": False}
    expect(ada.page.get_by_text("A visitor asks for the seat of Ben.")).to_be_visible()
    ada.button("Yes, give it back").click()
    expect(ada.button("Yes, give it back")).to_have_count(0)
    seats = {"player": None, "seats": [{"table": table_id, "token": "Ben's new token"}]}
    [listed] = ada.page.request.post("/api/player/tables", data=seats).json()["tables"]
    assert listed["yours"] == [1]


def test_people_talk_before_the_game_and_may_get_up_again(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive(width=390, height=844)
    ada.create_table([HERE, FRIEND, FRIEND], ["Ada"])
    ben.page.goto(ada.page.url)
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    ben.button("Sit down").click()
    ben.page.get_by_label("Say something").fill("Is this a game for two?")
    ben.button("Send").click()
    chat = ada.page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("Is this a game for two?")
    expect(chat).not_to_contain_text("Ben (spectator)")
    seats = ada.page.get_by_role("main").get_by_role("list").first
    expect(seats).to_contain_text("Ben")
    ben.button("Get up").click()
    expect(seats).not_to_contain_text("Ben")
    expect(chat).to_contain_text("Ben (spectator)")
    ben.page.reload()
    expect(ben.button("Get up")).to_have_count(0)
    ben.button("Sit down").click()
    expect(ben.button("Get up")).to_be_visible()


HIDDEN = """
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.Notification = class {
        static permission = 'granted';
        constructor(title) {
            const output = document.createElement('output');
            output.textContent = title;
            document.body.append(output);
        }
        close() {}
    };
    const kept = JSON.parse(localStorage.getItem('atoll-settings') ?? '{}');
    localStorage.setItem('atoll-settings', JSON.stringify({ ...kept, notify: true }));
"""
"""A hidden page with notifications allowed; they are collected on the page."""


def test_a_hidden_page_notifies_when_the_game_begins_and_when_it_is_its_turn(
    arrive: Arrive,
) -> None:
    ada, ben, eve = arrive(), arrive(), arrive()
    ada.page.add_init_script(HIDDEN)
    ben.create_table([HERE, FRIEND, FRIEND], ["Ben"])
    for person, name in ((ada, "Ada"), (eve, "Eve")):
        person.page.goto(ben.page.url)
        person.page.get_by_label("What shall we call you?").fill(name)
        person.button("Sit down").click()
        person.button("Get up").or_(person.board).wait_for()
    notifications = ada.page.locator("output")
    expect(notifications).to_have_text(["The game has begun"])  # Ben is dealt the first turn
    while not ada.to_decide.count():
        for person in (ben, eve):
            if person.to_decide.count():
                person.decide()
    expect(notifications).to_have_text(["The game has begun", "It is your turn"])


def test_a_name_is_needed_to_sit_down(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.create_table([HERE, FRIEND], ["Ada"])
    ben.page.goto(ada.page.url)
    ben.page.get_by_label("What shall we call you?").fill("  ")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_role("alert")).to_have_text("Please tell us a name.")


def test_a_seat_without_a_name_is_pointed_out(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.goto("/new/la_tortuga")
    ada.page.get_by_label("Name on seat 1").fill("")
    ada.page.get_by_role("button", name="Lay the table").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("Seat 1 has no name yet")
    expect(ada.page.get_by_label("Name on seat 1")).to_be_focused()


def test_a_refusal_of_the_server_is_shown(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.goto("/new/la_tortuga")
    ada.page.get_by_label("Name on seat 1").fill("\u200b")
    ada.page.get_by_role("button", name="Lay the table").click()
    expect(ada.page.get_by_role("alert")).to_have_text("A name has 1 to 32 visible characters.")


def test_open_seats_can_be_given_to_bots(arrive: Arrive) -> None:
    ada = arrive()
    ada.create_table([HERE, FRIEND, FRIEND, BOT], ["Ada"])
    ada.page.get_by_role("button", name="Give the open seats to bots").click()
    ada.play(3)
    assert [seat["kind"] for seat in ada.table["seats"]] == ["human", "bot", "bot", "bot"]


def test_coming_back_to_the_table_keeps_the_seat(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    ada.play(2)
    ada.page.reload()
    ada.play(2)


def test_a_page_without_a_seat_watches(arrive: Arrive) -> None:
    ada, eve = arrive(), arrive()
    ada.play_now()
    assert ada.wait_for_decision()
    eve.page.goto(ada.page.url)
    eve.board.wait_for()
    expect(eve.sentence).to_contain_text("Ada has")
    assert eve.to_decide.count() == 0


def test_a_page_keeps_its_seat_while_the_seat_is_bound_to_its_key(arrive: Arrive) -> None:
    ada = arrive()
    seats: list[list[int]] = []

    def receive(frame: str | bytes) -> None:
        table = json.loads(frame).get("table")
        if table:
            seats.append(table["yours"])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", receive)

    def is_bound(response: Response) -> bool:
        return response.url.endswith("/api/player/seats")

    ada.page.on("websocket", listen)
    with ada.page.expect_response(is_bound):
        ada.play_now()
    ada.play(2)
    assert seats
    assert all(yours == [0] for yours in seats)
