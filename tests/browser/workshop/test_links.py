"""Links that share a set-up: opened, broken, for another game, against the rules."""

import base64
import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.workshop.arranger import shared
from tests.browser.workshop.conftest import ArriveToArrange


def hash_of(setup: dict[str, Any], game: str = "tobago", **options: Any) -> str:
    link = {"game": game, "players": 3, "options": options, "setup": setup}
    return "#setup=" + base64.urlsafe_b64encode(json.dumps(link).encode()).decode().rstrip("=")


def test_a_link_sets_up_the_same_game(arranger: ArriveToArrange) -> None:
    ada, ben = arranger(), arranger()
    ada.begin("tobago")
    ada.open_workshop("Arrange the island")
    ada.pick("ABC-1-0")
    ada.page.get_by_role("button", name="Place the rest by lot").click()
    link = ada.link.input_value()
    ben.page.goto(link)
    expect(ben.link).to_have_value(link)
    parts = "Arranged by hand: island, huts, palms, and statues."
    expect(ben.page.get_by_text(parts)).to_be_visible()
    ben.page.get_by_label("Who plays on seat 2").select_option(label="Skilled (bot)")
    ben.lay_the_table()
    setup = shared(link)["setup"]
    assert {key: ben.table["chosen"][key] for key in setup} == setup


@pytest.mark.parametrize(
    ("hash", "message"),
    [
        ("#setup=e30", "cut short or damaged"),
        ("#setup=%%%", "cut short or damaged"),
        (hash_of({"tiles": []}, "forbidden_island"), "for another game, Forbidden Island"),
        (hash_of({"island": "nowhere"}), "The rules do not allow"),
        (hash_of({"hands": []}), "The rules do not allow"),
        (hash_of({"huts": ["99,99"] * 4}), "The rules do not allow"),
        (hash_of({}, island="atlantis"), "The rules do not allow"),
    ],
)
def test_a_wrong_link_is_explained_and_loses_nothing(
    arranger: ArriveToArrange, hash: str, message: str
) -> None:
    ada = arranger()
    ada.page.goto("/new/tobago")
    ada.page.get_by_label("Name on seat 1").fill("Robinson")
    ada.page.evaluate("hash => { location.hash = hash }", hash)
    expect(ada.page.get_by_role("alert")).to_contain_text(message)
    expect(ada.page.get_by_label("Name on seat 1")).to_have_value("Robinson")
    expect(ada.page.get_by_text("Arranged by hand")).to_have_count(0)
    ada.page.get_by_label("Who plays on seat 2").select_option(label="Skilled (bot)")
    ada.lay_the_table()
    assert ada.table["arranged"] == []
