"""Matches: bots against each other, or one after the other as a team, on the same deals."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from atoll import bots, games
from atoll.bots.bot import Bot
from atoll.bots.play import play_game
from atoll.bots.search.policy import PolicyBot
from atoll.bots.thinking import USUAL, Thinking
from atoll.engine.batch import cores
from atoll.lab import policies
from atoll.lab.ending import Ending

CHUNK, QUICK_CHUNK = 4, 2000


@dataclass(frozen=True)
class LineUp:
    """Who plays what: the bot of every seat in the first game; then they move round the table."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int = 0
    thinking: Thinking = USUAL

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots in the order of seats in this game."""
        turn = number % self.players
        return self.bots[turn:] + self.bots[:turn]

    def deal(self, number: int) -> int:
        """The seed of a game: a deal is played once by every seating."""
        return self.seed + number // len({self.seated(n) for n in range(self.players)})

    def cast(self) -> dict[str, Bot]:
        """The bots by name; raises `UnknownBotError` or `OwnBotError`."""
        return {name: bots.summon(name, self.game, self.thinking) for name in self.bots}


def fill_up(names: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for every seat: the last one named takes what is left."""
    return (*names, *[names[-1]] * (players - len(names)))


def play(
    line_up: LineUp,
    count: int,
    *,
    workers: int | None = None,
    tell: Callable[[int], None] = lambda _: None,
) -> list[Ending]:
    """The endings of games 0 … count-1, the same on any number of cores.

    `tell` is told how many games are done, now and then.  Raises `BotError`.
    """
    quick = is_quick(line_up)
    size = QUICK_CHUNK if quick else CHUNK
    chunks = [range(low, min(low + size, count)) for low in range(0, count, size)]
    endings: dict[int, Ending] = {}
    for done in _carried_out(line_up, chunks, workers or cores(), quick=quick):
        endings.update(done)
        tell(len(endings))
    return [endings[number] for number in range(count)]


def is_quick(line_up: LineUp) -> bool:
    """Whether whole games run in compiled code: all bots follow policies, each for itself."""
    together = games.find(line_up.game).together
    return not together and all(type(bot) is PolicyBot for bot in line_up.cast().values())


def _carried_out(
    line_up: LineUp, chunks: list[range], workers: int, *, quick: bool
) -> Iterator[dict[int, Ending]]:
    work = policies.play_chunk if quick else _play_chunk
    if min(workers, len(chunks)) <= 1:
        yield from (work(line_up, chunk) for chunk in chunks)
        return
    with _pool(min(workers, len(chunks)), quick=quick) as pool:
        waiting = [pool.submit(work, line_up, chunk) for chunk in chunks]
        try:
            for each in as_completed(waiting):
                yield each.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _pool(workers: int, *, quick: bool) -> Executor:
    """Threads for what is compiled and leaves Python's lock to others, else processes."""
    if quick:
        return ThreadPoolExecutor(workers)
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))


def _play_chunk(line_up: LineUp, chunk: range) -> dict[int, Ending]:
    game, cast = games.find(line_up.game), line_up.cast()
    endings = {}
    for number in chunk:
        seated = [cast[name] for name in line_up.seated(number)]
        outcome = play_game(
            game, line_up.players, line_up.options, seated, line_up.deal(number)
        ).outcome
        assert outcome is not None
        endings[number] = Ending(tuple(outcome.scores), tuple(outcome.winners), outcome.reason)
    return endings
