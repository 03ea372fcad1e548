"""Bots: when they are asked, and for which seats."""

from dataclasses import replace

from atoll.table.commands import bot_turns
from atoll.table.events import Began
from atoll.table.table import Table
from tests.table.tables import (
    ISLAND,
    actor_of,
    apply_all,
    begun,
    play_on,
    set_up,
)


def test_a_bot_is_asked_only_on_its_turn() -> None:
    table = begun("HB")
    asked = set()
    while table.status == "playing":
        to_ask = bot_turns.bots_to_move(table)
        assert len(to_ask) == (actor_of(table) == 1)
        asked |= {seen.seat for _, seen in to_ask}
        play_on(table, most=1)
    assert asked == {1}
    assert bot_turns.bots_to_move(table) == []
    assert bot_turns.bots_to_move(set_up("BB")) == []


def island(first: int, lift: int) -> Table:
    """Forbidden Island for a person and two bots; only the seat `lift` has a special card."""
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
    apply_all(table, [Began(deal.setup)])
    return table


def test_bots_of_a_cooperative_game_are_asked_as_one() -> None:
    ((_, seen),) = bot_turns.bots_to_move(island(first=1, lift=2))
    assert (seen.seats, seen.seat, seen.must_act) == (frozenset({1, 2}), 1, True)
    assert {ply["by"] for ply in seen.legal} == {1, 2}


def test_a_bot_may_act_out_of_turn() -> None:
    table = island(first=0, lift=2)
    ((bot, seen),) = bot_turns.bots_to_move(table)
    assert (seen.seats, seen.seat, seen.must_act) == (frozenset({1, 2}), 2, False)
    assert {ply["do"] for ply in seen.legal} == {"lift"}
    chosen = {str(bot.choose(replace(seen, seed=seed))) for seed in range(100)}
    assert "None" in chosen
    assert len(chosen) > 1


def test_a_bot_without_legal_plies_is_not_asked() -> None:
    assert bot_turns.bots_to_move(island(first=0, lift=0)) == []
