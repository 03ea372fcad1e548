"""Setting up a table, and what is refused."""

from typing import Any

import pytest

from atoll.table.commands.creation import create, human
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Chair
from tests.table.tables import (
    ISLAND,
    TORTUGA,
    chairs,
    refusal_id,
)


def test_a_table_is_set_up_with_all_its_options() -> None:
    created = create(TORTUGA, 3, {"spend_eggs": True}, chairs("HBO"))
    assert created.options == {"spend_eggs": True}
    assert [chair.kind for chair in created.chairs] == ["human", "bot", "open"]
    assert create(TORTUGA, 2, {}, chairs("HB")).options == {"spend_eggs": False}


@pytest.mark.parametrize(
    ("message", "players", "options", "seats"),
    [
        ("table-players", 1, {}, "H"),
        ("table-players", 8, {}, "HHHHHHHH"),
        ("table-players", True, {}, "HH"),
        ("table-options", 2, {"fly": True}, "HH"),
        ("table-options", 2, {"spend_eggs": 1}, "HH"),
        ("table-seats", 3, {}, "HH"),
        ("table-seats", 2, {}, "HHH"),
    ],
)
def test_a_table_with_wrong_players_options_or_seats_cannot_be_set_up(
    message: str, players: int, options: dict[str, Any], seats: str
) -> None:
    assert refusal_id(lambda: create(TORTUGA, players, options, chairs(seats))) == message


def test_roles_can_be_chosen() -> None:
    created = create(ISLAND, 3, {}, chairs("HRO"), {"roles": ["pilot", None, "diver"]})
    assert created.chosen == {"roles": ["pilot", None, "diver"]}
    assert create(ISLAND, 3, {}, chairs("HRO")).chosen == {}


@pytest.mark.parametrize(
    "chosen",
    [
        {"roles": ["pilot", "pilot"]},
        {"roles": ["pilot", "cook"]},
        {"roles": ["pilot"]},
        {"hands": [None, None]},
    ],
)
def test_wrong_choices_are_refused(chosen: dict[str, Any]) -> None:
    assert refusal_id(lambda: create(ISLAND, 2, {}, chairs("HR"), chosen)) == "table-chosen"


def test_la_tortuga_has_no_choices() -> None:
    with pytest.raises(Refusal, match="'roles' cannot be chosen in la_tortuga"):
        create(TORTUGA, 2, {}, chairs("HB"), {"roles": ["pilot", None]})


def test_an_unknown_bot_is_refused() -> None:
    seats = [Chair(bot="genius"), Chair()]
    assert refusal_id(lambda: create(TORTUGA, 2, {}, seats)) == "table-bot"


@pytest.mark.parametrize("name", ["", "   ", "\n", "x" * 33, "a\x00b", "a\u202eb", "\u200b"])
def test_empty_long_and_unprintable_names_are_refused(name: str) -> None:
    assert refusal_id(lambda: human(name, "token")) == "seat-name"


@pytest.mark.parametrize(
    ("name", "tidy"),
    [(" Ann ", "Ann"), ("Ann \t Lee", "Ann Lee"), ("x" * 32, "x" * 32), ("Ольга 🐢", "Ольга 🐢")],
)
def test_names_are_tidied(name: str, tidy: str) -> None:
    assert human(name, "token").name == tidy
