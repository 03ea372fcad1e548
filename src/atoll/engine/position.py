"""A game in progress, as Python code handles it: asked and answered in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import numpy as np

from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.dice import Dice
from atoll.engine.reading import Reading
from atoll.engine.record import copy_records
from atoll.engine.redeal import Redeal, changed_fields, put_in_place
from atoll.engine.result import Outcome, Result
from atoll.engine.words import Ply, Words, WordsError, check_seat, same_words

if TYPE_CHECKING:
    from atoll.engine.game import Game


class Position:
    """One game in progress and the plies that led here.

    >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
    >>> while not state.over:
    ...     state = state.play(state.legal[0])
    >>> state.outcome.reason
    'beach'
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        setup: Words,
        states: Any,
        reading: Reading | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.setup = setup
        self.plies: list[Ply] = []
        self.redeals: dict[int, Redeal] = {}
        """What was dealt anew for a seat, and after how many plies (see `deal_anew`)."""
        self._states = states
        self._reading = reading

    @property
    def state(self) -> Any:
        """The record itself, with everything that is hidden from some seat."""
        return self._states[0]

    @property
    def states(self) -> Any:
        """The record as the one element of an array, as compiled loops take it."""
        return self._states

    @property
    def reading(self) -> Reading:
        """All that can be read from the position as it is now."""
        if self._reading is None:
            self._reading = Reading(self.game, self._states)
        return self._reading

    @property
    def fields(self) -> Any:
        """The record's fields as plain numbers and lists, for reading only."""
        return self.reading.fields

    @property
    def actor(self) -> int:
        """The seat whose decision it is; CHANCE (-1) or NOBODY (-2) if no seat's.

        >>> state = atoll.make("tobago", players=3).new(seed=1)
        >>> state.actor == state.setup["first"]
        True
        """
        actor: int = self.reading.fields.actor
        return actor

    @property
    def chance(self) -> bool:
        """Whether chance is to act.

        >>> atoll.make("la_tortuga", players=4).new(seed=1).chance  # the first die is thrown
        True
        """
        return self.actor == CHANCE

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> atoll.make("tobago").new().over
        False
        """
        return self.actor == NOBODY

    @property
    def actions(self) -> list[int]:
        """The legal actions as numbers, or the possible outcomes of chance.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> len(state.actions) == len(state.legal) == 6
        True
        """
        return self.reading.actions

    @property
    def legal(self) -> list[Ply]:
        """The legal plies of every seat, or the possible outcomes of chance, in words.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.legal[0]
        {'by': 'chance', 'do': 'die', 'value': 1}
        """
        return self.reading.legal

    @property
    def weights(self) -> list[int]:
        """When chance is to act: in how many equally likely ways each of `legal` happens.

        >>> atoll.make("la_tortuga", players=4).new(seed=1).weights
        [1, 1, 1, 1, 1, 1]
        """
        return self.reading.weights

    def action_of(self, ply: Ply) -> int:
        """The number of a legal ply told in words; raises `WordsError` if it is not legal.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.action_of({"by": "chance", "do": "die", "value": 3}) in state.actions
        True
        """
        if self.over:
            raise WordsError("words-over")
        table = self.game.action_table
        action = table.from_json(self.fields, ply)
        if action not in self.actions or not same_words(table.to_json(self.fields, action), ply):
            raise WordsError("words-illegal", ply=str(ply))
        return action

    def play(self, ply: Ply | int) -> Self:
        """Carry out a ply, in words or by number; raises `WordsError` if it is not legal.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.play({"by": "chance", "do": "die", "value": 6}).plies
        [{'by': 'chance', 'do': 'die', 'value': 6}]
        >>> state.play({"by": "chance", "do": "die", "value": 1})
        Traceback (most recent call last):
        atoll.engine.words.WordsError: {'by': 'chance', 'do': 'die', 'value': 1} is not legal here
        """
        if isinstance(ply, dict):
            action = self.action_of(ply)
        elif ply in self.actions:
            action, ply = ply, self.game.action_table.to_json(self.fields, ply)
        else:
            raise WordsError("words-action", action=ply)
        self.game.loops.play(self._states, action)
        self.plies.append(ply)
        self._reading = None
        return self

    def draw(self, dice: Any) -> int:
        """An outcome of chance, by number, drawn with its true probability.

        Raises `WordsError` if it is not chance that is to act.

        >>> import numpy
        >>> from atoll.engine.dice import Dice
        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.draw(numpy.zeros(1, DICE)) in state.actions
        True
        """
        if not self.chance:
            raise WordsError("words-over" if self.over else "words-decision")
        return int(self.game.loops.chance(self._states, dice))

    def view(self, seat: int | None) -> Words:
        """The position in words as a seat sees it; None for a spectator.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.view(0)["phase"]
        'die'
        """
        if seat is not None:
            check_seat(seat, self.players)
        return self.reading.view(seat)

    def observe(self, seat: int) -> Any:
        """The position as numbers, as a seat sees it (see `atoll.engine.features`).

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.observe(0).shape
        (325,)
        """
        check_seat(seat, self.players)
        seen = self.game.features.observation.array()
        self.game.loops.see(self._states, seat, seen)
        return seen.view(np.int8)

    def open_view(self) -> Words:
        """The position in words with nothing hidden, for looking back at a finished game.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> state.open_view() == state.view(None)  # nobody holds anything secret there
        True
        """
        besides = self.game.secrets.open_view
        return {**self.reading.public, **besides(self.fields)} if besides else self.view(None)

    def told_to(self, seat: int | None) -> tuple[Words, list[Ply]]:
        """The set-up and the plies as a seat has learnt of them, with None in the gaps.

        This is the seat's information state with perfect recall: two games are the same to it
        if and only if this is the same.

        >>> state = atoll.make("tobago", players=2).new(seed=1)
        >>> setup, plies = state.play(state.legal[0]).told_to(1)
        >>> plies == state.plies  # everybody saw where the first vehicle was placed
        True
        """
        if seat is not None:
            check_seat(seat, self.players)
        secrets = self.game.secrets
        setup = secrets.veil_setup(self.setup, seat, len(self.plies))
        return setup, [secrets.veil_ply(ply, seat) for ply in self.plies]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> while not state.over:
        ...     state = state.play(state.legal[0])
        >>> len(state.outcome.scores), state.outcome.reason
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
            cooperative=self.game.together,
        )

    def copy(self) -> Self:
        """The same position once more, to go on with separately.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> twin = state.copy().play(state.legal[0])
        >>> len(state.plies), len(twin.plies)
        (0, 1)
        """
        return self.without_past().in_line(self, len(self.plies))

    def ahead(self, ply: Ply) -> Self:
        """The position to which a ply would lead, without the plies before it.

        Raises `WordsError` if it is not legal.
        """
        return self.without_past().play(ply)

    def without_past(self) -> Self:
        """The same position once more, without the plies before it."""
        about = (self.game, self.players, self.options, self.setup)
        return type(self)(*about, copy_records(self._states), self._reading)

    def in_line(self, line: Position, plies: int) -> Self:
        """This position without a past, as the one after so many plies of a line."""
        self.plies = line.plies[:plies]
        self.redeals = {number: each for number, each in line.redeals.items() if number <= plies}
        return self

    def go_on(self, ahead: Position) -> Self:
        """Play what has been looked at, as this position's `ahead` gave it."""
        self._states, self._reading = ahead._states, ahead._reading
        self.plies += ahead.plies
        return self

    def rewound(self, plies: int) -> Position:
        """This game as it stood after so many of its plies.

        >>> state = atoll.make("la_tortuga", players=4).new(seed=1)
        >>> before = state.to_bytes()
        >>> state.play(state.legal[0]).rewound(0).to_bytes() == before
        True
        """
        earlier = self.game.lay_out(self.players, self.options, self.setup)
        if 0 in self.redeals:
            earlier.deal_anew(self.redeals[0])
        return earlier.follow(self, plies)

    def follow(self, line: Position, plies: int) -> Self:
        """Play on as this game went in a line that goes further, up to so many plies."""
        for number in range(len(self.plies) + 1, plies + 1):
            self.play(line.plies[number - 1])
            if number in line.redeals:
                self.deal_anew(line.redeals[number])
        return self

    def redeal_for(self, seat: int, seed: int) -> Redeal:
        """What this seat cannot know, dealt anew; nothing where nothing is hidden from it."""
        imagined = self.imagined_by(seat, seed)
        return Redeal(seat, changed_fields(self.state, imagined.state))

    def deal_anew(self, redeal: Redeal) -> Self:
        """Go on from a position that a seat may take this one for."""
        put_in_place(self._states, redeal.fields)
        self.redeals[len(self.plies)] = redeal
        self._reading = None
        return self

    def imagined_by(self, seat: int, seed: int) -> Self:
        """A position this seat may take this one for: what it cannot know is dealt anew.

        Its `setup` and `plies` are those the seat has learnt of, with None in the gaps.

        >>> state = atoll.make("tobago", players=3).new(seed=1)
        >>> state.imagined_by(0, seed=5).view(0) == state.view(0)
        True
        """
        twin = self.copy()
        twin.setup, twin.plies = self.told_to(seat)
        twin.redeals = {}  # they tell what others were dealt
        dice = Dice.array()
        dice["state"] = np.uint64(seed)
        self.game.loops.resample(twin._states, seat, dice)
        twin._reading = None
        return twin

    def to_bytes(self) -> bytes:
        """The whole record; equal bytes are equal positions.

        >>> game = atoll.make("tobago", players=3)
        >>> game.new(seed=1).to_bytes() == game.new(seed=1).to_bytes()
        True
        """
        raw: bytes = self._states.tobytes()
        return raw
