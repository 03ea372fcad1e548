"""Matches: bots against each other, or one after the other as a team, on the same deals."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from atoll import games
from atoll.engine.records.result import Outcome
from atoll.lab.matches.line_up import LineUp
from atoll.lab.matches.whole_games import chunks, play_chunk
from atoll.lab.workers.pools import WorkerPool, pool_for, run_chunks

__all__ = ["Stopped", "play"]


class Stopped(KeyboardInterrupt):
    """A match was interrupted; `endings` are those of games 0, 1, 2 … as far as all are done."""

    def __init__(self, endings: list[Outcome]) -> None:
        super().__init__()
        self.endings = endings


def play(
    line_up: LineUp,
    count: int,
    *,
    workers: int | None = None,
    pool: WorkerPool | None = None,
    tell: Callable[[int], None] = lambda _: None,
) -> list[Outcome]:
    """The endings of games 0 … count-1, the same on any number of cores and by any pool.

    `tell` is told how many games are done, now and then.  Raises `BotError`, `WorkerPoolError`,
    and `Stopped` when it is interrupted (Ctrl+C).

    >>> line_up = LineUp("la_tortuga", 4, {}, ("stop4", "random", "random", "random"))
    >>> sum(ending.share(line_up.seated(n).index("stop4")) for n, ending in
    ...     enumerate(play(line_up, 100))) > 50
    True
    """
    game, portions = games.find(line_up.game), chunks(line_up, count)
    endings: dict[int, Outcome] = {}
    try:
        with pool or pool_for(line_up, len(portions), workers) as hands:
            for played in run_chunks(partial(play_chunk, line_up), portions, hands):
                endings.update(played.endings(game, line_up.players))
                tell(len(endings))
    except KeyboardInterrupt:
        raise Stopped(list(_first(endings))) from None
    return list(_first(endings))


def _first(endings: Mapping[int, Outcome]) -> Iterator[Outcome]:
    """The endings of games 0, 1, 2 … up to the first that is missing."""
    number = 0
    while number in endings:
        yield endings[number]
        number += 1
