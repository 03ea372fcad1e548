"""Every example in the docstrings of the library works."""

import doctest
from importlib import import_module
from inspect import isfunction

import pytest

import atoll
from atoll.lab.environments.vector import VectorGame
from atoll.lab.environments.walk import Walk
from atoll.lab.matches.line_up import LineUp
from atoll.lab.state import State
from atoll.lab.variant import Variant

LIBRARY = (
    "atoll",
    "atoll.lab.batch",
    "atoll.engine.records.dice",
    "atoll.engine.records.features",
    "atoll.engine.actions",
    "atoll.engine.verbs",
    "atoll.engine.game",
    "atoll.engine.position",
    "atoll.engine.records.record",
    "atoll.engine.text",
    "atoll.engine.records.result",
    "atoll.lab.environments.gymnasium_env",
    "atoll.lab.matches.interval",
    "atoll.lab.matches.line_up",
    "atoll.lab.matches.match",
    "atoll.lab.environments.pettingzoo_env",
    "atoll.lab.simulations.simulate",
    "atoll.lab.state",
    "atoll.lab.simulations.summary",
    "atoll.lab.matches.tally",
    "atoll.lab.variant",
    "atoll.lab.environments.vector",
    "atoll.lab.environments.walk",
    "atoll.pictures",
    "atoll.testing.check",
    "atoll.games.la_tortuga.text",
)


WHOLE = (State, Variant, Walk, VectorGame, LineUp)


@pytest.mark.parametrize("kind", WHOLE)
def test_every_public_method_has_an_example(kind: type) -> None:
    methods = [
        each for name, each in vars(kind).items() if isfunction(each) and not name.startswith("_")
    ]
    assert methods
    assert [each.__name__ for each in methods if ">>>" not in (each.__doc__ or "")] == []


@pytest.mark.parametrize("name", LIBRARY)
def test_examples(name: str) -> None:
    import_module("atoll.games")
    found = doctest.testmod(import_module(name), extraglobs={"atoll": atoll})
    assert found.attempted
    assert not found.failed
