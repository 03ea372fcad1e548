"""Whole games, and every end there is."""

from playwright.sync_api import expect

from tests.browser.forbidden_island import prepared
from tests.browser.forbidden_island.conftest import Sit
from tests.browser.forbidden_island.team import BOT, Team
from tests.browser.person import HERE


def test_a_whole_game_among_bots(team: Team) -> None:
    team.create_table([HERE, BOT, BOT, BOT], ["Ada"])
    team.play_to_the_end()
    assert team.person.table["status"] == "over"
    expect(team.person.result).to_contain_text("of 4 treasures captured")


def test_play_now_seats_a_bot_as_teammate(team: Team) -> None:
    card = team.page.get_by_role("article", name="Forbidden Island")
    card.get_by_role("button", name="Play now").click()
    team.person.board.wait_for()
    assert [seat["kind"] for seat in team.person.table["seats"]] == ["human", "bot"]
    assert team.wait_for_decision()
    team.decide()


def test_flying_home_wins(sit: Sit) -> None:
    team = sit(prepared.won())
    team.person.button("Helicopter Lift: fly home!").click()
    expect(team.person.result.get_by_role("heading")).to_have_text(
        "Off the island, with all four treasures!"
    )
    expect(team.person.result).to_contain_text("4 of 4 treasures captured")
    expect(team.person.sentence).to_contain_text("taken everybody home")


def test_a_treasure_is_lost(sit: Sit) -> None:
    team = sit(prepared.treasure_lost())
    team.person.button("End the actions").click()
    expect(team.person.result.get_by_role("heading")).to_have_text("The island has won")
    expect(team.person.result).to_contain_text(
        "Earth Stone is lost: Temple of the Moon and Temple of the Sun both sank"
    )
    expect(team.tile("Temple of the Sun, sunk")).to_have_count(1)


def test_the_landing_is_lost(sit: Sit) -> None:
    team = sit(prepared.landing_lost())
    team.person.button("End the actions").click()
    expect(team.person.result).to_contain_text("Fools’ Landing has sunk")


def test_a_pawn_is_lost(sit: Sit) -> None:
    team = sit(prepared.pawn_lost())
    team.person.button("End the actions").click()
    expect(team.person.result).to_contain_text("Ben is lost: Silver Gate sank")


def test_the_water_reaches_the_skull(sit: Sit) -> None:
    team = sit(prepared.meter())
    team.person.button("Draw the next card").click()
    expect(team.person.result).to_contain_text("The water has reached the skull")
    expect(team.page.get_by_role("img", name="The water has reached the skull")).to_be_visible()
