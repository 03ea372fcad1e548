"""What a page wishes for on its socket, as the table's own wishes."""

from collections.abc import Sequence

from atoll.server.messages import (
    Abandon,
    Answer,
    LendEyes,
    Play,
    StandIn,
    TakeSeatBack,
    Undo,
    Wish,
)
from atoll.table import agreement, stand_in, undo, wishes
from atoll.table.events import Event
from atoll.table.onlooker import lend_eyes
from atoll.table.presence import Presence
from atoll.table.table import Table


def events_for(
    table: Table, held: frozenset[int], presence: Presence, wish: Wish
) -> Sequence[Event]:
    """What would fulfil the wish of somebody who holds these seats; raises `Refusal`."""
    match wish:
        case Play():
            return wishes.play(table, held, wish.seq, wish.ply)
        case Undo():
            return (undo.propose if wish.propose else undo.undo)(table, held, wish.seq)
        case StandIn():
            return stand_in.stand_in(table, held, wish.seat, wish.bot, presence)
        case TakeSeatBack():
            return stand_in.take_back(table, held, wish.seat)
        case LendEyes():
            return lend_eyes(table, held, wish.seat, wish.lent)
        case Abandon():
            return agreement.propose(table, held, agreement.ABANDON)
        case Answer():
            return agreement.answer(table, held, wish.agrees)
