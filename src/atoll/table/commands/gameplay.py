"""The commands by which a game begins and goes on.

A command is checked against the table and returns the events that carry it out, or raises a
`Refusal`.  It changes nothing: the table changes when these events, once they are in the log,
are applied.  The commands of seats are in `seats`, those that need consent in `consent`.
"""

from collections.abc import Collection, Iterable

from atoll.engine.json_values import InputError, JsonValue, Ply
from atoll.engine.position import Position
from atoll.table.commands.checks import check_seen, require_playing
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Began, Event, Played
from atoll.table.started_game import StartedGame
from atoll.table.table import Table

__all__ = ["begin", "can_begin", "deal", "play", "play_chance", "play_legal"]


def can_begin(table: Table) -> bool:
    """Return whether the game can begin: it has not, all seats are taken, and no answer is due."""
    return table.started is None and table.full and not table.asks_first


def begin(table: Table) -> list[Event]:
    """Deal the game, and let chance play up to the first decision."""
    position = deal(table)
    return [Began(position.setup), *play_chance(StartedGame(position, table.chance), position)]


def deal(table: Table) -> Position:
    """Return the game as it begins: what was chosen, and all else by the committed seed."""
    created = table.created
    dice = table.chance.dice("setup")
    return table.game.deal(created.players, created.options, dice, table.chosen, created.edition)


def play(table: Table, held_seats: Collection[int], seq: int, ply: JsonValue) -> list[Played]:
    """Play a ply for the holder of these seats, who has seen all events up to `seq`."""
    check_seen(table, seq)
    started = require_playing(table)
    if not isinstance(ply, dict) or type(ply.get("by")) is not int:
        raise Refusal("refused-ply", reason=InputError("input-seat"))
    if ply["by"] not in held_seats:
        raise Refusal("refused-seat")
    if ply["by"] in table.stood_in:
        raise Refusal("refused-stand-in")
    return play_legal(started, ply)


def play_legal(started: StartedGame, ply: Ply) -> list[Played]:
    """Play a ply if it is legal, and let chance play up to the next decision."""
    position = started.position
    if all(legal["by"] != ply["by"] for legal in position.legal):
        raise Refusal("refused-turn")
    try:
        after = started.precomputed.after(position, ply)
    except InputError as error:
        raise Refusal("refused-ply", reason=error) from error
    return [Played(ply), *play_chance(started, after)]


def play_chance(started: StartedGame, position: Position) -> Iterable[Played]:
    """Play for chance from this position up to the next decision."""
    number = started.chance_plies
    while position.chance:
        ply = started.chance.choose(number, position.legal, position.weights)
        position = started.precomputed.after(position, ply)
        number += 1
        yield Played(ply)
