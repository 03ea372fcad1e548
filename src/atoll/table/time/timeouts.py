"""Playing by the clock: time spent is recorded, and a bot decides when it is up (see `clock`)."""

from collections.abc import Sequence

from msgspec.structs import replace

from atoll import bots
from atoll.bots.bot import Bot, BotView
from atoll.engine.json_values import Ply
from atoll.table.commands.bot_turns import view_for_bot
from atoll.table.commands.checks import require_playing
from atoll.table.commands.gameplay import play
from atoll.table.consent import agreement
from atoll.table.events import Event, Played, StoodIn, Undone
from atoll.table.table import Table
from atoll.table.time.clock import MOST_LATE
from atoll.table.views.messages import ClockInfo
from atoll.table.views.presence import Presence

__all__ = ["clock_info", "decide_late", "runs_for", "stamp", "substitute"]


def runs_for(table: Table) -> int | None:
    """Return the seat whose clock runs."""
    started = table.started
    if table.clock is None or started is None or started.ended:
        return None
    return started.position.actor if started.position.actor in table.people else None


def stamp(table: Table, events: Sequence[Event], spent: int) -> Sequence[Event]:
    """Add the milliseconds spent to the first event, if it is a ply or an undo."""
    if runs_for(table) is None or not events or not isinstance(events[0], Played | Undone):
        return events
    return [replace(events[0], spent=spent), *events[1:]]


def substitute(table: Table, seat: int) -> tuple[Bot, BotView]:
    """Return the bot that decides for a person whose time is up, and what it sees."""
    bot = bots.find(_bot_name(table), table.game.name)
    return bot, view_for_bot(require_playing(table), frozenset([seat]))


def decide_late(table: Table, seat: int, seq: int, ply: Ply) -> list[Event]:
    """Play a bot's ply for a person whose time is up; after some in a row the bot stands in.

    If only this seat's consent to a proposal is missing, the bot that stands in gives it instead.
    """
    played, *others = play(table, [seat], seq, ply)
    late: list[Event] = [replace(played, late=True), *others]
    if table.clock is None or table.clock.late[seat] + 1 < MOST_LATE:
        return late
    stood_in = StoodIn(seat, _bot_name(table))
    agreed = agreement.agree_for_bot(table, seat)
    return [stood_in, *agreed] if agreed else [*late, stood_in]


def _bot_name(table: Table) -> str:
    names = bots.names_for(table.game.name)
    return next((level for level in ("skilled", "novice") if level in names), names[-1])


def clock_info(table: Table, presence: Presence) -> ClockInfo | None:
    """Return the clocks as every viewer may see them; None without clocks."""
    clock, seat = table.clock, runs_for(table)
    if clock is None:
        return None
    rest = None if seat is None else max(0, clock.allowance(seat) - presence.thinking_ms)
    return ClockInfo(
        per=clock.rule.per,
        seconds=clock.rule.seconds,
        increment=clock.rule.increment,
        left=list(clock.left),
        late=list(clock.late),
        runs=seat,
        rest=rest,
    )
