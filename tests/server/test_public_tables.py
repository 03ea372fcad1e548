"""The notice board: which tables are on it, and for how long."""

from typing import Any

from msgspec.structs import replace

from atoll.server.tables.public_tables import LISTED_SECONDS, PublicTables
from atoll.table.events import ClockRule
from atoll.table.seats.presence import Presence
from atoll.table.table import Table
from tests.table.tables import TORTUGA, set_up

HERE = Presence(frozenset([0]))


def public(picture: str, clock: ClockRule | None = None, **options: Any) -> Table:
    table = set_up(picture, **options)
    created = replace(table.created, public=True, clock=clock)
    return Table(table.id, created, lambda _: TORTUGA)


def test_an_open_table_is_listed_for_a_day_whoever_comes_to_it_later() -> None:
    now = [1_700_000_000.0]
    board, table = PublicTables(lambda: now[0]), public("HO")
    laid = now[0]
    board.post(table, Presence(), laid)
    now[0] += LISTED_SECONDS - 1
    board.post(table, HERE, laid)
    [notice] = board.listing()["tables"]
    assert notice["laid"] == laid
    now[0] += 2
    assert board.listing()["tables"] == []
    board.post(table, HERE, laid)
    assert board.listing()["tables"] == []


def test_a_notice_tells_what_is_unusual_about_a_table() -> None:
    board = PublicTables(lambda: 1_700_000_000.0)
    board.post(public("HO"), Presence(), 1_700_000_000.0)
    [usual] = board.listing()["tables"]
    assert (usual["options"], usual["clock"]) == ({}, None)
    board.post(public("HO", ClockRule("move", 30), spend_eggs=True), Presence(), 1_700_000_000.0)
    [unusual] = board.listing()["tables"]
    assert unusual["options"] == {"spend_eggs": True}
    assert (unusual["clock"]["per"], unusual["clock"]["seconds"]) == ("move", 30)
