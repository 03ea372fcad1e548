"""Which player of a live table is to be called, and when: once as their turn begins."""

from typing import NamedTuple

from atoll.server.notifications.notifier import Notifier, TurnCall
from atoll.server.updates.subscribers import Subscribers
from atoll.table.table import Table

__all__ = ["TurnCalls"]


class _Turn(NamedTuple):
    """Whose turn it is; the events of chance belong to the turn before."""

    seat: int | None
    over: bool


class TurnCalls:
    """Calls the player whose turn begins, unless they are looking at the table."""

    def __init__(self, table: Table, subscribers: Subscribers, notifier: Notifier | None) -> None:
        self._table = table
        self._subscribers = subscribers
        self._notifier = notifier
        self._turn = self._current(None)

    def skip(self) -> None:
        """Take the current turn as called: another process has done so."""
        self._turn = self._current(self._turn.seat)

    def update(self) -> None:
        """Call the player to decide, if it was not their turn before."""
        if self._notifier is None:
            return
        before, self._turn = self._turn, self._current(self._turn.seat)
        if self._turn == before:
            return
        if self._turn.over:
            self._notifier.forget_table(self._table.id)
        elif self._turn.seat in self._table.people:
            self._call(self._notifier, self._turn.seat)

    def _current(self, seat_before: int | None) -> _Turn:
        position, over = self._table.position, self._table.ended
        if position is None or over:
            return _Turn(None, over)
        return _Turn(seat_before if position.chance else position.actor, over)

    def _call(self, notifier: Notifier, seat: int) -> None:
        chair = self._table.chairs[seat]
        if chair.key is None or self._subscribers.is_looking(seat):
            return
        game = self._table.game
        notifier.call(
            TurnCall(self._table.id, game.name, game.title, seat, chair.name or "", chair.key)
        )
