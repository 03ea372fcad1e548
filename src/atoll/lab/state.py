"""A game in progress, as programs and notebooks handle it."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

import numpy as np

from atoll import games, pictures
from atoll.engine import transcript
from atoll.engine.determinization import Determinization
from atoll.engine.json_values import Json, Ply
from atoll.engine.position import Position
from atoll.engine.records.dice import Dice, Seed, check_seed, make_dice
from atoll.engine.records.record import copy_records, records_from_bytes
from atoll.engine.records.result import Outcome

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from atoll.engine.options import OptionValue
    from atoll.engine.records.arrays import Records

__all__ = ["State"]

_MARK = b"atoll1"
_CHECK_BYTES = 4


class State:
    """A game in progress with dice of its own.

    >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
    >>> state.chance, state.notations[:3]
    (True, ['die 1', 'die 2', 'die 3'])
    >>> state.play("die 6").actor == state.setup["first"]
    True
    """

    def __init__(self, position: Position, dice: Records[Dice], *, recorded: bool = True) -> None:
        """Go on from a position with these dice; the methods of `Variant` make both.

        `recorded` says whether the position's set-up and plies are the whole game so far.
        """
        self._position = position
        self._dice = dice
        self._recorded = recorded
        self._past: list[tuple[bytes, bytes]] = []  # records and dice before each ply

    # ── The game ──────────────────────────────────────────────────────────────────────

    @property
    def name(self) -> str:
        """The name of the game.

        >>> atoll.make("tobago").new().name
        'tobago'
        """
        return self._position.game.name

    @property
    def players(self) -> int:
        """The number of seats.

        >>> atoll.make("tobago", players=3).new().players
        3
        """
        return self._position.players

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """All options with their values.

        >>> atoll.make("la_tortuga").new().options
        {'spend_eggs': False}
        """
        return dict(self._position.options)

    @property
    def setup(self) -> Json:
        """How the game was laid out, in JSON.

        >>> sorted(atoll.make("la_tortuga").new().setup)
        ['egg', 'first']
        """
        return self._position.setup

    @property
    def plies(self) -> list[Ply]:
        """The plies so far, in JSON.

        >>> atoll.make("la_tortuga", players=4).new(seed=1).play("die 6").plies
        [{'by': 'chance', 'do': 'die', 'value': 6}]
        """
        return self._position.plies.copy()

    @property
    def position(self) -> Position:
        """The engine's position, with everything that is hidden from some seat.

        >>> atoll.make("la_tortuga").new().position.fields.deck
        19
        """
        return self._position

    # ── The moment ────────────────────────────────────────────────────────────────────

    @property
    def actor(self) -> int:
        """The seat whose decision it is; CHANCE (-1) or NOBODY (-2) if no seat's.

        >>> state = atoll.make("tobago", players=3).new(seed=1)
        >>> state.actor == state.setup["first"]
        True
        """
        return self._position.actor

    @property
    def chance(self) -> bool:
        """Whether chance is to act.

        >>> atoll.make("la_tortuga", players=4).new(seed=1).chance  # the first die is thrown
        True
        """
        return self._position.chance

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> atoll.make("tobago").new().over
        False
        """
        return self._position.over

    @property
    def legal(self) -> list[Ply]:
        """The legal plies of every seat, or the possible outcomes of chance, in JSON.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.legal[0]
        {'by': 'chance', 'do': 'die', 'value': 1}
        """
        return self._position.legal.copy()

    @property
    def notations(self) -> list[str]:
        """The same as `legal`, in the short notation.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1).play("die 3")
        >>> state.notations
        ['stop', 'roll']
        """
        to_text, fields = self._position.game.action_table.to_text, self._position.fields
        return [to_text(fields, action) for action in self._position.actions]

    @property
    def actions(self) -> list[int]:
        """The same as `legal`, as numbers.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> len(state.actions) == len(state.legal) == 6
        True
        """
        return self._position.actions.copy()

    @property
    def weights(self) -> list[int]:
        """When chance is to act: in how many equally likely ways each of `legal` happens.

        >>> atoll.make("la_tortuga", players=4).new(seed=1).weights
        [1, 1, 1, 1, 1, 1]
        """
        return self._position.weights.copy() if self.chance else []

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> while not state.over:
        ...     state = state.roll() if state.chance else state.play("stop")
        >>> len(state.outcome.scores), state.outcome.reason
        (4, 'beach')
        """
        return self._position.outcome

    # ── Playing ───────────────────────────────────────────────────────────────────────

    def play(self, ply: Ply | str | int) -> Self:
        """Carry out a ply: in JSON, in the short notation or by number.

        Raises `InputError` if it is not legal; then nothing has changed.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.play("die 6").play("die 1")
        Traceback (most recent call last):
        atoll.engine.json_values.InputError: die 1 is not legal here
        """
        before = self._position.states.tobytes(), self._dice.tobytes()
        self._position.play(ply)
        self._past.append(before)
        return self

    def roll(self) -> Self:
        """Let chance act, by its dice; to choose what happens, `play` an outcome of `legal`.

        Raises `InputError` if it is not chance that is to act.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.roll().plies[0]["do"]
        'die'
        """
        before = self._position.states.tobytes(), self._dice.tobytes()
        self._position.play(self._position.draw(self._dice))
        self._past.append(before)
        return self

    def undo(self) -> Self:
        """Take the last ply back, chance's too; its dice roll the same again.

        Raises `IndexError` if there is none.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.roll().undo() == atoll.make("la_tortuga", players=4).new(seed=1)
        True
        """
        if not self._past:
            raise IndexError("there is no ply to take back")
        record, dice = self._past.pop()
        position = self._position
        states = records_from_bytes(record, position.game.record)
        earlier = Position(
            position.game, position.players, position.options, position.setup, states
        )
        self._position = earlier.with_history(position, len(position.plies) - 1)
        self._dice = records_from_bytes(dice, Dice)
        return self

    def copy(self) -> Self:
        """The same once more, to go on with separately; `roll` brings it the same luck.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.copy().roll().plies == state.roll().plies
        True
        """
        position, dice = self._position.copy(), copy_records(self._dice)
        twin = type(self)(position, dice, recorded=self._recorded)
        twin._past = self._past.copy()
        return twin

    def notation(self, ply: Ply | int) -> str:
        """The short notation of a legal ply.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.notation({"by": "chance", "do": "die", "value": 3})
        'die 3'
        """
        return self._position.notation(ply)

    def to_json(self, ply: str | int) -> Ply:
        """The JSON of a legal ply, given in the short notation or by number.

        >>> atoll.make("la_tortuga", players=4).new(seed=1).to_json("die 3")
        {'by': 'chance', 'do': 'die', 'value': 3}
        """
        position = self._position
        return position.game.action_table.to_json(position.fields, position.action_of(ply))

    # ── What seats see ────────────────────────────────────────────────────────────────

    def view(self, seat: int | None) -> Json:
        """The position in JSON as a seat sees it; None for a spectator.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.view(0)["phase"]
        'die'
        """
        return self._position.view(seat)

    def open_view(self) -> Json:
        """The position in JSON with nothing hidden.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.open_view() == state.view(None)  # no seat holds anything secret there
        True
        """
        return self._position.open_view()

    def observe(self, seat: int) -> NDArray[np.int8]:
        """The position as numbers, as a seat sees it (see `atoll.engine.records.features`).

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.observe(0).shape
        (325,)
        """
        return self._position.observe(seat)

    def history(self, seat: int | None) -> tuple[Json, list[Ply]]:
        """The set-up and the plies as a seat has seen them, with None in the gaps.

        This is the seat's information state with perfect recall: two games are the same to it
        if and only if this is the same.

        >>> state = atoll.make("tobago", players=2).new(seed=1)
        >>> setup, plies = state.play(state.legal[0]).history(1)
        >>> plies == state.plies  # everybody saw where the first vehicle was placed
        True
        """
        return self._position.history(seat)

    def determinize(self, seat: int, seed: Seed) -> Self:
        """A game that looks the same to this seat: what it cannot know is dealt again.

        Its `setup` and `plies` are those the seat has seen, and its dice are new ones:
        nothing of what will happen shows through.

        >>> state = atoll.make("tobago", players=3).new(seed=1)
        >>> state.determinize(0, seed=5).view(0) == state.view(0)
        True
        """
        number = check_seed(seed)
        position = self._position.determinize(seat, number)
        return type(self)(position, make_dice(number), recorded=False)

    # ── Writing it down ───────────────────────────────────────────────────────────────

    def transcript(self) -> str:
        """The game so far, as `atoll replay` and the page read it: one JSON object a line.

        Raises `ValueError` if the game was determinized or made from bytes: then its
        beginning is not known.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> print(state.play(state.legal[0]).transcript().splitlines()[-1])
        {"by": "chance", "do": "die", "value": 1}
        """
        if not self._recorded:
            raise ValueError("this game's beginning is not known: it has no transcript")
        return "".join(f"{line}\n" for line in transcript.write(self._position))

    def to_bytes(self) -> bytes:
        """The position as bytes, for `Variant.from_bytes`; equal bytes are equal positions.

        >>> game = atoll.make("tobago", players=3)
        >>> game.from_bytes(game.new(seed=1).to_bytes()) == game.new(seed=1)
        True
        """
        record = self._position.to_bytes()
        return _MARK + _checksum(self.name, record) + record

    def __eq__(self, other: object) -> bool:
        """Whether two states are the same position of the same game; plies do not count."""
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment] # a state changes as it is played

    def __reduce__(self) -> tuple[object, ...]:
        """As what it is made of: the game itself, large and the same for all, is found again.

        >>> import pickle
        >>> state = atoll.make("la_tortuga", players=4).new(seed=1).roll()
        >>> again = pickle.loads(pickle.dumps(state))
        >>> again == state, again.plies == state.plies
        (True, True)
        """
        position = self._position
        about = (self.name, self.players, position.options, position.setup, self._recorded)
        history = (position.plies, position.determinizations, self._past)
        return _unpickled, (*about, *history, position.to_bytes(), self._dice.tobytes())

    def __str__(self) -> str:
        """The position as text, as spectators see it.

        >>> print(atoll.make("la_tortuga", players=4).new(seed=1))  # doctest: +ELLIPSIS
        La Tortuga: ...
        """
        return self._position.game.draw_text(self.view(None))

    def _repr_svg_(self) -> str | None:
        """The position as spectators see it; notebooks show it instead of the state's name.

        None for a game without a picture: then they show the name.
        """
        return (
            pictures.draw(self.name, self.view(None)) if pictures.has_picture(self.name) else None
        )

    def __repr__(self) -> str:
        kind = f"{self.name}, {self.players} players, {len(self._position.plies)} plies"
        return f"<State: {kind}{', over' if self.over else ''}>"


def _checksum(name: str, record: bytes) -> bytes:
    """Four bytes by which damaged bytes and those of another game or layout are noticed."""
    layout = games.find(name).state.descr
    return zlib.crc32(record, zlib.crc32(repr((name, layout)).encode())).to_bytes(_CHECK_BYTES)


def record_from_bytes(name: str, raw: bytes) -> bytes:
    """The record that `State.to_bytes` wrote; raises `ValueError` if these bytes are another's."""
    head = len(_MARK) + _CHECK_BYTES
    record = bytes(raw[head:])
    if bytes(raw[:head]) != _MARK + _checksum(name, record):
        raise ValueError(f"these bytes are no position of {name} as this version writes them")
    return record


def _unpickled(
    name: str,
    players: int,
    options: Json,
    setup: Json,
    recorded: bool,
    plies: list[Ply],
    determinizations: dict[int, Determinization],
    past: list[tuple[bytes, bytes]],
    record: bytes,
    dice: bytes,
) -> State:
    game = games.find(name)
    states = records_from_bytes(record, game.record)
    position = Position(game, players, options, setup, states)
    position.plies, position.determinizations = plies.copy(), determinizations.copy()
    state = State(position, records_from_bytes(dice, Dice), recorded=recorded)
    state._past = past.copy()
    return state
