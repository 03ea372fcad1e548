"""Who does the work: threads or processes of this machine, or a Ray cluster."""

from __future__ import annotations

import signal
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures import ThreadPoolExecutor as Threads
from itertools import islice
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

from atoll.engine.batch import cores
from atoll.lab.line_up import LineUp

Result = TypeVar("Result")
Work = Callable[[range], Result]


class CrewError(RuntimeError):
    """Workers that cannot be reached, or that are all lost."""


class Crew(Protocol):
    """Workers that take a portion of work each; what a ticket is, is their own business."""

    workers: int

    def submit(self, work: Work[Any], portion: range) -> Any:
        """Have a portion done; a ticket for its result."""

    def first_done(self, tickets: Collection[Any]) -> Collection[Any]:
        """Wait until at least one of these is done; those that are."""

    def result(self, ticket: Any) -> Any:
        """What came of it; raises what the work raised."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        """Begin nothing more, and wait for what is under way."""


class LocalCrew:
    """The cores of this machine.

    Threads will do for what is compiled and leaves Python's lock to others; for all else it
    takes processes.
    """

    def __init__(self, workers: int, *, threads: bool) -> None:
        self.workers = workers
        self._pool: Executor = Threads(workers) if threads else _processes(workers)

    def submit(self, work: Work[Any], portion: range) -> Future[Any]:
        return self._pool.submit(work, portion)

    def first_done(self, tickets: Collection[Future[Any]]) -> Collection[Future[Any]]:
        return wait(tickets, return_when=FIRST_COMPLETED).done

    def result(self, ticket: Future[Any]) -> Any:
        return ticket.result()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def _processes(workers: int) -> Executor:
    # Ctrl+C reaches every process of the terminal: these then end at once, without a word.
    return ProcessPoolExecutor(
        workers,
        mp_context=get_context("spawn"),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_DFL),
    )


def crew_for(line_up: LineUp, portions: int, workers: int | None = None) -> LocalCrew:
    """As many workers of this machine as there is work for, all cores at most."""
    count = max(1, min(workers or cores(), portions))
    return LocalCrew(count, threads=line_up.is_quick or count == 1)


def carry_out(work: Work[Result], portions: Iterable[range], crew: Crew) -> Iterator[Result]:
    """What comes of every portion, as soon as it is done; at most a few are ever waiting."""
    rest, tickets = iter(portions), set[Any]()
    while True:
        for portion in islice(rest, 2 * crew.workers - len(tickets)):
            tickets.add(crew.submit(work, portion))
        if not tickets:
            return
        done = set(crew.first_done(tickets))
        tickets -= done
        yield from (crew.result(ticket) for ticket in done)
