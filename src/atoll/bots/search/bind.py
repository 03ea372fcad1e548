"""Binding the search to one game and one policy."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from atoll.bots.search import foresight, loops, tree
from atoll.engine.bind import bind
from atoll.engine.game import Game
from atoll.engine.rule import inlined, rule


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
    advance: Any
    ask_policy: Any
    compare: Any
    grow: Any
    foresee: Any


# Each calls only those before it.
_LOOPS = (loops.roll_out, loops.weigh, loops.advance, loops.ask_policy, loops.compare)
_TREE = (
    *(tree.find_child, tree.child_of, tree.choose_child),
    *(tree.descend, tree.settle, tree.grow),
    foresight.foresee,
)


@rule
def no_menu(state: Any, menu: Any) -> None:
    """In place of listing actions nobody looks at."""


def bind_search(game: Game, knowledge: Knowledge) -> Search:
    """The search for a game whose bots stand in the folder of its name."""
    owner = f"atoll.bots.{game.name}"
    # Numba finds nothing in its cache for a module that cannot be imported.
    assert find_spec(f"{owner}.{knowledge.name}"), f"there is no {owner}.{knowledge.name}"
    scope = {name: inlined(each) for name, each in vars(game.rules).items()}
    scope |= {"decide": knowledge.decide, "fresh": inlined(knowledge.fresh)}
    scope["appraise"] = knowledge.appraise
    scope["TOGETHER"] = game.together
    listing = scope["list_actions"]
    if not knowledge.needs_menu:
        scope["list_actions"] = inlined(no_menu)
    _bind_all(_LOOPS, owner, knowledge.name, scope)
    scope["list_actions"] = listing  # in the tree, all actions are looked at
    _bind_all(_TREE, owner, knowledge.name, scope)
    told = ("advance", "ask_policy", "compare", "grow", "foresee")
    return Search(game, *(scope[name] for name in told))


def _bind_all(
    texts: Iterable[Callable[..., Any]], owner: str, name: str, scope: dict[str, Any]
) -> None:
    for text in texts:
        scope[text.__name__] = bind(text, owner, scope, f"{name}.{text.__name__}")
