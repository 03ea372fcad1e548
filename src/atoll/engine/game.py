"""The description of a game: everything the rest of Atoll knows about it."""

import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any, TypeAlias, cast

import numpy as np
from numpy.typing import ArrayLike

from atoll.engine import choices as choice_values
from atoll.engine import options as option_values
from atoll.engine.actions import Actions
from atoll.engine.bind import AnyRules, Loops
from atoll.engine.choices import Choice
from atoll.engine.contract import GameRecord
from atoll.engine.editions import EDITION, EarlierOptions
from atoll.engine.json_values import InputError, Json, JsonValue, Ply
from atoll.engine.options import Option, OptionError, Options, OptionValue
from atoll.engine.position import Position
from atoll.engine.records.arrays import Records
from atoll.engine.records.dice import DICE, Dice, Seed, make_dice
from atoll.engine.records.features import Features
from atoll.engine.records.menu import Menu, menu_for
from atoll.engine.records.record import RecordFields
from atoll.engine.records.result import RESULT
from atoll.engine.schema import AnyView, as_json
from atoll.engine.snapshot import Snapshot
from atoll.engine.text import view_as_text

__all__ = [
    "MOST_DEALS",
    "AnyFields",
    "AnyRecords",
    "Game",
    "Secrets",
    "no_effects",
    "nothing_private",
    "public_ply",
    "public_setup",
]

MOST_DEALS = 40
"""Deals to try until one fits what was chosen; a few are enough wherever any can."""

# A game is a value, not a type: what knows only its name cannot know its record.
AnyRecords: TypeAlias = Records[Any]
"""The records of any game."""

# As above; the fields are found at runtime.
AnyFields: TypeAlias = Any
"""The record of any game, or its fields as plain numbers and lists (`RecordFields`)."""


def nothing_private(fields: AnyFields, seat: int | None) -> Json:
    """The private part of a view in a game where all is public: nothing."""
    return {}


def public_ply(ply: Ply, seat: int | None) -> Ply:
    """A ply that every seat sees in full."""
    return ply


def public_setup(setup: Json, seat: int | None, plies: int) -> Json:
    """A set-up that every seat sees in full."""
    return setup


def no_effects(before: AnyFields, ply: Ply, after: AnyFields) -> AnyView:
    """The effects of plies in a game where plies say everything themselves."""
    return {}


@dataclass(frozen=True)
class Secrets:
    """What each seat may know (see the game's `secrets.py`); a seat of None is a spectator.

    `public` and `private` get the record's fields as plain numbers and lists
    (`RecordFields`); together they are the view of a seat.  A game without secrets has
    `public` only.  Functions annotated to return a struct (see the games' `views.py`) give
    the view a schema.
    """

    public: Callable[[AnyFields], AnyView]
    """The part of the position that everybody sees."""
    private: Callable[[AnyFields, int | None], AnyView] = nothing_private
    """What else this seat sees, under other keys."""
    veil_ply: Callable[[Ply, int | None], Ply] = public_ply
    """A ply as this seat sees it, with None for what it may not know."""
    veil_setup: Callable[[Json, int | None, int], Json] = public_setup
    """A set-up as this seat may know it after a number of plies."""
    open_view: Callable[[AnyFields], AnyView] | None = None
    """What all seats together see in addition to the public part, if anything."""


