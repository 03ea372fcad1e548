"""What if: a new table that goes on from an earlier moment, with bots in the other seats.

What the chosen seat could not know at that moment is dealt anew, so that nobody plays with
what only a look back has shown.  The new table's log tells the whole game: set-up, plies, and
what was dealt anew.

Anybody may branch off from a game that is over.  While a game goes on, only somebody who plays
it against bots alone may, and only for a seat of their own: where other people sit, bots that
play a position out would be help the others do not have.
"""

import secrets
from collections.abc import Collection

from atoll.engine.position import Position
from atoll.table.commands import check_bot, play_chance
from atoll.table.events import Began, Chair, Created, Event, Origin, Played, Redealt
from atoll.table.fairness.chance import new_seed
from atoll.table.history.moments import eyes_at
from atoll.table.refusal import Refusal
from atoll.table.seats.tokens import new_table_id
from atoll.table.table import Table


def branch(
    table: Table, held: Collection[int], moment: int, seat: int, chair: Chair, bot: str
) -> tuple[str, list[Event]]:
    """The id and the events of a new table, in which somebody has the seat and bots the rest."""
    line = _check(table, held, moment, seat)
    check_bot(bot, table.created.game)
    position = table.reel.at(line, moment)
    if position.over:
        raise Refusal("branch-over")
    origin = Origin(table.id, moment, seat)
    chairs = tuple(chair if n == seat else Chair(bot=bot) for n in range(position.players))
    created = Created(
        position.game.name, position.players, position.options, chairs, new_seed(), origin=origin
    )
    return _told(created, position, seat)


def _check(table: Table, held: Collection[int], moment: int, seat: int) -> Position:
    line = table.position
    if line is None:
        raise Refusal("refused-open")
    if not 0 <= moment <= len(line.plies):
        raise Refusal("moment-unknown", moment=moment)
    if not 0 <= seat < line.players:
        raise Refusal("seat-unknown", seat=seat)
    people = table.people | table.stood_in
    if not table.ended and not (people <= set(held) and seat in held):
        raise Refusal("branch-live")
    if eyes_at(line, seat, moment) != seat:
        raise Refusal("branch-other-game")
    return line


def _told(created: Created, position: Position, seat: int) -> tuple[str, list[Event]]:
    """The game so far, what is dealt anew, and chance's plies up to the first decision."""
    events: list[Event] = [created, *history(position)]
    redeal = position.determinization_for(seat, secrets.randbits(64))
    if redeal.fields:
        events.append(Redealt(redeal.seat, redeal.fields))
    table = Table.of(new_table_id(), events, lambda _: position.game)
    assert table.position is not None
    return table.id, [*events, *play_chance(table, table.position)]


def history(position: Position) -> list[Event]:
    """The events that lead to a position."""
    events: list[Event] = [Began(position.setup)]
    for number in range(len(position.plies) + 1):
        if number:
            events.append(Played(position.plies[number - 1]))
        if number in position.determinizations:
            events.append(Redealt(*position.determinizations[number]))
    return events


def imported(position: Position) -> tuple[str, list[Event]]:
    """The id and the events of a table at which a game from a transcript can be looked at."""
    chairs = tuple(Chair() for _ in range(position.players))
    origin = Origin(moment=len(position.plies))
    created = Created(
        position.game.name, position.players, position.options, chairs, new_seed(), origin=origin
    )
    return new_table_id(), [created, *history(position)]
