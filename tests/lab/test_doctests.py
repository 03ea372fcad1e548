"""Every example in the documentation of the library does what it says."""

import doctest
from importlib import import_module
from inspect import isfunction

import pytest

import atoll
from atoll.lab.line_up import LineUp
from atoll.lab.state import State
from atoll.lab.variant import Variant
from atoll.lab.vector import VectorGame
from atoll.lab.walk import Walk

LIBRARY = (
    "atoll",
    "atoll.engine.batch",
    "atoll.engine.dice",
    "atoll.engine.features",
    "atoll.engine.actions",
    "atoll.engine.game",
    "atoll.engine.position",
    "atoll.engine.record",
    "atoll.engine.text",
    "atoll.engine.result",
    "atoll.lab.gymnasium_env",
    "atoll.lab.interval",
    "atoll.lab.line_up",
    "atoll.lab.match",
    "atoll.lab.pettingzoo_env",
    "atoll.lab.simulate",
    "atoll.lab.state",
    "atoll.lab.summary",
    "atoll.lab.tally",
    "atoll.lab.variant",
    "atoll.lab.vector",
    "atoll.lab.walk",
    "atoll.pictures",
    "atoll.testing.check",
    "atoll.games.la_tortuga.text",
)


WHOLE = (State, Variant, Walk, VectorGame, LineUp)


@pytest.mark.parametrize("kind", WHOLE)
def test_every_verb_has_an_example(kind: type) -> None:
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
