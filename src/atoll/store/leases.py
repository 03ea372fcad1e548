"""Leases: which server process owns which table, so that only one of them writes to it.

A lease belongs to its process as long as the process is alive, and a process is alive as long as
it renews its own row: one small write a second, however many tables it owns.  All times are by the
clock of the database.  The epoch of a table's lease grows whenever another process takes it.
"""

from typing import NamedTuple

from atoll.store.sql.database import Database

__all__ = ["Fence", "Lease", "LeaseStore", "ServerProcess"]

_FREE = ""
"""The owner of a lease that was released."""

_KEEP_DEAD = 3_600_000
"""Milliseconds until the row of a dead process is removed."""

_SELECT = (
    "SELECT lease.table_id, lease.owner, process.address, lease.epoch "
    "FROM lease JOIN process ON process.id = lease.owner"
)


class Fence(NamedTuple):
    """What an append checks: that the lease of a table still has this epoch."""

    table_id: str
    epoch: int


class Lease(NamedTuple):
    """The lease of a table, whose owner is alive."""

    table_id: str
    owner: str
    """The id of the process."""
    address: str
    """Where the other processes reach the owner."""
    epoch: int

    @property
    def fence(self) -> Fence:
        """What the owner passes to `append`."""
        return Fence(self.table_id, self.epoch)


class ServerProcess(NamedTuple):
    """A server process that is alive."""

    id: str
    address: str
    """Where the other processes reach it."""


class LeaseStore:
    """The leases of tables and the rows of processes, in the database of the event log.

    All methods wait for the database: call them in a thread.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._alive = f"SELECT id FROM process WHERE expires > {database.now}"
        self._of_table = f"{_SELECT} WHERE table_id = ? AND process.expires > {database.now}"

    def join(self, process: str, address: str, seconds: float) -> None:
        """Register a process, which is alive for this long unless it renews its leases."""
        now = self._database.now
        with self._database.transaction() as execute:
            execute(
                "INSERT INTO process (id, address, expires) "
                f"VALUES (?, ?, {now} + ?) ON CONFLICT (id) DO UPDATE "
                "SET address = excluded.address, expires = excluded.expires",
                (process, address, _milliseconds(seconds)),
            )
            execute(f"DELETE FROM process WHERE expires < {now} - ?", (_KEEP_DEAD,))

    def renew_leases(self, process: str, seconds: float) -> bool:
        """Keep a process, and so all its leases, alive for this long from now.

        Return False if it is no longer alive: then others may have taken some of its tables.  It
        may join again, and `leases_of` says which leases are left.
        """
        now = self._database.now
        with self._database.transaction() as execute:
            renewed = execute(
                f"UPDATE process SET expires = {now} + ? WHERE id = ? AND expires > {now}",
                (_milliseconds(seconds), process),
            )
            return renewed.rowcount > 0

    def leave(self, process: str) -> None:
        """Release all leases of a process, and forget it."""
        with self._database.transaction() as execute:
            execute("DELETE FROM process WHERE id = ?", (process,))
            execute("UPDATE lease SET owner = ? WHERE owner = ?", (_FREE, process))

    def processes(self) -> list[ServerProcess]:
        """Return the processes that are alive."""
        query = f"SELECT id, address FROM process WHERE expires > {self._database.now} ORDER BY id"
        return [ServerProcess(*row) for row in self._database.select(query, ())]

    def acquire_lease(self, table_id: str, owner: str) -> Lease | None:
        """Take the lease of a table if it is free, and return the lease as it is then.

        A lease is free if it was released, or its owner is no longer alive.  So the owner of the
        result is either this process or the one that has the table.  A process that has the lease
        keeps its epoch.  The result is None if there is no such table, and also if this process
        is itself not alive.
        """
        with self._database.transaction() as execute:
            execute(
                "INSERT INTO lease (table_id, owner, epoch) SELECT table_id, ?, 1 FROM event "
                f"WHERE table_id = ? AND seq = 1 AND EXISTS ({self._alive} AND id = ?) "
                "ON CONFLICT (table_id) DO UPDATE "
                "SET owner = excluded.owner, epoch = lease.epoch + 1 "
                f"WHERE lease.owner NOT IN ({self._alive})",
                (owner, table_id, owner),
            )
            rows = execute(self._of_table, (table_id,)).fetchall()
        return Lease(*rows[0]) if rows else None

    def release_lease(self, fence: Fence) -> None:
        """Free a lease, unless another process has it by now."""
        with self._database.transaction() as execute:
            execute(
                "UPDATE lease SET owner = ? WHERE table_id = ? AND epoch = ?",
                (_FREE, fence.table_id, fence.epoch),
            )

    def lease(self, table_id: str) -> Lease | None:
        """Return the lease of a table, or None if it is free."""
        rows = self._database.select(self._of_table, (table_id,))
        return Lease(*rows[0]) if rows else None

    def leases_of(self, process: str) -> list[Lease]:
        """Return the leases of a process."""
        query = f"{_SELECT} WHERE lease.owner = ? ORDER BY table_id"
        return [Lease(*row) for row in self._database.select(query, (process,))]

    def free_tables(self, most: int) -> list[str]:
        """Return tables whose owner has died lately without releasing them."""
        query = (
            "SELECT table_id FROM process JOIN lease ON lease.owner = process.id "
            f"WHERE process.expires <= {self._database.now} ORDER BY table_id LIMIT ?"
        )
        return [table_id for (table_id,) in self._database.select(query, (most,))]


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
