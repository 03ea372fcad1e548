"""The action table: from its declaration come packing, JSON, the short notation and dispatch."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from atoll.engine.actions import Actions, SeatNames
from atoll.engine.compiler.entry import compiling_is_disabled, entry
from atoll.engine.compiler.rule import rule
from atoll.engine.contract import CHANCE
from atoll.engine.json_values import InputError
from atoll.engine.records.record import Record, i4
from atoll.engine.verbs import names, number_of, numbers, verb

COLOURS = ("red", "light blue", "green")
TEAM = ("anna", "ben")

STOP = verb("stop")
PAINT = verb("paint", names("colour", COLOURS[::2]), by=lambda fields: fields.turn)
MOVE = verb("move", numbers("from", 4), numbers("to", 6, low=1))
SWAP = verb("swap", names("map", COLOURS[::2]), numbers("places", 2), numbers("places", 2))
ANSWER = verb("answer", numbers("by", 1), numbers("value", 3))
DIE = verb("die", numbers("value", 6, low=1), by=CHANCE, also={"seat": lambda fields: fields.turn})

ACTIONS = Actions("Test", STOP, PAINT, MOVE, SWAP, ANSWER, DIE)


def fields(actor: int = 1, turn: int = 0) -> Any:
    return SimpleNamespace(actor=actor, turn=turn)


@pytest.mark.parametrize("action", range(ACTIONS.total))
def test_every_action_has_one_verb_and_comes_back_from_its_nouns(action: int) -> None:
    found = [each for each in ACTIONS.verbs.values() if each.has(action)]
    assert found == [ACTIONS.parts(action)[0]]
    made = {
        STOP: lambda: STOP.action,
        PAINT: lambda: PAINT.of(PAINT.noun(action)),
        MOVE: lambda: MOVE.of(*MOVE.nouns(action)),
        SWAP: lambda: SWAP.of(*SWAP.nouns(action)),
        ANSWER: lambda: ANSWER.of(*ANSWER.nouns(action)),
        DIE: lambda: DIE.of(DIE.noun(action)),
    }
    assert made[found[0]]() == action


def test_players_actions_come_before_those_of_chance() -> None:
    assert [ACTIONS.parts(action)[0] for action in range(ACTIONS.count, ACTIONS.total)] == [DIE] * 7
    with pytest.raises(AssertionError, match="before a player's"):
        Actions("Wrong", verb("die", by=CHANCE), verb("stop"))


@pytest.mark.parametrize(
    ("action", "ply", "text"),
    [
        (STOP.action, {"by": 1, "do": "stop"}, "stop"),
        (PAINT.of(1), {"by": 0, "do": "paint", "colour": "green"}, "paint green"),
        (MOVE.of(2, 5), {"by": 1, "do": "move", "from": 2, "to": 5}, "move 2 5"),
        (
            SWAP.of(0, 2, 1),
            {"by": 1, "do": "swap", "map": "red", "places": [2, 1]},
            "swap red 2 1",
        ),
        (ANSWER.of(0, 3), {"by": 0, "do": "answer", "value": 3}, "answer 0 3"),
        (DIE.of(6), {"by": "chance", "do": "die", "seat": 0, "value": 6}, "die 6"),
    ],
)
def test_an_action_has_its_json_and_its_notation(
    action: int, ply: dict[str, Any], text: str
) -> None:
    position = fields()
    assert ACTIONS.to_json(position, action) == ply
    assert list(ACTIONS.to_json(position, action)) == list(ply)
    assert ACTIONS.from_json(position, ply) == action
    assert ACTIONS.to_text(position, action) == text
    assert ACTIONS.from_text(position, text) == action


@pytest.mark.parametrize(
    ("ply", "why"),
    [
        ({"by": 1}, "no verb None"),
        ({"by": 1, "do": "swim"}, "no verb 'swim'"),
        ({"do": "stop"}, "lacks 'by'"),
        ({"by": 1, "do": "stop", "to": 3}, "unknown key 'to'"),
        ({"by": 1, "do": "move", "from": 1}, "lacks 'to'"),
        ({"by": 1, "do": "move", "from": 1, "to": 0}, "from 1 to 6, not 0"),
        ({"by": 1, "do": "move", "from": True, "to": 1}, "not True"),
        ({"by": 1, "do": "paint", "colour": "blue"}, "red, green"),
        ({"by": 1, "do": "swap", "map": "red", "places": [1]}, "'places' must be a list of 2"),
        ({"by": 1, "do": "swap", "map": "red", "places": [1, 3]}, r"places\[1\]"),
    ],
)
def test_json_that_means_nothing_is_refused(ply: dict[str, Any], why: str) -> None:
    with pytest.raises(InputError, match=why):
        ACTIONS.from_json(fields(), ply)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no verb ''"),
        ("swim 3", "no verb 'swim'"),
        ("move 1", "move FROM TO"),
        ("move 1 2 3", "move FROM TO"),
        ("move 1 x", "not 'x'"),
        ("move 1 9", "from 1 to 6, not 9"),
    ],
)
def test_a_notation_that_means_nothing_is_refused(text: str, why: str) -> None:
    with pytest.raises(InputError, match=why):
        ACTIONS.from_text(fields(), text)


def test_the_notation_names_the_seat_where_other_seats_may_act() -> None:
    paint = verb("paint", names("colour", COLOURS, words=1), by=lambda fields: fields.turn)
    table = Actions(
        "Team",
        paint,
        seat_names=SeatNames(
            lambda fields, seat: TEAM[seat], lambda fields, word, key: number_of(word, TEAM, key)
        ),
    )
    position = fields(turn=1)
    assert table.to_text(position, paint.of(0)) == "paint ben red"
    assert table.from_text(position, "paint ben red") == paint.of(0)
    assert table.from_text(position, "paint red") == paint.of(0)
    with pytest.raises(InputError, match="not legal"):
        table.from_text(position, "paint anna red")
    with pytest.raises(InputError, match=r"paint \[BY\] COLOUR"):
        table.from_text(position, "paint")


# ── Compiled ─────────────────────────────────────────────────────────────────────────────


class Log(Record):
    total: i4


@rule
def count_one(log: Log) -> None:
    log.total += 1


@rule
def count_move(log: Log, start: int, end: int) -> None:
    log.total += 10 * start + end


@rule
def count_swap(log: Log, place: int, one: int, other: int) -> None:
    log.total += 1000 * place + 100 * one + 10 * other + 5


@rule
def count_other(log: Log, action: int) -> None:
    log.total += 10_000 + action


@ACTIONS.dispatch({STOP: count_one, MOVE: count_move, SWAP: count_swap}, otherwise=count_other)
def carry_out(log: Log, action: int) -> None:
    """Count an action."""


@entry({"logs": Log.array(0), "action": 0}, brief=True)
def carry_out_one(logs: Any, action: int) -> tuple[int, bool]:
    carry_out(logs[0], action)
    start, end = MOVE.nouns(MOVE.of(3, 2))
    return MOVE.of(start, end) + DIE.of(2) + STOP.action, PAINT.has(action)


def expected(action: int) -> int:
    verb, nouns = ACTIONS.parts(action)
    if verb is STOP:
        return 1
    if verb is MOVE:
        return 10 * nouns[0] + nouns[1]
    if verb is SWAP:
        return 1000 * nouns[0] + 100 * nouns[1] + 10 * nouns[2] + 5
    return 10_000 + action


@pytest.mark.parametrize("compiled", [False, True])
def test_dispatch_hands_an_action_and_its_nouns_to_the_rule_of_its_verb(compiled: bool) -> None:
    if compiled and compiling_is_disabled():
        pytest.skip("there is nothing compiled")
    if compiled:
        carry_out_one.compile()
    for action in range(ACTIONS.total):
        logs = Log.array()
        number, paints = carry_out_one(logs, action)
        assert logs["total"].tolist() == [expected(action)]
        assert number == MOVE.of(3, 2) + DIE.of(2) + STOP.action
        assert paints == PAINT.has(action)


def small(first: int, second: int) -> tuple[int, int]:
    """Whole numbers as a record's bytes hold them."""
    cells: Any = np.array([first, second], np.int8)
    return cells[0], cells[1]


def test_small_numpy_integers_do_not_overflow() -> None:
    assert MOVE.of(*small(4, 6)) == MOVE.of(4, 6)
    big = verb("big", numbers("a", 99), numbers("b", 99))
    Actions("Big", big)
    assert big.of(*small(99, 99)) == 9999


def test_a_verb_without_a_rule_is_an_error() -> None:
    with pytest.raises(AssertionError, match="no rule for paint"):
        ACTIONS.dispatch({STOP: count_one, MOVE: count_move, SWAP: count_swap, ANSWER: count_move})


def test_dispatch_keeps_name_and_docstring() -> None:
    assert (carry_out.__name__, carry_out.__doc__) == ("carry_out", "Count an action.")
    assert carry_out.__module__ == __name__
