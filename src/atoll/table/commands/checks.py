"""Checks that several commands share; each raises `Refusal`."""

from atoll import bots
from atoll.table.commands.refusal import Refusal
from atoll.table.started_game import StartedGame
from atoll.table.table import Table

__all__ = ["check_bot", "check_seat", "check_seen", "require_playing", "require_started"]


def require_started(table: Table) -> StartedGame:
    """Return the game, under way or ended; refuse an open table."""
    if table.started is None:
        raise Refusal("refused-open")
    return table.started


def require_playing(table: Table) -> StartedGame:
    """Return the game under way; refuse an open table, and a game that has ended."""
    started = require_started(table)
    if started.ended:
        raise Refusal("refused-over")
    return started


def check_seen(table: Table, seq: int) -> None:
    """Refuse a command of a client that has not seen how the game stands now."""
    if not table.game_seq <= seq <= table.seq:
        raise Refusal("refused-stale")


def check_seat(table: Table, seat: int) -> None:
    """Refuse a seat that is not at this table."""
    if not 0 <= seat < len(table.chairs):
        raise Refusal("seat-unknown", seat=seat)


def check_bot(bot: str, game: str) -> None:
    """Refuse a bot that does not play this game."""
    try:
        bots.find(bot, game)
    except bots.UnknownBotError as error:
        raise Refusal("table-bot", reason=error) from error
