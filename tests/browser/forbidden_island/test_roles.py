"""Roles chosen when the table is created."""

from dataclasses import replace

import msgspec
from playwright.sync_api import Locator, expect

from atoll.table.events import Created
from tests.browser.forbidden_island import prepared
from tests.browser.forbidden_island.conftest import Sit
from tests.browser.forbidden_island.team import Team
from tests.browser.person import FRIEND, HERE
from tests.browser.test_access import AXE, DESK, PHONE, too_small, violations

BY_LOT = "Role dealt by lot"
ALL = {BY_LOT, "Diver", "Engineer", "Explorer", "Messenger", "Navigator", "Pilot"}


def role_of(team: Team, seat: int) -> Locator:
    return team.page.get_by_label(f"Role on seat {seat}")


def offered(team: Team, seat: int) -> set[str]:
    return set(role_of(team, seat).locator("option").all_inner_texts())


def plan(team: Team) -> None:
    team.page.goto("/new/forbidden_island")
    role_of(team, 1).wait_for()


def test_chosen_roles_are_on_the_board(team: Team) -> None:
    plan(team)
    assert offered(team, 1) == offered(team, 2) == ALL
    role_of(team, 1).focus()
    team.page.keyboard.type("Nav")
    expect(role_of(team, 1)).to_have_value("navigator")
    role_of(team, 2).select_option(label="Diver")
    assert offered(team, 1) == ALL - {"Diver"}
    assert offered(team, 2) == ALL - {"Navigator"}
    role_of(team, 2).select_option(label=BY_LOT)
    assert offered(team, 1) == ALL
    role_of(team, 2).select_option(label="Pilot")
    team.page.get_by_label("Who plays on seat 2").select_option(label=HERE)
    team.page.get_by_label("Name on seat 2").fill("Ben")
    team.page.get_by_role("button", name="Lay the table").click()
    team.person.board.wait_for()
    expect(team.tile("Gold Gate.*Ada, Navigator")).to_have_count(1)
    expect(team.tile("Fools’ Landing.*Ben, Pilot")).to_have_count(1)


def test_a_friend_sees_which_role_waits(team: Team) -> None:
    plan(team)
    role_of(team, 2).select_option(label="Messenger")
    team.page.get_by_label("Who plays on seat 2").select_option(label=FRIEND)
    team.page.get_by_role("button", name="Lay the table").click()
    seats = team.page.get_by_role("main").get_by_role("listitem")
    expect(seats.filter(has_text="Open seat")).to_contain_text("Messenger")
    expect(seats.filter(has_text="Ada")).not_to_contain_text("Role")


def test_playing_again_keeps_the_roles(sit: Sit) -> None:
    game = prepared.landing_lost()
    created = game.events[0]
    assert isinstance(created, Created)
    chosen = {"roles": ["pilot", "messenger"]}
    created = msgspec.structs.replace(created, chosen=chosen)
    team = sit(replace(game, events=[created, *game.events[1:]]))
    team.person.button("End the actions").click()
    before = team.page.url
    team.person.result.get_by_role("button", name="Play again").click()
    team.page.wait_for_url(lambda url: url != before)
    team.person.board.wait_for()
    assert team.person.table["chosen"] == chosen
    expect(team.tile("Fools’ Landing.*Ada, Pilot")).to_have_count(1)
    expect(team.tile("Silver Gate.*Ben, Messenger")).to_have_count(1)


def test_choosing_on_any_screen(team: Team) -> None:
    plan(team)
    role_of(team, 1).select_option(label="Navigator")
    team.page.evaluate(AXE.read_text())
    for width, height in DESK, PHONE:
        team.page.set_viewport_size({"width": width, "height": height})
        for scheme in "light", "dark":
            team.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            assert violations(team.person) == []
        assert too_small(team.person) == []
        assert team.page.evaluate("document.documentElement.scrollWidth") <= width
        box = role_of(team, 1).bounding_box()
        assert box is not None
        assert box["height"] >= 43.9
