"""Sitting down, getting up, and giving a seat to a bot, before the game begins."""

from collections.abc import Collection

from atoll.table.commands.checks import check_bot, check_seat
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Chair, GivenToBot, GotUp, Renamed, Sat
from atoll.table.seats.names import tidy_name
from atoll.table.seats.tokens import key_of
from atoll.table.table import Table

__all__ = ["get_up", "give_to_bot", "has_free_seat", "rename", "sit"]


def sit(
    table: Table, name: str, token: str, seat: int | None = None, emblem: str | None = None
) -> Sat:
    """Sit down on an open seat, any or this one; the token becomes the seat's."""
    name = tidy_name(name)
    if seat is None:
        seat = next((n for n, chair in enumerate(table.chairs) if _is_free(chair)), None)
        if seat is None:
            raise Refusal("seat-none-open")
    _check_open(table, seat)
    if not _is_free(table.chairs[seat]):
        raise Refusal("seat-kept", name=table.chairs[seat].name or "")
    return Sat(seat, name, key_of(token), emblem)


def rename(table: Table, token: str, seat: int, name: str, emblem: str | None) -> list[Renamed]:
    """Change the name and the emblem of one's seat: before the game, or beside bots."""
    check_seat(table, seat)
    if seat not in table.seats_of([token]):
        raise Refusal("refused-seat")
    if table.started is not None and (table.people | table.stood_in) - table.seats_of([token]):
        raise Refusal("seat-named")
    name, chair = tidy_name(name), table.chairs[seat]
    return [Renamed(seat, name, emblem)] if (chair.name, chair.emblem) != (name, emblem) else []


def get_up(table: Table, held_seats: Collection[int], seat: int) -> list[GotUp]:
    """Leave a seat to others."""
    check_seat(table, seat)
    if seat not in held_seats:
        raise Refusal("refused-seat")
    if table.started is not None:
        raise Refusal("seat-begun")
    return [GotUp(seat, table.chairs[seat].name or "")]


def give_to_bot(table: Table, token: str, seat: int, bot: str) -> GivenToBot:
    """Give an open seat to a bot; any person who sits at the table may do that."""
    if not table.seats_of([token]):
        raise Refusal("seat-token")
    _check_open(table, seat)
    check_bot(bot, table.created.game)
    return GivenToBot(seat, bot)


def has_free_seat(table: Table) -> bool:
    """Return whether any person may still sit down at the table."""
    return table.started is None and any(_is_free(chair) for chair in table.chairs)


def _is_free(chair: Chair) -> bool:
    """Return whether any person may sit down there."""
    return chair.kind == "open" and chair.invited is None


def _check_open(table: Table, seat: int) -> None:
    check_seat(table, seat)
    if table.chairs[seat].kind != "open" or table.started is not None:
        raise Refusal("seat-taken")
