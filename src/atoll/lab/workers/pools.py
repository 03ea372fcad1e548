"""Worker pools: this process, threads or processes of this machine; Ray is in `ray_pool`."""

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
from typing import Any, Protocol, Self, TypeAlias, TypeVar, cast

from atoll.bots.thinking import cores
from atoll.lab.matches.line_up import LineUp

__all__ = [
    "AnyFuture",
    "AnyWork",
    "ExecutorPool",
    "InlinePool",
    "PoolFuture",
    "ProcessPool",
    "Work",
    "WorkerPool",
    "WorkerPoolError",
    "pool_for",
    "run_chunks",
]

Result = TypeVar("Result")
Work: TypeAlias = Callable[[range], Result]
AnyWork: TypeAlias = Work[object]
AnyFuture: TypeAlias = Future[object]

# Ray's are not typed.
PoolFuture: TypeAlias = Any
"""The future of a chunk's result; each pool has its own type."""


class WorkerPoolError(RuntimeError):
    """Workers that cannot be reached or have died."""


class WorkerPool(Protocol):
    """Workers that each run one chunk of work at a time."""

    workers: int

    def submit(self, work: AnyWork, chunk: range) -> PoolFuture:
        """Run the work for a chunk; return a future of its result."""

    def first_done(self, futures: Collection[PoolFuture]) -> Collection[PoolFuture]:
        """Wait until at least one future is done; return those that are."""

    def result(self, future: PoolFuture) -> object:
        """Return the result of a future, or raise what the work raised."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        """Start no further chunk and wait for those that run."""


class InlinePool:
    """Runs the work in the calling thread, where an interrupt stops it immediately."""

    workers = 1

    def submit(self, work: AnyWork, chunk: range) -> tuple[AnyWork, range]:
        return work, chunk

    def first_done(
        self, futures: Collection[tuple[AnyWork, range]]
    ) -> Collection[tuple[AnyWork, range]]:
        return [min(futures, key=lambda future: future[1].start)]

    def result(self, future: tuple[AnyWork, range]) -> object:
        work, chunk = future
        return work(chunk)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Do nothing: no chunk runs in the background."""


class ExecutorPool:
    """Runs the work in an executor of this machine.

    Threads suffice for compiled code, which releases Python's global lock.
    """

    def __init__(self, workers: int, pool: Executor) -> None:
        self.workers = workers
        self._pool = pool

    def submit(self, work: AnyWork, chunk: range) -> AnyFuture:
        return self._pool.submit(work, chunk)

    def first_done(self, futures: Collection[AnyFuture]) -> Collection[AnyFuture]:
        return wait(futures, return_when=FIRST_COMPLETED).done

    def result(self, future: AnyFuture) -> object:
        return future.result()

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
    """Runs the work in processes of this machine, for code that is not compiled.

    Each worker holds the other end of a pipe and exits when it closes: when this process leaves
    the pool by an exception, and also if it is killed.
    """

    def __init__(self, workers: int) -> None:
        context = get_context("spawn")
        worker_end, self._connection = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(
            workers, mp_context=context, initializer=_start_worker, initargs=(worker_end,)
        )
        super().__init__(workers, pool)

    def submit(self, work: AnyWork, chunk: range) -> AnyFuture:
        with _translate_broken_pool():
            return super().submit(work, chunk)

    def result(self, future: AnyFuture) -> object:
        with _translate_broken_pool():
            return super().result(future)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if kind is not None:
            self._connection.close()
        super().__exit__(kind, error, at)
        self._connection.close()


@contextmanager
def _translate_broken_pool() -> Iterator[None]:
    try:
        yield
    except BrokenProcessPool:
        raise WorkerPoolError(
            "a worker process was killed from outside, perhaps because memory ran out"
        ) from None


def _start_worker(connection: Connection) -> None:
    # Ctrl+C reaches every process of the terminal: workers then exit without a traceback.
    # If the parent ignores it, as a background job of a script does, they inherit that.
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_exit_when_closed, args=(connection,), daemon=True).start()


def _exit_when_closed(connection: Connection) -> None:
    with suppress(EOFError, OSError):
        connection.recv()
    os._exit(1)


def pool_for(line_up: LineUp, chunks: int, workers: int | None = None) -> WorkerPool:
    """Return a pool of this machine: a worker for every chunk, up to all cores."""
    count = max(1, min(workers or cores(), chunks))
    if count == 1:
        return InlinePool()
    return ExecutorPool(count, Threads(count)) if line_up.is_quick else ProcessPool(count)


def run_chunks(work: Work[Result], chunks: Iterable[range], pool: WorkerPool) -> Iterator[Result]:
    """Yield the result of every chunk as soon as it is done; few chunks are queued at a time."""
    rest, futures = iter(chunks), set[PoolFuture]()
    while True:
        for chunk in islice(rest, 2 * pool.workers - len(futures)):
            futures.add(pool.submit(work, chunk))
        if not futures:
            return
        done = set(pool.first_done(futures))
        futures -= done
        yield from (cast(Result, pool.result(future)) for future in done)
