"""A game of each kind that was set up in the workshop, and who begins."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.person import BOT, FRIEND, HERE
from tests.browser.workshop.arranger import shared
from tests.browser.workshop.conftest import ArriveToArrange

ISLAND = "ABC-0-1"


def test_la_tortuga_begins_with_the_chosen_card_and_player(arranger: ArriveToArrange) -> None:
    ada = arranger()
    ada.begin("la_tortuga", (HERE, HERE, BOT, BOT))
    for number, name in enumerate(("Ada", "Ben"), 1):
        ada.page.get_by_label(f"Name on seat {number}").fill(name)
    ada.page.get_by_label("Who begins").select_option(label="Who was last on an island")
    who = ada.page.get_by_label("Who was it?")
    who.select_option(index=1)
    ada.open_workshop("Choose the first card")
    ada.pick("5 eggs")
    expect(ada.page.get_by_text("Arranged by hand: first card.")).to_be_visible()
    ada.lay_the_table()
    assert ada.table["chosen"] == {"egg": 5, "first": 1}
    throw, stop = ada.button("Throw"), ada.button("Stop")
    for _ in range(2):
        throw.or_(stop).first.click()
        throw.or_(stop).first.wait_for()


def test_forbidden_island_is_laid_out_by_hand(arranger: ArriveToArrange) -> None:
    ada = arranger()
    ada.begin("forbidden_island", (HERE, BOT))
    ada.open_workshop("Lay out the island")
    ada.pick("Coral Reef")
    ada.pick("By hand")
    tiles = ada.page.locator("[data-tile]")
    before = [tile.get_attribute("data-tile") for tile in tiles.all()]
    drag(
        ada.page.locator(f'[data-tile="{before[0]}"]'),
        ada.page.locator(f'[data-tile="{before[9]}"]'),
    )
    after = [before[9], *before[1:9], before[0], *before[10:]]
    assert shared(ada.link.input_value())["setup"]["tiles"] == after
    ada.pick("Flood tiles")
    for tile in after[:6]:
        ada.page.locator(f'[data-tile="{tile}"]').click()
    expect(ada.page.get_by_text("6 of 6 flooded.")).to_be_visible()
    ada.page.get_by_role("button", name="Draw the open roles").click()
    ada.lay_the_table()
    chosen = ada.table["chosen"]
    assert (chosen["tiles"], chosen["flooded"]) == (after, after[:6])
    assert None not in chosen["roles"]
    assert ada.table["options"]["shape"] == "coral_reef"
    expect(ada.page.locator("[data-tile]")).to_have_count(24)
    ada.page.keyboard.press("e")
    ada.page.get_by_role("button", name="Table", exact=True).click()
    expect(ada.page.get_by_text("tiles and flooded tiles")).to_be_visible()


def test_tobago_is_arranged_with_pointer_and_keys(arranger: ArriveToArrange) -> None:
    ada = arranger()
    ada.begin("tobago")
    ada.open_workshop("Arrange the island")
    ada.pick(ISLAND)
    hut = ada.page.get_by_role("region", name="Huts").get_by_role("button", name="hut").first
    middle, beside, north = ada.space("0,0"), ada.space("1,0"), ada.space("0,-4")
    drag(hut, middle)
    expect(middle).to_have_attribute("aria-label", re.compile("hut"))
    # The second hut by keys: too close at first.
    hut.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text(re.compile("A hut: .* spaces are free"))).to_be_visible()
    beside.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("another hut is closer than four spaces")).to_be_visible()
    north.focus()
    ada.page.keyboard.press("Enter")
    expect(north).to_have_attribute("aria-label", re.compile("hut"))
    ada.page.get_by_role("button", name="Place the rest by lot").click()
    statue = ada.page.locator('[data-space][aria-label*="statue"]').first
    statue.focus()
    looks = statue.get_attribute("aria-label")
    ada.page.keyboard.press("t")
    expect(statue).not_to_have_attribute("aria-label", looks or "")
    setup = shared(ada.link.input_value())["setup"]
    assert setup["huts"][:2] == ["0,0", "0,-4"]
    ada.lay_the_table()
    table = ada.table
    assert {key: table["chosen"][key] for key in setup} == setup
    assert table["options"]["island"] == ISLAND
    for _ in range(2):
        ada.board.get_by_role("button").first.click()
        ada.sentence.wait_for()


def drag(piece: Locator, to: Locator) -> None:
    """Drag with the mouse, in several moves."""
    piece.scroll_into_view_if_needed()
    to.scroll_into_view_if_needed()
    start, end = piece.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    mouse = piece.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"], end["y"], steps=4)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=2)
    mouse.up()


def test_a_statue_may_not_stand_next_to_the_ocean(arranger: ArriveToArrange) -> None:
    ada = arranger()
    ada.begin("tobago")
    ada.open_workshop("Arrange the island")
    ada.pick(ISLAND)
    statue = ada.page.get_by_role("region", name="Statues").get_by_role("button", name="statue")
    statue.first.click()
    shore = ada.page.locator("[data-space]").first
    shore.click()
    expect(ada.page.get_by_text("never stands next to the ocean")).to_be_visible()
    ada.page.keyboard.press("Escape")


def test_an_object_is_placed_by_touch(arranger: ArriveToArrange) -> None:
    ada = arranger(width=390, height=844, has_touch=True)
    ada.begin("tobago")
    ada.open_workshop("Arrange the island")
    ada.pick(ISLAND)
    palm = ada.page.get_by_role("region", name="Palms").get_by_role("button", name="palm")
    palm.first.tap()
    ada.space("0,0").tap()
    expect(ada.space("0,0")).to_have_attribute("aria-label", re.compile("palm"))
    expect(palm).to_have_count(2)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_players_say_who_was_last_on_an_island(arranger: ArriveToArrange) -> None:
    ada, ben = arranger(), arranger()
    ada.begin("la_tortuga", (HERE, FRIEND))
    ada.page.get_by_label("Who begins").select_option(label="Who was last on an island")
    ada.page.get_by_role("button", name="Lay the table").click()
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.get_by_text("any of you may answer here")).to_be_visible()
    ben.page.goto(ada.page.url)
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_role("button", name="Ben").click()
    for each in (ada, ben):
        each.board.wait_for()
    assert ada.table["chosen"] == {"first": 1}
