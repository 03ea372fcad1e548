"""A ply that was played at a live table, as each viewer may see it."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET

from atoll.engine.json_values import Ply
from atoll.engine.schema import AnyView
from atoll.engine.snapshot import Snapshot
from atoll.server.protocol.updates import PlayedPly, PlyUpdate
from atoll.table.history.moments import outcome_of
from atoll.table.table import Table
from atoll.table.time.timeouts import clock_info
from atoll.table.views import table_view
from atoll.table.views.messages import ClockInfo
from atoll.table.views.presence import Presence
from atoll.table.views.view_changes import ViewChanges
from atoll.table.views.viewer import Viewer, acting_seats, perspective_in

__all__ = ["PlayedStep", "StepUpdates", "whole_position"]


class PlayedStep(NamedTuple):
    """A ply with the positions before and after it."""

    seq: int
    moment: int
    """The number of plies with this one."""
    ply: Ply
    effects: AnyView
    before: Snapshot
    after: Snapshot

    @classmethod
    def newest(cls, table: Table, before: Snapshot) -> PlayedStep:
        """Return the ply that has just been applied to a table."""
        position = table.position
        assert position is not None, "only a game that has begun has plies"
        plies = position.plies
        effects = table.effects[-1]
        return cls(table.seq, len(plies), plies[-1], effects, before, position.snapshot)


class StepUpdates:
    """The updates of one ply; what several viewers see is computed once."""

    def __init__(self, table: Table, step: PlayedStep, clock: ClockInfo | None) -> None:
        self._table = table
        self._step = step
        self._clock = clock or UNSET
        self._changes = ViewChanges(step.before, step.after)
        self._actor_before = step.before.fields.actor
        self._actor = step.after.fields.actor
        position = table.position
        newest = position is not None and step.moment == len(position.plies)
        self._decidable = newest and self._actor >= 0
        self._outcome = (outcome_of(position) if position is not None and newest else None) or UNSET

    def seen_by(self, viewer: Viewer) -> PlyUpdate:
        """Return the ply as a viewer sees it; only the newest comes with legal plies."""
        table, step, actor = self._table, self._step, self._actor
        seat = perspective_in(table, viewer, actor)
        seat_before = perspective_in(table, viewer, self._actor_before)
        acting = acting_seats(table, viewer, seat) if self._decidable else ()
        return PlyUpdate(
            seq=step.seq,
            ply=table_view.seen_ply(table, step.ply, seat),
            effects=step.effects,
            changes=self._changes.seen_from(seat_before, seat),
            decides=actor if actor >= 0 else None,
            legal=step.after.legal_of(acting) or UNSET if acting else UNSET,
            outcome=self._outcome,
            seat=seat,
            clock=self._clock,
        )


def whole_position(table: Table, viewer: Viewer, presence: Presence) -> PlayedPly:
    """Return the ply that has just been applied, with the whole position after it."""
    position = table_view.seen_position(table, viewer)
    plies = table.position.plies if table.position is not None else []
    return PlayedPly(
        seq=table.seq,
        ply=table_view.seen_ply(table, plies[-1], position.seat),
        effects=table.effects[-1],
        clock=clock_info(table, presence) or UNSET,
        view=position.view,
        decides=position.decides,
        legal=position.legal,
        outcome=position.outcome,
        seat=position.seat,
    )
