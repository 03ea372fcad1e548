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

__all__ = ["State", "record_from_bytes"]

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
        self._undo_stack: list[tuple[bytes, bytes]] = []  # records and dice before each ply

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
        """The number of players.

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
        """The engine's position, hidden information included.

        >>> atoll.make("la_tortuga").new().position.fields.deck
        19
        """
        return self._position

    # ── The position ──────────────────────────────────────────────────────────────────

    @property
    def actor(self) -> int:
        """The deciding seat; CHANCE (-1) if chance acts, NOBODY (-2) if the game is over.

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
        """The relative probabilities of `legal` if chance is to act, as whole numbers.

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
        """Carry out a ply, in JSON, in the short notation or by number.

        Raises `InputError` if it is not legal, and changes nothing then.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.play("die 6").play("die 1")
        Traceback (most recent call last):
        atoll.engine.json_values.InputError: die 1 is not legal here
        """
        before = self._position.states.tobytes(), self._dice.tobytes()
        self._position.play(ply)
        self._undo_stack.append(before)
        return self

    def roll(self) -> Self:
        """Let chance act by the dice; to choose the outcome, `play` one of `legal`.

        Raises `InputError` if a player is to act or the game is over.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.roll().plies[0]["do"]
        'die'
        """
        before = self._position.states.tobytes(), self._dice.tobytes()
        self._position.play(self._position.draw(self._dice))
        self._undo_stack.append(before)
        return self

    def undo(self) -> Self:
        """Undo the last ply, also one of chance; its dice will roll the same again.

        Raises `IndexError` if there is none.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.roll().undo() == atoll.make("la_tortuga", players=4).new(seed=1)
        True
        """
        if not self._undo_stack:
            raise IndexError("there is no ply to undo")
        record, dice = self._undo_stack.pop()
        position = self._position
        states = records_from_bytes(record, position.game.record)
        earlier = Position(
            position.game, position.players, position.options, position.setup, states
        )
        self._position = earlier.with_history(position, len(position.plies) - 1)
        self._dice = records_from_bytes(dice, Dice)
        return self

    def copy(self) -> Self:
        """Return an independent copy; its dice roll the same.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.copy().roll().plies == state.roll().plies
        True
        """
        position, dice = self._position.copy(), copy_records(self._dice)
        copied = type(self)(position, dice, recorded=self._recorded)
        copied._undo_stack = self._undo_stack.copy()
        return copied

    def notation(self, ply: Ply | int) -> str:
        """Return the short notation of a legal ply.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.notation({"by": "chance", "do": "die", "value": 3})
        'die 3'
        """
        return self._position.notation(ply)

    def to_json(self, ply: str | int) -> Ply:
        """Return the JSON of a legal ply, given in the short notation or by number.

        >>> atoll.make("la_tortuga", players=4).new(seed=1).to_json("die 3")
        {'by': 'chance', 'do': 'die', 'value': 3}
        """
        position = self._position
        return position.game.action_table.to_json(position.fields, position.action_of(ply))

    # ── What seats see ────────────────────────────────────────────────────────────────

    def view(self, seat: int | None) -> Json:
        """Return the position in JSON as a seat sees it; None for a spectator.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.view(0)["phase"]
        'die'
        """
        return self._position.view(seat)

    def open_view(self) -> Json:
        """Return the position in JSON with nothing hidden.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.open_view() == state.view(None)  # no seat holds anything secret there
        True
        """
        return self._position.open_view()

    def observe(self, seat: int) -> NDArray[np.int8]:
        """Return the position as numbers as a seat sees it (see `atoll.engine.records.features`).

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.observe(0).shape
        (325,)
        """
        return self._position.observe(seat)

    def history(self, seat: int | None) -> tuple[Json, list[Ply]]:
        """Return the set-up and the plies as a seat has seen them, with None for hidden values.

        This is the seat's information state with perfect recall.

        >>> state = atoll.make("tobago", players=2).new(seed=1)
        >>> setup, plies = state.play(state.legal[0]).history(1)
        >>> plies == state.plies  # the place of the first vehicle is public
        True
        """
        return self._position.history(seat)

    def determinize(self, seat: int, seed: Seed) -> Self:
        """Return a game in which all that this seat cannot know is drawn at random.

        Its `setup` and `plies` are those the seat has seen, and its dice are new, so that it
        reveals nothing about the future of this game.

        >>> state = atoll.make("tobago", players=3).new(seed=1)
        >>> state.determinize(0, seed=5).view(0) == state.view(0)
        True
        """
        number = check_seed(seed)
        position = self._position.determinize(seat, number)
        return type(self)(position, make_dice(number), recorded=False)

    # ── Export ────────────────────────────────────────────────────────────────────────

    def transcript(self) -> str:
        """Return the game so far as a transcript: one JSON object a line.

        Raises `ValueError` if the game was determinized or made from bytes, because its
        beginning is not known then.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> print(state.play(state.legal[0]).transcript().splitlines()[-1])
        {"by": "chance", "do": "die", "value": 1}
        """
        if not self._recorded:
            raise ValueError("this game's beginning is not known: it has no transcript")
        return "".join(f"{line}\n" for line in transcript.write(self._position))

    def to_bytes(self) -> bytes:
        """Return the position as bytes for `Variant.from_bytes`; equal bytes, equal positions.

        >>> game = atoll.make("tobago", players=3)
        >>> game.from_bytes(game.new(seed=1).to_bytes()) == game.new(seed=1)
        True
        """
        record = self._position.to_bytes()
        return _MARK + _checksum(self.name, record) + record

    def __eq__(self, other: object) -> bool:
        """Return whether two states are the same position of the same game, however reached."""
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment] # a state changes as it is played

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the contents without the game, which is found by its name.

        >>> import pickle
        >>> state = atoll.make("la_tortuga", players=4).new(seed=1).roll()
        >>> again = pickle.loads(pickle.dumps(state))
        >>> again == state, again.plies == state.plies
        (True, True)
        """
        position = self._position
        about = (self.name, self.players, position.options, position.setup, self._recorded)
        history = (position.plies, position.determinizations, self._undo_stack)
        return _unpickled, (*about, *history, position.to_bytes(), self._dice.tobytes())

    def __str__(self) -> str:
        """Return the position as text, as spectators see it.

        >>> print(atoll.make("la_tortuga", players=4).new(seed=1))  # doctest: +ELLIPSIS
        La Tortuga: ...
        """
        return self._position.game.draw_text(self.view(None))

    def _repr_svg_(self) -> str | None:
        """Return the picture for notebooks, as spectators see the position; None if none."""
        return (
            pictures.draw(self.name, self.view(None)) if pictures.has_picture(self.name) else None
        )

    def __repr__(self) -> str:
        kind = f"{self.name}, {self.players} players, {len(self._position.plies)} plies"
        return f"<State: {kind}{', over' if self.over else ''}>"