@dataclass(frozen=True)
class Game:
    """A game: its name, its sizes and options, its rules, its set-up and its secrets."""

    name: str
    seats: range
    options: tuple[Option, ...]
    record: type[GameRecord]
    action_table: Actions
    most_actions: int
    """The length of the longest menu."""
    reasons: tuple[str, ...]
    rules: AnyRules
    setup_to_json: Callable[[AnyFields], AnyView]
    """The set-up of a game that has just been laid out, given its record's fields."""
    lay_out_json: Callable[[AnyFields, Json], None]
    """Lay out a set-up in a record that is blank except for `players` and the options."""
    secrets: Secrets
    features: Features
    effects: Callable[[AnyFields, Ply, AnyFields], AnyView] = no_effects
    """The effects of a ply that it does not say itself, as everybody saw them.

    It gets the fields of the record before and after the ply (see the game's `effects.py`).
    """
    draw_text: Callable[[Json], str] = view_as_text
    """A view of a position as text."""
    choices: tuple[Choice, ...] = ()
    """The parts of the set-up of which each seat may choose its own."""
    parts: tuple[str, ...] = ()
    """The parts of the set-up that may be chosen whole; all else is always dealt."""
    cooperative: bool = False
    """Whether all win or lose together."""
    hidden_hands: bool = False
    """Whether seats hold secrets: players who share a screen must hide it when they pass it on."""
    earlier_options: Mapping[int, EarlierOptions] = field(default_factory=dict)
    """By edition: the options of earlier editions that had other ones."""

    @property
    def state(self) -> np.dtype[np.void]:
        """The layout of a game in progress."""
        return self.record.dtype

    @property
    def actions(self) -> int:
        """The number of players' actions; those of chance are numbered from here on."""
        return self.action_table.count

    @cached_property
    def menu(self) -> np.dtype[np.void]:
        return menu_for(self.most_actions)

    def new_menus(self, count: int = 1) -> Records[Menu]:
        """Menus to fill, one for each game."""
        return cast("Records[Menu]", np.zeros(count, self.menu))

    @cached_property
    def loops(self) -> Loops:
        return Loops(self.module, self.rules, self.examples)

    @cached_property
    def examples(self) -> dict[str, object]:
        """A value of the right type for each parameter that loops over games share."""
        return {
            "states": np.zeros(0, self.state),
            "blanks": np.zeros(0, self.state),
            "menus": np.zeros(0, self.menu),
            "dice": np.zeros(0, DICE),
            "results": np.zeros(0, RESULT),
            "seen": np.zeros(0, self.features.dtype),
            "seed": np.uint64(0),
            "row": 0,
            "seat": 0,
            "action": 0,
        }

    @property
    def title(self) -> str:
        """The name for display; the page has translated ones for Atoll's own games.

        >>> atoll.games.find("la_tortuga").title
        'La Tortuga'
        """
        return self.name.replace("_", " ").title()

    @property
    def module(self) -> str:
        """The module that has this game as `GAME`: that of its rules, or their package."""
        rules = str(self.rules.step.__module__)
        alone = getattr(sys.modules[rules], "GAME", None) is self
        return rules if alone else rules.rpartition(".")[0]

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        """Pickle and copy the game as a reference to its module: rules cannot be pickled."""
        return _imported, (self.module,)

    def check_players(self, players: object) -> int:
        """The number of players, if this game takes it; raises `OptionError`.

        >>> atoll.games.find("tobago").check_players(3)
        3
        """
        if isinstance(players, np.integer):
            players = int(players)
        if type(players) is not int or players not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise OptionError(
                "option-players", game=self.name, low=low, high=high, players=str(players)
            )
        return players

    def check_options(self, chosen: Mapping[str, object], edition: int = EDITION) -> Options:
        """All options of an edition, those not chosen at their defaults; raises `OptionError`.

        >>> atoll.games.find("la_tortuga").check_options({})
        {'spend_eggs': False}
        """
        earlier = self.earlier_options.get(edition)
        return option_values.complete(
            self.name, earlier.options if earlier else self.options, chosen
        )

    def current_options(self, options: Mapping[str, OptionValue], edition: int) -> Options:
        """All options of an earlier edition as the options of today that mean the same.

        >>> game = atoll.games.find("tobago")
        >>> game.current_options(game.check_options({"curse": "one"}, 1), 1)["curse_cards"]
        1
        """
        earlier = self.earlier_options.get(edition)
        return earlier.to_current(dict(options)) if earlier else dict(options)

    def read_options(self, texts: list[str]) -> Options:
        """The options given as KEY=VALUE, the rest at their defaults."""
        return self.check_options(option_values.parse(self.name, self.options, texts))

    def check_chosen(self, players: int, chosen: Mapping[str, JsonValue]) -> None:
        """Raise `InputError` if this part of the set-up cannot be chosen."""
        choice_values.check(self.name, self.choices, self.parts, players, chosen)

    def blank(
        self, players: int, options: Mapping[str, OptionValue], edition: int = EDITION
    ) -> Records[GameRecord]:
        """A record with only the edition, the number of players and the options filled in."""
        states = self.record.array()
        states["edition"] = edition
        states["players"] = players
        option_values.fill(states, self.options, self.current_options(options, edition))
        return states

    def new(self, players: int | None = None, *, seed: Seed = 0, **options: object) -> Position:
        """A new game, laid out by the dice of a seed; None takes a fresh one.

        >>> atoll.games.find("la_tortuga").new(players=4, seed=1).players
        4
        """
        dealt = self.seats[0] if players is None else players
        return self.deal(dealt, options, make_dice(seed))

    def deal(
        self,
        players: int,
        options: Mapping[str, object],
        dice: Records[Dice],
        chosen: Mapping[str, JsonValue] | None = None,
        edition: int = EDITION,
    ) -> Position:
        """A new game, laid out by these dice except for what was chosen (see `choices`).

        Where what is dealt does not fit what was chosen, the same dice deal again.  Raises
        `InputError` or `OptionError` if nothing fits it.
        """
        players, values = self.check_players(players), self.check_options(options, edition)
        if not chosen:
            return self._deal(players, values, dice, edition)
        self.check_chosen(players, chosen)
        for _ in range(MOST_DEALS - 1):
            with suppress(InputError):
                return self._deal_around(players, values, dice, chosen, edition)
        return self._deal_around(players, values, dice, chosen, edition)

    def _deal_around(
        self,
        players: int,
        options: Options,
        dice: Records[Dice],
        chosen: Mapping[str, JsonValue],
        edition: int,
    ) -> Position:
        """Deal, and put in place what was chosen; raise `InputError` if they do not fit."""
        fixed = {
            option.name: chosen[option.name] for option in self.options if option.name in chosen
        }
        values = self.check_options({**options, **fixed}, edition)
        dealt = self._deal(players, values, dice, edition).setup
        setup = choice_values.apply_choices(dealt, self.parts, chosen)
        return self.lay_out(players, options, setup, edition)

    def _deal(self, players: int, options: Options, dice: Records[Dice], edition: int) -> Position:
        states = self.blank(players, options, edition)
        self.loops.deal(states, dice)
        setup = as_json(self.setup_to_json(RecordFields(states)))
        return Position(self, players, options, setup, states)

    def lay_out(
        self, players: int, options: Mapping[str, object], setup: Json, edition: int = EDITION
    ) -> Position:
        """A new game from a set-up in JSON; raises `InputError` or `OptionError`.

        >>> game = atoll.games.find("la_tortuga")
        >>> game.lay_out(4, {}, {"first": 2, "egg": 5}).setup
        {'first': 2, 'egg': 5}
        """
        players, values = self.check_players(players), self.check_options(options, edition)
        states = self.blank(players, values, edition)
        self.lay_out_json(states[0], setup)
        return Position(self, players, values, setup, states)

    def read_observation(self, vector: ArrayLike) -> Json:
        """An observation in JSON: the view of the seat that made it.

        >>> game = atoll.games.find("tobago")
        >>> state = game.new(players=3, seed=1)
        >>> game.read_observation(state.observe(2)) == state.view(2)
        True
        """
        states = self.record.array()
        seat = self.features.restore(self.features.named(vector), states[0])
        return Snapshot(self, states).view(seat)


def _imported(module: str) -> Game:
    game: Game = import_module(module).GAME
    return game
