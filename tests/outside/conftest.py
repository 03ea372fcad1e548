"""The dice game, installed."""

from pathlib import Path

import pytest

from tests.outside.install import PIG, install


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package atoll-pig is installed."""
    folder = tmp_path_factory.mktemp("packages")
    install(PIG, folder)
    return folder
