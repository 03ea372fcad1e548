"""Undo, chat, clocks, and the confirmation of moves."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import FRIEND, HERE, Person

TAKE_BACK = "Take back my last decision"


def sit_together(ada: Person, ben: Person) -> None:
    """Start a game between two people."""
    ada.create_table([HERE, FRIEND], ["Ada"])
    ben.page.goto(ada.page.url)
    name = ben.page.locator("main input.text, main .field > input").first
    name.fill("Ben")
    ben.page.locator("main form .primary").click()
    for person in (ada, ben):
        person.page.locator(".board svg").first.wait_for()


def who_decides(ada: Person, ben: Person) -> tuple[Person, Person]:
    """Return the person to decide, and the other."""
    while True:
        for person, other in ((ada, ben), (ben, ada)):
            if person.to_decide.count():
                return person, other


def decide(person: Person) -> Person:
    """Take the first choice, and wait until it is in the log."""
    log = person.page.get_by_role("region", name="Log").last
    before = log.inner_text()
    person.to_decide.first.click()
    expect(log).not_to_have_text(before, use_inner_text=True)
    return person


def ask_to_take_back(person: Person) -> None:
    person.page.get_by_role("button", name=TAKE_BACK).click()
    person.page.get_by_role("button", name="Ask the others").click()


def test_a_player_alone_with_bots_undoes_freely(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    assert ada.wait_for_decision()
    before = ada.sentence.inner_text()
    expect(ada.page.get_by_role("button", name=TAKE_BACK)).to_have_count(0)
    ada.button("Stop").or_(ada.button(".* first")).first.click()
    ada.page.get_by_role("button", name=TAKE_BACK).click()
    expect(ada.page.get_by_role("region", name="Log")).to_contain_text("Ada took back")
    expect(ada.sentence).to_have_text(before)


def test_an_undo_is_declined_and_agreed_to(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    sit_together(ada, ben)
    asker, other = who_decides(ada, ben)
    asker.to_decide.first.click()

    asker.page.get_by_role("button", name=TAKE_BACK).click()
    why = asker.page.get_by_role("dialog", name="Take back")
    expect(why).to_contain_text("Chance has shown something since then")
    why.get_by_role("button", name="Ask the others").click()
    other.page.get_by_role("button", name="Decline").click()
    said_no = asker.page.get_by_role("status").filter(has_text="said no: it stays as it is.")
    expect(said_no).to_be_visible()
    expect(other.page.get_by_role("status").filter(has_text="said no")).to_have_count(0)
    said_no.get_by_role("button", name="All right").click()
    expect(said_no).to_have_count(0)
    asker.page.get_by_role("button", name=TAKE_BACK).click()
    why.get_by_role("button", name="Ask the others").click()
    refusal = asker.page.get_by_role("alert")
    expect(refusal).to_contain_text("The others have said no")
    expect(refusal.get_by_role("button", name="Rules")).to_have_count(0)

    while decide(who_decides(ada, ben)[0]) is asker:
        pass  # until there is a decision of the other between
    asker.page.get_by_role("button", name=TAKE_BACK).click()
    why.get_by_role("button", name="Ask the others").click()
    expect(other.page.get_by_role("status").filter(has_text="take back")).to_be_visible()
    expect(asker.page.get_by_role("button", name=TAKE_BACK)).to_be_disabled()
    other.page.get_by_role("button", name="Agree").click()
    for person in (ada, ben):
        expect(person.page.get_by_role("region", name="Log")).to_contain_text("took back")


def test_a_refusal_is_gone_when_the_game_goes_on(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    sit_together(ada, ben)
    asker, other = who_decides(ada, ben)
    while who_decides(ada, ben)[0] is asker:
        decide(asker)
    decide(other)  # sends a turtle first, and is asked again
    ask_to_take_back(asker)
    other.page.get_by_role("button", name="Decline").click()
    expect(asker.page.get_by_text("said no: it stays as it is.")).to_be_visible()
    ask_to_take_back(asker)
    expect(asker.page.get_by_role("alert")).to_be_visible()
    decide(other)
    expect(asker.page.get_by_role("alert")).to_have_count(0)


def test_an_undo_proposal_lapses_with_the_next_ply(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    sit_together(ada, ben)
    asker, _ = who_decides(ada, ben)
    asker.to_decide.first.click()
    ask_to_take_back(asker)
    asks = [p.page.get_by_role("status").filter(has_text="take back") for p in (ada, ben)]
    for strip in asks:
        expect(strip).to_be_visible()
    who_decides(ada, ben)[0].to_decide.first.click()
    for strip in asks:
        expect(strip).to_have_count(0)
    expect(asker.page.get_by_role("button", name=TAKE_BACK)).to_be_enabled()


def test_a_phrase_is_read_in_every_language_and_people_can_be_muted(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive(locale="ru-RU", width=390, height=844)
    sit_together(ada, ben)
    ada.page.get_by_role("button", name="Chat").click()
    ada.page.get_by_text("Quick phrases").click()
    ada.page.get_by_role("button", name="Good luck!").click()
    ada.page.get_by_label("Say something").fill("<b>Hello</b>")
    ada.page.get_by_role("button", name="Send").click()
    tab = ben.page.get_by_role("tab", name="Чат")
    expect(tab).to_contain_text("2")
    tab.click()
    talk = ben.page.get_by_role("log", name="Чат")
    expect(talk).to_contain_text("Удачи!")
    expect(talk).to_contain_text("<b>Hello</b>")
    expect(tab).not_to_contain_text("2")
    talk.get_by_role("button", name="Скрыть сообщения: Ada").first.click()
    expect(talk).not_to_contain_text("Удачи!")
    ada.page.get_by_role("button", name="Thank you!").click()
    ben.page.get_by_role("button", name="Показать сообщения: Ada").click()
    expect(talk).to_contain_text("Спасибо!")


def test_a_refused_remark_can_be_corrected(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    sit_together(ada, ben)
    ada.page.get_by_role("button", name="Chat").click()
    field = ada.page.get_by_label("Say something")
    field.fill("in\u200bvisible")
    ada.page.get_by_role("button", name="Send").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("visible characters")
    expect(field).to_have_value("in\u200bvisible")
    field.fill("visible")
    ada.page.get_by_role("button", name="Send").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("visible")
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    expect(field).to_have_value("")


def test_a_bot_decides_when_time_is_up(arrive: Arrive) -> None:
    ada = arrive()
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
    clock = {"per": "move", "seconds": 3}
    body = {"game": "la_tortuga", "players": 2, "seats": seats, "clock": clock}
    made = ada.server.call("/api/tables", body)
    kept = [f"atoll-seats-{made['table']}", json.dumps({"seats": made["seats"]})]
    ada.page.evaluate("([key, seats]) => localStorage.setItem(key, seats)", kept)
    ada.page.goto(f"/table/{made['table']}")
    expect(ada.page.get_by_role("timer").first).to_be_visible()
    expect(ada.page.get_by_text("Time was up: a bot decided.").first).to_be_visible()


def test_moves_are_confirmed_by_a_second_press_of_the_key(arrive: Arrive) -> None:
    ada = arrive()
    ada.confirm_moves()
    ada.play_now()
    assert ada.wait_for_decision()
    ada.page.keyboard.down("s")
    ada.page.keyboard.down("s")  # held down, it repeats and does nothing more
    expect(ada.button("Stop")).to_contain_text("Press again to do it")
    ada.page.keyboard.up("s")
    ada.page.keyboard.press("Escape")
    expect(ada.button("Stop")).not_to_contain_text("Press again")
    ada.page.keyboard.press("s")
    ada.page.keyboard.press("s")
    expect(ada.page.get_by_role("log").first).to_contain_text("You stop.")
