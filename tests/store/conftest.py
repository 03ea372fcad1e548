"""Tests of the log run with both databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from atoll.store.event_log import EventLog
from atoll.store.location import PostgresqlDatabase, SqliteFile
from tests.postgresql import PostgresqlServer
from tests.store.places import Place


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return Place(SqliteFile(tmp_path / "log.sqlite"))
    server: PostgresqlServer = request.getfixturevalue("postgresql")
    return Place(PostgresqlDatabase(server.create_schema()))


@pytest.fixture
def log(place: Place) -> Iterator[EventLog]:
    with place.opened() as log:
        yield log
