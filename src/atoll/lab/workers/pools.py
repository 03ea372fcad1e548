"""Who does the work: threads or processes of this machine, or a Ray cluster."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures import ThreadPoolExecutor as Threads
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Protocol, Self, TypeAlias, TypeVar

from atoll.bots.thinking import cores
from atoll.lab.matches.line_up import LineUp

__all__ = [
    "AnyFuture",
    "AnyWork",
    "ExecutorPool",
    "InlinePool",
    "ProcessPool",
    "Result",
    "Ticket",
    "Work",
    "WorkerPool",
    "WorkerPoolError",
    "carry_out",
    "pool_for",
]

Result = TypeVar("Result")
Work: TypeAlias = Callable[[range], Result]
AnyWork: TypeAlias = Work[Any]
AnyFuture: TypeAlias = Future[Any]

Ticket: TypeAlias = Any
"""What a pool gives for a portion of work, or its result: each pool and work has its own."""


class WorkerPoolError(RuntimeError):
    """Workers that cannot be reached, or that are all lost."""


class WorkerPool(Protocol):
    """Workers that take a portion of work each; what a ticket is, is their own business."""

    workers: int

    def submit(self, work: AnyWork, portion: range) -> Ticket:
        """Have a portion done; a ticket for its result."""

    def first_done(self, tickets: Collection[Ticket]) -> Collection[Ticket]:
        """Wait until at least one of these is done; those that are."""

    def result(self, ticket: Ticket) -> Ticket:
        """What came of it; raises what the work raised."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        """Begin nothing more, and wait for what is under way."""


class InlinePool:
    """Whoever asks does the work: then it stops at once when it is interrupted."""

    workers = 1

    def submit(self, work: AnyWork, portion: range) -> tuple[AnyWork, range]:
        return work, portion

    def first_done(
        self, tickets: Collection[tuple[AnyWork, range]]
    ) -> Collection[tuple[AnyWork, range]]:
        return [min(tickets, key=lambda ticket: ticket[1].start)]

    def result(self, ticket: tuple[AnyWork, range]) -> Ticket:
        work, portion = ticket
        return work(portion)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """There is nobody to wait for."""


class ExecutorPool:
    """The cores of this machine.

    Threads will do for what is compiled and leaves Python's lock to others.
    """

    def __init__(self, workers: int, pool: Executor) -> None:
        self.workers = workers
        self._pool = pool

    def submit(self, work: AnyWork, portion: range) -> AnyFuture:
        return self._pool.submit(work, portion)

    def first_done(self, tickets: Collection[AnyFuture]) -> Collection[AnyFuture]:
        return wait(tickets, return_when=FIRST_COMPLETED).done

    def result(self, ticket: AnyFuture) -> Ticket:
        return ticket.result()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


class ProcessPool(ExecutorPool):
    """The cores of this machine, a process each, for all that is not compiled.

    They hold the other end of a line to us, and end when it goes dead: when we give up, and
    also if we are killed.
    """

    def __init__(self, workers: int) -> None:
        context = get_context("spawn")
        theirs, self._line = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(
            workers, mp_context=context, initializer=_begin_work, initargs=(theirs,)
        )
        super().__init__(workers, pool)

    def submit(self, work: AnyWork, portion: range) -> AnyFuture:
        with _told_when_broken():
            return super().submit(work, portion)

    def result(self, ticket: AnyFuture) -> Ticket:
        with _told_when_broken():
            return super().result(ticket)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if kind is not None:
            self._line.close()
        super().__exit__(kind, error, at)
        self._line.close()


@contextmanager
def _told_when_broken() -> Iterator[None]:
    try:
        yield
    except BrokenProcessPool:
        raise WorkerPoolError(
            "one of the processes was ended from outside, perhaps for want of memory"
        ) from None


def _begin_work(line: Connection) -> None:
    # Ctrl+C reaches every process of the terminal: these then end at once, without a word.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    with suppress(EOFError, OSError):
        line.recv()
    os._exit(1)


def pool_for(line_up: LineUp, portions: int, workers: int | None = None) -> WorkerPool:
    """As many workers of this machine as there is work for, all cores at most."""
    count = max(1, min(workers or cores(), portions))
    if count == 1:
        return InlinePool()
    return ExecutorPool(count, Threads(count)) if line_up.is_quick else ProcessPool(count)


def carry_out(work: Work[Result], portions: Iterable[range], pool: WorkerPool) -> Iterator[Result]:
    """What comes of every portion, as soon as it is done; at most a few are ever waiting."""
    rest, tickets = iter(portions), set[Ticket]()
    while True:
        for portion in islice(rest, 2 * pool.workers - len(tickets)):
            tickets.add(pool.submit(work, portion))
        if not tickets:
            return
        done = set(pool.first_done(tickets))
        tickets -= done
        yield from (pool.result(ticket) for ticket in done)
