"""A game with a number of players and options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from numpy.typing import ArrayLike

from atoll import games
from atoll.engine.game import Game
from atoll.engine.json_values import Json
from atoll.engine.options import OptionValue
from atoll.engine.position import Position
from atoll.engine.records.dice import Seed, make_dice
from atoll.engine.records.features import Features
from atoll.engine.records.record import records_from_bytes
from atoll.lab.background import prepare
from atoll.lab.state import State, record_from_bytes

__all__ = ["Variant"]


@dataclass(frozen=True)
class Variant:
    """A game with a number of players and options, as `atoll.make` returns it.

    >>> atoll.make("forbidden_island", players=2, level="elite")
    Variant('forbidden_island', players=2, level='elite')
    """

    game: Game
    players: int
    options: Mapping[str, OptionValue]
    """All of them, those not chosen at their defaults."""

    @classmethod
    def of(cls, name: str, players: int | None, options: Mapping[str, object]) -> Variant:
        """Return a variant of the game of this name; raises `UnknownGameError` or `OptionError`.

        >>> Variant.of("tobago", None, {}).players
        2
        """
        game = games.find(name)
        prepare(game, game.loops.brief)
        count = game.check_players(game.seats[0] if players is None else players)
        return cls(game, count, game.check_options(options))

    @property
    def name(self) -> str:
        """What the game is called in transcripts.

        >>> atoll.make("tobago").name
        'tobago'
        """
        return self.game.name

    @property
    def actions(self) -> int:
        """The number of players' actions; the numbers of chance's actions come after them.

        >>> atoll.make("la_tortuga").actions
        16
        """
        return self.game.actions

    @property
    def features(self) -> Features:
        """The features of an observation.

        >>> atoll.make("la_tortuga").features.size
        325
        """
        return self.game.features

    def new(self, seed: Seed = 0) -> State:
        """Return a new game: the same seed gives the same deal and the same dice.

        None takes a random seed.

        >>> game = atoll.make("tobago", players=3)
        >>> game.new(seed=1).setup == game.new(seed=1).setup
        True
        """
        dice = make_dice(seed)
        return State(self.game.deal(self.players, self.options, dice), dice)

    def lay_out(self, setup: Json, seed: Seed = 0) -> State:
        """Return a new game with this set-up; raises `InputError`.

        >>> atoll.make("la_tortuga", players=4).lay_out({"first": 2, "egg": 5}).setup["egg"]
        5
        """
        laid_out = self.game.lay_out(self.players, self.options, setup)
        return State(laid_out, make_dice(seed))

    def from_bytes(self, raw: bytes, seed: Seed = 0) -> State:
        """Return the position that `State.to_bytes` wrote; raises `ValueError` for other bytes.

        It has no plies and no set-up, because they are not in the bytes.

        >>> game = atoll.make("la_tortuga", players=4)
        >>> game.from_bytes(b"something else")
        Traceback (most recent call last):
        ValueError: these bytes are not a position of la_tortuga from this version of Atoll
        """
        record = record_from_bytes(self.name, raw)
        states = records_from_bytes(record, self.game.record)
        blank = self.game.blank(self.players, self.options)
        settled = [
            "edition",
            "players",
            *(option.field or option.name for option in self.game.options),
        ]
        if any(states[name] != blank[name] for name in settled):
            raise ValueError(f"these bytes have another edition, players or options than {self}")
        position = Position(self.game, self.players, dict(self.options), {}, states)
        return State(position, make_dice(seed), recorded=False)

    def read_observation(self, vector: ArrayLike) -> Json:
        """Return an observation as JSON: the view of the observing seat.

        >>> game = atoll.make("tobago", players=3)
        >>> state = game.new(seed=1)
        >>> game.read_observation(state.observe(2)) == state.view(2)
        True
        """
        return self.game.read_observation(vector)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the name, the players and the options without the rules."""
        return Variant.of, (self.name, self.players, dict(self.options))

    def __repr__(self) -> str:
        chosen = [
            f"{option.name}={self.options[option.name]!r}"
            for option in self.game.options
            if self.options[option.name] != option.default
        ]
        return f"Variant({', '.join([repr(self.name), f'players={self.players}', *chosen])})"
