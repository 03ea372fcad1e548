"""Which tables the lobby lists, and for how long."""

from typing import Any

from msgspec.structs import replace

from atoll.server.listings.public_tables import LISTED_SECONDS, PublicTables
from atoll.table.events import ClockRule
from atoll.table.table import Table
from atoll.table.views.presence import Presence
from tests.table.tables import TORTUGA, set_up

ONLINE = Presence(frozenset([0]))


def public(picture: str, clock: ClockRule | None = None, **options: Any) -> Table:
    table_id = set_up(picture, **options)
    created = replace(table_id.created, public=True, clock=clock)
    return Table(table_id.id, created, lambda _: TORTUGA)


def test_an_open_table_is_listed_for_a_day_after_its_creation() -> None:
    now = [1_700_000_000.0]
    public_tables, table = PublicTables(lambda: now[0]), public("HO")
    created_at = now[0]
    public_tables.update(table, Presence(), created_at)
    now[0] += LISTED_SECONDS - 1
    public_tables.update(table, ONLINE, created_at)
    [row] = public_tables.listing().tables
    assert row.created == created_at
    now[0] += 2
    assert public_tables.listing().tables == []
    public_tables.update(table, ONLINE, created_at)
    assert public_tables.listing().tables == []


def test_a_row_has_the_clock_and_the_options_that_are_not_default() -> None:
    public_tables = PublicTables(lambda: 1_700_000_000.0)
    public_tables.update(public("HO"), Presence(), 1_700_000_000.0)
    [usual] = public_tables.listing().tables
    assert (usual.options, usual.clock) == ({}, None)
    public_tables.update(
        public("HO", ClockRule("move", 30), spend_eggs=True), Presence(), 1_700_000_000.0
    )
    [unusual] = public_tables.listing().tables
    assert unusual.options == {"spend_eggs": True}
    assert unusual.clock == ClockRule("move", 30)
