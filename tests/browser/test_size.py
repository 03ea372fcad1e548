"""The size of the page's scripts."""

import gzip
import re

from playwright.sync_api import Response

from tests.browser.conftest import Arrive

BUDGET = 60_000
# No script on the way to a table imports these: the button that installs the page; on the home page
# a player's tables (`parts`, with `terms` and `duration` for their options and clocks), 1.5 seconds
# after the first paint if none are stored; what a table needs later; the player key, which follows
# the board; and what a board loads once it is drawn (`lazy`, `around`, `scenes`).
AFTERWARDS = re.compile(
    r"/(later|push|installation\.svelte|parts|myTables\.svelte|keepSeats|bindSeats|hmac|terms"
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
