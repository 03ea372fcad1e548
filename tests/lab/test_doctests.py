"""Every example in the documentation of the library does what it says."""

import doctest
from importlib import import_module

import pytest

import atoll

LIBRARY = (
    "atoll",
    "atoll.engine.batch",
    "atoll.engine.features",
    "atoll.engine.game",
    "atoll.engine.position",
    "atoll.lab.gymnasium_env",
    "atoll.lab.line_up",
    "atoll.lab.match",
    "atoll.lab.pettingzoo_env",
    "atoll.lab.simulate",
    "atoll.lab.state",
    "atoll.lab.summary",
    "atoll.lab.variant",
    "atoll.lab.vector",
    "atoll.lab.walk",
    "atoll.pictures",
)


@pytest.mark.parametrize("name", LIBRARY)
def test_examples(name: str) -> None:
    import_module("atoll.games")
    found = doctest.testmod(import_module(name), extraglobs={"atoll": atoll})
    assert found.attempted
    assert not found.failed
