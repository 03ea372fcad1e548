"""The question about sounds, and the setting."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive

SETTINGS = "JSON.stringify({ speed: 'fast', name: 'Ada' })"


def test_a_player_is_asked_about_sounds_once(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.evaluate(f"localStorage.setItem('atoll-settings', {SETTINGS})")
    ada.page.reload()
    ada.play_now()
    ada.play(1)
    question = ada.page.get_by_role("region", name="Play with sound?")
    question.get_by_role("button", name="Yes").click()
    expect(question).to_have_count(0)
    ada.play(2)
    expect(question).to_have_count(0)
    ada.page.get_by_role("button", name="Settings").click()
    sounds = ada.page.get_by_role("checkbox", name="Sounds of the game")
    expect(sounds).to_be_checked()
    sounds.uncheck()
    ada.page.reload()
    ada.page.get_by_role("button", name="Settings").click()
    expect(sounds).not_to_be_checked()
