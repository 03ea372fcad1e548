"""Options for where games are played: on this machine or on a Ray cluster."""

import os
from typing import TYPE_CHECKING

import rich_click as click

from atoll.cli.console import fail, fail_on, progress
from atoll.cli.extras import requires

if TYPE_CHECKING:
    from atoll.lab.workers.pools import WorkerPool

__all__ = ["connect_pool", "cores", "limit_cores", "on"]

on = click.option(
    "--on",
    metavar="WHERE",
    help="Play on a Ray cluster: ray, or ray://HOST:PORT; default: on this machine.",
)


def limit_cores(context: object, parameter: object, wanted: int | None) -> int | None:
    """Limit the number of workers to the cores of the machine."""
    return wanted and min(wanted, os.cpu_count() or wanted)


cores = click.option(
    "--cores",
    type=click.IntRange(min=1),
    callback=limit_cores,
    metavar="N",
    help="Number of cores of this machine; default: all.",
)


def connect_pool(where: str | None, cores: int | None) -> "WorkerPool | None":
    """Connect to the cluster; return None for this machine."""
    if where is None:
        return None
    if where != "ray" and not where.startswith("ray://"):
        fail(f"--on takes ray or ray://HOST:PORT, not {where}")
    if cores is not None:
        fail("--cores cannot be used with --on: a Ray cluster uses all its cores")
    from atoll.lab.workers.pools import WorkerPoolError

    with requires("ray", "ray", "grpc"):
        from atoll.lab.workers.ray_pool import RayPool
    with fail_on(WorkerPoolError), progress(f"Connecting to {where}", None):
        return RayPool(where)
