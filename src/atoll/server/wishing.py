"""What a page wishes for on its socket, as the table's own wishes."""

import time
from collections.abc import Sequence

from atoll.server.messages import (
    Abandon,
    Answer,
    GetUp,
    LendEyes,
    Play,
    Say,
    StandIn,
    TakeSeatBack,
    Undo,
    Wish,
)
from atoll.table import agreement, stand_in, talk, undo, wishes
from atoll.table.events import Event
from atoll.table.onlooker import Onlooker, lend_eyes
from atoll.table.presence import Presence
from atoll.table.table import Table


def events_for(table: Table, who: Onlooker, presence: Presence, wish: Wish) -> Sequence[Event]:
    """What would fulfil somebody's wish; raises `Refusal`."""
    held = who.held
    match wish:
        case Play():
            return wishes.play(table, held, wish.seq, wish.ply)
        case Undo():
            return (undo.propose if wish.propose else undo.undo)(table, held, wish.seq)
        case Say():
            said = {"text": wish.text, "phrase": wish.phrase, "name": wish.name}
            return talk.say(table, who, **said, at=time.time_ns() // 1_000_000)
        case GetUp():
            return wishes.get_up(table, held, wish.seat)
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
