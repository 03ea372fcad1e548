"""Workers of a Ray cluster; needs `pip install atoll[ray]`, there as well as here."""

from __future__ import annotations

import os
import socket
from collections.abc import Collection
from importlib.metadata import version
from typing import Self
from urllib.parse import urlsplit

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is computed here

import ray

from atoll.lab.workers.pools import AnyWork, Ticket, WorkerPoolError

__all__ = ["CLIENT_PORT", "LOCAL", "PATIENCE", "RayPool"]

LOCAL = "ray"
CLIENT_PORT = 10001  # unless the address says another
PATIENCE = 10  # seconds


def _knock(address: str) -> None:
    """See whether anybody is there at all: Ray itself would wait for long."""
    if address == LOCAL:
        return
    where = urlsplit(address)
    with socket.create_connection((where.hostname or "", where.port or CLIENT_PORT), PATIENCE):
        pass


def _do(work: AnyWork, portion: range) -> Ticket:
    return work(portion)


class RayPool:
    """A task for every portion; what a lost machine was doing is done again by another.

    Where it runs changes no result: a portion's games follow from its numbers alone.
    """

    def __init__(self, address: str = LOCAL) -> None:
        """`ray`: the cluster this machine belongs to, or a new one of this machine alone;
        `ray://HOST:PORT`: a cluster elsewhere, by the port of its client server.

        Raises `WorkerPoolError`.
        """
        try:
            _knock(address)
            ray.init(
                address=None if address == LOCAL else address,
                log_to_driver=False,
                logging_level="ERROR",
            )
            self._check()
        except (OSError, ValueError, ray.exceptions.RayError) as error:
            raise WorkerPoolError(f"no Ray cluster answers at {address}: {error}") from None
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._do = ray.remote(num_cpus=1, max_retries=-1)(_do)

    @staticmethod
    def _check() -> None:
        """The same games are played only by the same rules."""
        try:
            theirs = ray.get(ray.remote(version).remote("atoll"))
        except ray.exceptions.RayTaskError:
            raise WorkerPoolError("the Ray cluster's machines lack Atoll") from None
        if theirs != version("atoll"):
            ours = version("atoll")
            raise WorkerPoolError(f"the Ray cluster has Atoll {theirs}, this machine has {ours}")

    def submit(self, work: AnyWork, portion: range) -> Ticket:
        return self._do.remote(work, portion)

    def first_done(self, tickets: Collection[Ticket]) -> Collection[Ticket]:
        done: Collection[Ticket] = ray.wait(list(tickets), num_returns=1)[0]
        return done

    def result(self, ticket: Ticket) -> Ticket:
        try:
            return ray.get(ticket)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise WorkerPoolError(f"the Ray cluster failed: {error}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()
