"""The page is light."""

import gzip

from playwright.sync_api import Response

from tests.browser.conftest import Arrive
from tests.browser.forbidden_island import prepared
from tests.browser.forbidden_island.team import Team
from tests.browser.server import Server
from tests.browser.test_size import BUDGET


def test_all_script_of_a_table(arrive: Arrive, server: Server) -> None:
    team = Team(arrive())
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body()))

    game = prepared.landing_lost()
    team.page.goto("/nowhere")
    team.page.on("response", weigh)
    team.come_to(game, server)
    assert team.wait_for_decision()
    assert 20_000 < sum(scripts.values()) <= BUDGET, scripts
