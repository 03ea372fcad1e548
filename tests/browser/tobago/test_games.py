"""Whole games of Tobago through the page."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.tobago.hunter import COLOURS, Hunter


def test_a_whole_game_among_bots(arrive: Arrive) -> None:
    ada = Hunter(arrive().page)
    ada.play_now()
    ada.play_to_the_end()
    standing = ada.result.get_by_role("row")
    expect(standing).to_have_count(1 + 3)
    rows = standing.all_inner_texts()[1:]
    coins = [int(row.split()[-1]) for row in rows]
    assert coins == sorted(coins, reverse=True)
    for row in rows:
        *_, cards, total = row.split("\t")
        assert sum(int(card) for card in re.findall(r"\d", cards)) == int(total)
    expect(ada.result.get_by_role("heading")).to_have_text(re.compile("win"))
    expect(ada.result).to_contain_text(re.compile("deck was used up|could be raised any more"))


def test_a_clue_shows_what_it_keeps_and_where_it_may_go(arrive: Arrive) -> None:
    ada = Hunter(arrive().page)
    ada.play_now()
    while ada.button("Exchange").count() == 0:
        assert ada.wait_for_decision()
        if ada.placing.count():
            ada.decide()
    card = ada.hand.first
    words = card.inner_text()
    card.hover()
    fits = re.compile(rf"{re.escape(words)}: (one space fits|\d+ spaces fit)")
    expect(ada.page.get_by_text(fits)).to_be_visible()
    card.click()
    said = re.compile(f"^{COLOURS} (leaves|would|located already)")
    expect(ada.maps.get_by_role("button", name=said)).to_have_count(4)
    possible = ada.button(rf"{COLOURS} leaves \d").first
    outcome = re.search(r"leaves (\d+) of (\d+)", possible.inner_text())
    assert outcome is not None
    possible.hover()
    left = f"leaves {outcome[1]} of {outcome[2]} sites of the"
    expect(ada.page.get_by_text(left)).to_be_visible()
    colour = possible.inner_text().split()[0]
    possible.click()
    expect(ada.log).to_contain_text(f"You add {words} to the {colour.lower()} map.")
    clues = ada.maps.get_by_role("list", name=f"{colour.lower()} map")
    expect(clues.get_by_role("button", name=f"{words}, rose of Ada")).to_have_count(1)


def test_others_hands_are_counts_only(arrive: Arrive) -> None:
    ada = Hunter(arrive().page)
    ada.play_now()
    while ada.hand.count() == 0:
        if ada.placing.count():
            ada.decide()
    people = ada.page.get_by_role("region", name="People")
    expect(people.get_by_text("4 clues in hand")).to_have_count(3)
    expect(people.get_by_text(re.compile(r"\d coins$"))).to_have_count(1)
