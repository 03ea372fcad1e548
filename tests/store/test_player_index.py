"""The player index: written with the events, found by the player alone, removed with the table."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from atoll.store.errors import Conflict
from atoll.store.event_log import EventLog
from atoll.store.player_index import MOST_OF_SEAT, PlayerSeat
from atoll.store.row import Row
from atoll.store.sqlite.backup import copy_file
from atoll.store.sqlite.log import SqliteLog
from atoll.store.sqlite.schema import VERSION
from tests.store.test_old_logs import EXPECTED, FIXTURES

ANN = "digest of Ann"


def row(table_id: str, seq: int = 1) -> Row:
    return Row(table_id, seq, "created", None, "{}", seq)


def seat(table_id: str, seat: int = 0, *, player: str = ANN, at: int = 1) -> PlayerSeat:
    return PlayerSeat(player, table_id, seat, f"nonce of {seat}", f"key of {seat}", at)


async def test_a_player_finds_their_seats_the_newest_first(log: EventLog) -> None:
    await log.append([row("isle")], [seat("isle", 0, at=1), seat("isle", 2, at=3)])
    await log.append([row("reef")], [seat("reef", 1, at=2), seat("reef", 0, player="Bo")])
    found = [seat("isle", 2, at=3), seat("reef", 1, at=2), seat("isle", 0, at=1)]
    assert log.player_seats(ANN) == found
    assert log.player_seats(ANN, most=1) == found[:1]
    assert log.player_seats_at(ANN, "isle") == [seat("isle", 0, at=1), seat("isle", 2, at=3)]
    assert log.player_seats("nobody") == []


async def test_a_seat_that_is_bound_again_has_the_new_nonce(log: EventLog) -> None:
    await log.append([row("isle")], [seat("isle")])
    newer = seat("isle", at=9)._replace(nonce="other", key="other")
    await log.append([], [newer])
    assert log.player_seats(ANN) == [newer]


async def test_a_seat_is_not_bound_if_its_event_conflicts(log: EventLog) -> None:
    await log.append([row("isle")])
    late = log.append([row("isle")], [seat("isle")])
    other = log.append([row("reef")], [seat("reef")])
    with pytest.raises(Conflict):
        await late
    await other
    assert log.player_seats(ANN) == [seat("reef")]


async def test_a_removed_table_is_in_no_index(log: EventLog) -> None:
    await log.append([row("isle"), row("reef")], [seat("isle"), seat("reef")])
    assert not log.remove("isle", 0)
    assert log.player_seats(ANN) == [seat("isle"), seat("reef")]
    assert log.remove("isle", 1)
    assert log.player_seats(ANN) == [seat("reef")]


async def test_a_player_is_forgotten_at_one_table_or_at_all(log: EventLog) -> None:
    seats = [seat("isle"), seat("reef"), seat("reef", 1), seat("isle", player="Bo")]
    await log.append([row("isle"), row("reef")], seats)
    await log.forget_player(ANN, "isle")
    assert log.player_seats(ANN) == seats[1:3]
    await log.forget_player(ANN)
    assert log.player_seats(ANN) == []
    assert log.player_seats("Bo") == seats[3:]
    assert log.read("isle") == [row("isle")]


async def test_a_seat_is_of_a_few_players_at_most(log: EventLog) -> None:
    players = [f"player {number}" for number in range(MOST_OF_SEAT + 2)]
    for at, player in enumerate(players):
        await log.append([], [seat("isle", player=player, at=at)])
    kept = [player for player in players if log.player_seats(player)]
    assert kept == players[2:]


async def test_a_backup_has_the_index(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "log.sqlite")
    await log.append([row("isle")], [seat("isle")])
    await asyncio.to_thread(copy_file, log.path, tmp_path / "copy.sqlite")
    log.close()
    copy = SqliteLog(tmp_path / "copy.sqlite")
    assert copy.player_seats(ANN) == [seat("isle")]
    copy.close()


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        version: int = database.execute("PRAGMA user_version").fetchone()[0]
    return version


async def test_a_log_of_version_1_is_upgraded_in_place(tmp_path: Path) -> None:
    path = Path(shutil.copy(FIXTURES / "log_0_1.sqlite", tmp_path))
    assert version_of(path) == 1
    copy_file(path, tmp_path / "copy.sqlite")  # before it is upgraded
    log = SqliteLog(path)
    assert [*log.table_ids()] == sorted(EXPECTED)
    await log.append([], [seat(min(EXPECTED))])
    log.close()
    assert version_of(path) == VERSION == 4
    again = SqliteLog(path)
    assert again.player_seats(ANN) == [seat(min(EXPECTED))]
    again.close()
