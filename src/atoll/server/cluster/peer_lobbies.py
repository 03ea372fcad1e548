"""The public tables of the other processes, for the lobby of this one."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from atoll.server.cluster.forwarding.peers import SECRET_HEADER, Peer
from atoll.server.listings.public_tables import PublicTables
from atoll.server.protocol.updates import LobbyMessage

__all__ = ["LOBBY", "RETRY_SECONDS", "PeerLobbies"]

logger = logging.getLogger(__name__)

LOBBY = "/internal/lobby"
"""Where a process sends the public tables that it serves."""
RETRY_SECONDS = 0.5

_DECODER: msgspec.json.Decoder[LobbyMessage] = msgspec.json.Decoder(LobbyMessage)


class PeerLobbies:
    """A connection to the lobby of each of the other processes."""

    def __init__(self, public_tables: PublicTables) -> None:
        self._public_tables = public_tables
        self._watching: dict[str, asyncio.Task[None]] = {}

    def update(self, peers: Mapping[str, Peer]) -> None:
        """Watch exactly these processes."""
        for ended in self._watching.keys() - peers.keys():
            self._watching.pop(ended).cancel()
        for peer_id in peers.keys() - self._watching.keys():
            self._watching[peer_id] = asyncio.create_task(self._watch(peers[peer_id]))

    async def _watch(self, peer: Peer) -> None:
        """Receive the tables of a process, and all changes, as long as it is alive."""
        address = f"ws://{peer.host}:{peer.port}{LOBBY}"
        secret = {SECRET_HEADER.decode(): peer.secret}
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(address, additional_headers=secret, proxy=None) as socket:
                    async for message in socket:
                        self._public_tables.merge(peer.id, _DECODER.decode(message))
            await asyncio.sleep(RETRY_SECONDS)

    def close(self) -> None:
        """Watch no process any more."""
        self.update({})
