"""The notice board: which tables are on it, and for how long."""

from msgspec.structs import replace

from atoll.server.notice_board import LISTED_SECONDS, NoticeBoard
from atoll.table.presence import Presence
from atoll.table.table import Table
from tests.table.tables import TORTUGA, set_up

HERE = Presence(frozenset([0]))


def public(picture: str) -> Table:
    table = set_up(picture)
    return Table(table.id, replace(table.created, public=True), lambda _: TORTUGA)


def test_an_open_table_is_listed_for_a_day_whoever_comes_to_it_later() -> None:
    now = [1_700_000_000.0]
    board, table = NoticeBoard(lambda: now[0]), public("HO")
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
