"""The registry of all tables: it creates them, loads them from the log and unloads idle ones."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import TypeVar

from atoll.server.cluster.cluster import Cluster
from atoll.server.cluster.forwarding.peers import Unreachable
from atoll.server.cluster.forwarding.remote_tasks import perform_there
from atoll.server.cluster.forwarding.table_tasks import AcceptRematch, RecordChallenge, TableTask
from atoll.server.cluster.ownership import HeldElsewhere
from atoll.server.listings.public_tables import LISTED_SECONDS, PublicTables
from atoll.server.notifications.notifier import Notifier
from atoll.server.operations.metrics import LOST
from atoll.server.protocol.requests import BotSeat, HumanSeat, NewTable, RematchRequest
from atoll.server.settings import ServerSettings
from atoll.server.tables import event_codec
from atoll.server.tables.activity import replay
from atoll.server.tables.game_loader import GameLoader, GameStatus
from atoll.server.tables.live_table import LiveTable
from atoll.server.thinking.scheduler import Scheduler
from atoll.server.timers.wake_ups import WakeUps
from atoll.store.errors import StoreError
from atoll.store.event_log import EventLog
from atoll.store.leases import Fence
from atoll.store.row import Row
from atoll.table.commands import creation
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Began, Chair, Created, Event
from atoll.table.history import challenge
from atoll.table.seats import rematch, tokens
from atoll.table.table import Table
from atoll.table.views.presence import Presence

__all__ = ["MOST_IDLE", "TableRegistry"]

logger = logging.getLogger(__name__)

T = TypeVar("T")

MOST_IDLE = 200
"""Tables that stay in memory although they are idle."""


class TableRegistry:
    """All tables; each is loaded from the log when it is first opened."""

    def __init__(
        self,
        log: EventLog,
        loader: GameLoader,
        settings: ServerSettings,
        notifier: Notifier | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        self.loader = loader
        self._notifier = notifier
        self.public_tables = PublicTables()
        self._log = log
        self._cluster = cluster
        self._settings = settings
        self._loads: dict[str, asyncio.Task[LiveTable]] = {}
        """Tables in memory or being loaded, the least recently opened first."""
        self._users: dict[str, int] = {}
        """How many `open` blocks each table has."""
        self.scheduler = Scheduler(settings)
        self.wake_ups = WakeUps(log, self.open)
        self._count = 0
        self._new: set[str] | None = set()
        """Tables created before those in the log are counted."""

    async def create(self, command: NewTable) -> tuple[str, dict[int, str]]:
        """Create a table; return its id and the tokens of its creator's seats."""
        held: dict[int, str] = {}
        chairs: list[Chair] = []
        for seat, requested in enumerate(command.seats):
            match requested:
                case HumanSeat(name, emblem):
                    held[seat] = tokens.new_token()
                    chairs.append(creation.human(name, held[seat], emblem))
                case BotSeat(bot):
                    chairs.append(Chair(bot=bot))
                case _:
                    chairs.append(Chair())
        game = await self.loader.game(command.game)
        created = creation.create(
            game,
            command.players,
            command.options,
            chairs,
            command.chosen,
            public=command.public,
            clock=command.clock,
            hints=command.hints,
            language=command.language,
            ask_first=command.ask_first,
        )
        table_id = tokens.new_table_id()
        table = Table(table_id, created, lambda _: game)
        await self._check_deal(table)
        await self.store(table_id, [created])
        self.public_tables.update(table, Presence(), time.time())
        return table_id, held

    async def _check_deal(self, table: Table) -> None:
        """Raise `Refusal` if the game cannot be dealt around what was chosen."""
        if table.created.chosen:
            # In a thread, because the game may be dealt several times until it fits.
            await asyncio.to_thread(creation.check_deal, table)

    async def store(self, table_id: str, events: Sequence[Event]) -> None:
        """Write a new table to the log, with all its events so far."""
        self._note_new(table_id)
        await self._log.append(event_codec.to_rows(table_id, 0, events))
        self._count += 1

    async def rematch(
        self, live: LiveTable, asked: RematchRequest
    ) -> tuple[str, Mapping[int, str]]:
        """Create the next table, or join it; return its id and the tokens of one's seats there."""
        while (next_id := live.table.next) is None:
            await self._create_rematch(live, asked)
        kept = rematch.old_seats(live.table, asked.tokens)
        return next_id, await self.perform(next_id, AcceptRematch(kept, [*asked.tokens]))

    async def _create_rematch(self, live: LiveTable, asked: RematchRequest) -> None:
        """Write both tables' events together, so that neither is without the other."""
        next_id = tokens.new_table_id()
        created = rematch.create_rematch(
            live.table, next_id, asked.tokens, rotate=asked.rotate, begins=asked.begins
        )
        await self._check_deal(Table(next_id, created, lambda _: live.table.game))
        rows = event_codec.to_rows(next_id, 0, [created])
        self._note_new(next_id)
        await live.execute_unless_stale(lambda table: rematch.record_rematch(table, next_id), rows)
        self._count += live.table.next == next_id

    async def challenge(self, live: LiveTable, held: Sequence[str], bot: str) -> str:
        """Create a table with the deal of a finished game, and return its id."""
        created = challenge.create_challenge(live.table, held, bot)
        challenge_id = tokens.new_table_id()
        rows = event_codec.to_rows(challenge_id, 0, [created])
        self._note_new(challenge_id)
        await self.perform(live.table.deal_id, RecordChallenge(challenge_id, rows))
        self._count += 1
        return challenge_id

    async def list_open_tables(self) -> None:
        """List the public tables that were open when the server stopped."""
        since = (time.time() - LISTED_SECONDS) * 1000
        try:
            for row in await asyncio.to_thread(self._log.first_events, int(since)):
                with contextlib.suppress(Refusal), _refusing_damaged(row.table_id):
                    await self._list_if_open(row)
        except StoreError as error:
            logger.error("%s", error)  # each of them is listed again when a page opens it

    async def _list_if_open(self, first: Row) -> None:
        table_id, created = first.table_id, _created([first])
        if not created.public or created.game not in self.loader.games:
            return
        game = await self.loader.games[created.game].game()
        events = event_codec.from_rows(await self._read(table_id))
        # A table that has been opened meanwhile lists itself.
        if self._cluster is not None and await self._cluster.ownership.locate(table_id):
            return
        if table_id not in self._loads and not any(isinstance(event, Began) for event in events):
            table = Table.of(table_id, events, lambda _: game)
            self.public_tables.update(table, Presence(), first.at / 1000)

    async def count_tables(self) -> None:
        """Add the tables in the log to the count, which has those created meanwhile already."""
        try:
            earlier = await asyncio.to_thread(self._count_earlier)
            self._count += earlier
        except StoreError as error:
            logger.error("%s", error)
        self._new = None

    def _count_earlier(self) -> int:
        new = () if self._new is None else self._new
        return sum(table_id not in new for table_id in self._log.table_ids())

    def _note_new(self, table_id: str) -> None:
        if self._new is not None:
            self._new.add(table_id)

    def check_capacity(self, new_tables: int) -> None:
        """Raise `Refusal` if the log would have too many tables."""
        if self._count + new_tables > self._settings.most_tables:
            raise Refusal("table-no-room")

    def count_by_status(self) -> Counter[str]:
        """Return how many of the tables in memory are open, playing, over."""
        loaded = (self._loaded(table_id) for table_id in self._loads)
        return Counter(live.table.status for live in loaded if live is not None)

    def in_use(self, table_id: str) -> bool:
        """Return whether a table is open or something is going on there."""
        loading = self._loads.get(table_id)
        return table_id in self._users or (loading is not None and not _is_idle(loading))

    def in_memory(self, table_id: str) -> bool:
        """Return whether a table has been loaded."""
        return self._loaded(table_id) is not None

    async def served(self, table_ids: Collection[str]) -> set[str]:
        """Return those of these tables that some process has in memory already."""
        found = {table_id for table_id in table_ids if self.in_memory(table_id)}
        if self._cluster is not None:
            others = [table_id for table_id in table_ids if table_id not in found]
            peers = await asyncio.gather(*map(self._cluster.ownership.locate, others))
            found.update(each for each, peer in zip(others, peers, strict=True) if peer)
        return found

    async def remove(self, table_id: str, last_seq: int) -> bool:
        """Remove a table from the log, unless it is in use or has events after `last_seq`.

        Requests that open it meanwhile wait, and find that it is unknown.
        """
        if self.in_use(table_id):
            return False
        self._loads[table_id] = asyncio.create_task(self._remove(table_id, last_seq))
        try:
            await self._get(table_id)
        except Refusal as refusal:
            return refusal.id == "table-unknown"
        return False

    async def _remove(self, table_id: str, last_seq: int) -> LiveTable:
        await self._claim(table_id)
        if not await asyncio.to_thread(self._log.remove, table_id, last_seq):
            return await self._load(table_id)
        self._count -= 1
        self.public_tables.remove(table_id)
        raise Refusal("table-unknown")

    async def perform(self, table_id: str, task: TableTask[T]) -> T:
        """Do a task at a table, whichever process serves it."""
        if self._cluster is not None:
            async for peer in self._cluster.ownership.owners(table_id):
                with contextlib.suppress(Unreachable):
                    return await perform_there(self._cluster.client, peer, table_id, task)
        async with self.open(table_id) as live:
            return await task.run(live)

    def drop(self, table_id: str, fence: Fence) -> None:
        """Forget a table whose lease another process has taken."""
        if self._cluster is None or not self._cluster.ownership.forget(table_id, fence):
            return
        LOST.inc()
        self.wake_ups.cancel(table_id)
        self.public_tables.disown(table_id)
        live = self._loaded(table_id)
        self._loads.pop(table_id, None)
        if live is not None:
            live.drop()

    async def _claim(self, table_id: str) -> Fence | None:
        return None if self._cluster is None else await self._cluster.ownership.claim(table_id)

    def _release(self, table_id: str) -> None:
        if self._cluster is not None:
            self._cluster.ownership.release(table_id)

    def game_status(self, table: Table) -> GameStatus:
        """Return the import and compile progress of a table's game."""
        return self.loader.request(table.created.game)

    @asynccontextmanager
    async def open(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Keep a table in memory while the block runs."""
        with self.using(table_id):
            yield await self._get(table_id)

    @contextmanager
    def using(self, table_id: str) -> Iterator[None]:
        """Keep a table where it is while the block runs, in memory or not."""
        self._users[table_id] = self._users.get(table_id, 0) + 1
        try:
            yield
        finally:
            self._users[table_id] -= 1
            if not self._users[table_id]:
                del self._users[table_id]
                if table_id not in self._loads and not self.wake_ups.has(table_id):
                    self._release(table_id)
            self._unload_idle()

    def _loaded(self, table_id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        loading = self._loads.get(table_id)
        if loading is None or not loading.done() or loading.cancelled() or loading.exception():
            return None
        return loading.result()

    async def _get(self, table_id: str) -> LiveTable:
        loading = self._loads.pop(table_id, None) or asyncio.create_task(self._load(table_id))
        self._loads[table_id] = loading  # as the most recently opened
        try:
            return await asyncio.shield(loading)
        except Exception:
            if self._loads.get(table_id) is loading:
                del self._loads[table_id]
                self._release(table_id)
            raise

    async def _load(self, table_id: str) -> LiveTable:
        fence = await self._claim(table_id)
        rows = await self._read(table_id)
        if fence is None and self._cluster is not None:
            raise HeldElsewhere  # this process has lost its leases
        with _refusing_damaged(table_id):
            game = await self.loader.game(_created(rows).game)
            # In a thread, because a long game takes a while to replay.
            table, activity = await asyncio.to_thread(replay, table_id, rows, lambda _: game)
            update_lobby = partial(self.public_tables.update, created_at=rows[0].at / 1000)
            live = LiveTable(
                *(table, activity, self._log, self.scheduler, self._settings, update_lobby),
                self._notifier,
                fence,
                lambda: self.drop(table_id, fence) if fence is not None else None,
            )
            self.wake_ups.cancel(table_id)
            await live.start(self.wake_ups.reserve)
            return live

    async def _read(self, table_id: str) -> list[Row]:
        rows = await asyncio.to_thread(self._log.read, table_id)
        if not rows:
            raise Refusal("table-unknown")
        return rows

    def _unload_idle(self) -> None:
        for table_id, loading in list(self._loads.items()):
            if len(self._loads) <= MOST_IDLE:
                return
            if table_id not in self._users and _is_idle(loading):
                self._unload(table_id)

    def _unload(self, table_id: str) -> None:
        live = self._loaded(table_id)
        del self._loads[table_id]
        if live is not None and (seconds_left := live.suspend()) is not None:
            self.wake_ups.schedule(table_id, seconds_left)  # so the lease is kept, too
        else:
            self._release(table_id)

    async def close(self) -> None:
        """Close all tables, finishing their writes."""
        self.wake_ups.close()
        for loading in self._loads.values():
            loading.cancel()
        loaded = await asyncio.gather(*self._loads.values(), return_exceptions=True)
        await asyncio.gather(*(live.close() for live in loaded if isinstance(live, LiveTable)))
        if self._cluster is not None:
            for live in loaded:
                if isinstance(live, LiveTable) and live.idle and live.suspend() is None:
                    self._release(live.table.id)
            await self._cluster.ownership.close()
        self.scheduler.close()


@contextmanager
def _refusing_damaged(table_id: str) -> Iterator[None]:
    """Refuse a table whose rows cannot be understood: damaged, or of other rules."""
    try:
        yield
    except (Refusal, StoreError):
        raise
    except Exception as error:
        logger.exception("table %s cannot be read", table_id)
        raise Refusal("table-broken") from error


def _created(rows: Sequence[Row]) -> Created:
    """Return the first event of a table."""
    [created] = event_codec.from_rows(rows[:1])
    assert isinstance(created, Created)
    return created


def _is_idle(loading: asyncio.Task[LiveTable]) -> bool:
    return loading.done() and (loading.exception() is not None or loading.result().idle)
