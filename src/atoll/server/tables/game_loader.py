"""Loading games: each is playable as soon as it is imported, and faster once it is compiled."""

import asyncio
import gc
import json
import logging
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from atoll import games
from atoll.bots import warm
from atoll.bots.thinking import cores
from atoll.engine.compiler.entry import AnyEntry, compiled
from atoll.engine.compiler.warm import compile_all, missing
from atoll.engine.game import Game
from atoll.table.commands.refusal import Refusal

__all__ = ["GC_THRESHOLDS", "GameLoader", "GameStatus"]

logger = logging.getLogger(__name__)

GC_THRESHOLDS = (100_000, 20, 10)
"""Collect garbage far less often than usual (see `gc.set_threshold`): every table waits while it
runs.  Reference cycles stay in memory until then; tables have none."""


class GameStatus:
    """Import and compile progress of one game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.compiled_rules = 0
        self.rules = 0
        self.compiled = False
        """Whether the rules, the expert, hints and reviews run compiled."""
        self.broken = False
        self.uncompilable = False
        self._game: Game | None = None
        self._changed = asyncio.Event()

    @property
    def state(self) -> str:
        """`loading`, `interpreted`, `compiled` or `broken`."""
        if self.broken:
            return "broken"
        if self._game is None:
            return "loading"
        return "compiled" if self.compiled else "interpreted"

    def set_game(self, game: Game) -> None:
        """Record that the game is imported and can be played."""
        self._game = game
        self._wake()

    def report_progress(self, compiled_rules: int, rules: int) -> None:
        """Record compile progress and wake waiters."""
        if (compiled_rules, rules) != (self.compiled_rules, self.rules):
            self.compiled_rules, self.rules = compiled_rules, rules
            self._wake()

    def finish(self) -> None:
        """Record that everything is compiled."""
        self.compiled = True
        self._wake()

    def fail_compiling(self) -> None:
        """Record that the rules stay interpreted."""
        self.uncompilable = True
        self._wake()

    def fail(self) -> None:
        """Record that the game cannot be played."""
        self.broken = True
        self._wake()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def game(self) -> Game:
        """Wait for the game to be imported; raise `Refusal` if it is broken."""
        while self._game is None and not self.broken:
            await self._changed.wait()
        if self._game is None or self.broken:
            raise Refusal("game-broken")
        return self._game

    def check_compilable(self) -> None:
        """Raise `Refusal` if the rules could not be compiled."""
        if self.uncompilable:
            raise Refusal("game-uncompiled")

    async def progress(self) -> AsyncIterator[tuple[int, int]]:
        """Yield the rules compiled and all rules whenever they change, until all are."""
        while not self.compiled:
            if self.broken:
                raise Refusal("game-broken")
            self.check_compilable()
            yield self.compiled_rules, self.rules
            await self._changed.wait()


class GameLoader:
    """Imports all games, then compiles them, the one a user waits for first."""

    def __init__(self) -> None:
        self.games = {name: GameStatus(name) for name in games.names()}
        self._to_import = list(self.games.values())
        self._to_compile = list(self.games.values())

    def request(self, name: str) -> GameStatus:
        """Return a game's status and move it to the front of both queues."""
        if name not in self.games:
            raise Refusal("game-unknown", game=name)
        status = self.games[name]
        for queue in (self._to_import, self._to_compile):
            if status in queue:
                queue.remove(status)
                queue.insert(0, status)
        return status

    async def game(self, name: str) -> Game:
        """Return the game as soon as it can be played."""
        return await self.request(name).game()

    async def load(self) -> None:
        """Import all games, then compile as many at once as there are cores."""
        await self._import_all()
        async with asyncio.TaskGroup() as compiling:
            for _ in range(cores()):
                compiling.create_task(self._compile_all())
        # The compiler and the games stay in memory.  Collecting garbage among them would stop all
        # tables for a good part of a second each time.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)

    async def _import_all(self) -> None:
        while self._to_import:
            status = self._to_import.pop(0)
            with _marking_broken(status):
                status.set_game(await asyncio.to_thread(_import, status.name))

    async def _compile_all(self) -> None:
        while self._to_compile:
            status = self._to_compile.pop(0)
            if not status.broken:
                with _staying_interpreted(status):
                    await _compile(status, await status.game())


def _import(name: str) -> Game:
    """Import a game with its bots, so that no table waits for either."""
    game = games.find(name)
    warm.table_entries(game)
    return game


@contextmanager
def _marking_broken(status: GameStatus) -> Iterator[None]:
    """Mark a game as broken if the block fails, so that the others still load."""
    try:
        yield
    except games.BrokenGameError as error:
        logger.error("%s", error)  # a traceback would add nothing
        status.fail()
    except Exception:
        logger.exception("the rules of %s cannot be used", status.name)
        status.fail()


@contextmanager
def _staying_interpreted(status: GameStatus) -> Iterator[None]:
    """Keep the rules interpreted if the block fails."""
    try:
        yield
    except Exception:
        logger.exception("%s cannot be compiled: no experts, hints or reviews", status.name)
        status.fail_compiling()


async def _compile(status: GameStatus, game: Game) -> None:
    """Compile a game in another process unless it is cached, then load it here."""
    table = warm.table_entries(game)
    everything = [*table, *await asyncio.to_thread(warm.thinking_entries, game)]
    if missing(everything) and table[0].cache.own is not None:
        await _compile_in_subprocess(status, table)
    await _load(status, everything)
    if compiled(everything):
        status.finish()


async def _load(status: GameStatus, entries: list[AnyEntry]) -> None:
    loop = asyncio.get_running_loop()

    def report(done: int, total: int) -> None:
        loop.call_soon_threadsafe(status.report_progress, done, total)

    await asyncio.to_thread(compile_all, entries, report)


async def _compile_in_subprocess(status: GameStatus, table: list[AnyEntry]) -> None:
    """Fill the cache in another process; load the tables' rules as soon as they are compiled."""
    # Shielded: a process that starts while this task is cancelled must still be ended.
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "atoll.bots.warm", status.name), stdout=asyncio.subprocess.PIPE
        )
    )
    try:
        process = await asyncio.shield(starting)
        assert process.stdout is not None
        async for line in process.stdout:
            progress = json.loads(line)
            if progress == warm.TABLE_DONE:
                await _load(status, table)
            else:
                status.report_progress(*progress)
        if await process.wait():
            logger.warning(
                "compiling %s in another process failed; it is compiled in this one instead",
                status.name,
            )
    finally:
        process = await starting
        if process.returncode is None:
            process.kill()
        await process.communicate()
