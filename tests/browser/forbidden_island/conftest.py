"""A team at one screen."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import Arrive
from tests.browser.forbidden_island.prepared import Prepared
from tests.browser.forbidden_island.team import Team
from tests.browser.server import Server

Sit = Callable[[Prepared], Team]


@pytest.fixture
def team(arrive: Arrive) -> Team:
    return Team(arrive())


@pytest.fixture
def sit(arrive: Arrive, server: Server) -> Sit:
    """Take both seats of a prepared table."""

    def sit(prepared: Prepared) -> Team:
        team = Team(arrive())
        team.take_all_seats(prepared, server)
        return team

    return sit
