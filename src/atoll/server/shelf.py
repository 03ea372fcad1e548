"""The shelf: the games, as their rules become ready one after the other."""

import asyncio
import gc
import json
import logging
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from atoll import games
from atoll.bots import warm
from atoll.engine.game import Game
from atoll.engine.warm import shareable
from atoll.table.refusal import Refusal

logger = logging.getLogger(__name__)

SELDOM = (100_000, 20, 10)
"""When garbage is looked for (see `gc.set_threshold`): far less often than usual, for everybody
waits meanwhile.  What hangs together in circles stays until then; tables do not."""


class Preparation:
    """How far a game is: first it is imported, then its rules are compiled."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.compiled = 0
        self.rules = 0
        self.ready = False
        self.broken = False
        self._game: Game | None = None
        self._changed = asyncio.Event()

    def describe(self, game: Game) -> None:
        """The game has been imported."""
        self._game = game
        self._wake()

    def tell(self, compiled: int, rules: int) -> None:
        """So many rules are compiled."""
        if (compiled, rules) != (self.compiled, self.rules):
            self.compiled, self.rules = compiled, rules
            self._wake()

    def finish(self, *, broken: bool = False) -> None:
        """Nothing more is to come."""
        self.ready, self.broken = not broken, broken
        self._wake()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def game(self) -> Game:
        """The game, whose rules need not be ready; raises `Refusal` if it is broken."""
        while self._game is None and not self.broken:
            await self._changed.wait()
        if self._game is None or self.broken:
            raise Refusal("game-broken")
        return self._game

    async def steps(self) -> AsyncIterator[tuple[int, int]]:
        """How far it is, again whenever that changes, until the game is ready."""
        while not self.ready:
            if self.broken:
                raise Refusal("game-broken")
            yield self.compiled, self.rules
            await self._changed.wait()


class Shelf:
    """All games."""

    def __init__(self) -> None:
        self.games = {name: Preparation(name) for name in games.NAMES}
        self._todo = list(self.games.values())

    def find(self, name: str) -> Preparation:
        """A game, which is prepared before the others now that somebody wants it."""
        if name not in self.games:
            raise Refusal("game-unknown", game=name)
        preparation = self.games[name]
        if preparation in self._todo:
            self._todo.remove(preparation)
            self._todo.insert(0, preparation)
        return preparation

    async def ready(self, name: str) -> Game:
        """The game, when its rules are ready."""
        preparation = self.find(name)
        async for _ in preparation.steps():
            pass
        return await preparation.game()

    async def prepare(self) -> None:
        """Import all games; compile those that are there while the next is imported."""
        await asyncio.gather(self._import_all(), self._compile_all())
        # The compiler and the games stay for good.  Looking for garbage among them again and
        # again would stop all tables for a good part of a second each time.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*SELDOM)

    async def _import_all(self) -> None:
        for preparation in self.games.values():
            with _breaking(preparation):
                preparation.describe(await asyncio.to_thread(games.find, preparation.name))

    async def _compile_all(self) -> None:
        while self._todo:
            preparation = self._todo.pop(0)
            with _breaking(preparation):
                await _compile(preparation, await preparation.game())


@contextmanager
def _breaking(preparation: Preparation) -> Iterator[None]:
    """A game with a fault must not keep the others from being played."""
    try:
        yield
    except Exception:
        if not preparation.broken:
            logger.exception("the rules of %s cannot be used", preparation.name)
        preparation.finish(broken=True)


async def _compile(preparation: Preparation, game: Game) -> None:
    """Compile the rules in another process unless they are cached, then load them here."""
    if shareable(game) and not warm.cached(game):
        await _compile_elsewhere(preparation)
    loop = asyncio.get_running_loop()

    def tell(compiled: int, rules: int) -> None:
        loop.call_soon_threadsafe(preparation.tell, compiled, rules)

    await asyncio.to_thread(warm.warm, game, tell)
    preparation.finish()


async def _compile_elsewhere(preparation: Preparation) -> None:
    """Follow the progress of a process that fills the cache."""
    name = preparation.name
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "atoll.bots.warm", name), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        async for line in process.stdout:
            preparation.tell(*json.loads(line))
        if await process.wait():
            logger.warning("compiling %s apart failed; it is compiled here instead", name)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
