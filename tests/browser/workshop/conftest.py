"""Arrangers instead of people at a table."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Arrive
from tests.browser.workshop.arranger import Arranger

ArriveToArrange = Callable[..., Arranger]


@pytest.fixture
def arranger(arrive: Arrive) -> ArriveToArrange:
    def come(**more: Any) -> Arranger:
        ada = arrive(**more)
        return Arranger(ada.page, ada.server)

    return come
