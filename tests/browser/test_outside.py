"""A game of another package at a server table, on the plain board."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import HERE, Person
from tests.browser.server import Server
from tests.browser.test_access import AXE, DESK, PHONE, too_small, violations
from tests.browser.test_languages import OVERFLOWING
from tests.outside.install import PIG, install

BOT = "Drifter (bot)"
NAMES = ("Ada", "Ben")
ENOUGH = 9
"""With this much in the pot, hold."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a machine where the dice game is installed."""
    packages = tmp_path_factory.mktemp("packages")
    install(PIG, packages)
    server = Server(tmp_path_factory.mktemp("server"), packages)
    server.seed("the first table")
    server.start()
    yield server
    server.stop()


class Roller:
    """A person who plays Pig by its buttons."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    def create_table(self, *seats: str, goal: str = "25", public: bool = False) -> None:
        self.page.goto("/new/pig")
        self.page.get_by_role("radio", name=str(len(seats)), exact=True).check(force=True)
        for number, seat in enumerate(seats, 1):
            self.page.get_by_label(f"Who plays on seat {number}").select_option(label=seat)
            if seat == HERE:
                self.page.get_by_label(f"Name on seat {number}").fill(NAMES[number - 1])
        self.page.get_by_label("Goal").select_option(goal)
        if public:
            self.page.get_by_role("checkbox", name="Public").check()
        self.page.get_by_role("button", name="Lay the table").click()
        self.page.wait_for_url("**/table/*")

    def open_a_table(self) -> None:
        """Create a table with a bot and open it, in any language."""
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
        table = {"game": "pig", "players": 2, "options": {"goal": 100}, "seats": seats}
        created = self.person.server.call("/api/tables", table)
        self.page.evaluate(
            "([table, seats]) => localStorage.setItem(`atoll-seats-${table}`, seats)",
            [created["table"], json.dumps({"seats": created["seats"]})],
        )
        self.page.goto(f"/table/{created['table']}")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name="The game", exact=True)

    @property
    def pot(self) -> int:
        """What the board says is in the pot."""
        found = re.search(r"pot:\s*(\d+)", self.board.inner_text())
        assert found is not None
        return int(found[1])

    @property
    def to_decide(self) -> Locator:
        return self.person.button("Roll").or_(self.person.button("Hold"))

    def wait_for_decision(self) -> bool:
        """Wait until something is to be decided here; False if the game is over instead."""
        self.to_decide.or_(self.person.result).first.wait_for()
        return self.person.result.count() == 0

    def decide(self) -> None:
        hold = self.person.button("Hold")
        if hold.count() and (self.pot >= ENOUGH or self.person.button("Roll").count() == 0):
            hold.click()
        else:
            self.person.button("Roll").click()

    def play_to_the_end(self) -> None:
        while self.wait_for_decision():
            self.decide()


@pytest.fixture
def ada(arrive: Arrive) -> Roller:
    return Roller(arrive())


def test_a_whole_game_against_a_bot(ada: Roller) -> None:
    ada.create_table(HERE, BOT, goal="100")
    expect(ada.page).to_have_title(re.compile("Pig"))
    expect(ada.board).to_contain_text(re.compile(r"goal:\s*100"))
    expect(ada.board).to_contain_text(re.compile(r"Ada:\s*banked 0"))
    ada.play_to_the_end()
    table = ada.person.table
    assert (table["game"], table["status"]) == ("pig", "over")
    expect(ada.person.result.get_by_role("heading")).to_have_text(re.compile("win"))
    expect(ada.person.result.get_by_role("row")).to_have_count(3)
    expect(ada.person.result).to_contain_text("What ended it: goal")
    log = ada.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("Ada: roll")
    expect(log).to_contain_text(re.compile("Chance: die [1-6]"))
    expect(log).to_contain_text("Seat 2: ")
    first = ada.page.url
    ada.person.button("Play again").click()
    ada.page.wait_for_url(lambda url: url != first)
    assert ada.wait_for_decision()


def test_missing_rules_hints_and_tutorials_are_not_offered(ada: Roller) -> None:
    ada.page.goto("/new/pig")
    ada.page.get_by_role("button", name="Lay the table").wait_for()
    for link in ("rules", "learn"):
        expect(ada.page.locator(f"a[href^='/{link}/']")).to_have_count(0)
    expect(ada.page.get_by_role("checkbox", name="Hints")).to_have_count(0)
    ada.create_table(HERE, BOT)
    assert ada.wait_for_decision()
    for name in ("Hint", "Rules", "Why"):
        expect(ada.person.button(name)).to_have_count(0)
    ada.play_to_the_end()
    expect(ada.person.button("Replay")).to_be_visible()
    expect(ada.person.button("How it went")).to_have_count(0)
    for path in ("/rules/pig", "/learn/pig"):
        ada.page.goto(path)
        expect(ada.page.get_by_role("heading", name="Off the chart")).to_be_visible()


def test_undo_and_replay_work_on_the_plain_board(ada: Roller) -> None:
    ada.create_table(HERE, HERE)
    assert ada.wait_for_decision()
    ada.person.button("Roll").click()
    log = ada.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("Chance: die")
    ada.person.button("Take back").click()
    expect(log).to_contain_text("took back")
    expect(log).not_to_contain_text("Chance: die")
    ada.play_to_the_end()
    ada.person.button("Replay").click()
    expect(ada.board).to_contain_text(re.compile(r"pot:\s*0"))
    ada.person.button("One move on").click()
    expect(ada.page.get_by_role("region", name="Looking back")).to_contain_text("roll")


def test_playing_by_keyboard(ada: Roller) -> None:
    ada.create_table(HERE, BOT)
    assert ada.wait_for_decision()
    ada.page.keyboard.press("1")
    log = ada.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("Ada: roll")
    assert ada.wait_for_decision()
    ada.person.button("Roll").focus()
    ada.page.keyboard.press("Enter")
    expect(log.get_by_text("Ada: roll")).not_to_have_count(1)


def test_the_home_page_and_the_lobby_list_it(ada: Roller, arrive: Arrive) -> None:
    card = ada.page.get_by_role("article", name="Pig")
    expect(card).to_contain_text("2–4 players")
    card.get_by_role("button", name="Play now").click()
    ada.board.wait_for()
    assert [seat["bot"] for seat in ada.person.table["seats"]] == [None, "tree", "tree", "tree"]
    ada.create_table(HERE, "A friend, by link", goal="100", public=True)
    ben = arrive().page
    ben.goto("/lobby")
    row = ben.get_by_role("article", name="Pig")
    expect(row).to_contain_text("100")
    ben.get_by_label("Which game").select_option("Pig")
    row.get_by_role("link", name="Sit down").click()
    expect(ben.get_by_role("heading", name="Who is here")).to_be_visible()


# Of each language: who decides, the log, who throws the die.
SPOKEN = {
    "en": ("You decide.", "Log", "Chance"),
    "fr": ("À vous de décider.", "Journal", "Le hasard"),
    "pt": ("Decide você.", "Registo", "O acaso"),
    "ru": ("Решаете вы.", "Журнал", "Случай"),
}


@pytest.mark.parametrize("language", SPOKEN)
def test_every_language_on_a_phone(arrive: Arrive, language: str) -> None:
    decides, log, chance = SPOKEN[language]
    ada = Roller(arrive(width=390, height=844, locale=language, has_touch=True))
    ada.open_a_table()
    assert ada.wait_for_decision()
    expect(ada.person.sentence).to_have_text(decides)
    ada.person.button("Roll").tap()
    assert ada.page.evaluate(OVERFLOWING) == []
    ada.page.get_by_role("tab", name=log).tap()
    expect(ada.page.get_by_role("tabpanel")).to_contain_text(chance)
    assert ada.page.evaluate(OVERFLOWING) == []


@pytest.mark.parametrize("over", [False, True])
def test_the_plain_board_is_accessible(arrive: Arrive, over: bool) -> None:
    ada = Roller(arrive(reduced_motion="reduce", color_scheme="light"))
    ada.create_table(HERE, HERE, BOT)
    assert ada.wait_for_decision()
    if over:
        ada.play_to_the_end()
    ada.page.evaluate(AXE.read_text())
    for width, height in DESK, PHONE:
        ada.page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            ada.page.emulate_media(color_scheme=scheme)
            assert violations(ada.person) == []
        assert too_small(ada.person) == []
    ada.page.set_viewport_size({"width": 360, "height": 640})
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_server_refuses_a_missing_tutorial(server: Server, ada: Roller) -> None:
    offer = next(game for game in server.call("/api/games") if game["name"] == "pig")
    assert (offer["title"], offer["bots"], offer["hints"]) == ("Pig", ["random", "tree"], False)
    ada.create_table(HERE, BOT)
    assert (ada.person.table["hints"], ada.person.table["review"]) == (False, False)
    refused = ada.page.request.get("/api/tutorials/pig")
    assert (refused.status, refused.json()["error"]["id"]) == (404, "tutorial-none")
