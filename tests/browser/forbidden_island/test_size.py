"""The size of the page's scripts."""

import gzip

from playwright.sync_api import Response

from tests.browser.conftest import Arrive
from tests.browser.forbidden_island import prepared
from tests.browser.forbidden_island.team import Team
from tests.browser.server import Server
from tests.browser.test_size import AFTERWARDS, BUDGET


def test_the_scripts_of_a_table_stay_within_the_budget(arrive: Arrive, server: Server) -> None:
    team = Team(arrive())
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js") and not AFTERWARDS.search(response.url):
            scripts[response.url] = len(gzip.compress(response.body()))

    game = prepared.landing_lost()
    team.page.goto("/nowhere")
    team.page.on("response", weigh)
    team.take_all_seats(game, server)
    assert team.wait_for_decision()
    assert 20_000 < sum(scripts.values()) <= BUDGET, scripts
