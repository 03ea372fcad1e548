"""This process among the others of its database."""

import os
import socket
from secrets import token_hex

from atoll.server.cluster.forwarding.peers import Peer, PeerClient
from atoll.server.cluster.ownership import Ownership
from atoll.store.leases import LeaseStore

__all__ = ["Cluster"]


class Cluster:
    """This process, what it owns, and its connections to the others."""

    def __init__(self, leases: LeaseStore, host: str, port: int, lease_seconds: float) -> None:
        """Register this process, which the others reach at this address; raise `StoreError`."""
        name = f"{socket.gethostname()}-{os.getpid()}-{token_hex(4)}"
        self.leases = leases
        self.lease_seconds = lease_seconds
        self.here = Peer.here(name, host, port)
        self.ownership = Ownership(leases, self.here.id)
        self.client = PeerClient()
        self.join()

    def join(self) -> None:
        """Register this process, also again after its row has been removed."""
        self.leases.join(self.here.id, self.here.address, self.lease_seconds)
