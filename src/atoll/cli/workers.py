"""Where the games of a command are played: on this machine, or on a Ray cluster."""

import os
from typing import TYPE_CHECKING

import rich_click as click

from atoll.cli.console import progress, refuse, refusing
from atoll.cli.extras import needing

if TYPE_CHECKING:
    from atoll.lab.workers.pools import WorkerPool

on = click.option(
    "--on",
    metavar="WHERE",
    help="ray, or ray://HOST:PORT: play on a Ray cluster; default: on this machine.",
)


def at_most_all(context: object, parameter: object, wanted: int | None) -> int | None:
    """Never more processes than the machine has cores, however many somebody asks for."""
    return wanted and min(wanted, os.cpu_count() or wanted)


cores = click.option(
    "--cores",
    type=click.IntRange(min=1),
    callback=at_most_all,
    metavar="N",
    help="How many cores of this machine; default: all.",
)


def pool_at(where: str | None, cores: int | None) -> "WorkerPool | None":
    """Who plays there; None for this machine."""
    if where is None:
        return None
    if where != "ray" and not where.startswith("ray://"):
        refuse(f"--on takes ray or ray://HOST:PORT, not {where}")
    if cores is not None:
        refuse("--cores is for this machine: a Ray cluster has its own")
    from atoll.lab.workers.pools import WorkerPoolError

    with needing("ray", "ray", "grpc"):
        from atoll.lab.workers.ray_pool import RayPool
    with refusing(WorkerPoolError), progress(f"Connecting to {where}", None):
        return RayPool(where)
