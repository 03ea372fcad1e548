"""Calls of players whose turn it is: asked for once, delivered by push messages and webhooks."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import page_version, push_browser
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.receiver import Receiver, run_receiver
from tests.browser.server import Server
from tests.browser.test_access import AXE, DESK, PHONE, too_small, violations
from tests.browser.test_offline import CONTROLLED
from tests.browser.test_together import decide, sit_together, who_decides
from tests.server.notifications.browser import PushBrowser

QUESTION = "Shall we call you when it is your turn"
SETTING = "Call me when it is my turn"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that calls players, also on this machine."""
    page = tmp_path_factory.mktemp("page")
    page_version.install(page)
    push_browser.install_worker(page)
    options = ["--push", "--webhooks", "--private-addresses"]
    server = Server(tmp_path_factory.mktemp("server"), page=page, options=options)
    server.seed("the first table")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with run_receiver() as receiver:
        yield receiver


def status(person: Person, text: str) -> Locator:
    return person.page.get_by_role("status").filter(has_text=text)


def leave_to_the_other(ada: Person, ben: Person) -> None:
    """Play until Ada has decided and Ben is to decide."""
    decider = ben
    while decider is ben or who_decides(ada, ben)[0] is ada:
        decider = decide(who_decides(ada, ben)[0])


LATER_PARTS = """() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/later-'))"""
"""The parts of a table that come after its board, the question among them, have been loaded."""


def notification_setting(person: Person) -> Locator:
    person.page.goto("/")
    person.page.get_by_role("button", name="Settings").click()
    return person.page.get_by_role("checkbox", name=SETTING)


def check_access(person: Person) -> None:
    """Look for obstacles on both sizes, light and dark."""
    person.page.evaluate(AXE.read_text())
    for width, height in DESK, PHONE:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.emulate_media(color_scheme="light")
        assert violations(person) == []
        person.page.emulate_media(color_scheme="dark")
        assert violations(person) == []
        assert too_small(person) == []
    person.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})


def test_a_player_is_asked_once_and_called_when_the_table_is_closed(
    arrive: Arrive, receiver: Receiver
) -> None:
    ada, ben = arrive(service_workers="allow", reduced_motion="reduce"), arrive()
    browser = PushBrowser(f"{receiver.address}/ada")
    push_browser.install(ada.page.context, browser)
    ada.page.evaluate(CONTROLLED)
    sit_together(ada, ben)
    path = urlsplit(ada.page.url).path
    leave_to_the_other(ada, ben)
    status(ada, QUESTION).wait_for()
    check_access(ada)
    ada.page.get_by_role("button", name="Call me").press("Enter")
    status(ada, "You will be called on this device").wait_for()
    ada.page.get_by_role("button", name="All right").click()
    expect(ben.page.get_by_text(QUESTION)).to_have_count(0)

    setting = notification_setting(ada)
    expect(setting).to_be_checked()
    while ben.to_decide.count():
        decide(ben)
    message = receiver.next()
    assert message.path == "/ada"
    push_browser.deliver(ada.page, browser.decrypt(message.body))
    worker = push_browser.worker_of(ada.page)
    shown: list[Any] = worker.evaluate(push_browser.SHOWN)
    [[title, notification]] = shown
    assert (title, notification["body"]) == ("It is your turn", "La Tortuga")
    worker.evaluate(push_browser.CLICK, notification["tag"])
    assert worker.evaluate("self.opened") == [path]

    setting.uncheck()
    ada.page.reload()
    expect(notification_setting(ada)).not_to_be_checked()
    ada.page.goto(path)
    ada.page.wait_for_function(LATER_PARTS)
    leave_to_the_other(ada, ben)
    expect(status(ada, QUESTION)).to_have_count(0)


@pytest.mark.parametrize(
    ("stored", "problem"),
    [
        ({"test-answer": "denied"}, "Your browser does not allow notifications"),
        ({"test-failing": "yes"}, "could not subscribe to its push service"),
    ],
)
def test_a_browser_that_cannot_be_called_says_why(
    arrive: Arrive, receiver: Receiver, stored: dict[str, str], problem: str
) -> None:
    ada = arrive(service_workers="allow")
    push_browser.install(ada.page.context, PushBrowser(f"{receiver.address}/ada"))
    ada.page.evaluate(CONTROLLED)
    # What was stored by another page, or edited, is no consent of the browser.
    edited = {"atoll-settings": json.dumps({"push": True}), "atoll-push": "[1", **stored}
    for name, value in edited.items():
        ada.page.evaluate("([name, value]) => localStorage.setItem(name, value)", [name, value])
    setting = notification_setting(ada)
    expect(setting).not_to_be_checked()
    setting.click()
    expect(ada.page.get_by_role("alert")).to_contain_text(problem)
    expect(setting).not_to_be_checked()


def test_a_subscription_for_an_older_key_of_the_host_is_renewed(
    arrive: Arrive, receiver: Receiver
) -> None:
    ada, ben = arrive(service_workers="allow"), arrive()
    push_browser.install(ada.page.context, PushBrowser(f"{receiver.address}/ada"))
    ada.page.evaluate(CONTROLLED)
    sit_together(ada, ben)
    path = urlsplit(ada.page.url).path
    notification_setting(ada).click()
    ada.page.wait_for_function("localStorage.getItem('test-key')")
    key = ada.page.evaluate("localStorage.getItem('test-key')")
    # As after a host has restored a backup without its key.
    ada.page.evaluate("localStorage.setItem('test-key', 'AAAA')")
    ada.page.goto(path)
    ada.page.wait_for_function("key => localStorage.getItem('test-key') === key", arg=key)


def test_the_turns_of_a_table_are_posted_to_a_chat(arrive: Arrive, receiver: Receiver) -> None:
    ada, ben = arrive(reduced_motion="reduce"), arrive()
    sit_together(ada, ben)
    for person in ada, ben:
        person.page.get_by_role("button", name="Table").click()
        person.page.get_by_role("dialog", name="This table").wait_for()
    sheet = ada.page.get_by_role("dialog", name="This table")
    address = sheet.get_by_label("Address of the webhook")
    address.fill("http://127.0.0.1:9/secret")
    address.press("Enter")
    expect(sheet.get_by_role("alert")).to_have_text("127.0.0.1 does not answer.")
    expect(address).to_have_value("http://127.0.0.1:9/secret")
    check_access(ada)
    address.fill(f"{receiver.address}/secret")
    sheet.get_by_label("Service").select_option(label="Slack")
    sheet.get_by_role("button", name="Call there").click()
    expect(sheet).to_contain_text("You have turns at this table called at 127.0.0.1 (Slack).")
    hello = receiver.next()
    assert hello.path == "/secret"
    assert json.loads(hello.body)["text"].endswith(ada.page.url)
    check_access(ada)
    assert "/secret" not in ada.page.content()
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="Table").click()
    bens_sheet = ben.page.get_by_role("dialog", name="This table")
    expect(bens_sheet).to_contain_text("Ada has turns at this table called at 127.0.0.1 (Slack).")
    bens_sheet.get_by_role("button", name="Stop calling there").click()
    expect(bens_sheet.get_by_label("Address of the webhook")).to_be_visible()
