"""Binding the search to one game and one policy."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

import numpy as np

from atoll.bots.search import foresight, loops, tree
from atoll.engine.bind import bind
from atoll.engine.entry import Entry
from atoll.engine.game import Game
from atoll.engine.result import MOST_SEATS
from atoll.engine.rule import inline


@dataclass(frozen=True)
class Knowledge:
    """A game's policy and what goes with it; `atoll.bots.search.contract` says what each does."""

    name: str
    """Of the module of the policy, in the folder of its game: compiled code is kept for it."""
    decide: Any
    fresh: Any
    appraise: Any
    needs_menu: bool = True
    """Whether `decide` looks at the menu; listing all actions takes time."""


@dataclass(frozen=True)
class Search:
    """The search for one game and one policy.

    `loops`, `tree` and `foresight` in `atoll.bots.search` say what each function does.
    """

    game: Game
    ask_policy: Entry
    advance: Entry
    compare: Entry
    grow: Entry
    foresee: Entry


# Each calls only those before it.
_LOOPS = (loops.roll_out, loops.weigh, loops.advance, loops.ask_policy, loops.compare)
_TREE = (
    *(tree.find_child, tree.child_of, tree.choose_child),
    *(tree.descend, tree.settle, tree.grow),
    foresight.foresee,
)
_ENTRIES = ("ask_policy", "advance", "compare", "grow", "foresee")


@inline
def no_menu(state: Any, menu: Any) -> None:
    """In place of listing actions that the policy does not look at."""


def bind_search(game: Game, knowledge: Knowledge) -> Search:
    """The search for a game whose bots stand in the folder of its name."""
    owner = f"atoll.bots.{game.name}"
    # Numba loads no cached code for a module that cannot be imported.
    assert find_spec(f"{owner}.{knowledge.name}"), f"there is no {owner}.{knowledge.name}"
    return bind_search_in(owner, game, knowledge)


def bind_search_in(owner: str, game: Game, knowledge: Knowledge) -> Search:
    """The search for a game, its compiled code kept for a module that can be imported."""
    scope = dict(vars(game.rules))
    scope |= {"decide": knowledge.decide, "fresh": inline(knowledge.fresh)}
    scope["appraise"] = knowledge.appraise
    scope["TOGETHER"] = game.together
    listing = scope["list_actions"]
    if not knowledge.needs_menu:
        scope["list_actions"] = no_menu
    _bind_all(_LOOPS, owner, knowledge.name, scope)
    scope["list_actions"] = listing  # in the tree, all actions are looked at
    _bind_all(_TREE, owner, knowledge.name, scope)
    examples = _examples(game)
    entries = (Entry(scope[name], examples, brief=name == "ask_policy") for name in _ENTRIES)
    return Search(game, *entries)


def _examples(game: Game) -> dict[str, Any]:
    """A value of the right type for each parameter of the search."""
    return {
        **game.examples,
        "roots": np.zeros(0, game.state),
        "trials": np.zeros(0, game.state),
        "actions": np.zeros(0, np.int64),
        "mine": np.zeros(0, np.int64),
        "values": np.zeros(MOST_SEATS),
        "sums": np.zeros(MOST_SEATS),
        "nodes": np.zeros(0, tree.NODE),
        "rules": np.zeros(0),
        "table": np.zeros((0, 0, 0), np.float32),
        "size": 0,
        "count": 0,
        "horizon": 0,
        "tilt": 0.0,
    }


def _bind_all(
    texts: Iterable[Callable[..., Any]], owner: str, name: str, scope: dict[str, Any]
) -> None:
    for text in texts:
        scope[text.__name__] = bind(text, owner, scope, f"{name}.{text.__name__}")
