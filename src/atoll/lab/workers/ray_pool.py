"""A worker pool on a Ray cluster; all its machines need `pip install atoll[ray]`."""

from __future__ import annotations

import os
import socket
from collections.abc import Collection
from importlib.metadata import version
from typing import Self
from urllib.parse import urlsplit

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no statistics to Ray's authors

import ray

from atoll.lab.workers.pools import AnyWork, PoolFuture, WorkerPoolError

__all__ = ["CLIENT_PORT", "LOCAL", "PATIENCE", "RayPool"]

LOCAL = "ray"
CLIENT_PORT = 10001  # if the address has no port
PATIENCE = 10  # seconds


def _check_reachable(address: str) -> None:
    """Raise `OSError` if no server listens there: Ray itself would wait for a long time."""
    if address == LOCAL:
        return
    where = urlsplit(address)
    with socket.create_connection((where.hostname or "", where.port or CLIENT_PORT), PATIENCE):
        pass


def _run(work: AnyWork, chunk: range) -> object:
    return work(chunk)


class RayPool:
    """Runs a Ray task for every chunk; the chunks of a lost machine are run again on others.

    The results do not depend on the machine: a chunk's games follow from their numbers.
    """

    def __init__(self, address: str = LOCAL) -> None:
        """Connect to a cluster; raises `WorkerPoolError`.

        `ray` is the cluster of this machine, or a new one of this machine alone;
        `ray://HOST:PORT` is another cluster, by the port of its client server.
        """
        try:
            _check_reachable(address)
            ray.init(
                address=None if address == LOCAL else address,
                log_to_driver=False,
                logging_level="ERROR",
            )
            self._check_version()
        except (OSError, ValueError, ray.exceptions.RayError) as error:
            raise WorkerPoolError(f"no Ray cluster answers at {address}: {error}") from None
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._run = ray.remote(num_cpus=1, max_retries=-1)(_run)

    @staticmethod
    def _check_version() -> None:
        """Raise `WorkerPoolError` if the cluster has another version, which has other games."""
        try:
            theirs = ray.get(ray.remote(version).remote("atoll"))
        except ray.exceptions.RayTaskError:
            raise WorkerPoolError(
                "Atoll is not installed on the Ray cluster: pip install 'atoll[ray]' there"
            ) from None
        ours = version("atoll")
        if theirs != ours:
            raise WorkerPoolError(f"the Ray cluster has Atoll {theirs}, this machine has {ours}")

    def submit(self, work: AnyWork, chunk: range) -> PoolFuture:
        return self._run.remote(work, chunk)

    def first_done(self, futures: Collection[PoolFuture]) -> Collection[PoolFuture]:
        done: Collection[PoolFuture] = ray.wait(list(futures), num_returns=1)[0]
        return done

    def result(self, future: PoolFuture) -> object:
        try:
            result: object = ray.get(future)
            return result
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise WorkerPoolError(f"the Ray cluster failed: {error}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()
