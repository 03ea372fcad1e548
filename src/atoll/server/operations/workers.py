"""Several server processes behind one port: started, supervised, restarted and stopped."""

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from atoll import bots
from atoll.server.operations.run import (
    GRACE_SECONDS,
    ServeError,
    listen,
    page_address,
    serve,
)
from atoll.server.settings import ServerSettings
from atoll.store.errors import StoreError
from atoll.store.location import PostgresqlDatabase, locate

__all__ = ["RESTART_SECONDS", "ServeOptions", "serve_by_workers"]

logger = logging.getLogger(__name__)

RESTART_SECONDS = 1.0
"""Time between two starts of the same worker."""
_SPAWN = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class ServeOptions:
    """What `serve` is called with."""

    host: str
    port: int
    database: str | None
    settings: ServerSettings
    proxies: Sequence[str] = ()
    most_bytes: int | None = None
    host_names: Collection[str] = ()
    internal_address: str = "127.0.0.1"
    shared_port: bool = False

    def serve(self, opened: Callable[[str], None]) -> None:
        """Serve in this process until interrupted."""
        serve(
            self.host,
            self.port,
            self.database,
            opened,
            self.settings,
            self.proxies,
            self.most_bytes,
            self.host_names,
            internal_address=self.internal_address,
            shared_port=self.shared_port,
        )


def serve_by_workers(
    workers: int,
    options: ServeOptions,
    custom_bots: Sequence[str],
    opened: Callable[[str], None],
) -> None:
    """Serve by this many processes until interrupted; call `opened` once all of them do.

    Raise `ServeError` if they cannot be started.
    """
    if not isinstance(locate(options.database), PostgresqlDatabase):
        raise ServeError(
            "several workers need a PostgreSQL database, which they can share; "
            "add --database postgresql://USER@HOST/NAME, or leave out --workers"
        )
    if not hasattr(socket, "SO_REUSEPORT"):
        raise ServeError("on this system one port cannot have several workers; start just one")
    listen(options.host, options.port).close()  # fails if another server has the port
    with listen(options.host, options.port, shared=True) as reserved:
        port = reserved.getsockname()[1]
        settings = replace(options.settings, workers=workers)
        shared = replace(options, port=port, settings=settings, shared_port=True)
        supervisor = _Supervisor(workers, shared, custom_bots)
        try:
            supervisor.start()
            opened(page_address(options.host, port))
            supervisor.watch()
        except KeyboardInterrupt:
            pass
        finally:
            supervisor.stop()


@dataclass(eq=False)
class _Worker:
    """One of the processes."""

    process: SpawnProcess
    ready: Connection
    """Says nothing but `None` once the worker serves, or why it cannot."""
    started: float


class _Supervisor:
    """Keeps a number of workers running."""

    def __init__(self, workers: int, options: ServeOptions, custom_bots: Sequence[str]) -> None:
        self._options = options
        self._custom_bots = custom_bots
        self._number = workers
        self._workers: list[_Worker] = []

    def start(self) -> None:
        """Start all workers, and wait until they serve; raise `ServeError`."""
        signal.signal(signal.SIGTERM, _interrupt)
        self._workers = [self._start_worker() for _ in range(self._number)]
        for worker in self._workers:
            try:
                failure = worker.ready.recv()
            except EOFError:
                failure = f"a worker has ended at its start (exit status {_status(worker)})"
            if failure is not None:
                raise ServeError(failure)

    def watch(self) -> None:
        """Start another worker in the place of each that ends, until interrupted."""
        while True:
            ended = wait([worker.process.sentinel for worker in self._workers])
            for number, worker in enumerate(self._workers):
                if worker.process.sentinel in ended:
                    logger.error("a worker has ended (exit status %s)", _status(worker))
                    time.sleep(max(0.0, worker.started + RESTART_SECONDS - time.monotonic()))
                    self._workers[number] = self._start_worker()

    def stop(self) -> None:
        """Stop all workers as an interrupt would; kill those that take too long."""
        for worker in self._workers:
            worker.process.terminate()
        deadline = time.monotonic() + 2 * GRACE_SECONDS
        for worker in self._workers:
            worker.process.join(max(0.0, deadline - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()

    def _start_worker(self) -> _Worker:
        ready, reporting = _SPAWN.Pipe(duplex=False)
        process = _SPAWN.Process(target=_work, args=(self._options, self._custom_bots, reporting))
        process.start()
        reporting.close()  # the worker has its own end
        return _Worker(process, ready, time.monotonic())


def _status(worker: _Worker) -> int | None:
    worker.process.join()
    return worker.process.exitcode


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _work(options: ServeOptions, custom_bots: Sequence[str], ready: Connection) -> None:
    """Serve, in a process of its own, as long as the supervisor lives."""
    threading.Thread(target=_end_with_supervisor, daemon=True).start()
    for name in custom_bots:
        bots.register(name)
    try:
        options.serve(lambda _: ready.send(None))
    except (ServeError, StoreError) as error:
        ready.send(str(error))
        sys.exit(1)


def _end_with_supervisor() -> None:
    supervisor = multiprocessing.parent_process()
    assert supervisor is not None
    supervisor.join()
    os.kill(os.getpid(), signal.SIGTERM)
