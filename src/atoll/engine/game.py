"""The description of a game: all that the rest of Atoll knows about it."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any

import numpy as np

from atoll.engine import choices as choice_values
from atoll.engine import options as option_values
from atoll.engine.bind import Loops, Rules, bind_loops
from atoll.engine.choices import Choice
from atoll.engine.dice import DICE, seed_dice
from atoll.engine.features import Features
from atoll.engine.menu import menu_for
from atoll.engine.options import Option, OptionError
from atoll.engine.position import Position
from atoll.engine.reading import Reading
from atoll.engine.record import Plain
from atoll.engine.result import RESULT
from atoll.engine.words import Ply, Words


@dataclass(frozen=True)
class Vocabulary:
    """A game's words: how its numbers are spoken and understood (see its `words.py`).

    But for `lay_out`, which fills the record, these functions get the record's fields as
    plain numbers and lists (`record.Plain`); the record itself is their `state.record`.
    """

    to_words: Callable[[Any, int], Ply]
    """An action in words; the state is the one it is about to be done in."""
    from_words: Callable[[Any, Ply], int]
    """The action these words mean; raises `WordsError`.  It need not be legal."""
    setup_to_words: Callable[[Any], Words]
    """The set-up of a game that has just been laid out."""
    lay_out: Callable[[Any, int, Any, Words], None]
    """Lay out the set-up told in words: `(state, players, encoded options, setup)`."""


@dataclass(frozen=True)
class Secrets:
    """Who may know what (see the game's `secrets.py`); a seat of None is a spectator.

    `public` and `private` get the record's fields as plain numbers and lists, as the
    vocabulary does; together they are the view of a seat.
    """

    public: Callable[[Any], Words]
    """The position in words, as everybody sees it."""
    private: Callable[[Any, int | None], Words]
    """What this seat sees besides, under other names."""
    veil_ply: Callable[[Ply, int | None], Ply]
    """A ply as this seat learns of it, with None for what it may not know."""
    veil_setup: Callable[[Words, int | None, int], Words]
    """A set-up as this seat may know it after so many plies."""
    open_view: Callable[[Any], Words] | None = None
    """What all seats together see besides the public part; None: nobody sees anything besides."""


@dataclass(frozen=True)
class Game:
    """A game: its name, its sizes and options, its rules, its words and its secrets."""

    name: str
    seats: range
    options: tuple[Option, ...]
    state: np.dtype[Any]
    actions: int
    """Players' actions have numbers below this, chance's from it on."""
    most_actions: int
    """So many are on the longest menu."""
    reasons: tuple[str, ...]
    rules: Rules
    vocabulary: Vocabulary
    secrets: Secrets
    features: Features
    facts: Callable[[Any, Ply, Any], Words]
    """What a ply brought about that it does not say itself, as everybody saw it.

    It gets the fields of the record before and after the ply (see the game's `facts.py`).
    """
    choices: tuple[Choice, ...] = ()
    """What of the set-up people may choose; all else is always dealt."""
    together: bool = False
    """Whether all win or lose together."""
    hidden_hands: bool = False
    """Whether a seat sees what others must not: then a screen is passed on with care."""

    @cached_property
    def menu(self) -> np.dtype[Any]:
        return menu_for(self.most_actions)

    @cached_property
    def loops(self) -> Loops:
        return bind_loops(self.module, self.rules, self.examples)

    @cached_property
    def examples(self) -> dict[str, Any]:
        """A value of the right type for each parameter that loops over games share."""
        return {
            "states": np.zeros(0, self.state),
            "menus": np.zeros(0, self.menu),
            "dice": np.zeros(0, DICE),
            "results": np.zeros(0, RESULT),
            "seen": np.zeros(0, self.features.dtype),
            "options": np.zeros(0, np.int64),
            "seed": np.uint64(0),
            "players": 0,
            "seat": 0,
            "action": 0,
        }

    @property
    def title(self) -> str:
        """The name as people read it; the page has better ones for Atoll's own games.

        >>> atoll.games.find("la_tortuga").title
        'La Tortuga'
        """
        return self.name.replace("_", " ").title()

    @property
    def module(self) -> str:
        """The module that has this game as `GAME`: its rules' own, or the package around them."""
        rules = str(self.rules.step.__module__)
        alone = getattr(sys.modules[rules], "GAME", None) is self
        return rules if alone else rules.rpartition(".")[0]

    def __reduce__(self) -> Any:
        """By the module that has it: a pickle or a copy carries no rules."""
        return _imported, (self.module,)

    def check_players(self, players: Any) -> int:
        """The number of players, if this game takes it; raises `OptionError`.

        >>> atoll.games.find("tobago").check_players(3)
        3
        """
        if type(players) is not int or players not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise OptionError(
                "option-players", game=self.name, low=low, high=high, players=str(players)
            )
        return players

    def check_options(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """All options, those not chosen at their defaults; raises `OptionError`.

        >>> atoll.games.find("la_tortuga").check_options({})
        {'spend_eggs': False}
        """
        return option_values.complete(self.name, self.options, chosen)

    def read_options(self, texts: list[str]) -> dict[str, Any]:
        """The options typed as KEY=VALUE, the rest at their defaults."""
        return self.check_options(option_values.parse(self.name, self.options, texts))

    def check_chosen(self, players: int, chosen: Mapping[str, Any]) -> None:
        """Refuse, with a `WordsError`, what cannot be chosen of the set-up."""
        choice_values.check(self.name, self.choices, players, chosen)

    def encode_options(self, options: Mapping[str, Any]) -> Any:
        return option_values.encode(self.options, options)

    def new(self, players: int | None = None, *, seed: int = 0, **options: Any) -> Position:
        """A new game, laid out by the dice of a seed.

        >>> atoll.games.find("la_tortuga").new(players=4, seed=1).players
        4
        """
        dice = np.zeros(1, DICE)
        seed_dice(dice[0], np.uint64(seed))
        return self.deal(self.seats[0] if players is None else players, options, dice)

    def deal(
        self,
        players: int,
        options: Mapping[str, Any],
        dice: Any,
        chosen: Mapping[str, Any] | None = None,
    ) -> Position:
        """A new game, laid out by these dice but for what was chosen (see `choices`)."""
        players, values = self.check_players(players), self.check_options(options)
        states = np.zeros(1, self.state)
        self.loops.deal(states, players, self.encode_options(values), dice)
        setup = self.vocabulary.setup_to_words(Plain(states))
        if chosen:
            self.check_chosen(players, chosen)
            return self.lay_out(players, values, choice_values.put_in_place(setup, chosen))
        return Position(self, players, values, setup, states)

    def lay_out(self, players: int, options: Mapping[str, Any], setup: Words) -> Position:
        """A new game, laid out as told in words; raises `WordsError` or `OptionError`.

        >>> game = atoll.games.find("la_tortuga")
        >>> game.lay_out(4, {}, {"first": 2, "egg": 5}).setup
        {'first': 2, 'egg': 5}
        """
        players, values = self.check_players(players), self.check_options(options)
        states = np.zeros(1, self.state)
        self.vocabulary.lay_out(states[0], players, self.encode_options(values), setup)
        return Position(self, players, values, setup, states)

    def read_observation(self, vector: Any) -> Words:
        """An observation told in words: the view of the seat that made it.

        >>> game = atoll.games.find("tobago")
        >>> state = game.new(players=3, seed=1)
        >>> game.read_observation(state.observe(2)) == state.view(2)
        True
        """
        states = np.zeros(1, self.state)
        seat = self.features.restore(self.features.named(vector), states[0])
        return Reading(self, states).view(seat)


def _imported(module: str) -> Game:
    game: Game = import_module(module).GAME
    return game
