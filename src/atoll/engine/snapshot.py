"""What can be read from a position; each value is computed once, when first needed."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec import Raw
from msgspec.json import Encoder

from atoll.engine.json_values import Json, Ply
from atoll.engine.records.record import RecordFields, copy_records
from atoll.engine.schema import AnyView, as_json

if TYPE_CHECKING:
    from atoll.engine.contract import GameRecord
    from atoll.engine.game import Game
    from atoll.engine.records.arrays import Records
    from atoll.engine.records.menu import Menu

__all__ = ["Snapshot"]

_ENCODER = Encoder()

S = TypeVar("S")
T = TypeVar("T")


class _read_once(Generic[S, T]):  # noqa: N801 - a decorator
    """An attribute that is computed when first read.

    `functools.cached_property` would lock each time, until Python 3.12.
    """

    def __init__(self, compute: Callable[[S], T]) -> None:
        self._compute = compute
        self._name = compute.__name__
        self.__doc__ = compute.__doc__

    def __get__(self, instance: S, owner: type[S]) -> T:
        value = instance.__dict__[self._name] = self._compute(instance)
        return value


class Snapshot:
    """An immutable copy of a state; later plies of the position do not change it.

    All readers of the same moment share it, so they must not change what it returns.
    """

    def __init__(self, game: Game, states: Records[GameRecord]) -> None:
        self._game = game
        self._states = copy_records(states)

    def forget(self) -> None:
        """Drop what was read, which takes more memory than the state; it can be read again."""
        self.__dict__ = {"_game": self._game, "_states": self._states}

    @_read_once
    def fields(self) -> RecordFields:
        """The record's fields as plain numbers and lists."""
        return RecordFields(self._states)

    @_read_once
    def _privates(self) -> dict[int | None, AnyView]:
        """What each seat sees in addition, as far as it was read."""
        return {}

    @_read_once
    def menu(self) -> Records[Menu]:
        """What may happen next."""
        menus = self._game.new_menus()
        self._game.loops.look(self._states, menus)
        return menus

    @_read_once
    def actions(self) -> list[int]:
        """The legal actions as numbers, or the possible outcomes of chance."""
        actions: list[int] = self.menu["action"][0, : self.menu["count"][0]].tolist()
        return actions

    @_read_once
    def weights(self) -> list[int]:
        """When chance is to act: in how many equally likely ways each of `legal` happens."""
        weights: list[int] = self.menu["weight"][0, : len(self.actions)].tolist()
        return weights

    @_read_once
    def legal(self) -> list[Ply]:
        """The same as `actions`, in JSON."""
        to_json, fields = self._game.action_table.to_json, self.fields
        return [to_json(fields, action) for action in self.actions]

    @_read_once
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

    @_read_once
    def public(self) -> AnyView:
        """What everybody sees."""
        return self._game.secrets.public(self.fields)

    def private(self, seat: int | None) -> AnyView:
        """What a seat sees in addition; None for a spectator."""
        if seat not in self._privates:
            self._privates[seat] = self._game.secrets.private(self.fields, seat)
        return self._privates[seat]

    def _open(self) -> AnyView:
        """What all seats together see in addition."""
        besides = self._game.secrets.open_view
        return besides(self.fields) if besides else self.private(None)

    def view(self, seat: int | None) -> Json:
        """All that a seat sees; None for a spectator."""
        return {**as_json(self.public), **as_json(self.private(seat))}

    def open_view(self) -> Json:
        """The position with nothing hidden."""
        return {**as_json(self.public), **as_json(self._open())}

    def encode_view(self, seat: int | None) -> Raw:
        """The same view, encoded; the public part is encoded only once for all seats."""
        return self._with_public(self.private(seat))

    def encode_open_view(self) -> Raw:
        """The open view, encoded."""
        return self._with_public(self._open())

    def _with_public(self, private: AnyView) -> Raw:
        if not private:
            return self._public_json
        return Raw(b"".join((self._public_prefix, _ENCODER.encode(private)[1:])))

    @_read_once
    def _public_json(self) -> Raw:
        return Raw(_ENCODER.encode(self.public))

    @_read_once
    def _public_prefix(self) -> bytes:
        """The public part, open for the private one to be appended."""
        return bytes(self._public_json)[:-1] + b","
