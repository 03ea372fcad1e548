"""What is shown over the island while a ply is animated, and at the end."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.forbidden_island import prepared
from tests.browser.forbidden_island.conftest import Sit
from tests.browser.forbidden_island.team import Team
from tests.browser.server import Server


def test_the_waters_rise_until_a_player_skips_ahead(arrive: Arrive, server: Server) -> None:
    team = Team(arrive(speed="slow"))
    team.take_all_seats(prepared.landing_lost(), server)
    team.person.button("End the actions").click()
    expect(team.page.get_by_text("The meter goes up one tick.")).to_be_visible()
    team.page.keyboard.press("Escape")
    expect(team.person.result).to_contain_text("Fools’ Landing has sunk")


def test_a_won_game_ends_over_the_horizon(sit: Sit) -> None:
    team = sit(prepared.won())
    horizon = team.page.locator("img[src*=horizon]")
    expect(horizon).to_have_count(0)
    team.person.button("Helicopter Lift: fly home!").click()
    expect(horizon).to_be_visible()
    team.tile("Ada, Pilot").focus()
    expect(team.tile("Ada, Pilot")).not_to_be_focused()


def test_one_press_goes_on_to_the_next_turn(sit: Sit) -> None:
    team = sit(prepared.meter())
    team.person.button("Go on to my next turn").click()
    expect(team.person.result).to_contain_text("The water has reached the skull")


def test_when_to_be_asked_is_remembered(sit: Sit) -> None:
    team = sit(prepared.won())
    rule = team.page.get_by_text("You are asked before every card.")
    team.page.get_by_role("button", name="Change").click()
    dialog = team.page.get_by_role("dialog", name="When to ask me")
    dialog.get_by_role("radio", name="before every card").check()
    dialog.get_by_role("switch", name="Helicopter Lift").uncheck()
    team.page.reload()
    expect(rule.first).to_be_visible()
    team.page.get_by_role("button", name="Change").click()
    expect(dialog.get_by_role("switch", name="Helicopter Lift")).not_to_be_checked()
