"""What can be done and what it costs; what cannot be done, and why."""

import re

import pytest
from playwright.sync_api import expect

from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from tests.browser.conftest import Arrive
from tests.browser.forbidden_island import prepared
from tests.browser.forbidden_island.conftest import Sit
from tests.browser.forbidden_island.prepared import Prepared, begun, played, setup
from tests.browser.forbidden_island.team import Team
from tests.browser.server import Server

PLAIN = ("observatory", "phantom_rock", "watchtower", "misty_marsh", "lost_lagoon", "iron_gate")
AROUND = {8: "fools_landing", 9: "silver_gate", 10: "temple_of_the_sun", 14: "misty_marsh"}


HANDS = [["helicopter_lift", "sandbags"], ["earth_stone", "earth_stone"]]


@pytest.fixture
def table() -> Prepared:
    """The Messenger begins, beside the Pilot, who holds both special cards, and a temple."""
    made = begun(setup(PLAIN, AROUND, first=1, hands=HANDS), {}, [])
    return Prepared(made.id, made.events, {})


def test_a_tap_on_a_tile_moves_there(sit: Sit, table: Prepared) -> None:
    team = sit(table)
    expect(team.person.sentence).to_contain_text("Ben plays the Messenger: 3 actions left.")
    team.tile("^Temple of the Sun.*Move here").click()
    expect(team.tile("^Temple of the Sun.*Ben, Messenger")).to_be_visible()
    expect(team.person.sentence).to_contain_text("2 actions left")
    capture = team.page.get_by_role("button", name="Capture Earth Stone")
    expect(capture).to_contain_text("needs 4 cards Earth Stone, the hand has 2")


def test_a_far_tile_says_why_not(sit: Sit, table: Prepared) -> None:
    team = sit(table)
    team.tile("^Watchtower").click()
    menu = team.page.get_by_role("dialog", name="Watchtower")
    expect(menu).to_contain_text("Too far to move")
    expect(menu).to_contain_text("Too far to shore up")
    expect(menu.get_by_role("button", name="Sandbags here")).to_be_visible()
    team.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(team.tile("^Watchtower")).to_be_focused()


def test_giving_is_one_question(sit: Sit, table: Prepared) -> None:
    team = sit(table)
    team.person.button("Give a card").click()
    team.person.button("Earth Stone to Ada").click()
    expect(team.page.get_by_role("log")).to_contain_text("Ben gives Earth Stone to Ada.")


def test_special_cards_out_of_turn(sit: Sit, table: Prepared) -> None:
    team = sit(table)
    team.person.button("Sandbags Ada").click()
    team.tile("^Watchtower, flooded.*Sandbags here").click()
    expect(team.tile("^Watchtower, dry")).to_be_visible()
    team.person.button("Helicopter Lift Ada").click()
    expect(team.page.get_by_text("To fly home the team still needs 4 treasures.")).to_be_visible()
    team.tile("^Watchtower.*Fly here").click()
    expect(team.tile("^Watchtower, dry. Ada, Pilot")).to_be_visible()
    expect(team.person.sentence).to_contain_text("Ben plays the Messenger: 3 actions left.")


def test_the_title_says_whose_turn_it_is(arrive: Arrive, server: Server) -> None:
    """Players who may only act out of turn are not called."""
    words = setup(PLAIN, AROUND, first=1, hands=HANDS)

    def decide(position: Position) -> Ply | None:
        """All of the Messenger's turn but its last flood card."""
        if sum(ply["do"] == "flood" for ply in position.plies) == 1:
            return None
        done = [ply for ply in position.legal if ply["do"] in {"end_actions", "proceed"}]
        return done[0]

    made = begun(words, {}, played(words, {}, decide, lambda _: "oceans_chalice").plies)
    table = Prepared(made.id, made.events, {})
    table.write(server.database)
    ada, ben = Team(arrive()), Team(arrive())
    ada.sit_down(table, [0])
    ben.sit_down(table, [1])
    expect(ben.page).to_have_title("Your turn · Forbidden Island")
    expect(ada.person.button("Helicopter Lift your card")).to_be_enabled()
    expect(ada.page).to_have_title("Forbidden Island · Atoll")
    ben.person.button("Turn up the next").click()
    expect(ada.page).to_have_title("Your turn · Forbidden Island")
    expect(ben.page).to_have_title("Forbidden Island · Atoll")


def test_roles_and_decks_explain_themselves(sit: Sit, table: Prepared) -> None:
    team = sit(table)
    team.page.get_by_role("button", name="Messenger: what the role can do").click()
    expect(team.page.get_by_role("dialog", name="Messenger")).to_contain_text("to anybody")
    team.page.keyboard.press("Escape")
    team.page.get_by_role("button", name=re.compile("^Flood cards: 18 in the deck")).click()
    note = team.page.get_by_role("dialog", name="Flood cards")
    expect(note).to_contain_text("Discarded (6)")
    expect(note).to_contain_text("Phantom Rock")


def test_the_known_top_of_the_flood_deck(sit: Sit) -> None:
    made = prepared.meter()
    team = sit(made)
    team.page.get_by_role("button", name=re.compile("^Flood cards.*known to be on top")).click()
    note = team.page.get_by_role("dialog", name="Flood cards")
    expect(note).to_contain_text(re.compile(r"On top: these \d+ come first, in no known order"))


def test_a_turn_by_keyboard(sit: Sit, table: Prepared) -> None:
    team = sit(table)
    keyboard = team.page.keyboard
    team.tile("Ben, Messenger").focus()
    keyboard.press("ArrowRight")
    expect(team.tile("^Temple of the Sun")).to_be_focused()
    keyboard.press("Enter")
    expect(team.tile("^Temple of the Sun.*Ben")).to_be_visible()
    keyboard.press("g")
    team.person.button("Earth Stone to Ada").focus()
    keyboard.press("Enter")
    expect(team.person.sentence).to_contain_text("1 action left")
    keyboard.press("e")
    # Ada could play a special card before the first treasure card.
    team.person.button("Draw the next").wait_for()
    keyboard.press("e")
    drawn = re.compile("A treasure card:|Waters Rise!")
    expect(team.page.get_by_role("log")).to_contain_text(drawn)
