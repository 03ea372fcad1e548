"""Wishes: what people and bots want to happen at a table.

Each is checked and answered with the events that would fulfil it, or raises a `Refusal`.
The table itself stays as it is until these events have been written down and applied.
"""

from collections.abc import Collection, Iterable

from atoll import bots
from atoll.bots.bot import Bot, BotView, see
from atoll.bots.seat_groups import group_seats, groups_to_ask
from atoll.bots.thinking import USUAL, Thinking
from atoll.engine.json_values import InputError, JsonValue, Ply
from atoll.engine.position import Position
from atoll.table.consent.proposal import UNDO
from atoll.table.events import Began, Chair, Event, GivenToBot, GotUp, Played, Sat
from atoll.table.refusal import Refusal
from atoll.table.seats.names import tidy_name
from atoll.table.seats.tokens import key_of
from atoll.table.table import Table


def sit(table: Table, name: str, token: str, seat: int | None = None) -> Sat:
    """Sit down on an open seat, any or this one; the token will be the seat's."""
    name = tidy_name(name)
    if seat is None:
        seat = next((n for n, chair in enumerate(table.chairs) if _is_free(chair)), None)
        if seat is None:
            raise Refusal("seat-none-open")
    _check_open(table, seat)
    if not _is_free(table.chairs[seat]):
        raise Refusal("seat-kept", name=table.chairs[seat].name or "")
    return Sat(seat, name, key_of(token))


def get_up(table: Table, held: Collection[int], seat: int) -> list[GotUp]:
    """Leave one's seat to others, as long as the game has not begun."""
    check_seat(table, seat)
    if seat not in held:
        raise Refusal("refused-seat")
    if table.position is not None:
        raise Refusal("seat-begun")
    return [GotUp(seat, table.chairs[seat].name or "")]


def give_to_bot(table: Table, token: str, seat: int, bot: str) -> GivenToBot:
    """Let a bot have an open seat, which anybody who sits at the table may do."""
    if not table.seats_of([token]):
        raise Refusal("seat-token")
    _check_open(table, seat)
    check_bot(bot, table.created.game)
    return GivenToBot(seat, bot)


def check_bot(bot: str, game: str) -> None:
    """Refuse a bot that does not play this game."""
    try:
        bots.find(bot, game)
    except bots.UnknownBotError as error:
        raise Refusal("table-bot", reason=error) from error


def check_seat(table: Table, seat: int) -> None:
    """Refuse a seat that is not at this table."""
    if not 0 <= seat < len(table.chairs):
        raise Refusal("seat-unknown", seat=seat)


def _is_free(chair: Chair) -> bool:
    """Whether anybody may sit down there."""
    return chair.kind == "open" and chair.invited is None


def _check_open(table: Table, seat: int) -> None:
    check_seat(table, seat)
    if table.chairs[seat].kind != "open" or table.position is not None:
        raise Refusal("seat-taken")


def may_begin(table: Table) -> bool:
    """Whether everybody is there and the game is still to be laid out."""
    return table.position is None and all(chair.kind != "open" for chair in table.chairs)


def begin(table: Table) -> list[Event]:
    """Lay out the game, and let chance play on to the first decision."""
    created = table.created
    dice = table.chance.dice("setup")
    position = table.game.deal(created.players, created.options, dice, created.chosen)
    return [Began(position.setup), *play_chance(table, position)]


def play(table: Table, held: Collection[int], seq: int, ply: JsonValue) -> list[Event]:
    """A ply of somebody who holds these seats and has seen all up to `seq`."""
    check_seen(table, seq)
    position = playing(table)
    if not isinstance(ply, dict) or type(ply.get("by")) is not int:
        raise Refusal("refused-ply", reason=InputError("input-seat"))
    if ply["by"] not in held:
        raise Refusal("refused-seat")
    if ply["by"] in table.stood_in:
        raise Refusal("refused-stand-in")
    return _fulfil(table, position, ply)


def bot_plays(table: Table, seats: Collection[int], seq: int, ply: Ply) -> list[Event]:
    """A ply of the bot that runs these seats, unless something happened while it thought."""
    check_seen(table, seq)
    position = playing(table)
    if is_undo_proposed(table):
        raise Refusal("refused-stale")
    if ply["by"] not in seats:
        raise Refusal("refused-seat")
    return _fulfil(table, position, ply)


def has_automatic_play(table: Table) -> bool:
    """Whether something may happen here that no person does."""
    return may_begin(table) or any(chair.bot is not None for chair in table.chairs)


def bots_to_move(table: Table, thinking: Thinking = USUAL) -> list[tuple[Bot, BotView]]:
    """The bots that may do something now, each with what its seats may see.

    The one whose decision it is comes last; the others may act out of turn before it.
    While somebody asks to take back, all wait.
    """
    position = table.position
    if position is None or table.ended or is_undo_proposed(table):
        return []
    names = {seat: chair.bot for seat, chair in enumerate(table.chairs) if chair.bot is not None}
    asked = groups_to_ask(position, group_seats(table.game, names))
    game = table.game.name
    return [
        (bots.find_ready(names[min(seats)], game, thinking), look(table, seats)) for seats in asked
    ]


def look(table: Table, seats: frozenset[int]) -> BotView:
    """What a bot that runs these seats sees."""
    assert table.position is not None
    label = f"bot:{len(table.position.plies)}:{min(seats)}"
    return see(table.position, seats, table.chance.number(label))


def is_undo_proposed(table: Table) -> bool:
    return table.proposal is not None and table.proposal.what == UNDO


def ends_window_for_people(table: Table, ply: Ply) -> bool:
    """Whether a card would be turned after this ply, although some person may still act before."""
    position = table.position
    if position is None:
        return False
    waits = any(legal["by"] in table.people for legal in position.legal)
    return waits and position.copy().play(ply).chance


def check_seen(table: Table, seq: int) -> None:
    """Refuse a wish of somebody who has not seen how the game stands now."""
    if not table.moved <= seq <= table.seq:
        raise Refusal("refused-stale")


def playing(table: Table) -> Position:
    """The game in progress; refuses if there is none."""
    if table.position is None:
        raise Refusal("refused-open")
    if table.ended:
        raise Refusal("refused-over")
    return table.position


def _fulfil(table: Table, position: Position, ply: Ply) -> list[Event]:
    if all(legal["by"] != ply["by"] for legal in position.legal):
        raise Refusal("refused-turn")
    try:
        after = table.foresight.after(position, ply)
    except InputError as error:
        raise Refusal("refused-ply", reason=error) from error
    return [Played(ply), *play_chance(table, after)]


def play_chance(table: Table, position: Position) -> Iterable[Played]:
    """All of chance's plies from this position up to the next decision."""
    number = table.chances
    while position.chance:
        ply = table.chance.choose(number, position.legal, position.weights)
        position = table.foresight.after(position, ply)
        number += 1
        yield Played(ply)
