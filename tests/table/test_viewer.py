"""Viewers: the perspective from which each sees a table."""

from dataclasses import replace

import pytest

from atoll.engine.game import Secrets
from atoll.table.commands.refusal import Refusal
from atoll.table.table import Table
from atoll.table.views import table_view
from atoll.table.views.viewer import Viewer, perspective_of, share_view, shared_seats
from tests.table.tables import TORTUGA, actor_of, apply_all, begun, play_on, view_in, viewer_of

HIDDEN = replace(
    TORTUGA,
    hidden_hands=True,
    secrets=Secrets(
        public=lambda state: {"name": "isle"},
        private=lambda state, seat: {"perspective": seat},
        veil_ply=lambda ply, seat: ply if ply["by"] == seat else {**ply, "do": None},
        veil_setup=lambda setup, seat, plies: {"first": setup["first"], "egg": None},
    ),
)


def spectator(perspective: int | None = None) -> Viewer:
    return Viewer(perspective=perspective)


def share(table: Table, seat: int, shared: bool = True) -> None:
    apply_all(table, share_view(table, [seat], seat, shared))


def test_the_holder_of_one_seat_sees_only_its_view() -> None:
    table = begun("HHH", HIDDEN)
    share(table, 2)
    for perspective in (None, 0, 1, 2, 99):
        assert perspective_of(table, Viewer(frozenset([0]), perspective)) == 0


def test_people_who_share_a_page_see_the_view_of_the_seat_to_decide() -> None:
    table = begun("HHHH")
    for _ in range(40):
        assert perspective_of(table, viewer_of(0, 1, 2, 3)) == actor_of(table)
        others = [seat for seat in range(4) if seat != actor_of(table)]
        assert perspective_of(table, viewer_of(*others)) == others[0]
        play_on(table, most=1)


def test_people_who_share_a_page_must_ask_for_a_perspective_if_hands_are_hidden() -> None:
    table = begun("HHHH", HIDDEN)
    shared = viewer_of(0, 1, 2, 3)
    assert perspective_of(table, shared) is None
    assert table_view.seen_position(table, shared).legal == []
    assert {ply["do"] for ply in table_view.history(table, shared)[1]} <= {None}
    other = (actor_of(table) + 1) % 4
    message = table_view.seen_position(table, shared._replace(perspective=other))
    assert (view_in(message)["perspective"], message.legal) == (other, [])
    message = table_view.seen_position(table, shared._replace(perspective=actor_of(table)))
    assert view_in(message)["perspective"] == actor_of(table)
    assert {ply["by"] for ply in message.legal} == {actor_of(table)}


def test_people_who_share_a_page_do_not_get_a_shared_view_of_another_seat() -> None:
    table = begun("HHHH", HIDDEN)
    share(table, 3)
    assert perspective_of(table, Viewer(frozenset([0, 1]), 3)) is None


def test_a_spectator_sees_a_shared_view() -> None:
    table = begun("HHB", HIDDEN)
    assert perspective_of(table, spectator(perspective=0)) is None
    share(table, 0)
    assert shared_seats(table) == {0}
    assert perspective_of(table, spectator(perspective=0)) == 0
    assert perspective_of(table, spectator(perspective=1)) is None
    assert perspective_of(table, spectator()) is None
    assert table_view.seen_position(table, spectator(perspective=0)).legal == []
    share(table, 0, shared=False)
    assert perspective_of(table, spectator(perspective=0)) is None


def test_all_views_are_shared_where_only_bots_play() -> None:
    assert shared_seats(begun("RRR", HIDDEN)) == {0, 1, 2}
    assert shared_seats(begun("HRR", HIDDEN)) == frozenset()


def test_only_its_own_person_shares_the_view_of_a_seat() -> None:
    table = begun("HHB", HIDDEN)
    for held_seats, seat in ([1], 0), ([], 0), ([0], 2), ([0], 7):
        with pytest.raises(Refusal) as refused:
            share_view(table, held_seats, seat, True)
        assert refused.value.id == "refused-seat"
    share(table, 0)
    assert share_view(table, [0], 0, True) == []
