"""Binding the search to one game and one policy."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, ParamSpec, TypeAlias, TypeVar

import numpy as np

from atoll.bots.search import loops, rollout_value, tree
from atoll.engine.bind import bind
from atoll.engine.compiler.entry import Entry
from atoll.engine.compiler.rule import inline
from atoll.engine.contract import GameRecord
from atoll.engine.game import Game
from atoll.engine.json_values import Json
from atoll.engine.records.arrays import FloatRow, Records, zeros
from atoll.engine.records.dice import Dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.result import MOST_SEATS, Result

__all__ = ["Policy", "Scratch", "Search", "bind_search", "no_menu"]

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound=GameRecord)

Scratch: TypeAlias = tuple[
    Records[GameRecord], Records[Menu], Records[Dice], Records[Result], FloatRow
]
"""The buffers of simulated games: `trials`, `menus`, `dice`, `results` and `values`."""


@dataclass(frozen=True)
class Policy(Generic[S]):
    """A policy and what the search needs besides; see `atoll.bots.search.contract`."""

    name: str
    """Unique within the game: it is part of the cache key of the compiled code."""
    decide: Callable[[S, Menu, Dice], int]
    event_kind: Callable[[S], int]
    appraise: Callable[[S, FloatRow], None]
    needs_menu: bool = True
    """Whether `decide` looks at the menu; listing all actions takes time."""


class Search:
    """The search for one game and one policy.

    `loops`, `tree` and `rollout_value` in `atoll.bots.search` say what each function does.
    """

    def __init__(self, owner: str, game: Game, policy: Policy[S]) -> None:
        """`owner` is a module that can be imported: the compiled code is cached for it."""
        self.game = game
        examples, scope = _examples(game), dict[str, object](vars(game.rules))
        scope |= {"decide": policy.decide, "event_kind": inline(policy.event_kind)}
        scope |= {"appraise": policy.appraise, "COOPERATIVE": game.cooperative}

        def bound(function: Callable[P, T]) -> Callable[P, T]:
            name = function.__name__
            made = bind(function, owner, scope, f"{policy.name}.{name}")
            scope[name] = made
            return made

        def entry(function: Callable[P, T], *, brief: bool = False) -> Entry[P, T]:
            return Entry(bound(function), examples, brief=brief)

        if not policy.needs_menu:
            scope["list_actions"] = no_menu
        bound(loops.roll_out)
        bound(loops.evaluate_seat)
        self.ask_policy = entry(loops.ask_policy, brief=True)
        self.advance = entry(loops.advance)
        self.compare = entry(loops.compare)
        scope["list_actions"] = game.rules.list_actions  # the tree always needs the actions
        bound(tree.descend)
        bound(tree.evaluate_seats)
        self.grow = entry(tree.grow)
        self.rollout_value = entry(rollout_value.rollout_value)

    def scratch(self) -> Scratch:
        """Return new buffers for simulated games."""
        return (
            self.game.record.array(),
            self.game.new_menus(),
            Dice.array(),
            Result.array(),
            zeros(MOST_SEATS),
        )


@inline
def no_menu(state: GameRecord, menu: Menu) -> None:
    """Replaces `list_actions` for a policy that does not use the menu."""


_decide_of: dict[str, object] = {}


def bind_search(game: Game, policy: Policy[S]) -> Search:
    """Return the search for a game whose bots are in the folder of its name."""
    owner = f"atoll.bots.{game.name}"
    # If two policies had the same name, one would load the other's code from the cache.
    name = f"{owner}.{policy.name}"
    assert _decide_of.setdefault(name, policy.decide) is policy.decide, f"two are {name}"
    return Search(owner, game, policy)


def _examples(game: Game) -> Json:
    """Return a value of the right type for each parameter of the search."""
    return {
        **game.examples,
        "roots": game.record.array(0),
        "trials": game.record.array(0),
        "actions": zeros(0, np.int64),
        "mine": zeros(0, np.int64),
        "values": zeros(MOST_SEATS),
        "sums": zeros(MOST_SEATS),
        "nodes": tree.Node.array(0),
        "table": zeros((0, 0, 0), np.float32),
        "size": 0,
        "count": 0,
        "horizon": 0,
        "exploration": 0.0,
        "lead_bonus": 0.0,
    }
