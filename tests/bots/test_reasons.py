"""La Tortuga's reasons, each in a position for it."""

from typing import Any

import pytest

from atoll.bots.advice import Reason
from atoll.bots.bot import see
from atoll.bots.la_tortuga.reasons import reasons
from atoll.engine.position import Position
from atoll.games import find

TORTUGA = find("la_tortuga")


def position(egg: int = 4) -> Position:
    """Four turtles on the raft, seat 0 about to move."""
    return TORTUGA.lay_out(4, {}, {"first": 0, "egg": egg})


def throw(position: Position, *values: int) -> Position:
    """Throw these dice in one move."""
    for number, value in enumerate(values):
        if number:
            position.play({"by": position.actor, "do": "roll"})
        position.play({"by": "chance", "do": "die", "value": value})
    return position


def move(position: Position, *values: int) -> Position:
    """A whole move with these dice."""
    throw(position, *values)
    if position.actor >= 0 and len(values) < 3:
        position.play({"by": position.actor, "do": "stop"})
    return position


def why(position: Position, do: str) -> dict[str, Any]:
    seat = position.actor
    found: list[Reason] = reasons(see(position, {seat}, 1), {"by": seat, "do": do})
    return {reason.id.removeprefix("la_tortuga-hint-"): reason.args for reason in found}


@pytest.mark.parametrize(("total", "sides"), [(1, 0), (2, 1), (4, 3), (6, 5)])
def test_the_risk_of_another_die(total: int, sides: int) -> None:
    assert why(throw(position(), total), "roll") == {"busts": {"sides": sides}}


def test_a_bust_loses_the_place_on_the_ring() -> None:
    there = position()
    for _ in range(4):
        move(there, 5)
    assert why(throw(there, 5), "roll")["loses-place"] == {"spaces": 5}
    assert "loses-place" not in why(throw(position(), 1), "roll")


def test_stopping_lands_on_a_space_or_on_another_turtle() -> None:
    assert why(throw(position(), 3), "stop") == {"lands": {"space": 3}}
    assert why(throw(move(position(), 3), 3), "stop") == {"rides": {"turtle": 0}}


def test_reaching_the_beach_takes_the_card() -> None:
    there = position(egg=5)
    move(there, 1, 1, 4)  # to space 18
    for _ in range(3):
        move(there, 1)
    throw(there, 3)
    assert why(there, "stop") == {"takes": {"eggs": 5}}
    assert why(there, "roll")["may-take"] == {"sides": 4, "eggs": 5}
