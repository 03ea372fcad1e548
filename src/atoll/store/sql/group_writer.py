"""Group commit: all that waits is written in one transaction after the other."""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from atoll.store.errors import Failure, StoreError
from atoll.store.leases import Fence
from atoll.store.row import Row
from atoll.store.sql.database import Statement

__all__ = ["LONGEST_SECONDS", "PAUSES", "Append", "GroupWriter"]

LONGEST_SECONDS = 0.001
"""How long commits may usually take on the event loop."""
PAUSES = 50
"""When they take longer, the thread has all commits for this many times as long as the last: a
slow disk then blocks the event loop for a fiftieth of the time."""


class _Written(asyncio.Future[None]):
    """Done when an append is durable.  An append cannot be called back, so this cannot either."""

    def cancel(self, msg: object = None) -> bool:
        return False


@dataclass(eq=False)
class Append:
    """What waits to be written, and the future that waits for it."""

    rows: Sequence[Row]
    statements: Sequence[Statement]
    """Executed together with the rows, or not at all."""
    fence: Fence | None
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    error: Exception | None = None

    def resolve(self) -> None:
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class GroupWriter:
    """Commits appends in groups: on the event loop while that is quick, else in a thread.

    Handing a group to a thread and back takes longer than a commit to a fast disk.
    """

    def __init__(
        self,
        database: str,
        commit: Callable[[Sequence[Append]], None],
        commit_at_once: Callable[[Sequence[Append]], bool] | None = None,
    ) -> None:
        """Start the thread; `commit` sets the errors of appends that it leaves out.

        `commit_at_once` writes a whole group without waiting for a lock, or returns False and has
        written nothing.
        """
        self.on_commit: Callable[[float], None] = lambda seconds: None
        self._database = database
        self._commit = commit
        self._commit_at_once = commit_at_once
        self._gathered: dict[asyncio.AbstractEventLoop, list[Append]] = {}
        """What each event loop is to commit in its next turn."""
        self._usual_seconds = 0.0
        """How long commits on the event loop take lately."""
        self._thread_until = 0.0
        """When the event loop may commit again, by `time.monotonic`."""
        self._waiting: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._in_thread = 0
        """Appends that the thread has not written yet."""
        self._closed = False
        self._lock = threading.Lock()  # guards all of these, and that nothing is queued at the end
        self._thread = threading.Thread(target=self._write, name="event log", daemon=True)
        self._thread.start()

    def write(
        self, rows: Sequence[Row], statements: Sequence[Statement], fence: Fence | None = None
    ) -> asyncio.Future[None]:
        """Queue an append, and return its future."""
        loop = asyncio.get_running_loop()
        append = Append(rows, statements, fence, loop, _Written(loop=loop))
        with self._lock:
            if self._closed:
                raise StoreError(Failure.CLOSED, f"the database {self._database} has been closed")
            if self._commit_at_once is None or time.monotonic() < self._thread_until:
                self._hand_over([append])
            elif loop in self._gathered:
                self._gathered[loop].append(append)
            else:
                self._gathered[loop] = [append]
                loop.call_soon(self._commit_gathered, loop)
        return append.done

    def close(self) -> bool:
        """Write what is waiting, and end the thread; return whether it had not been ended yet."""
        with self._lock:
            if self._closed:
                return False
            self._closed = True
            for group in self._gathered.values():
                self._hand_over(group)
            self._gathered.clear()
            self._waiting.put(None)
        self._thread.join()
        return True

    def _commit_gathered(self, loop: asyncio.AbstractEventLoop) -> None:
        """Commit, on the event loop, what its tasks have appended in this turn."""
        with self._lock:
            if self._in_thread or loop not in self._gathered or self._commit_at_once is None:
                return  # the thread calls again when it has written, or has these too
            group = self._gathered.pop(loop)
            began = time.perf_counter()
            if not self._commit_at_once(group):
                self._hand_over(group)
                return
            seconds = time.perf_counter() - began
            self._note_duration(seconds)
        self.on_commit(seconds)
        _resolve_all(group)

    def _note_duration(self, seconds: float) -> None:
        """Leave commits to the thread for a while if they block the event loop for too long."""
        self._usual_seconds += (seconds - self._usual_seconds) / 8
        if self._usual_seconds > LONGEST_SECONDS:
            self._usual_seconds = LONGEST_SECONDS  # one slow commit ends the next attempt
            self._thread_until = time.monotonic() + PAUSES * seconds

    def _hand_over(self, group: Sequence[Append]) -> None:
        """Let the thread write these."""
        self._in_thread += len(group)
        for append in group:
            self._waiting.put(append)

    def _write(self) -> None:
        while (group := self._next_group()) is not None:
            began = time.perf_counter()
            try:
                self._commit(group)
            except Exception as error:  # the thread must go on, or nothing more would be written
                for append in group:
                    append.error = error
            self.on_commit(time.perf_counter() - began)
            with self._lock:
                self._in_thread -= len(group)
                loops = {append.loop for append in group} | self._gathered.keys()
            for loop in loops:
                appends = [append for append in group if append.loop is loop]
                # On a loop that has been closed, no task waits any more.
                with contextlib.suppress(RuntimeError):
                    loop.call_soon_threadsafe(self._resume, loop, appends)

    def _resume(self, loop: asyncio.AbstractEventLoop, written: Sequence[Append]) -> None:
        """Report what the thread has written, then commit what was gathered meanwhile."""
        _resolve_all(written)
        self._commit_gathered(loop)

    def _next_group(self) -> list[Append] | None:
        """Wait for an append, and return all that wait by then; None when the log closes."""
        append = self._waiting.get()
        group: list[Append] = []
        while append is not None:
            group.append(append)
            try:
                append = self._waiting.get_nowait()
            except queue.Empty:
                return group
        if group:
            self._waiting.put(None)  # close after this group
        return group or None


def _resolve_all(appends: Sequence[Append]) -> None:
    for append in appends:
        append.resolve()
