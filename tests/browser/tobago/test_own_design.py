"""What of Tobago is our own design is said where it matters, in every language."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.texts.messages import LANGUAGES, messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_setup_link_to_the_list_of_own_designs(arrive: Arrive, language: str) -> None:
    words = {name: message.text for name, message in messages(language, "tobago_rules").items()}
    sentence = re.compile(re.escape(words["tobago-rules-own-design"]))
    page = arrive(locale=language).page

    page.goto("/rules/tobago")
    expect(page.get_by_text(sentence)).to_be_visible()
    page.get_by_role("link", name=words["tobago-rules-own-list"], exact=True).click()
    expect(page).to_have_url(re.compile("/rules/tobago#chapter-own$"))
    expect(page.locator("#rule-own-clues")).to_be_in_viewport()

    page.goto("/new/tobago")
    expect(page.get_by_text(sentence)).to_be_visible()
    with page.expect_popup() as opened:
        page.get_by_role("link", name=words["tobago-rules-own-list"], exact=True).click()
    expect(opened.value.locator("#rule-own-clues")).to_be_in_viewport()


def test_other_games_have_no_such_note(arrive: Arrive) -> None:
    page = arrive().page
    page.goto("/new/forbidden_island")
    page.get_by_role("button", name="Lay the table").wait_for()
    expect(page.locator(".own-design")).to_have_count(0)
