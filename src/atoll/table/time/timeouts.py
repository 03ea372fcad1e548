"""What happens by the clock: time is measured, and a bot decides when it is up (see `clock`)."""

from collections.abc import Sequence

from msgspec.structs import replace

from atoll import bots
from atoll.bots.bot import Bot, BotView
from atoll.engine.json_values import Json, Ply
from atoll.table import commands
from atoll.table.consent import agreement
from atoll.table.events import Event, Played, StoodIn, Undone
from atoll.table.seats.presence import Presence
from atoll.table.table import Table
from atoll.table.time.clock import PATIENCE


def runs_for(table: Table) -> int | None:
    """The seat whose clock runs."""
    position = table.position
    if table.clock is None or position is None or table.ended:
        return None
    return position.actor if position.actor in table.people else None


def stamp(table: Table, events: Sequence[Event], thought: int) -> Sequence[Event]:
    """Write down with a ply, or with taking one back, how many milliseconds somebody thought."""
    if runs_for(table) is None or not events or not isinstance(events[0], Played | Undone):
        return events
    return [replace(events[0], spent=thought), *events[1:]]


def substitute(table: Table, seat: int) -> tuple[Bot, BotView]:
    """The bot that decides for somebody whose time is up, and what it sees."""
    return bots.find(_name(table), table.game.name), commands.look(table, frozenset([seat]))


def decide(table: Table, seat: int, seq: int, ply: Ply) -> list[Event]:
    """A bot's ply for somebody whose time is up; after some in a row the bot stays.

    If all the others wait for is this seat's consent, the bot that stays gives it instead.
    """
    assert table.clock is not None
    played, *others = commands.play(table, [seat], seq, ply)
    assert isinstance(played, Played)
    late: list[Event] = [replace(played, late=True), *others]
    if table.clock.late[seat] + 1 < PATIENCE:
        return late
    stays = StoodIn(seat, _name(table))
    agreed = agreement.settled_without(table, seat)
    return [stays, *agreed] if agreed else [*late, stays]


def _name(table: Table) -> str:
    names = bots.names_for(table.game.name)
    return next((level for level in ("skilled", "novice") if level in names), names[-1])


def clock_json(table: Table, presence: Presence) -> Json | None:
    """The clocks, as everybody may see them; in milliseconds."""
    clock, seat = table.clock, runs_for(table)
    if clock is None:
        return None
    rest = None if seat is None else max(0, clock.allowance(seat) - presence.thought)
    return {
        "per": clock.rule.per,
        "seconds": clock.rule.seconds,
        "increment": clock.rule.increment,
        "left": list(clock.left),
        "late": list(clock.late),
        "runs": seat,
        "rest": rest,
    }
