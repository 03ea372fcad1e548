"""Dispatch of the commands from a socket to the table's commands."""

import time
from collections.abc import Sequence

from atoll.server.protocol.commands import (
    Abandon,
    Answer,
    Command,
    GetUp,
    NameFirst,
    Play,
    ResumeSeat,
    Say,
    ShareView,
    StandIn,
    Undo,
)
from atoll.table.commands import gameplay, talk
from atoll.table.commands.first_player import name_first
from atoll.table.consent import agreement, undo
from atoll.table.consent.claim import answer_claim
from atoll.table.events import Event
from atoll.table.seats import seating, stand_in
from atoll.table.table import Table
from atoll.table.views.presence import Presence
from atoll.table.views.viewer import Viewer, share_view

__all__ = ["dispatch"]


def dispatch(table: Table, viewer: Viewer, presence: Presence, command: Command) -> Sequence[Event]:
    """Return the events of a viewer's command; raise `Refusal` if it is not possible."""
    held = viewer.held_seats
    match command:
        case Play():
            return gameplay.play(table, held, command.seq, command.ply)
        case Undo():
            return (undo.propose if command.propose else undo.undo)(table, held, command.seq)
        case Say():
            remark = {"text": command.text, "phrase": command.phrase, "name": command.name}
            return talk.say(table, viewer, **remark, at=time.time_ns() // 1_000_000)
        case GetUp():
            return seating.get_up(table, held, command.seat)
        case NameFirst():
            return name_first(table, held, command.seat)
        case StandIn():
            return stand_in.stand_in(table, held, command.seat, command.bot, presence)
        case ResumeSeat():
            return stand_in.resume_seat(table, held, command.seat)
        case ShareView():
            return share_view(table, held, command.seat, command.shared)
        case Abandon():
            return agreement.propose(table, held, agreement.ABANDON)
        case Answer():
            if command.seat is not None:
                return answer_claim(table, held, command.seat, command.agrees, presence)
            return agreement.answer(table, held, command.agrees)
