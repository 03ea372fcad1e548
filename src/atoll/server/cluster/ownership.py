"""The leases of the tables that this process serves."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator

from atoll.server.cluster.forwarding.peers import Peer
from atoll.store.errors import StoreError
from atoll.store.leases import Fence, LeaseStore
from atoll.table.commands.refusal import Refusal

__all__ = ["PATIENCE", "RETRY_SECONDS", "HeldElsewhere", "Ownership"]

logger = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds a request waits for another process to take the place of one that has ended."""
RETRY_SECONDS = 0.1


class HeldElsewhere(Refusal):
    """Another process serves the table, or this one has just lost it."""

    def __init__(self) -> None:
        super().__init__("table-moving")


class Ownership:
    """What this process knows of leases: those it holds, and where the other tables are."""

    def __init__(self, leases: LeaseStore, process: str) -> None:
        self._leases = leases
        self._process = process
        self._held: dict[str, Fence] = {}
        self._releasing: dict[str, asyncio.Task[None]] = {}

    async def claim(self, table_id: str) -> Fence | None:
        """Take the lease of a table, or keep it; raise `HeldElsewhere`.

        None if there is no such table.
        """
        if (releasing := self._releasing.get(table_id)) is not None:
            await asyncio.wait([releasing])
        if (fence := self._held.get(table_id)) is not None:
            return fence
        lease = await asyncio.to_thread(self._leases.acquire_lease, table_id, self._process)
        if lease is None:
            return None
        if lease.owner != self._process:
            raise HeldElsewhere
        self._held[table_id] = lease.fence
        return lease.fence

    async def locate(self, table_id: str) -> Peer | None:
        """Return the process that serves a table; None if this one does, or none."""
        if table_id in self._held:
            return None
        lease = await asyncio.to_thread(self._leases.lease, table_id)
        return None if lease is None or lease.owner == self._process else Peer.of(lease)

    async def owners(self, table_id: str) -> AsyncIterator[Peer]:
        """Yield the process that serves a table, again after a while if that has ended.

        The end: this process has the table, or there is none.
        """
        deadline = time.monotonic() + PATIENCE
        while True:
            if (peer := await self.locate(table_id)) is not None:
                yield peer
            elif await self._try_claim(table_id):
                return
            if time.monotonic() >= deadline:
                raise HeldElsewhere
            await asyncio.sleep(RETRY_SECONDS)

    async def _try_claim(self, table_id: str) -> bool:
        try:
            await self.claim(table_id)
        except HeldElsewhere:
            return False
        return True

    def forget(self, table_id: str, fence: Fence) -> bool:
        """Note that a lease is lost, and return True, unless that was known already."""
        known = self._held.get(table_id) == fence
        if known:
            del self._held[table_id]
        return known

    def release(self, table_id: str) -> None:
        """Free the lease of a table in the background, so that any process may take it."""
        fence = self._held.pop(table_id, None)
        if fence is not None:
            self._releasing[table_id] = asyncio.create_task(self._release(fence))

    async def _release(self, fence: Fence) -> None:
        try:
            await asyncio.to_thread(self._leases.release_lease, fence)
        except StoreError as error:
            logger.error("%s", error)  # the lease stays until this process ends
        finally:
            del self._releasing[fence.table_id]

    async def lost(self) -> list[Fence]:
        """Return the leases that other processes have taken while this one was paused."""
        before = dict(self._held)
        left = await asyncio.to_thread(self._leases.leases_of, self._process)
        fences = {lease.fence for lease in left}
        return [fence for fence in before.values() if fence not in fences]

    async def close(self) -> None:
        """Wait for the leases that are being freed."""
        await asyncio.gather(*self._releasing.values())
