"""What can be read from a position; each value is computed once, when first needed."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from atoll.engine.json_values import Json, Ply
from atoll.engine.records.record import RecordFields, copy_records

if TYPE_CHECKING:
    from atoll.engine.contract import GameRecord
    from atoll.engine.game import Game
    from atoll.engine.records.arrays import Records
    from atoll.engine.records.menu import Menu

__all__ = ["Snapshot"]


class Snapshot:
    """An immutable copy of a state; later plies of the position do not change it.

    All readers of the same moment share it, so they must not change what it returns.
    """

    def __init__(self, game: Game, states: Records[GameRecord]) -> None:
        self._game = game
        self._states = copy_records(states)
        self.fields = RecordFields(self._states)
        """The record's fields as plain numbers and lists."""

    @cached_property
    def menu(self) -> Records[Menu]:
        """What may happen next."""
        menus = self._game.new_menus()
        self._game.loops.look(self._states, menus)
        return menus

    @cached_property
    def actions(self) -> list[int]:
        """The legal actions as numbers, or the possible outcomes of chance."""
        actions: list[int] = self.menu["action"][0, : self.menu["count"][0]].tolist()
        return actions

    @cached_property
    def weights(self) -> list[int]:
        """When chance is to act: in how many equally likely ways each of `legal` happens."""
        weights: list[int] = self.menu["weight"][0, : len(self.actions)].tolist()
        return weights

    @cached_property
    def legal(self) -> list[Ply]:
        """The same as `actions`, in JSON."""
        to_json, fields = self._game.action_table.to_json, self.fields
        return [to_json(fields, action) for action in self.actions]

    @cached_property
    def _legal_of(self) -> dict[int | str, list[Ply]]:
        plies: dict[int | str, list[Ply]] = {}
        for ply in self.legal:
            plies.setdefault(ply["by"], []).append(ply)
        return plies

    def legal_of(self, seats: Collection[int]) -> list[Ply]:
        """The legal plies of some seats."""
        if not seats:
            return []
        if len(seats) == 1:  # the usual case
            (seat,) = seats
            return self._legal_of.get(seat, [])
        return [ply for ply in self.legal if ply["by"] in seats]

    @cached_property
    def public(self) -> Json:
        """What everybody sees."""
        return self._game.secrets.public(self.fields)

    def private(self, seat: int | None) -> Json:
        """What a seat sees in addition; None for a spectator."""
        return self._game.secrets.private(self.fields, seat)

    def view(self, seat: int | None) -> Json:
        """All that a seat sees; None for a spectator."""
        return {**self.public, **self.private(seat)}

    def view_as_json(self, seat: int | None) -> msgspec.Raw:
        """The same view, encoded; the public part is encoded only once for all seats."""
        private = self.private(seat)
        if not private:
            return self._public_json
        return msgspec.Raw(b"".join((self._public_prefix, msgspec.json.encode(private)[1:])))

    @cached_property
    def _public_json(self) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(self.public))

    @cached_property
    def _public_prefix(self) -> bytes:
        """The public part, open for the private one to be appended."""
        return bytes(self._public_json)[:-1] + b","