def _checksum(name: str, record: bytes) -> bytes:
    """Return a checksum that also covers the game and the layout of its record."""
    layout = games.find(name).state.descr
    return zlib.crc32(record, zlib.crc32(repr((name, layout)).encode())).to_bytes(_CHECK_BYTES)


def record_from_bytes(name: str, raw: bytes) -> bytes:
    """Return the record in bytes of `State.to_bytes`; raises `ValueError` for other bytes."""
    head = len(_MARK) + _CHECK_BYTES
    record = bytes(raw[head:])
    if bytes(raw[:head]) != _MARK + _checksum(name, record):
        raise ValueError(f"these bytes are not a position of {name} from this version of Atoll")
    return record


def _unpickled(
    name: str,
    players: int,
    options: Json,
    setup: Json,
    recorded: bool,
    plies: list[Ply],
    determinizations: dict[int, Determinization],
    undo_stack: list[tuple[bytes, bytes]],
    record: bytes,
    dice: bytes,
) -> State:
    game = games.find(name)
    states = records_from_bytes(record, game.record)
    position = Position(game, players, options, setup, states)
    position.plies, position.determinizations = plies.copy(), determinizations.copy()
    state = State(position, records_from_bytes(dice, Dice), recorded=recorded)
    state._undo_stack = undo_stack.copy()
    return state
