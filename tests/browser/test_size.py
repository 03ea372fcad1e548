"""The size of the page's scripts."""

import gzip
import re

import pytest
from playwright.sync_api import Response, expect

from atoll.server.http.page_files import PAGE
from tests.browser.conftest import Arrive
from tests.browser.person import BOT, HERE, Person

BUDGET = 60_000
SCREEN_BUDGET = 40_000
# No script on the way to a table imports these: the button that installs the page; on the home page
# a player's tables (`parts`, with `terms` and `duration` for their options and clocks), 1.5 seconds
# after the first paint if none are stored; what a table needs later; the player key, which follows
# the board; and what a board loads once it is drawn (`lazy`, `around`, `scenes`).
AFTERWARDS = re.compile(
    r"/(later|player|push|installation\.svelte|parts|keepSeats|terms"
    r"|duration|lazy|around|scenes)-"
)


def test_the_scripts_up_to_the_first_table_stay_within_the_budget(arrive: Arrive) -> None:
    ada = arrive()
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js") and not AFTERWARDS.search(response.url):
            scripts[response.url] = len(gzip.compress(response.body()))

    ada.play_now_button.wait_for()  # so that nothing of the first visit is still under way
    ada.page.on("response", weigh)
    ada.page.reload()
    ada.play_now()
    assert 20_000 < sum(scripts.values()) <= BUDGET, scripts


SCRIPTS = """() => performance.getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.js'))"""


def scripts_of(person: Person) -> set[str]:
    """Return the paths of the scripts that the screen has loaded."""
    return set(person.page.evaluate(SCRIPTS))


def weight(scripts: set[str]) -> int:
    """Return how much of these scripts is sent."""
    return sum(len(gzip.compress((PAGE / path[1:]).read_bytes())) for path in scripts)


@pytest.mark.parametrize(
    ("path", "title"), [("/key", "Play on another device"), ("/record", "Your record")]
)
def test_a_screen_of_the_player_adds_few_scripts(arrive: Arrive, path: str, title: str) -> None:
    ada = arrive()
    ada.play_now_button.wait_for()
    first = scripts_of(ada)
    ada.page.goto(path)
    ada.page.get_by_role("heading", name=title, level=1).wait_for()
    assert 0 < weight(scripts_of(ada) - first) <= SCREEN_BUDGET


def test_the_list_of_own_tables_adds_few_scripts(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now_button.wait_for()
    first = scripts_of(ada)
    ada.create_table([HERE, BOT], ["Ada"])
    ada.board.wait_for()
    ada.page.goto("/")
    tables = ada.page.get_by_role("region", name="Your tables")
    expect(tables.get_by_role("article")).to_be_visible()
    assert 0 < weight(scripts_of(ada) - first) <= SCREEN_BUDGET


# What every screen loads, in the end: the install button, a player's
# tables with what a table needs later.
ON_EVERY_SCREEN = re.compile(
    r"/(atoll|index|later|table|forms|installation\.svelte|parts|resultText|myTables\.svelte"
    r"|bindSeats|keepSeats|player|push|terms|duration)-"
)


@pytest.mark.parametrize("game", ["la_tortuga", "forbidden_island", "tobago"])
def test_the_rules_of_a_game_need_few_scripts_of_their_own(arrive: Arrive, game: str) -> None:
    ada = arrive()
    ada.page.goto(f"/rules/{game}")
    figures = ada.page.locator("[id^='figure-']")
    for figure in figures.first, figures.last:
        figure.scroll_into_view_if_needed()
        figure.locator("figcaption").wait_for()
    ada.page.wait_for_load_state("networkidle")
    own = {path for path in scripts_of(ada) if not ON_EVERY_SCREEN.search(path)}
    assert 10_000 < weight(own) <= SCREEN_BUDGET, own
