"""Whole games through the page, one person among bots."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, HERE


def test_a_whole_game_among_bots_and_another(arrive: Arrive) -> None:
    ada = arrive()
    ada.create_table([HERE, *[BOT] * 6], ["Ada"])
    ada.play_to_the_end()
    assert ada.table["status"] == "over"
    standing = ada.result.get_by_role("row")
    expect(standing).to_have_count(1 + 7)
    rows = standing.all_inner_texts()[1:]
    eggs = [int(row.split()[-2]) for row in rows]
    assert eggs == sorted(eggs, reverse=True)
    people = ada.page.get_by_role("region", name="People").inner_text().split()
    assert {str(score) for score in eggs} <= set(people)
    expect(ada.result.get_by_role("heading")).to_have_text(re.compile("win"))
    expect(ada.result).to_contain_text("took the beach")
    first, seats = ada.page.url, ada.table["seats"]
    ada.button("Play again").click()
    ada.page.wait_for_url(lambda url: url != first)
    ada.play(1)
    assert ada.table["seats"] == seats


def test_a_game_with_eggs_for_dice(arrive: Arrive) -> None:
    ada = arrive()
    ada.create_table([HERE, BOT], ["Ada"], spend_eggs=True)
    spend = ada.button("Spend")
    while ada.wait_for_decision() and spend.count() == 0:
        ada.decide()
    words = spend.first.inner_text()
    value = re.search(r"Spend (\d)", words)
    landing = re.search(r"to (\d+)$", words)
    assert value is not None
    assert landing is not None
    spend.first.hover()
    target = ada.page.get_by_role("img", name="Stopping now lands here")
    expect(target).to_have_count(1)
    assert re.search(rf"space {landing[1]}\b", target.get_attribute("aria-label") or "", re.I)
    spend.first.click()
    expect(ada.page.get_by_role("log")).to_contain_text(f"You spend {value[1]} egg")


def test_moves_are_shown_one_after_another(arrive: Arrive) -> None:
    ada = arrive(speed="fast")
    ada.play_now()
    ada.play(3)
    expect(ada.page.get_by_role("log")).to_contain_text("You ")
    assert ada.wait_for_decision()


def test_a_tap_on_the_board_skips_the_show(arrive: Arrive) -> None:
    ada = arrive(speed="slow")
    ada.play_now()
    skip = ada.button("Skip ahead").first
    while skip.count() == 0:
        if ada.to_decide.count():
            ada.button("Stop").or_(skip).first.click()
    ada.board.click(position={"x": 5, "y": 5})
    expect(ada.to_decide.first).to_be_visible()


def test_less_motion_still_shows_every_ply(arrive: Arrive) -> None:
    ada = arrive(speed="fast", reduced_motion="reduce")
    ada.play_now()
    ada.play(3)


def test_a_game_of_bots_can_be_watched(arrive: Arrive) -> None:
    ada = arrive()
    ada.create_table([BOT, BOT])
    ada.result.wait_for()
    assert ada.table["yours"] == []


def test_a_third_die_at_seven_is_asked_about_once(arrive: Arrive) -> None:
    ada = arrive()
    ada.create_table([HERE, HERE], ["Ada", "Ben"])
    throw, stop = ada.button("Throw"), ada.button("Stop")
    certain = throw.filter(has_text="a certain bust")
    while ada.wait_for_decision() and certain.count() == 0:
        if throw.count() == 0 or ada.page.get_by_text("× 1 =").count() == 0:
            stop.or_(ada.button(".* first")).last.click()
        else:
            throw.click()
    certain.click()
    expect(ada.page.get_by_text("any third die is a bust")).to_be_visible()
    ada.button("Better not").click()
    ada.button("Throw").click()
    ada.button("Throw and bust").click()
    expect(ada.page.get_by_role("log")).to_contain_text("Too many")
