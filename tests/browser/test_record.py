"""The record of finished games, and challenges with the same deal."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.forbidden_island import prepared
from tests.browser.forbidden_island.team import Team
from tests.browser.other_device import finish_game
from tests.browser.person import BOT, HERE, Person
from tests.browser.server import Server
from tests.browser.test_access import AXE, DESK, PHONE, too_small, violations
from tests.browser.test_player_key import secret_link


def games(person: Person) -> Locator:
    return person.page.get_by_role("article")


def play_a_game(person: Person) -> str:
    """Play against a bot to the end; return the table's address."""
    person.create_table([HERE, BOT], ["Ada"])
    finish_game(person)
    return person.page.url


def test_a_finished_game_is_in_the_record_on_every_device_with_the_key(
    arrive: Arrive, tmp_path: Path
) -> None:
    ada, phone = arrive(reduced_motion="reduce", color_scheme="light"), arrive()
    address = play_a_game(ada)
    ada.page.goto("/record")
    expect(games(ada)).to_have_count(1)
    expect(games(ada)).to_contain_text("won")
    for title in ("Wins by game", "Wins by level", "Wins by number of players"):
        expect(ada.page.get_by_role("img", name=title)).to_be_visible()
    level = ada.page.get_by_role("figure").filter(has_text="Wins by level")
    level.get_by_text("As a table").click()
    expect(level.get_by_role("row", name="Skilled")).to_be_visible()
    ada.page.evaluate(AXE.read_text())
    for width, height in DESK, PHONE:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert violations(ada) == []
        ada.page.emulate_media(color_scheme="dark")
        assert violations(ada) == []
        assert too_small(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]

    phone.page.goto(secret_link(ada))
    phone.page.get_by_role("link", name="To your tables").wait_for()
    phone.page.goto("/record")
    expect(games(phone)).to_have_count(1)
    phone.page.get_by_role("link", name="Look back at the game").click()
    phone.result.wait_for()
    assert phone.page.url == address
    phone.page.goto("/record")
    games(phone).get_by_role("button", name="Play again").click()
    assert phone.wait_for_decision()


def test_the_record_is_saved_deleted_and_brought_back(arrive: Arrive, tmp_path: Path) -> None:
    ada = arrive()
    play_a_game(ada)
    ada.page.goto("/record")
    expect(games(ada)).to_have_count(1)
    saved = tmp_path / "record.json"
    with ada.page.expect_download() as download:
        ada.button("Save the record").click()
    download.value.save_as(saved)
    assert "token" not in saved.read_text()

    games(ada).get_by_role("button", name="Delete").click()
    games(ada).get_by_role("button", name="Keep").click()
    games(ada).get_by_role("button", name="Delete").click()
    with ada.page.expect_response("**/api/player/forget"):
        games(ada).get_by_role("button", name="Delete").click()
    expect(games(ada)).to_have_count(0)
    with ada.page.expect_response("**/api/player/tables") as answer:
        ada.page.reload()
    assert answer.value.json()["tables"] == []
    expect(ada.page.get_by_text("Your finished games will be here")).to_be_visible()

    choose = ada.page.get_by_label("Add a saved record")
    edited = tmp_path / "edited.json"
    edited.write_text(json.dumps({"games": "none"}))
    choose.set_input_files(edited)
    expect(ada.page.get_by_text("This file is no record of Atoll.")).to_be_visible()
    choose.set_input_files(saved)
    expect(ada.page.get_by_text("1 game read from the file.")).to_be_visible()
    expect(games(ada)).to_have_count(1)
    ada.page.evaluate("localStorage.setItem('atoll-record', '{\"games\": [1, {\"table\": 2}]}')")
    ada.page.reload()
    expect(games(ada)).to_have_count(0)
    choose.set_input_files(saved)
    ada.button("Delete all").click()
    ada.page.get_by_role("group", name="Delete all").get_by_role("button", name="Delete").click()
    expect(games(ada)).to_have_count(0)


def test_a_friend_plays_the_same_deal_and_the_results_stand_side_by_side(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    address = play_a_game(ada)
    ada.button("Challenge a friend").click()
    ada.button("Make the link").click()
    expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()
    link = ada.page.get_by_label("The link for your friend").input_value()

    ben.page.goto(link)
    expect(ben.page.get_by_text("Ada challenges you")).to_be_visible()
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    ben.button("Sit down").click()
    assert ben.wait_for_decision()
    known = ben.table
    assert (known["seed"], known["challenge"]["table"]) == (None, None)
    assert known["commitment"] == ada.table["commitment"]
    finish_game(ben)
    comparison = ben.page.get_by_role("region", name="The same deal, side by side")
    expect(comparison.get_by_role("columnheader", name="Ada")).to_be_visible()
    expect(comparison.get_by_role("columnheader", name="Ben")).to_be_visible()
    ben.page.get_by_text("Fair by proof").click()
    ben.button("Verify").click()
    expect(ben.page.locator(".good")).to_be_visible()

    ada.page.goto("/record")
    ada.button("Compare results").click()
    mine = ada.page.get_by_role("region", name="The same deal, side by side")
    # Both decided alike, so the deal shows: the whole game was the same.
    points = mine.get_by_role("row", name="Points, seat 1").get_by_role("cell")
    expect(points).to_have_count(2)
    own, friends = (points.nth(n).inner_text().split()[0] for n in range(2))
    assert own == friends
    mine.get_by_role("link", name=re.compile("Look at it.*Ben")).click()
    ada.result.wait_for()
    assert ada.page.url == link
    assert address != link


def test_a_friend_plays_both_seats_of_a_team_as_the_challenger_did(
    arrive: Arrive, server: Server
) -> None:
    ada, ben = Team(arrive()), arrive()
    ada.take_all_seats(prepared.landing_lost(), server)
    ada.person.button("End the actions").click()
    ada.person.button("Challenge a friend").click()
    ada.person.button("Make the link").click()
    ben.page.goto(ada.page.get_by_label("The link for your friend").input_value())
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    expect(ben.page.get_by_role("checkbox", name="I play all 2 open seats")).to_be_checked()
    ben.button("Sit down").click()
    team = Team(ben)
    assert team.wait_for_decision()
    assert [seat["name"] for seat in ben.table["seats"]] == ["Ben", "First mate"]
    team.decide()
    ada.page.reload()
    comparison = ada.page.get_by_role("region", name="The same deal, side by side")
    expect(comparison.get_by_role("row", name="Result")).to_contain_text("Under way")
