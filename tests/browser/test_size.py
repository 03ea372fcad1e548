"""The size of the page's scripts."""

import gzip
import re

from playwright.sync_api import Response

from tests.browser.conftest import Arrive

BUDGET = 60_000
# They come a moment after the board or the home page: on a busy machine before anybody has looked.
AFTERWARDS = re.compile(
    r"/(FairnessSummary|savedCommitment|installation\.svelte|parts|terms|duration)-"
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
