"""With whose eyes somebody sees a table."""

from dataclasses import replace

import pytest

from atoll.engine.game import Secrets
from atoll.table import table_view
from atoll.table.refusal import Refusal
from atoll.table.seats.viewer import Viewer, perspective_of, share_view, shared_seats
from atoll.table.table import Table
from tests.table.tables import TORTUGA, actor_of, begun, happen, holding, play_on, seen

HIDDEN = replace(
    TORTUGA,
    hidden_hands=True,
    secrets=Secrets(
        public=lambda state: {"name": "isle"},
        private=lambda state, seat: {"eyes": seat},
        veil_ply=lambda ply, seat: ply if ply["by"] == seat else {**ply, "do": None},
        veil_setup=lambda setup, seat, plies: {"first": setup["first"], "egg": None},
    ),
)


def spectator(perspective: int | None = None) -> Viewer:
    return Viewer(perspective=perspective)


def lend(table: Table, seat: int, lent: bool = True) -> None:
    happen(table, share_view(table, [seat], seat, lent))


def test_whoever_holds_a_seat_sees_with_its_eyes_alone() -> None:
    table = begun("HHH", HIDDEN)
    lend(table, 2)
    for through in (None, 0, 1, 2, 99):
        assert perspective_of(table, Viewer(frozenset([0]), through)) == 0


def test_people_who_share_a_page_look_with_the_eyes_of_the_decider() -> None:
    table = begun("HHHH")
    for _ in range(40):
        assert perspective_of(table, holding(0, 1, 2, 3)) == actor_of(table)
        others = [seat for seat in range(4) if seat != actor_of(table)]
        assert perspective_of(table, holding(*others)) == others[0]
        play_on(table, most=1)


def test_where_hands_are_hidden_they_have_to_say_who_looks() -> None:
    table = begun("HHHH", HIDDEN)
    shared = holding(0, 1, 2, 3)
    assert perspective_of(table, shared) is None
    assert table_view.position_json(table, shared)["legal"] == []
    assert {ply["do"] for ply in table_view.history(table, shared)[1]} <= {None}
    other = (actor_of(table) + 1) % 4
    words = table_view.position_json(table, shared._replace(perspective=other))
    assert (seen(words)["eyes"], words["legal"]) == (other, [])
    words = table_view.position_json(table, shared._replace(perspective=actor_of(table)))
    assert seen(words)["eyes"] == actor_of(table)
    assert {ply["by"] for ply in words["legal"]} == {actor_of(table)}


def test_a_shared_page_gets_no_eyes_of_a_seat_elsewhere() -> None:
    table = begun("HHHH", HIDDEN)
    lend(table, 3)
    assert perspective_of(table, Viewer(frozenset([0, 1]), 3)) is None


def test_a_spectator_looks_with_the_eyes_that_are_lent() -> None:
    table = begun("HHB", HIDDEN)
    assert perspective_of(table, spectator(perspective=0)) is None
    lend(table, 0)
    assert shared_seats(table) == {0}
    assert perspective_of(table, spectator(perspective=0)) == 0
    assert perspective_of(table, spectator(perspective=1)) is None
    assert perspective_of(table, spectator()) is None
    assert table_view.position_json(table, spectator(perspective=0))["legal"] == []
    lend(table, 0, lent=False)
    assert perspective_of(table, spectator(perspective=0)) is None


def test_bots_among_themselves_have_nothing_to_hide() -> None:
    assert shared_seats(begun("RRR", HIDDEN)) == {0, 1, 2}
    assert shared_seats(begun("HRR", HIDDEN)) == frozenset()


def test_only_its_own_person_lends_the_eyes_of_a_seat() -> None:
    table = begun("HHB", HIDDEN)
    for held, seat in ([1], 0), ([], 0), ([0], 2), ([0], 7):
        with pytest.raises(Refusal) as refused:
            share_view(table, held, seat, True)
        assert refused.value.id == "refused-seat"
    lend(table, 0)
    assert share_view(table, [0], 0, True) == []
