"""A view contains only what its viewer may know.

La Tortuga hides nothing, so here it is played as a game with secrets: a seat sees only its own
plies, and every view names its perspective.
"""

from dataclasses import replace

from msgspec import to_builtins

from atoll.bots.bot import see
from atoll.engine.game import Secrets
from atoll.engine.json_values import Json, Ply
from atoll.table.views import table_view
from atoll.table.views.presence import Presence
from tests.table.tables import (
    TORTUGA,
    actor_of,
    begun,
    play_on,
    position_of,
    set_up,
    view_in,
    viewer_of,
)

WITH_SECRETS = replace(
    TORTUGA,
    secrets=Secrets(
        public=lambda state: {"name": "isle"},
        private=lambda state, seat: {"perspective": seat},
        veil_ply=lambda ply, seat: ply if ply["by"] == seat else {**ply, "do": None},
        veil_setup=lambda setup, seat, plies: {"first": setup["first"], "egg": None},
    ),
)


def actors_shown(plies: list[Ply]) -> set[int | str]:
    """The seats whose plies are not hidden."""
    return {ply["by"] for ply in plies if ply["do"] is not None}


def test_a_seat_sees_its_own_view() -> None:
    table = play_on(begun("HHHH", WITH_SECRETS), most=30)
    for seat in range(4):
        message = table_view.seen_position(table, viewer_of(seat))
        assert view_in(message)["perspective"] == seat
        assert message.seat == seat
        setup, plies = table_view.history(table, viewer_of(seat))
        assert setup is not None
        assert setup["egg"] is None
        assert actors_shown(plies) == {seat}


def test_a_spectator_sees_nothing_private_and_has_no_plies() -> None:
    table = play_on(begun("HHHH", WITH_SECRETS), most=30)
    message = table_view.seen_position(table, viewer_of())
    assert view_in(message)["perspective"] is None
    assert message.seat is None
    assert message.legal == []
    assert actors_shown(table_view.history(table, viewer_of())[1]) == set()


def test_only_the_seat_to_decide_gets_its_legal_plies() -> None:
    table = begun("HHHH")
    decider = actor_of(table)
    for seat in range(4):
        legal: list[Json] = table_view.seen_position(table, viewer_of(seat)).legal
        assert legal == (position_of(table).legal if seat == decider else [])


def test_the_seed_stays_secret_until_the_end() -> None:
    table = set_up("HB")
    assert table_view.describe(table, viewer_of(0), Presence()).seed is None
    table = begun("HB")
    assert table.created.seed not in repr(table_view.describe(table, viewer_of(0), Presence()))
    play_on(table)
    assert table_view.describe(table, viewer_of(0), Presence()).seed == table.created.seed


def test_the_view_of_a_table_lists_its_seats() -> None:
    message = table_view.describe(
        set_up("HBO"), viewer_of(0), Presence(online=frozenset([0]), watching=3)
    )
    assert message.yours == [0]
    assert message.status == "open"
    assert to_builtins(message.seats) == [
        {
            "kind": "human",
            "name": "Player 0",
            "bot": None,
            "online": True,
            "grace": None,
            "emblem": None,
        },
        {
            "kind": "bot",
            "name": None,
            "bot": "stop4",
            "online": True,
            "grace": None,
            "emblem": None,
        },
        {"kind": "open", "name": None, "bot": None, "online": False, "grace": None, "emblem": None},
    ]
    assert message.watching == 3


def test_an_open_table_shows_no_position() -> None:
    table = set_up("HO")
    assert to_builtins(table_view.seen_position(table, viewer_of(0))) == {
        "view": None,
        "decides": None,
        "legal": [],
        "outcome": None,
        "seat": 0,
    }
    assert table_view.history(table, viewer_of(0)) == (None, [])


def test_bots_see_no_more_than_people() -> None:
    table = play_on(begun("RRRR", WITH_SECRETS), most=30)
    seat = actor_of(table)
    seen = see(position_of(table), {seat}, seed=1)
    assert seen.view["perspective"] == seat
    assert actors_shown(seen.determinized.plies) == {seat}
    assert seen.determinized.setup["egg"] is None
    assert seen.legal == position_of(table).legal
    seen.determinized.play(seen.legal[0])
    assert len(position_of(table).plies) == len(seen.determinized.plies) - 1
