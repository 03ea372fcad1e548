"""What a page wishes for on its socket, as the table's own wishes."""

import time
from collections.abc import Sequence

from atoll.server.protocol.messages import (
    Abandon,
    Answer,
    Command,
    GetUp,
    Play,
    ResumeSeat,
    Say,
    ShareView,
    StandIn,
    Undo,
)
from atoll.table import commands, talk
from atoll.table.consent import agreement, undo
from atoll.table.events import Event
from atoll.table.seats import seating, stand_in
from atoll.table.seats.presence import Presence
from atoll.table.seats.viewer import Viewer, share_view
from atoll.table.table import Table


def dispatch(table: Table, who: Viewer, presence: Presence, wish: Command) -> Sequence[Event]:
    """What would fulfil somebody's wish; raises `Refusal`."""
    held = who.held_seats
    match wish:
        case Play():
            return commands.play(table, held, wish.seq, wish.ply)
        case Undo():
            return (undo.propose if wish.propose else undo.undo)(table, held, wish.seq)
        case Say():
            said = {"text": wish.text, "phrase": wish.phrase, "name": wish.name}
            return talk.say(table, who, **said, at=time.time_ns() // 1_000_000)
        case GetUp():
            return seating.get_up(table, held, wish.seat)
        case StandIn():
            return stand_in.stand_in(table, held, wish.seat, wish.bot, presence)
        case ResumeSeat():
            return stand_in.resume_seat(table, held, wish.seat)
        case ShareView():
            return share_view(table, held, wish.seat, wish.lent)
        case Abandon():
            return agreement.propose(table, held, agreement.ABANDON)
        case Answer():
            return agreement.answer(table, held, wish.agrees)
