"""The lobby: from here one finds every table, old and new."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial

from atoll.engine.game import Game
from atoll.server.limits import Limits
from atoll.server.protocol.messages import BotSeat, HumanSeat, NewTable
from atoll.server.tables import event_codec
from atoll.server.tables.game_loader import GameLoader, GameStatus
from atoll.server.tables.live_table import LiveTable
from atoll.server.tables.public_tables import LISTED_SECONDS, PublicTables
from atoll.server.thinking.executors import bot_executor
from atoll.store.errors import StoreError
from atoll.store.log import EventLog
from atoll.store.row import Row as Line
from atoll.table import creation
from atoll.table.events import Began, Chair, Created, Event
from atoll.table.refusal import Refusal
from atoll.table.seats import rematch, tokens
from atoll.table.seats.presence import Presence
from atoll.table.table import Table

logger = logging.getLogger(__name__)

MOST_IDLE = 200
"""About so many tables at which nobody is stay in memory; the log has them all."""


class TableRegistry:
    """All tables; a table is read from the log when somebody first asks for it."""

    def __init__(self, log: EventLog, loader: GameLoader, limits: Limits) -> None:
        self.loader = loader
        self._log = log
        self._limits = limits
        self._rooms: dict[str, asyncio.Task[LiveTable]] = {}
        self._users: dict[str, int] = {}
        self._bot_executor = bot_executor()
        self.board = PublicTables()
        self._count = 0

    async def create(self, wish: NewTable) -> tuple[str, dict[int, str]]:
        """Set up a table; its id, and the tokens of the seats its creator holds."""
        held: dict[int, str] = {}
        chairs: list[Chair] = []
        for seat, wanted in enumerate(wish.seats):
            match wanted:
                case HumanSeat(name):
                    held[seat] = tokens.new_token()
                    chairs.append(creation.human(name, held[seat]))
                case BotSeat(bot):
                    chairs.append(Chair(bot=bot))
                case _:
                    chairs.append(Chair())
        game = await self.loader.game(wish.game)
        created = creation.create(
            game,
            wish.players,
            wish.options,
            chairs,
            wish.chosen,
            public=wish.public,
            clock=wish.clock,
            hints=wish.hints,
        )
        table = tokens.new_table_id()
        await self.lay(table, [created])
        self.board.post(Table(table, created, lambda _: game), Presence(), time.time())
        return table, held

    async def lay(self, table: str, events: Sequence[Event]) -> None:
        """Write down a new table, with all that has happened at it already."""
        await self._log.append(event_codec.lines(table, 0, events))
        self._count += 1

    async def rematch(
        self, room: LiveTable, held: Sequence[str], *, rotate: bool
    ) -> tuple[str, Mapping[int, str]]:
        """Lay a table again, unless somebody has; its id, and the tokens of one's seats there."""
        while (following := room.table.next) is None:
            await self._lay_again(room, held, rotate)
        async with self.room(following) as again:
            await again.act(lambda table: rematch.accept_rematch(table, held))
            seats = rematch.rematch_tokens(again.table, held)
        if not seats:
            raise Refusal("rematch-late")
        return following, seats

    async def _lay_again(self, room: LiveTable, held: Sequence[str], rotate: bool) -> None:
        """Both tables' events are written at once, so that neither is without the other."""
        following = tokens.new_table_id()
        created = rematch.create_rematch(room.table, following, held, rotate=rotate)
        lines = event_codec.lines(following, 0, [created])
        await room.act_unless_late(lambda table: rematch.record_rematch(table, following), lines)
        self._count += room.table.next == following

    async def list_open_tables(self) -> None:
        """Put up the notices of public tables that were open when the server ended."""
        since = (time.time() - LISTED_SECONDS) * 1000
        try:
            for line in await asyncio.to_thread(self._log.first_events, int(since)):
                with contextlib.suppress(Refusal), _understanding(line.table_id):
                    await self._list_if_open(line)
        except StoreError as error:
            logger.error("%s", error)  # they are listed again as soon as somebody comes to them

    async def _list_if_open(self, first: Line) -> None:
        table, created = first.table_id, _created([first])
        if not created.public or created.game not in self.loader.games:
            return
        game = await self.loader.games[created.game].game()
        events = event_codec.events(await self._read(table))
        # Who came to it meanwhile knows better.
        if table not in self._rooms and not any(isinstance(event, Began) for event in events):
            self.board.post(Table.of(table, events, lambda _: game), Presence(), first.at / 1000)

    async def count_tables(self) -> None:
        """Find out how many tables the log has; those set up meanwhile are counted already."""
        try:
            self._count += await asyncio.to_thread(self._log.count_tables)
        except StoreError as error:
            logger.error("%s", error)

    def check_room(self, tables: int) -> None:
        """Refuse so many new tables when the log has very many."""
        if self._count + tables > self._limits.most_tables:
            raise Refusal("table-no-room")

    def census(self) -> Counter[str]:
        """How many of the tables in memory are open, playing, over."""
        rooms = (self._opened(table) for table in self._rooms)
        return Counter(room.table.status for room in rooms if room is not None)

    def in_use(self, table: str) -> bool:
        """Whether somebody is there just now, or something is going on."""
        opening = self._rooms.get(table)
        return table in self._users or (opening is not None and not _is_idle(opening))

    async def remove(self, table: str, last: int) -> bool:
        """Take a table out of the log; not if somebody is there, or it went on after event `last`.

        Whoever comes meanwhile waits, and finds no such table.
        """
        if self.in_use(table):
            return False
        self._rooms[table] = asyncio.create_task(self._remove(table, last))
        try:
            await self._open(table)
        except Refusal as refusal:
            return refusal.id == "table-unknown"
        return False

    async def _remove(self, table: str, last: int) -> LiveTable:
        if not await asyncio.to_thread(self._log.remove, table, last):
            return await self._load(table)
        self._count -= 1
        self.board.take_down(table)
        raise Refusal("table-unknown")

    def status(self, table: Table) -> GameStatus:
        """How far the compilation of a table's game is."""
        return self.loader.request(table.created.game)

    @asynccontextmanager
    async def room(self, table: str) -> AsyncIterator[LiveTable]:
        """The room of a table, which stays open as long as somebody is in it."""
        self._users[table] = self._users.get(table, 0) + 1
        try:
            yield await self._open(table)
        finally:
            self._users[table] -= 1
            if not self._users[table]:
                del self._users[table]
            self._forget_idle()

    def _opened(self, table: str) -> LiveTable | None:
        """The room of a table, if it is in memory already."""
        opening = self._rooms.get(table)
        if opening is None or not opening.done() or opening.cancelled() or opening.exception():
            return None
        return opening.result()

    async def _open(self, table: str) -> LiveTable:
        opening = self._rooms.pop(table, None) or asyncio.create_task(self._load(table))
        self._rooms[table] = opening  # the last one asked for is the last one forgotten
        try:
            return await asyncio.shield(opening)
        except Exception:
            if self._rooms.get(table) is opening:
                del self._rooms[table]
            raise

    async def _load(self, table: str) -> LiveTable:
        lines = await self._read(table)
        with _understanding(table):
            game = await self.loader.game(_created(lines).game)
            # A long game takes its time, and others play meanwhile.
            found = await asyncio.to_thread(_told, table, lines, game)
            announce = partial(self.board.post, laid=lines[0].at / 1000)
            room = LiveTable(found, self._log, self._bot_executor, self._limits, announce)
            await room.wake()
            return room

    async def _read(self, table: str) -> list[Line]:
        lines = await asyncio.to_thread(self._log.read, table)
        if not lines:
            raise Refusal("table-unknown")
        return lines

    def _forget_idle(self) -> None:
        for table, opening in list(self._rooms.items()):
            if len(self._rooms) <= MOST_IDLE:
                return
            if table not in self._users and _is_idle(opening):
                del self._rooms[table]

    async def close(self) -> None:
        """Finish what is being written everywhere."""
        for opening in self._rooms.values():
            opening.cancel()
        rooms = await asyncio.gather(*self._rooms.values(), return_exceptions=True)
        await asyncio.gather(*(room.close() for room in rooms if isinstance(room, LiveTable)))
        self._bot_executor.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _understanding(table: str) -> Iterator[None]:
    """Refuse a table whose lines make no sense here: of other rules, perhaps, or damaged."""
    try:
        yield
    except (Refusal, StoreError):
        raise
    except Exception as error:
        logger.exception("table %s cannot be read", table)
        raise Refusal("table-broken") from error


def _created(lines: Sequence[Line]) -> Created:
    """How a table was set up, which its first line tells."""
    [created] = event_codec.events(lines[:1])
    assert isinstance(created, Created)
    return created


def _told(table: str, lines: Sequence[Line], game: Game) -> Table:
    """The table of which these lines tell."""
    return Table.of(table, event_codec.events(lines), lambda _: game)


def _is_idle(opening: asyncio.Task[LiveTable]) -> bool:
    return opening.done() and (opening.exception() is not None or opening.result().idle)
