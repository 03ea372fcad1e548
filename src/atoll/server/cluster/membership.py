"""The processes of one database: this one stays alive, and notices which others are."""

import asyncio
import logging
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from atoll.server.cluster.cluster import Cluster
from atoll.server.cluster.forwarding.peers import Peer
from atoll.server.cluster.ownership import HeldElsewhere
from atoll.server.cluster.peer_lobbies import PeerLobbies
from atoll.server.operations import metrics
from atoll.server.tables.registry import TableRegistry
from atoll.store.errors import StoreError
from atoll.table.commands.refusal import Refusal

__all__ = ["MOST_TAKEN", "ROUND_SECONDS", "Membership"]

logger = logging.getLogger(__name__)

ROUND_SECONDS = 0.5
"""Time between two renewals."""
MOST_TAKEN = 100
"""Tables of ended processes that are taken over at a time."""

T = TypeVar("T")


class Membership:
    """Renews the leases of this process, and takes over the tables of those that have ended."""

    def __init__(self, cluster: Cluster) -> None:
        self.peers: dict[str, Peer] = {}
        """The other processes that are alive."""
        self._leases = cluster.leases
        self._here = cluster.here
        self._ownership = cluster.ownership
        self._client = cluster.client
        self._seconds = cluster.lease_seconds
        self._join = cluster.join
        self._failed = time.monotonic() - cluster.lease_seconds
        """When the leases could last not be renewed in time."""
        # Of its own: loads of tables may keep all other threads busy.
        self._thread = ThreadPoolExecutor(1, "leases")
        self._taking: asyncio.Task[None] | None = None

    async def run(self, registry: TableRegistry, lobbies: PeerLobbies) -> None:
        """Renew the leases again and again, as long as the server runs."""
        while True:
            began = time.monotonic()
            try:
                await self._renew(registry)
                await self._find_peers(lobbies)
                await self._find_free_tables(registry)
            except StoreError as error:
                self._failed = time.monotonic()
                logger.error("%s", error)
            except Exception:
                logger.exception("the leases cannot be renewed")
            rest = min(ROUND_SECONDS, self._seconds / 4) - (time.monotonic() - began)
            await asyncio.sleep(max(0.0, rest))

    async def _renew(self, registry: TableRegistry) -> None:
        if await self._call(lambda: self._leases.renew_leases(self._here.id, self._seconds)):
            return
        self._failed = time.monotonic()
        await self._call(self._join)  # its row may have been removed
        for fence in await self._ownership.lost():
            registry.drop(fence.table_id, fence)

    async def _find_peers(self, lobbies: PeerLobbies) -> None:
        alive = {each.id: Peer.of(each) for each in await self._call(self._leases.processes)}
        alive.pop(self._here.id, None)
        if not self._is_steady:
            alive = {**self.peers, **alive}
        for ended in self.peers.keys() - alive.keys():
            self._client.disconnect(ended)
        self.peers = alive
        metrics.PROCESSES.set(1 + len(alive))
        lobbies.update(alive)

    @property
    def _is_steady(self) -> bool:
        """Whether the database has been there for a while; else other processes may be late."""
        return time.monotonic() - self._failed >= self._seconds

    async def _find_free_tables(self, registry: TableRegistry) -> None:
        if not self._is_steady or (self._taking is not None and not self._taking.done()):
            return
        free = await self._call(lambda: self._leases.free_tables(MOST_TAKEN))
        if free:
            random.shuffle(free)  # other processes take over the same tables
            self._taking = asyncio.create_task(self._take_over(free, registry))

    async def _take_over(self, table_ids: list[str], registry: TableRegistry) -> None:
        """Open tables, so that bots and clocks go on although no page is there."""
        for table_id in table_ids:
            try:
                async with registry.open(table_id) as live:
                    live.update_lobby()
                metrics.TAKEN_OVER.inc()
            except HeldElsewhere:
                continue  # another process was faster
            except (Refusal, StoreError) as error:
                logger.warning("table %s: %s", table_id, error)

    async def _call(self, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, call)

    async def close(self) -> None:
        """Let the other processes take over what is still going on here."""
        if self._taking is not None:
            self._taking.cancel()
        try:
            await self._call(lambda: self._leases.join(self._here.id, self._here.address, 0))
        except StoreError as error:
            logger.error("%s", error)
        self._thread.shutdown(wait=False)
