"""Which thread commits: the event loop while that is quick, else the writer's own."""

import asyncio
import threading
from collections.abc import Sequence

import pytest

from atoll.store.row import Row
from atoll.store.sql import group_writer
from atoll.store.sql.group_writer import Append, GroupWriter


class Database:
    """Records what each thread commits."""

    def __init__(self) -> None:
        self.locked = False
        self.on_loop: list[list[str]] = []
        self.in_thread: list[list[str]] = []
        self.free = threading.Event()
        self.free.set()
        self.writer = GroupWriter("test", self._commit, self._commit_at_once)

    def _commit(self, group: Sequence[Append]) -> None:
        self.free.wait()
        self.in_thread.append(_tables(group))

    def _commit_at_once(self, group: Sequence[Append]) -> bool:
        if not self.locked:
            self.on_loop.append(_tables(group))
        return not self.locked

    def append(self, table_id: str) -> asyncio.Future[None]:
        return self.writer.write([Row(table_id, 1, "ply", None, "{}", 0)], [])


def _tables(group: Sequence[Append]) -> list[str]:
    return [row.table_id for append in group for row in append.rows]


async def test_appends_of_one_turn_are_one_commit_of_the_event_loop() -> None:
    database = Database()
    await asyncio.gather(database.append("isle"), database.append("reef"))
    await database.append("atoll")
    database.writer.close()
    assert database.on_loop == [["isle", "reef"], ["atoll"]]
    assert database.in_thread == []


async def test_the_thread_writes_what_cannot_be_committed_at_once() -> None:
    database = Database()
    database.locked = True
    await database.append("isle")
    database.writer.close()
    assert database.in_thread == [["isle"]]


async def test_the_event_loop_waits_for_the_thread_and_goes_on_itself() -> None:
    database = Database()
    database.locked = True
    database.free.clear()
    waiting = database.append("isle")
    await asyncio.sleep(0)
    database.locked = False
    later = database.append("isle, later")
    await asyncio.sleep(0)
    assert not waiting.done()
    assert not later.done()
    database.free.set()
    await asyncio.gather(waiting, later)
    database.writer.close()
    assert database.in_thread == [["isle"]]
    assert database.on_loop == [["isle, later"]]


async def test_slow_commits_are_left_to_the_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_writer, "LONGEST_SECONDS", 0)
    monkeypatch.setattr(group_writer, "PAUSES", float("inf"))
    database = Database()
    await database.append("isle")
    await database.append("reef")
    database.writer.close()
    assert database.on_loop == [["isle"]]
    assert database.in_thread == [["reef"]]


async def test_the_event_loop_tries_again_after_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_writer, "LONGEST_SECONDS", 0)
    monkeypatch.setattr(group_writer, "PAUSES", 0)
    database = Database()
    await database.append("isle")
    await database.append("reef")
    database.writer.close()
    assert database.on_loop == [["isle"], ["reef"]]


async def test_closing_writes_what_was_gathered() -> None:
    database = Database()
    written = database.append("isle")
    database.writer.close()
    await written
    assert database.in_thread == [["isle"]]


async def test_an_append_cannot_be_cancelled() -> None:
    database = Database()
    written = database.append("isle")
    assert not written.cancel()
    await written
    database.writer.close()
    assert database.on_loop == [["isle"]]
