"""Group commit: a thread writes all that waits in one transaction after the other."""

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

__all__ = ["Append", "GroupWriter"]


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
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class GroupWriter:
    """Calls `commit`, in a thread of its own, with the appends that came meanwhile."""

    def __init__(self, database: str, commit: Callable[[Sequence[Append]], None]) -> None:
        """Start the thread; `commit` sets the errors of appends that it leaves out."""
        self.on_commit: Callable[[float], None] = lambda seconds: None
        self._database = database
        self._commit = commit
        self._waiting: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._closed = False
        self._closing = threading.Lock()  # guards that nothing is queued after the end
        self._thread = threading.Thread(target=self._write, name="event log", daemon=True)
        self._thread.start()

    def write(
        self, rows: Sequence[Row], statements: Sequence[Statement], fence: Fence | None = None
    ) -> asyncio.Future[None]:
        """Queue an append, and return its future."""
        loop = asyncio.get_running_loop()
        append = Append(rows, statements, fence, loop, loop.create_future())
        with self._closing:
            if self._closed:
                raise StoreError(Failure.CLOSED, f"the database {self._database} has been closed")
            self._waiting.put(append)
        return append.done

    def close(self) -> bool:
        """Write what is waiting, and end the thread; return whether it had not been ended yet."""
        with self._closing:
            if self._closed:
                return False
            self._closed = True
            self._waiting.put(None)
        self._thread.join()
        return True

    def _write(self) -> None:
        while (group := self._next_group()) is not None:
            began = time.perf_counter()
            try:
                self._commit(group)
            except Exception as error:  # the thread must go on, or nothing more would be written
                for append in group:
                    append.error = error
            self.on_commit(time.perf_counter() - began)
            for loop in {append.loop for append in group}:
                appends = [append for append in group if append.loop is loop]
                # On a loop that has been closed, no task waits any more.
                with contextlib.suppress(RuntimeError):
                    loop.call_soon_threadsafe(_resolve_all, appends)

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
