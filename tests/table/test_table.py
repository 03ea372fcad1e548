"""A table is a fold over its events."""

import msgspec
import pytest

from atoll.table.commands import creation, gameplay
from atoll.table.commands.checks import require_started
from atoll.table.events import Abandoned, Began, Created, Event, Played, Undone
from atoll.table.seats import seating
from atoll.table.table import Table
from atoll.table.views.presence import Presence
from atoll.table.views.table_view import describe
from atoll.table.views.viewer import Viewer
from tests.table.tables import (
    ISLAND,
    TORTUGA,
    actor_of,
    apply_all,
    begun,
    chairs,
    play_on,
    position_of,
    set_up,
    token,
)


@pytest.mark.parametrize("picture", ["HB", "BRB", "HRBB", "RBRBRBH"])
def test_the_same_events_make_the_same_table(picture: str) -> None:
    table = play_on(begun(picture))
    restored = Table.of(table.id, table.events, lambda _: TORTUGA)
    assert table.status == restored.status == "over"
    assert position_of(restored).to_bytes() == position_of(table).to_bytes()
    assert position_of(restored).plies == position_of(table).plies
    assert require_started(restored).chance_plies == require_started(table).chance_plies
    assert restored.seq == table.seq == len(table.events)


def test_a_table_is_open_then_playing_then_over() -> None:
    table = set_up("HB")
    assert table.status == "open"
    apply_all(table, gameplay.begin(table))
    assert table.status == "playing"
    assert play_on(table).status == "over"


def test_a_game_begins_with_what_was_chosen() -> None:
    chosen = {"roles": [None, "pilot", None]}
    created = creation.create(ISLAND, 3, {}, chairs("HHR"), chosen)
    table = Table("isle", created, lambda _: ISLAND)
    assert describe(table, Viewer(), Presence()).chosen == chosen
    apply_all(table, gameplay.begin(table))
    assert position_of(table).setup["roles"][1] == "pilot"
    by_lot = ISLAND.deal(3, {}, table.chance.dice("setup")).setup
    assert position_of(table).setup["tiles"] == by_lot["tiles"]
    assert position_of(table).setup["hands"] == by_lot["hands"]


def test_an_event_without_the_chosen_field_means_no_choices() -> None:
    fields = msgspec.to_builtins(set_up("HB").created)
    del fields["chosen"]
    assert msgspec.convert(fields, Created).chosen == {}


def test_chance_plays_up_to_the_next_decision() -> None:
    table = set_up("HHHH")
    first, *others = gameplay.begin(table)
    assert isinstance(first, Began)
    assert [type(event) for event in others] == [Played]
    assert isinstance(others[0], Played)
    assert others[0].ply["do"] == "die"
    assert table.started is None, "a command by itself changes nothing"
    apply_all(table, [first, *others])
    while table.status == "playing":
        assert not position_of(table).chance
        seat = actor_of(table)
        ply, *chance = gameplay.play(table, [seat], table.seq, {"by": seat, "do": "stop"})
        assert isinstance(ply, Played)
        assert ply.ply == {"by": seat, "do": "stop"}
        assert all(isinstance(event, Played) and event.ply["by"] == "chance" for event in chance)
        apply_all(table, [ply, *chance])


@pytest.mark.parametrize("event", [Played({"by": 0, "do": "roll"}), Undone(0), Abandoned()])
def test_an_event_of_the_game_is_an_error_before_it_has_begun(event: Event) -> None:
    with pytest.raises(ValueError, match="before the game began"):
        set_up("HB").apply(event)


def test_a_token_holds_only_its_own_seat() -> None:
    table = set_up("HBHO")
    assert table.seats_of([token(0)]) == {0}
    assert table.seats_of([token(2), token(0)]) == {0, 2}
    assert table.seats_of([token(1), token(3), "", "x" * 1000]) == frozenset()


def test_events_contain_only_digests_of_tokens() -> None:
    table = set_up("HO")
    apply_all(table, [seating.sit(table, "Bo", "a secret token")])
    assert table.seats_of(["a secret token"]) == {1}
    assert "a secret token" not in repr(table.events)
    assert token(0) not in repr(table.events)
    assert table.seats_of([table.chairs[1].key or ""]) == frozenset()
