"""What if: a new table that goes on from an earlier moment, with bots in the other seats.

What the chosen seat could not know at that moment is dealt again, so that a look back gives its
player no advantage.  The new table's log has the whole game: set-up, plies, and what was dealt
again.

Anyone may branch off from a game that is over.  While a game is under way, only the one person
who plays it against bots may, and only for a seat of their own: where other people play, bots
that play out a position would be help that the others do not have.
"""

import secrets
from collections.abc import Collection

from atoll.engine.position import Position
from atoll.table.commands.checks import check_bot, require_started
from atoll.table.commands.gameplay import play_chance
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Began, Chair, Created, Event, Origin, Played, Redealt
from atoll.table.fairness.chance import new_seed
from atoll.table.history.moments import perspective_at
from atoll.table.seats.tokens import new_table_id
from atoll.table.table import Table

__all__ = ["branch", "history", "import_game"]


def branch(
    table: Table, held_seats: Collection[int], moment: int, seat: int, chair: Chair, bot: str
) -> tuple[str, list[Event]]:
    """Return the id and the events of a new table, with this chair at the seat and bots elsewhere.

    Moment n is after the first n plies.
    """
    started = require_started(table)
    game = started.position
    _check_branch(table, game, held_seats, moment, seat)
    check_bot(bot, table.created.game)
    position = started.checkpoints.at(game, moment)
    if position.over:
        raise Refusal("branch-over")
    origin = Origin(table.id, moment, seat)
    chairs = tuple(chair if n == seat else Chair(bot=bot) for n in range(position.players))
    return _determinized(_created(position, chairs, origin), position, seat)


def import_game(position: Position) -> tuple[str, list[Event]]:
    """Return the id and the events of a table that shows a game from a transcript."""
    chairs = tuple(Chair() for _ in range(position.players))
    created = _created(position, chairs, Origin(moment=len(position.plies)))
    return new_table_id(), [created, *history(position)]


def history(position: Position) -> list[Event]:
    """Return the events that lead to a position."""
    events: list[Event] = [Began(position.setup)]
    for number in range(len(position.plies) + 1):
        if number:
            events.append(Played(position.plies[number - 1]))
        if number in position.determinizations:
            events.append(Redealt(*position.determinizations[number]))
    return events


def _check_branch(
    table: Table, game: Position, held_seats: Collection[int], moment: int, seat: int
) -> None:
    if not 0 <= moment <= len(game.plies):
        raise Refusal("moment-unknown", moment=moment)
    if not 0 <= seat < game.players:
        raise Refusal("seat-unknown", seat=seat)
    people = table.people | table.stood_in
    if not table.ended and not (people <= set(held_seats) and seat in held_seats):
        raise Refusal("branch-live")
    if perspective_at(game, seat, moment) != seat:
        raise Refusal("branch-other-game")


def _created(position: Position, chairs: tuple[Chair, ...], origin: Origin) -> Created:
    return Created(
        position.game.name,
        position.players,
        position.options,
        chairs,
        new_seed(),
        origin=origin,
        stated_edition=position.edition,
    )


def _determinized(created: Created, position: Position, seat: int) -> tuple[str, list[Event]]:
    """Return the events of the game so far, what is dealt again, and chance's plies after it."""
    events: list[Event] = [created, *history(position)]
    determinization = position.determinization_for(seat, secrets.randbits(64))
    if determinization.fields:
        events.append(Redealt(determinization.seat, determinization.fields))
    table = Table.of(new_table_id(), events, lambda _: position.game)
    started = require_started(table)
    return table.id, [*events, *play_chance(started, started.position)]
