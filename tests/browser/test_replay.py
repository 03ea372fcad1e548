"""History, replay, what-if, transcripts, and the proof of fairness."""

import json
import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, HERE, Person
from tests.browser.server import Server


def bar(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Looking back")


def moment(person: Person) -> Locator:
    return bar(person).get_by_role("slider", name="Moment of the game")


def log(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Log").last


def imported_table(server: Server, game: str = "la_tortuga", bot: str = "skilled") -> str:
    """Import a played game; return the id of its table."""
    command = [sys.executable, "-m", "atoll", "transcript", game, "--bot", bot]
    text = subprocess.run(command, capture_output=True, check=True).stdout
    request = urllib.request.Request(server.address + "/api/transcripts", text)
    with urllib.request.urlopen(request, timeout=60) as answer:
        [table] = json.load(answer)["tables"]
    return str(table)


def test_stepping_back_does_not_disturb_a_live_game(arrive: Arrive) -> None:
    ada = arrive()
    ada.create_table([HERE, HERE], ["Ada", "Ben"])
    ada.play(4)
    ben = arrive()
    ben.page.goto(ada.page.url)
    ben.button("Look back").click()
    expect(bar(ben)).to_contain_text("Back to now")
    ben.button("One move back").click()
    before = int(moment(ben).input_value())
    ada.play(2)
    expect(bar(ben)).to_contain_text(re.compile("The game goes on: .* new move"))
    expect(moment(ben)).to_have_value(str(before))
    ben.page.keyboard.press("ArrowLeft")
    expect(moment(ben)).to_have_value(str(before - 1))
    ben.page.keyboard.press("Home")
    expect(moment(ben)).to_have_value("0")
    ben.button("Back to now").click()
    expect(bar(ben)).to_have_count(0)
    so_far = log(ada).inner_text()
    ada.play(1)
    expect(log(ada)).not_to_have_text(so_far, use_inner_text=True)
    ada.wait_for_decision()
    expect(log(ben)).to_have_text(log(ada).inner_text())


def test_a_replay_and_a_link_to_a_moment(arrive: Arrive, server: Server) -> None:
    table = imported_table(server)
    ada = arrive()
    ada.page.goto(f"/table/{table}")
    ada.result.wait_for()
    whole = log(ada).inner_text()
    ada.button("Replay").click()
    expect(moment(ada)).to_have_value("0")
    moment(ada).fill("30")
    expect(moment(ada)).to_have_value("30")
    ada.page.wait_for_url("**/moment/30")
    words = log(ada).inner_text()
    assert words
    assert len(words) < len(whole)
    ben = arrive(width=390, height=844)
    ben.page.goto(ada.page.url)
    expect(moment(ben)).to_have_value("30")
    expect(ben.sentence).to_have_text(ada.sentence.inner_text())
    expect(ben.page.get_by_text("You are watching.")).to_have_count(0)
    ben.button("Play on").click()
    expect(moment(ben)).to_have_value("32")
    ben.button("Pause").click()
    ada.page.keyboard.press("End")
    expect(log(ada)).to_have_text(whole)


def test_all_cards_lie_open_afterwards(arrive: Arrive, server: Server) -> None:
    table = imported_table(server, "tobago")
    ada = arrive()
    ada.page.goto(f"/table/{table}/moment/40?eyes=all")
    expect(bar(ada)).to_contain_text(re.compile(r"Turn \d+ of"))
    people = ada.page.get_by_role("region", name="People")
    expect(people.get_by_role("list", name="Clues in hand")).to_have_count(2)
    ada.page.get_by_label("Seen by").select_option(index=0)
    expect(people.get_by_role("list", name="Clues in hand")).to_have_count(0)


def test_a_branch_goes_on_from_a_moment(arrive: Arrive, server: Server) -> None:
    table = imported_table(server)
    ada = arrive()
    ada.page.goto(f"/table/{table}/moment/20")
    ada.button("What if").click()
    ada.page.get_by_label("Everybody else").select_option(label="Skilled")
    ada.button("Play on from here").click()
    ada.page.wait_for_url(lambda url: table not in url)
    ada.play(2)
    new = ada.table
    assert new["origin"] == {"table": table, "moment": 20, "seat": 0}
    ada.page.get_by_role("link", name="another game").click()
    ada.page.wait_for_url(f"**/table/{table}/moment/20")
    expect(moment(ada)).to_have_value("20")


def test_a_transcript_is_downloaded_and_imported(arrive: Arrive, tmp_path: Path) -> None:
    ada = arrive()
    ada.create_table([BOT, BOT])
    ada.result.wait_for(timeout=60_000)
    table = ada.table["id"]
    with ada.page.expect_download() as downloading:
        ada.page.get_by_role("link", name="Download the transcript").click()
    file = tmp_path / "game.jsonl"
    downloading.value.save_as(file)
    lines = file.read_text().splitlines()
    assert json.loads(lines[0])["proof"]["table"] == table
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n".join([*lines[:6], '{"by": 0, "do": "dance"}', *lines[7:]]))
    ada.page.goto("/")
    ada.page.get_by_role("link", name="Replay a file").click()
    chooser = ada.page.locator("input[type=file]")
    chooser.set_input_files(broken)
    expect(ada.page.get_by_role("alert")).to_contain_text("Line 7 of the file")
    chooser.set_input_files(file)
    expect(moment(ada)).to_have_value("0")
    expect(ada.page.get_by_text("This game was read from a file.")).to_be_visible()


def tampered(route: Route) -> None:
    """Change the outcome of a draw in the server's answer."""
    answer: dict[str, Any] = route.fetch().json()
    third = answer["chances"][2]
    third["drawn"]["value"] = third["drawn"]["value"] % 6 + 1
    route.fulfill(json=answer)


@pytest.mark.parametrize("honest", [True, False])
def test_the_page_verifies_every_chance_ply(arrive: Arrive, honest: bool) -> None:
    ada = arrive()
    ada.create_table([BOT, BOT])
    ada.result.wait_for(timeout=60_000)
    page: Page = ada.page
    if not honest:
        page.route("**/chances?from=0", tampered)
    page.get_by_text("Fair by proof").click()
    expect(page.get_by_text(ada.table["commitment"])).to_be_visible()
    ada.button("Verify").click()
    if honest:
        expect(page.get_by_text("Everything is right")).to_be_visible()
        expect(page.get_by_text("this browser noted")).to_be_visible()
    else:
        expect(page.get_by_role("alert")).to_contain_text("is not what the seed gives")
