"""The newest plies of a table, kept for pages that reconnect."""

from collections import deque
from typing import NamedTuple

from atoll.server.protocol.updates import PlyUpdate, SaidUpdate, ServerMessage
from atoll.server.updates import table_updates
from atoll.server.updates.ply_updates import PlayedStep, StepUpdates
from atoll.table.commands import talk
from atoll.table.events import Played, Said
from atoll.table.table import Table
from atoll.table.views.presence import Presence
from atoll.table.views.viewer import Viewer, perspective_in, perspective_of

__all__ = ["MOST_MISSED", "KnownState", "RecentSteps"]

MOST_MISSED = 40
"""A page that has missed more events than this gets the whole table again."""


class KnownState(NamedTuple):
    """What a page that reconnects has seen."""

    seq: int
    """The newest event."""
    seat: int | None
    """The seat whose view it has."""


class RecentSteps:
    """The newest plies, so that a page can catch up without a replay of the game."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._steps: deque[PlayedStep] = deque(maxlen=MOST_MISSED)

    def add(self, step: PlayedStep) -> None:
        """Keep a ply, once it has been sent."""
        step.before.forget()
        self._steps.append(step)

    def missed(
        self, viewer: Viewer, known: KnownState, presence: Presence
    ) -> list[ServerMessage] | None:
        """Return the updates that a page has missed; None if it needs the whole table."""
        table = self._table
        events = table.events[known.seq :]
        kept = {step.seq for step in self._steps}
        played = [
            seq for seq, event in enumerate(events, known.seq + 1) if isinstance(event, Played)
        ]
        if (
            not max(1, table.seq - MOST_MISSED) <= known.seq <= table.seq
            or not kept.issuperset(played)
            or any(table_updates.changes_view(event, viewer) for event in events)
            or self._seat_at(viewer, known.seq) != known.seat
        ):
            return None
        plies = []
        for step in self._steps:
            if step.seq > known.seq:
                plies.append(StepUpdates(table, step, None).seen_by(viewer))
                step.before.forget()
        remarks = [
            SaidUpdate(seq=seq, said=talk.to_remark(event, seq))
            for seq, event in enumerate(events, known.seq + 1)
            if isinstance(event, Said) and talk.audible(table, event, viewer)
        ]
        missed: list[PlyUpdate | SaidUpdate] = [*plies, *remarks]
        missed.sort(key=lambda update: update.seq)
        return [*missed, table_updates.seats(table, viewer, presence)]

    def _seat_at(self, viewer: Viewer, seq: int) -> int | None:
        """Return the seat whose view a viewer had after an event, if nothing but plies followed."""
        for step in self._steps:
            if step.seq > seq:
                return perspective_in(self._table, viewer, step.before.fields.actor)
        return perspective_of(self._table, viewer)
