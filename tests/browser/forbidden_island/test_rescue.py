"""A pawn in the water that cannot swim to land: only a Helicopter Lift helps."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.forbidden_island import prepared
from tests.browser.forbidden_island.conftest import Sit
from tests.browser.forbidden_island.team import Team
from tests.browser.server import Server

LIFT = ["helicopter_lift", "earth_stone"]
STATUES = ["statue_of_the_wind"] * 2


def test_a_friend_sends_the_helicopter(arrive: Arrive, server: Server) -> None:
    game = prepared.stranded(LIFT, STATUES)
    game.write(server.database)
    ada, ben = Team(arrive()), Team(arrive())
    ben.sit_down(game, [1])
    expect(ben.person.sentence).to_have_text(
        "Silver Gate has sunk, and you cannot swim to land: Ada has to use a Helicopter Lift."
    )
    ada.sit_down(game, [0])
    expect(ada.person.sentence).to_contain_text("Ben cannot swim to land: use your Helicopter Lift")
    expect(ben.tile("Fly here")).to_have_count(0)
    ada.tile("^Coral Palace.*Fly here").click()
    expect(ben.tile("^Coral Palace.*Ben, Messenger")).to_be_visible()
    expect(ben.page.get_by_role("log")).to_contain_text("Helicopter Lift takes Ben to Coral Palace")
    expect(ben.person.sentence).to_contain_text("Your turn, Messenger")


def test_a_player_in_the_water_flies_by_keyboard(sit: Sit) -> None:
    team = sit(prepared.stranded(STATUES, LIFT))
    expect(team.person.sentence).to_contain_text("Ben has to use a Helicopter Lift")
    team.tile("^Silver Gate, sunk.*Ben, Messenger").focus()
    team.page.keyboard.press("ArrowRight")
    expect(team.tile("^Howling Garden.*Fly here")).to_be_focused()
    team.page.keyboard.press("Enter")
    expect(team.tile("^Howling Garden.*Ben, Messenger")).to_be_visible()
