"""The event log: all rows of an append are read back, or none."""

import asyncio

import pytest

from atoll.store.errors import Conflict, Failure, StoreError
from atoll.store.event_log import EventLog
from atoll.store.row import Row
from tests.store.places import Place


def row(table_id: str, seq: int, payload: str = "{}") -> Row:
    return Row(table_id, seq, "ply", 3, payload, 1_700_000_000_000 + seq)


async def test_what_is_appended_is_read_back(log: EventLog) -> None:
    first = Row("isle", 1, "created", None, '{"name": "Ольга 🐢"}', 5)
    others = [row("isle", 2, "[1]"), row("isle", 3, "[2]")]
    await log.append([first])
    await log.append(others)
    assert log.read("isle") == [first, *others]
    assert log.read("isle", after=2) == others[1:]
    assert log.read("nowhere") == []


async def test_a_closed_log_is_read_after_opening_it_again(place: Place) -> None:
    with place.opened() as log:
        await log.append([row("isle", 1)])
    with place.opened() as again:
        assert again.read("isle") == [row("isle", 1)]


async def test_an_append_with_a_taken_number_conflicts_and_is_not_written(
    log: EventLog,
) -> None:
    await log.append([row("isle", 1), row("isle", 2)])
    with pytest.raises(Conflict):
        await log.append([row("isle", 2, "late"), row("isle", 3, "late")])
    with pytest.raises(Conflict):
        await log.append([row("isle", 3, "late"), row("isle", 2, "late")])
    assert log.read("isle") == [row("isle", 1), row("isle", 2)]
    await log.append([row("isle", 3)])
    assert len(log.read("isle")) == 3


async def test_a_conflict_does_not_affect_other_appends_of_the_same_group(
    log: EventLog, place: Place
) -> None:
    await log.append([row("isle", 1)])
    with place.locked():
        appends = [log.append([row(f"t{n}", 1)]) for n in range(20)]
        appends.insert(10, log.append([row("isle", 1, "late")]))
        await asyncio.sleep(0)  # all of them wait before the log can write
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert isinstance(answers.pop(10), Conflict)
    assert answers == [None] * 20
    assert all(log.read(f"t{n}") for n in range(20))


async def test_of_two_writers_of_the_same_number_one_succeeds(log: EventLog, place: Place) -> None:
    with place.opened() as other:
        answers = await asyncio.gather(
            log.append([row("isle", 1, "here")]),
            other.append([row("isle", 1, "there")]),
            return_exceptions=True,
        )
    assert sorted(map(type, answers), key=str) == sorted([Conflict, type(None)], key=str)
    assert len(log.read("isle")) == 1


async def test_waiting_appends_are_committed_together(log: EventLog, place: Place) -> None:
    before = place.commits()
    with place.locked():
        appends = [log.append([row(f"t{n}", 1)]) for n in range(100)]
        await asyncio.sleep(0)
    await asyncio.gather(*appends)
    assert len(list(log.table_ids())) == 100
    assert place.commits() - before <= 3


async def test_table_ids_are_listed_byte_by_byte(log: EventLog) -> None:
    for table_id in ("reef", "Zone", "atoll", "_sand"):
        await log.append([row(table_id, 1), row(table_id, 2)])
    assert list(log.table_ids()) == ["Zone", "_sand", "atoll", "reef"]


async def test_tables_are_listed_a_few_at_a_time(log: EventLog) -> None:
    await log.append([row(f"{number:04}", seq) for number in range(1200) for seq in (1, 2)])
    table_ids, last_events = log.table_ids(), log.last_events()
    assert (next(table_ids), next(last_events)) == ("0000", row("0000", 2))
    await log.append([row("later", 1)])
    listed = [f"{number:04}" for number in range(1, 1200)]
    assert list(table_ids) == [*listed, "later"]
    assert [last.table_id for last in last_events] == [*listed, "later"]
    assert len([*log.table_ids()]) == 1201


async def test_the_first_events_are_found_by_time(log: EventLog) -> None:
    for at, table_id in enumerate(("reef", "atoll", "lagoon")):
        await log.append([row(table_id, 1)._replace(at=at), row(table_id, 2)])
    assert [first.table_id for first in log.first_events(1)] == ["atoll", "lagoon"]
    assert log.first_event("reef") == row("reef", 1)._replace(at=0)
    assert log.first_event("nowhere") is None


async def test_closing_writes_waiting_appends(log: EventLog, place: Place) -> None:
    appends = [log.append([row(f"t{n}", 1)]) for n in range(50)]
    await asyncio.sleep(0)
    await asyncio.to_thread(log.close)
    assert await asyncio.gather(*appends) == [None] * 50
    with place.opened() as again:
        assert len(list(again.table_ids())) == 50


async def test_a_closed_log_refuses_appends(log: EventLog) -> None:
    log.close()
    with pytest.raises(StoreError, match="has been closed") as raised:
        await log.append([row("isle", 1)])
    assert raised.value.failure is Failure.CLOSED


async def test_a_value_that_does_not_fit_is_refused_and_the_writer_goes_on(
    log: EventLog,
) -> None:
    async with asyncio.timeout(60):
        with pytest.raises((OverflowError, StoreError)):
            await log.append([row("isle", 2**64)])
        await log.append([row("isle", 1)])
    assert log.read("isle") == [row("isle", 1)]


async def test_a_cancelled_append_is_still_written_and_affects_no_other(log: EventLog) -> None:
    cancelled = log.append([row("isle", 1)])
    await asyncio.sleep(0)
    cancelled.cancel()
    await log.append([row("reef", 1)])
    assert log.read("isle") == [row("isle", 1)]


async def test_a_table_is_removed_unless_it_has_newer_events(log: EventLog) -> None:
    for table_id in ("isle", "reef"):
        await log.append([row(table_id, 1), row(table_id, 2)])
    assert [(last.table_id, last.seq) for last in log.last_events()] == [("isle", 2), ("reef", 2)]
    assert not log.remove("isle", 1)
    assert len(log.read("isle")) == 2
    assert log.remove("isle", 2)
    assert log.read("isle") == []
    assert [*log.table_ids()] == ["reef"]
    assert len([*log.table_ids()]) == 1
