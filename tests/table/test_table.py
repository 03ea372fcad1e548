"""A table is what its events make of it."""

import msgspec
import pytest

from atoll.table import commands, creation
from atoll.table.checks import require_started
from atoll.table.events import Began, Created, Played
from atoll.table.seats import seating
from atoll.table.seats.presence import Presence
from atoll.table.seats.viewer import Viewer
from atoll.table.table import Table
from atoll.table.table_view import describe
from tests.table.tables import (
    ISLAND,
    TORTUGA,
    actor_of,
    begun,
    chairs,
    happen,
    play_on,
    position_of,
    set_up,
    token,
)


@pytest.mark.parametrize("picture", ["HB", "BRB", "HRBB", "RBRBRBH"])
def test_the_same_events_make_the_same_table(picture: str) -> None:
    table = play_on(begun(picture))
    again = Table.of(table.id, table.events, lambda _: TORTUGA)
    assert table.status == again.status == "over"
    assert position_of(again).to_bytes() == position_of(table).to_bytes()
    assert position_of(again).plies == position_of(table).plies
    assert require_started(again).chance_plies == require_started(table).chance_plies
    assert again.seq == table.seq == len(table.events)


def test_a_table_as_it_was() -> None:
    table = play_on(begun("BB"), most=20)
    earlier = table.until(12)
    assert earlier.seq == 12
    assert earlier.status == "playing"
    happen(earlier, table.events[12:])
    assert position_of(earlier).to_bytes() == position_of(table).to_bytes()


def test_the_status_of_a_table() -> None:
    table = set_up("HB")
    assert table.status == "open"
    happen(table, commands.begin(table))
    assert table.status == "playing"
    assert play_on(table).status == "over"


def test_a_game_begins_with_what_was_chosen() -> None:
    chosen = {"roles": [None, "pilot", None]}
    created = creation.create(ISLAND, 3, {}, chairs("HHR"), chosen)
    table = Table("isle", created, lambda _: ISLAND)
    assert describe(table, Viewer(), Presence())["chosen"] == chosen
    happen(table, commands.begin(table))
    assert position_of(table).setup["roles"][1] == "pilot"
    by_lot = ISLAND.deal(3, {}, table.chance.dice("setup")).setup
    assert position_of(table).setup["tiles"] == by_lot["tiles"]
    assert position_of(table).setup["hands"] == by_lot["hands"]


def test_a_table_written_down_before_anything_could_be_chosen() -> None:
    words = msgspec.to_builtins(set_up("HB").created)
    del words["chosen"]
    assert msgspec.convert(words, Created).chosen == {}


def test_chance_plays_on_to_the_next_decision() -> None:
    table = set_up("HHHH")
    first, *others = commands.begin(table)
    assert isinstance(first, Began)
    assert [type(event) for event in others] == [Played]
    assert isinstance(others[0], Played)
    assert others[0].ply["do"] == "die"
    assert table.started is None, "a command by itself changes nothing"
    happen(table, [first, *others])
    while table.status == "playing":
        assert not position_of(table).chance
        seat = actor_of(table)
        ply, *chance = commands.play(table, [seat], table.seq, {"by": seat, "do": "stop"})
        assert isinstance(ply, Played)
        assert ply.ply == {"by": seat, "do": "stop"}
        assert all(isinstance(event, Played) and event.ply["by"] == "chance" for event in chance)
        happen(table, [ply, *chance])


def test_a_token_holds_its_seat_and_no_other() -> None:
    table = set_up("HBHO")
    assert table.seats_of([token(0)]) == {0}
    assert table.seats_of([token(2), token(0)]) == {0, 2}
    assert table.seats_of([token(1), token(3), "", "x" * 1000]) == frozenset()


def test_only_digests_of_tokens_are_written_down() -> None:
    table = set_up("HO")
    happen(table, [seating.sit(table, "Bo", "a secret token")])
    assert table.seats_of(["a secret token"]) == {1}
    assert "a secret token" not in repr(table.events)
    assert token(0) not in repr(table.events)
    assert table.seats_of([table.chairs[1].key or ""]) == frozenset()
