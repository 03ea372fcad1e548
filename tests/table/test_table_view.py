"""Only what a seat may know is ever said to it.

La Tortuga hides nothing, so here it is played as a game with secrets: a seat sees the values
of its own decisions only, and every view says whose it is.
"""

from dataclasses import replace

from atoll.bots.bot import see
from atoll.engine.game import Secrets
from atoll.engine.json_values import Json, Ply
from atoll.table import table_view
from atoll.table.seats.presence import Presence
from tests.table.tables import TORTUGA, begun, holding, play_on, seen, set_up

SECRETIVE = replace(
    TORTUGA,
    secrets=Secrets(
        public=lambda state: {"name": "isle"},
        private=lambda state, seat: {"eyes": seat},
        veil_ply=lambda ply, seat: ply if ply["by"] == seat else {**ply, "do": None},
        veil_setup=lambda setup, seat, plies: {"first": setup["first"], "egg": None},
    ),
)


def told(plies: list[Ply]) -> set[int | str]:
    """Whose plies can be understood."""
    return {ply["by"] for ply in plies if ply["do"] is not None}


def test_a_seat_sees_with_its_own_eyes() -> None:
    table = play_on(begun("HHHH", SECRETIVE), most=30)
    for seat in range(4):
        words = table_view.position_json(table, holding(seat))
        assert seen(words)["eyes"] == seat
        assert words["seat"] == seat
        setup, plies = table_view.history(table, holding(seat))
        assert setup is not None
        assert setup["egg"] is None
        assert told(plies) == {seat}


def test_a_spectator_sees_nothing_private_and_has_no_plies() -> None:
    table = play_on(begun("HHHH", SECRETIVE), most=30)
    words = table_view.position_json(table, holding())
    assert seen(words)["eyes"] is None
    assert words["seat"] is None
    assert words["legal"] == []
    assert told(table_view.history(table, holding())[1]) == set()


def test_only_own_plies_are_offered() -> None:
    table = begun("HHHH")
    assert table.position is not None
    decider = table.position.actor
    for seat in range(4):
        legal: list[Json] = table_view.position_json(table, holding(seat))["legal"]
        assert legal == (table.position.legal if seat == decider else [])


def test_the_seed_stays_secret_until_the_end() -> None:
    table = set_up("HB")
    assert table_view.describe(table, holding(0), Presence())["seed"] is None
    table = begun("HB")
    assert table.created.seed not in repr(table_view.describe(table, holding(0), Presence()))
    play_on(table)
    assert table_view.describe(table, holding(0), Presence())["seed"] == table.created.seed


def test_who_sits_where() -> None:
    words = table_view.describe(
        set_up("HBO"), holding(0), Presence(online=frozenset([0]), watching=3)
    )
    assert words["yours"] == [0]
    assert words["status"] == "open"
    assert words["seats"] == [
        {"kind": "human", "name": "Player 0", "bot": None, "online": True, "grace": None},
        {"kind": "bot", "name": None, "bot": "stop4", "online": True, "grace": None},
        {"kind": "open", "name": None, "bot": None, "online": False, "grace": None},
    ]
    assert words["watching"] == 3


def test_an_open_table_shows_no_position() -> None:
    table = set_up("HO")
    assert table_view.position_json(table, holding(0)) == {
        "view": None,
        "decides": None,
        "legal": [],
        "outcome": None,
        "seat": 0,
    }
    assert table_view.history(table, holding(0)) == (None, [])


def test_bots_see_no_more_than_people() -> None:
    table = play_on(begun("RRRR", SECRETIVE), most=30)
    assert table.position is not None
    seat = table.position.actor
    seen = see(table.position, {seat}, seed=1)
    assert seen.view["eyes"] == seat
    assert told(seen.determinized.plies) == {seat}
    assert seen.determinized.setup["egg"] is None
    assert seen.legal == table.position.legal
    seen.determinized.play(seen.legal[0])
    assert len(table.position.plies) == len(seen.determinized.plies) - 1
