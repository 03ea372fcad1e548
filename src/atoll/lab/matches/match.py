"""Matches: bots against each other on the same deals."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from atoll import games
from atoll.engine.records.result import Outcome
from atoll.lab.matches.line_up import LineUp
from atoll.lab.matches.whole_games import chunks, play_chunk
from atoll.lab.workers.pools import WorkerPool, pool_for, run_chunks

__all__ = ["Stopped", "play"]


class Stopped(KeyboardInterrupt):
    """A match was interrupted; `outcomes` has games 0, 1, 2 … up to the first unfinished."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        super().__init__()
        self.outcomes = outcomes


def play(
    line_up: LineUp,
    count: int,
    *,
    workers: int | None = None,
    pool: WorkerPool | None = None,
    report: Callable[[int], None] = lambda _: None,
) -> list[Outcome]:
    """Return the outcomes of games 0 … count-1, the same on any number of cores and any pool.

    `report` is called with the number of games done.  Raises `BotError`, `WorkerPoolError`, and
    `Stopped` when interrupted (Ctrl+C).

    >>> line_up = LineUp("la_tortuga", 4, {}, ("stop4", "random", "random", "random"))
    >>> sum(outcome.share(line_up.seated(n).index("stop4")) for n, outcome in
    ...     enumerate(play(line_up, 100))) > 50
    True
    """
    game, todo = games.find(line_up.game), chunks(line_up, count)
    outcomes: dict[int, Outcome] = {}
    try:
        with pool or pool_for(line_up, len(todo), workers) as opened:
            for played in run_chunks(partial(play_chunk, line_up), todo, opened):
                outcomes.update(played.outcomes(game, line_up.players))
                report(len(outcomes))
    except KeyboardInterrupt:
        raise Stopped(list(_first(outcomes))) from None
    return list(_first(outcomes))


def _first(outcomes: Mapping[int, Outcome]) -> Iterator[Outcome]:
    """Yield the outcomes of games 0, 1, 2 … up to the first that is missing."""
    number = 0
    while number in outcomes:
        yield outcomes[number]
        number += 1
