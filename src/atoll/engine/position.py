"""A game in progress, as Python code handles it: plies and views in JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import numpy as np

from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.determinization import Determinization, changed_fields, write_fields
from atoll.engine.json_values import InputError, Json, Ply, check_seat, same_json, whole
from atoll.engine.records.dice import Dice, Purpose, Seed, make_dice
from atoll.engine.records.record import copy_records
from atoll.engine.records.result import Outcome, Result
from atoll.engine.snapshot import Snapshot

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from atoll.engine.game import AnyFields, AnyRecords, Game
    from atoll.engine.options import Options
    from atoll.engine.records.arrays import Records

__all__ = ["Position"]


class Position:
    """One game in progress and the plies that led here.

    >>> position = atoll.games.find("la_tortuga").new(players=4, seed=1)
    >>> while not position.over:
    ...     position = position.play(position.legal[0])
    >>> position.outcome.reason
    'beach'
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options,
        setup: Json,
        states: AnyRecords,
        snapshot: Snapshot | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.setup = setup
        self.plies: list[Ply] = []
        self.determinizations: dict[int, Determinization] = {}
        """What was dealt again for a seat, by the number of plies before it (see `apply`)."""
        self._states = states
        self._snapshot = snapshot

    @property
    def state(self) -> AnyFields:
        """The record itself, including everything that is hidden from some seat."""
        return self._states[0]

    @property
    def edition(self) -> int:
        """The edition of the rules that this game follows.

        >>> atoll.games.find("tobago").new().edition
        2
        """
        return int(self._states["edition"][0])

    @property
    def states(self) -> AnyRecords:
        """The record as an array of one element, for compiled loops."""
        return self._states

    @property
    def snapshot(self) -> Snapshot:
        """Everything that can be read from the position as it is now."""
        if self._snapshot is None:
            self._snapshot = Snapshot(self.game, self._states)
        return self._snapshot

    @property
    def fields(self) -> AnyFields:
        """The record's fields as plain numbers and lists, for reading only."""
        return self.snapshot.fields

    @property
    def actor(self) -> int:
        """The seat that is to decide, or CHANCE (-1), or NOBODY (-2) when the game is over.

        >>> position = atoll.games.find("tobago").new(players=3, seed=1)
        >>> position.actor == position.setup["first"]
        True
        """
        actor: int = self.snapshot.fields.actor
        return actor

    @property
    def chance(self) -> bool:
        """Whether chance is to act.

        >>> atoll.games.find("la_tortuga").new(players=4, seed=1).chance  # the first die is thrown
        True
        """
        return self.actor == CHANCE

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> atoll.games.find("tobago").new().over
        False
        """
        return self.actor == NOBODY

    @property
    def actions(self) -> list[int]:
        """The legal actions as numbers, or the possible outcomes of chance.

        >>> position = atoll.games.find("la_tortuga").new(players=4, seed=1)
        >>> len(position.actions) == len(position.legal) == 6
        True
        """
        return self.snapshot.actions

    @property
    def legal(self) -> list[Ply]:
        """The legal plies of every seat, or the possible outcomes of chance, in JSON.

        >>> position = atoll.games.find("la_tortuga").new(players=4, seed=1)
        >>> position.legal[0]
        {'by': 'chance', 'do': 'die', 'value': 1}
        """
        return self.snapshot.legal

    @property
    def weights(self) -> list[int]:
        """When chance is to act: in how many equally likely ways each of `legal` happens.

        >>> atoll.games.find("la_tortuga").new(players=4, seed=1).weights
        [1, 1, 1, 1, 1, 1]
        """
        return self.snapshot.weights

    def action_of(self, ply: Ply | str | int) -> int:
        """The number of a legal ply: in JSON, in the short notation, or the number itself.

        Raises `InputError` if it is not legal.

        >>> position = atoll.games.find("la_tortuga").new(players=4, seed=1)
        >>> position.action_of("die 3") == position.action_of(position.legal[2])
        True
        """
        if self.over:
            raise InputError("input-over")
        table, fields = self.game.action_table, self.fields
        if isinstance(ply, dict):
            action = table.from_json(fields, ply)
            legal = action in self.actions and same_json(table.to_json(fields, action), ply)
        elif isinstance(ply, str):
            action = table.from_text(fields, ply)
            legal = action in self.actions
        else:
            action = whole(ply, "input-ply")
            if action not in self.actions:
                raise InputError("input-action", action=action)
            legal = True
        if not legal:
            raise InputError("input-illegal", ply=str(ply))
        return action

    def notation(self, ply: Ply | int) -> str:
        """The short notation of a legal ply.

        >>> position = atoll.games.find("la_tortuga").new(players=4, seed=1)
        >>> position.notation({"by": "chance", "do": "die", "value": 3})
        'die 3'
        """
        return self.game.action_table.to_text(self.fields, self.action_of(ply))

    def play(self, ply: Ply | str | int) -> Self:
        """Carry out a ply: in JSON, in the short notation or by number.

        Raises `InputError` if it is not legal.

        >>> position = atoll.games.find("la_tortuga").new(players=4, seed=1)
        >>> position.play({"by": "chance", "do": "die", "value": 6}).plies
        [{'by': 'chance', 'do': 'die', 'value': 6}]
        >>> position.play("die 1")
        Traceback (most recent call last):
        atoll.engine.json_values.InputError: die 1 is not legal here
        """
        action = self.action_of(ply)
        if not isinstance(ply, dict):
            ply = self.game.action_table.to_json(self.fields, action)
        self.game.loops.play(self._states, action)
        self.plies.append(ply)
        self._snapshot = None
        return self

    def draw(self, dice: Records[Dice]) -> int:
        """An outcome of chance, by number, drawn with its true probability.

        Raises `InputError` unless chance is to act.

        >>> position = atoll.games.find("la_tortuga").new(players=4, seed=1)
        >>> position.draw(make_dice(seed=1)) in position.actions
        True
        """
        if not self.chance:
            raise InputError("input-over" if self.over else "input-decision")
        return int(self.game.loops.chance(self._states, dice))

    def view(self, seat: int | None) -> Json:
        """The position in JSON as a seat sees it; None for a spectator.

        >>> position = atoll.games.find("la_tortuga").new(players=4, seed=1)
        >>> position.view(0)["phase"]
        'die'
        """
        return self.snapshot.view(None if seat is None else check_seat(seat, self.players))

    def observe(self, seat: int) -> NDArray[np.int8]:
        """The position as numbers, as a seat sees it (see `atoll.engine.records.features`).

        >>> position = atoll.games.find("la_tortuga").new(players=4, seed=1)
        >>> position.observe(0).shape
        (325,)
        """
        seat = check_seat(seat, self.players)
        seen = self.game.features.observation.array()
        self.game.loops.see(self._states, seat, seen)
        return seen.view(np.int8)

    def open_view(self) -> Json:
        """The position in JSON with nothing hidden, for replays of a finished game.

        >>> position = atoll.games.find("la_tortuga").new(players=4, seed=1)
        >>> position.open_view() == position.view(None)  # no seat has secrets there
        True
        """
        return self.snapshot.open_view()

    def history(self, seat: int | None) -> tuple[Json, list[Ply]]:
        """The set-up and the plies as a seat has seen them, with None in the gaps.

        This is the seat's information state with perfect recall: two games are the same to it
        if and only if this is the same.

        >>> position = atoll.games.find("tobago").new(players=2, seed=1)
        >>> setup, plies = position.play(position.legal[0]).history(1)
        >>> plies == position.plies  # everybody saw where the first vehicle was placed
        True
        """
        seat = None if seat is None else check_seat(seat, self.players)
        secrets = self.game.secrets
        plies = len(self.plies)
        setup = secrets.veil_setup(self.setup, seat, plies) if self.setup else {}
        return setup, [secrets.veil_ply(ply, seat) for ply in self.plies]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on.

        >>> position = atoll.games.find("la_tortuga").new(players=4, seed=1)
        >>> while not position.over:
        ...     position = position.play(position.legal[0])
        >>> len(position.outcome.scores), position.outcome.reason
        (4, 'beach')
        """
        if not self.over:
            return None
        results = Result.array()
        self.game.loops.finish(self._states, results)
        result = results[0]
        return Outcome(
            scores=result.scores[: self.players].tolist(),
            winners=[seat for seat in range(self.players) if result.winners >> seat & 1],
            reason=self.game.reasons[int(result.reason)],
            cooperative=self.game.cooperative,
        )

    def copy(self) -> Self:
        """An independent copy of this position.

        >>> position = atoll.games.find("la_tortuga").new(players=4, seed=1)
        >>> other = position.copy().play(position.legal[0])
        >>> len(position.plies), len(other.plies)
        (0, 1)
        """
        return self.detached().with_history(self, len(self.plies))

    def peek(self, ply: Ply) -> Self:
        """The position after a ply, without the plies before it; this one does not change.

        Raises `InputError` if it is not legal.
        """
        return self.detached().play(ply)

    def detached(self) -> Self:
        """A copy of this position without the plies before it."""
        description = (self.game, self.players, self.options, self.setup)
        return type(self)(*description, copy_records(self._states), self._snapshot)

    def with_history(self, game: Position, plies: int) -> Self:
        """Give this detached position the first `plies` plies of a game as its history."""
        self.plies = game.plies[:plies]
        self.determinizations = {
            number: each for number, each in game.determinizations.items() if number <= plies
        }
        return self

    def commit(self, next: Position) -> Self:
        """Move on to a position that `peek` of this one returned."""
        self._states, self._snapshot = next._states, next._snapshot
        self.plies += next.plies
        return self

    def rewound(self, plies: int) -> Position:
        """This game as it stood after its first `plies` plies.

        >>> position = atoll.games.find("la_tortuga").new(players=4, seed=1)
        >>> before = position.to_bytes()
        >>> position.play(position.legal[0]).rewound(0).to_bytes() == before
        True
        """
        earlier = self.game.lay_out(self.players, self.options, self.setup, self.edition)
        if 0 in self.determinizations:
            earlier.apply(self.determinizations[0])
        return earlier.follow(self, plies)

    def follow(self, game: Position, plies: int) -> Self:
        """Play the plies of a longer game, up to its first `plies`."""
        for number in range(len(self.plies) + 1, plies + 1):
            self.play(game.plies[number - 1])
            if number in game.determinizations:
                self.apply(game.determinizations[number])
        return self

    def determinization_for(self, seat: int, seed: Seed) -> Determinization:
        """What this seat cannot know, dealt again; without fields where nothing is hidden."""
        other = self.determinize(seat, seed)
        return Determinization(seat, changed_fields(self._states, other._states))

    def apply(self, determinization: Determinization) -> Self:
        """Replace what was dealt again, and keep a record of it."""
        write_fields(self._states, determinization.fields)
        self.determinizations[len(self.plies)] = determinization
        self._snapshot = None
        return self

    def determinize(self, seat: int, seed: Seed) -> Self:
        """A position that looks the same to this seat: what it cannot know is dealt again.

        Its `setup` and `plies` are those the seat has seen, with None in the gaps.

        >>> position = atoll.games.find("tobago").new(players=3, seed=1)
        >>> position.determinize(0, seed=5).view(0) == position.view(0)
        True
        """
        seat = check_seat(seat, self.players)
        other = self.copy()
        other.setup, other.plies = self.history(seat)
        other.determinizations = {}  # they show what others were dealt
        dice = make_dice(seed, purpose=Purpose.DETERMINIZE)
        self.game.loops.resample(other._states, seat, dice)
        other._snapshot = None
        return other

    def to_bytes(self) -> bytes:
        """The whole record; equal bytes are equal positions.

        >>> game = atoll.games.find("tobago")
        >>> game.new(seed=1).to_bytes() == game.new(seed=1).to_bytes()
        True
        """
        raw: bytes = self._states.tobytes()
        return raw
