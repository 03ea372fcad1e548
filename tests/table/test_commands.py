"""Wishes are fulfilled by events, or refused with a message."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from atoll.engine.json_values import Ply
from atoll.table import commands
from atoll.table.creation import create, human
from atoll.table.events import Began, Chair, GivenToBot, Sat
from atoll.table.refusal import Refusal
from atoll.table.table import Table
from tests.table.tables import ISLAND, TORTUGA, begun, chairs, happen, play_on, set_up, token


def refusal(wish: Callable[[], Any]) -> str:
    """The message a wish is refused with."""
    with pytest.raises(Refusal) as raised:
        wish()
    return raised.value.id


# ── Setting up ───────────────────────────────────────────────────────────────────────────


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
def test_what_cannot_be_set_up(
    message: str, players: int, options: dict[str, Any], seats: str
) -> None:
    assert refusal(lambda: create(TORTUGA, players, options, chairs(seats))) == message


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
def test_what_cannot_be_chosen(chosen: dict[str, Any]) -> None:
    assert refusal(lambda: create(ISLAND, 2, {}, chairs("HR"), chosen)) == "table-chosen"


def test_a_game_in_which_nothing_can_be_chosen() -> None:
    with pytest.raises(Refusal, match="'roles' cannot be chosen in la_tortuga"):
        create(TORTUGA, 2, {}, chairs("HB"), {"roles": ["pilot", None]})


def test_an_unknown_bot_cannot_be_set_up() -> None:
    seats = [Chair(bot="genius"), Chair()]
    assert refusal(lambda: create(TORTUGA, 2, {}, seats)) == "table-bot"


@pytest.mark.parametrize("name", ["", "   ", "\n", "x" * 33, "a\x00b", "a\u202eb", "\u200b"])
def test_names_that_are_refused(name: str) -> None:
    assert refusal(lambda: human(name, "token")) == "seat-name"


@pytest.mark.parametrize(
    ("name", "tidy"),
    [(" Ann ", "Ann"), ("Ann \t Lee", "Ann Lee"), ("x" * 32, "x" * 32), ("Ольга 🐢", "Ольга 🐢")],
)
def test_names_are_tidied(name: str, tidy: str) -> None:
    assert human(name, "token").name == tidy


# ── Seats ────────────────────────────────────────────────────────────────────────────────


def test_sitting_down_on_any_open_seat() -> None:
    table = set_up("HOO")
    sat = commands.sit(table, "Bo", "token")
    assert (sat.seat, sat.name) == (1, "Bo")
    happen(table, [sat])
    assert commands.sit(table, "Cy", "token").seat == 2


def test_sitting_down_on_a_certain_seat() -> None:
    table = set_up("HOO")
    assert commands.sit(table, "Bo", "token", 2).seat == 2


def test_seats_that_cannot_be_had() -> None:
    table = set_up("HBO")
    assert refusal(lambda: commands.sit(table, "Bo", "token", 0)) == "seat-taken"
    assert refusal(lambda: commands.sit(table, "Bo", "token", 1)) == "seat-taken"
    assert refusal(lambda: commands.sit(table, "Bo", "token", 3)) == "seat-unknown"
    assert refusal(lambda: commands.sit(table, "Bo", "token", -1)) == "seat-unknown"
    assert refusal(lambda: commands.sit(table, "", "token", 2)) == "seat-name"
    happen(table, [Sat(2, "Bo", "key")])
    assert refusal(lambda: commands.sit(table, "Cy", "token")) == "seat-none-open"


def test_getting_up_before_the_game() -> None:
    table = set_up("HHO")
    assert refusal(lambda: commands.get_up(table, [0], 1)) == "refused-seat"
    assert refusal(lambda: commands.get_up(table, [0], 3)) == "seat-unknown"
    happen(table, commands.get_up(table, [1], 1))
    assert table.chairs[1] == Chair()
    assert not table.seats_of([token(1)])
    happen(table, [commands.sit(table, "Cy", "token of Cy")])
    assert table.seats_of(["token of Cy"]) == {1}


def test_nobody_gets_up_from_a_game() -> None:
    table = begun("HH")
    assert refusal(lambda: commands.get_up(table, [1], 1)) == "seat-begun"


def test_giving_a_seat_to_a_bot() -> None:
    table = set_up("HO")
    event = commands.give_to_bot(table, token(0), 1, "stop4")
    assert event == GivenToBot(1, "stop4")
    happen(table, [event])
    assert table.chairs[1].bot == "stop4"
    assert commands.may_begin(table)


def test_seats_that_no_bot_gets() -> None:
    table = set_up("HO")
    give = commands.give_to_bot
    assert refusal(lambda: give(table, "guess", 1, "stop4")) == "seat-token"
    assert refusal(lambda: give(table, token(0), 0, "stop4")) == "seat-taken"
    assert refusal(lambda: give(table, token(0), 9, "stop4")) == "seat-unknown"
    assert refusal(lambda: give(table, token(0), 1, "genius")) == "table-bot"


def test_a_game_begins_once_and_only_when_nobody_is_missing() -> None:
    assert not commands.may_begin(set_up("HO"))
    assert commands.may_begin(set_up("HB"))
    assert not commands.may_begin(begun("HB"))


# ── Plies ────────────────────────────────────────────────────────────────────────────────


def wish(table: Table, ply: Any, *, held: tuple[int, ...] = (0, 1, 2, 3), behind: int = 0) -> str:
    return refusal(lambda: commands.play(table, held, table.seq - behind, ply))


def decision(table: Table) -> Ply:
    assert table.position is not None
    return table.position.legal[0]


def test_plies_that_are_refused() -> None:
    table = begun("HHHH")
    ply = decision(table)
    seat = ply["by"]
    other = (seat + 1) % 4
    assert wish(table, ply, behind=1) == "refused-stale"
    assert wish(table, ply, behind=-1) == "refused-stale"
    assert wish(table, ply, held=(other,)) == "refused-seat"
    assert wish(table, ply, held=()) == "refused-seat"
    assert wish(table, {**ply, "by": other}) == "refused-turn"
    assert wish(table, {**ply, "by": 9}, held=(9,)) == "refused-turn"


@pytest.mark.parametrize(
    "change",
    [
        {"do": "fly"},
        {"do": None},
        {"do": []},
        {"do": {"roll": 1}},
        {"do": "spend", "value": 1},
        {"do": "spend"},
        {"do": "turtle", "turtle": 0},
        {"do": "die", "value": 6},
        {"extra": 1},
        {"by": None},
        {"by": "chance"},
        {"by": True},
        {"by": 1.0},
        {"by": "0"},
    ],
)
def test_plies_that_mean_nothing_here(change: Ply) -> None:
    table = begun("HHHH")
    assert wish(table, {**decision(table), **change}) == "refused-ply"


@pytest.mark.parametrize("ply", [None, [], "roll", 7, {}])
def test_things_that_are_no_plies(ply: Any) -> None:
    assert wish(begun("HHHH"), ply) == "refused-ply"


def test_nobody_plays_for_chance() -> None:
    table = begun("HHHH")
    die = {"by": "chance", "do": "die", "value": 1}
    assert wish(table, die) == "refused-ply"


def test_no_plies_before_the_game_and_after_it() -> None:
    ply = {"by": 0, "do": "stop"}
    assert wish(set_up("HHHO"), ply) == "refused-open"
    assert wish(play_on(begun("HHHH")), ply) == "refused-over"


def test_a_refused_ply_changes_nothing() -> None:
    table = begun("HHHH")
    assert table.position is not None
    before = table.position.to_bytes(), table.seq
    wish(table, {"by": decision(table)["by"], "do": "fly"})
    assert (table.position.to_bytes(), table.seq) == before


def test_an_egg_can_be_spent_only_by_the_variant() -> None:
    table = play_on(begun("RRRR", spend_eggs=True))
    assert table.position is not None
    assert any(ply["do"] == "spend" for ply in table.position.plies)
    without = play_on(begun("RRRR"))
    assert without.position is not None
    assert all(ply["do"] != "spend" for ply in without.position.plies)


# ── Bots ─────────────────────────────────────────────────────────────────────────────────


def test_a_bot_is_asked_only_when_it_is_to_decide() -> None:
    table = begun("HB")
    asked = set()
    while table.status == "playing":
        assert table.position is not None
        to_ask = commands.bots_to_move(table)
        assert len(to_ask) == (table.position.actor == 1)
        asked |= {seen.seat for _, seen in to_ask}
        play_on(table, most=1)
    assert asked == {1}
    assert commands.bots_to_move(table) == []
    assert commands.bots_to_move(set_up("BB")) == []


def island(first: int, lift: int) -> Table:
    """Forbidden Island, a person and two bots; who is first, and who holds the only special."""
    deals = (ISLAND.new(3, seed=seed) for seed in range(10_000))
    specials = {"helicopter_lift", "sandbags"}
    deal = next(
        deal
        for deal in deals
        if deal.setup["first"] == first
        and [specials & {*hand} for hand in deal.setup["hands"]]
        == [{"helicopter_lift"} if seat == lift else set() for seat in range(3)]
    )
    table = set_up("HRR", ISLAND)
    happen(table, [Began(deal.setup)])
    return table


def test_bots_of_a_team_are_asked_as_one() -> None:
    ((_, seen),) = commands.bots_to_move(island(first=1, lift=2))
    assert (seen.seats, seen.seat, seen.must_act) == (frozenset({1, 2}), 1, True)
    assert {ply["by"] for ply in seen.legal} == {1, 2}


def test_a_bot_may_act_out_of_turn() -> None:
    table = island(first=0, lift=2)
    ((bot, seen),) = commands.bots_to_move(table)
    assert (seen.seats, seen.seat, seen.must_act) == (frozenset({1, 2}), 2, False)
    assert {ply["do"] for ply in seen.legal} == {"lift"}
    chosen = {str(bot.choose(replace(seen, seed=seed))) for seed in range(100)}
    assert "None" in chosen
    assert len(chosen) > 1


def test_nobody_is_asked_who_can_do_nothing() -> None:
    assert commands.bots_to_move(island(first=0, lift=0)) == []
