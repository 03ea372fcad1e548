"""The end: the game stops, coins are counted, and the winners."""

from atoll.engine.compiler.rule import rule
from atoll.engine.contract import NOBODY
from atoll.engine.records.result import Result
from atoll.games.tobago.state import COIN_KINDS, LEAST_COINS, NO_SEAT, Phase, Tobago

__all__ = ["coins", "end_game", "score"]


@rule
def end_game(game: Tobago, reason: int) -> None:
    """The game ends as it stands."""
    game.phase = Phase.OVER
    game.actor = NOBODY
    game.turn = NO_SEAT
    game.reason = reason


@rule
def coins(game: Tobago, seat: int) -> int:
    """All coins on a seat's treasure cards."""
    total = 0
    for kind in range(COIN_KINDS):
        total += int(game.treasure[seat, kind]) * (LEAST_COINS + kind)
    return total


@rule
def score(game: Tobago, result: Result) -> None:
    """Most coins win; a tie is a shared win (R11)."""
    result.scores[:] = 0
    result.winners = 0
    result.reason = game.reason
    best = -1
    for seat in range(game.players):
        counted = coins(game, seat)
        result.scores[seat] = counted
        if counted > best:
            best = counted
            result.winners = 1 << seat
        elif counted == best:
            result.winners |= 1 << seat
