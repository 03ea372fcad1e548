"""Taking back: free, by consent, or not at all."""

from collections.abc import Callable
from typing import Any

import pytest

from atoll.engine.game import Game
from atoll.engine.json_values import Ply
from atoll.table import bot_turns, commands
from atoll.table.checks import require_started
from atoll.table.consent import agreement, undo
from atoll.table.events import Event, Proposed, Undone
from atoll.table.refusal import Refusal
from atoll.table.seats import stand_in
from atoll.table.seats.presence import Presence
from atoll.table.table import Table
from atoll.table.table_view import describe, history
from tests.table.tables import (
    ISLAND,
    TOBAGO,
    TORTUGA,
    actor_of,
    begun,
    happen,
    holding,
    next_events,
    play_on,
    position_of,
)

SEED = "17" * 32
"""So that no game ends before its test does."""
FIRST_IS_0 = "10" * 32
"""The chance by which seat 0 begins on Forbidden Island."""


def plies(table: Table) -> list[Ply]:
    return position_of(table).plies


def play(table: Table, do: str) -> int:
    """The seat to decide plays the first ply with this verb; which seat that was."""
    seat = actor_of(table)
    legal = position_of(table).legal
    ply = next(ply for ply in legal if ply["by"] == seat and ply["do"] == do)
    happen(table, commands.play(table, [seat], table.seq, ply))
    return seat


def take_back(table: Table, *held: int) -> None:
    happen(table, undo.undo(table, held, table.seq))


def refusal(wish: Callable[[], Any]) -> Refusal:
    with pytest.raises(Refusal) as raised:
        wish()
    return raised.value


def refused(table: Table, *held: int) -> Refusal:
    return refusal(lambda: undo.undo(table, held, table.seq))


# ── Free ─────────────────────────────────────────────────────────────────────────────────


def test_a_decision_after_which_nothing_happened_is_taken_back() -> None:
    table = begun("HH", ISLAND, seed=SEED)
    before = position_of(table).to_bytes()
    seat = play(table, "move")
    take_back(table, seat)
    assert position_of(table).to_bytes() == before
    assert plies(table) == []
    assert actor_of(table) == seat


def test_decisions_are_taken_back_one_after_the_other() -> None:
    table = begun("HH", ISLAND, seed=SEED)
    seat = play(table, "move")
    play(table, "move")
    take_back(table, seat)
    assert len(plies(table)) == 1
    take_back(table, seat)
    assert plies(table) == []
    assert refused(table, seat).id == "undo-nothing"


@pytest.mark.parametrize("game", [TORTUGA, ISLAND, TOBAGO], ids=lambda game: game.name)
def test_bots_do_not_mind(game: Game) -> None:
    """Somebody alone with bots takes everything back, to their first decision."""
    table = play_on(begun("HRR", game, seed=SEED), most=60)
    assert any(ply["by"] not in (0, "chance") for ply in plies(table))
    mine = [number for number, ply in enumerate(plies(table)) if ply["by"] == 0]
    for number in reversed(mine):
        take_back(table, 0)
        assert len(plies(table)) == number
    assert refused(table, 0).id == "undo-nothing"


def test_people_who_share_a_page_speak_with_one_voice() -> None:
    table = begun("HH", seed=SEED)
    play_on(table, most=6)
    count = len(plies(table))
    take_back(table, 0, 1)
    assert len(plies(table)) < count


def test_what_was_taken_back_is_remembered() -> None:
    table = play_on(begun("HRR", seed=SEED), most=20)
    take_back(table, 0)
    left = len(plies(table))
    assert [(back.seat, back.after) for back in table.undone] == [(0, left)]
    again = Table.of(table.id, table.events, lambda _: TORTUGA)
    assert plies(again) == plies(table)
    assert require_started(again).chance_plies == require_started(table).chance_plies
    assert again.undone == table.undone


# ── Not free ─────────────────────────────────────────────────────────────────────────────


def test_chance_lies_between() -> None:
    table = begun("HH", ISLAND, seed=SEED)
    play(table, "move")
    seat = play(table, "end_actions")
    why = refused(table, seat)
    assert (why.id, why.arguments) == ("undo-chance", {"ply": 3})
    assert plies(table)[2]["do"] == "draw"


def test_another_decision_lies_between() -> None:
    table = begun("HH", TOBAGO, seed=SEED)
    first = play(table, "place")
    second = play(table, "place")
    assert first != second
    why = refused(table, first)
    assert (why.id, why.arguments) == ("undo-decision", {"ply": 2, "seat": second})


def test_hidden_things_come_to_light_when_the_last_vehicle_stands() -> None:
    table = begun("HH", TOBAGO, seed=SEED)
    play(table, "place")
    last = play(table, "place")
    why = refused(table, last)
    assert (why.id, why.arguments) == ("undo-revealed", {"ply": 2})


def test_before_that_a_vehicle_is_placed_anew() -> None:
    table = begun("HH", TOBAGO, seed=SEED)
    seat = play(table, "place")
    take_back(table, seat)
    assert history(table, holding(seat))[0]["hands"] is None  # type: ignore[index]
    assert plies(table) == []


def test_a_clue_drawn_lies_between_though_only_one_seat_saw_it() -> None:
    table = begun("HHH", TOBAGO, seed=SEED)
    for _ in range(3):
        play(table, "place")
    seat = play(table, "clue")
    assert refused(table, seat).id == "undo-chance"


def test_a_game_that_is_over_stays_over() -> None:
    table = play_on(begun("HB", seed=SEED))
    assert refused(table, 0).id == "refused-over"


def test_who_has_not_seen_the_own_newest_decision_takes_nothing_back() -> None:
    table = begun("HB", seed=SEED)
    seen = table.seq
    play_on(table, most=3)
    assert any(ply["by"] == 0 for ply in plies(table))
    assert refusal(lambda: undo.undo(table, [0], seen)).id == "refused-stale"
    assert refusal(lambda: undo.undo(table, [0], table.seq + 1)).id == "refused-stale"


def test_bots_that_played_on_meanwhile_do_not_matter() -> None:
    table = begun("HR", seed=SEED)
    mine = False
    while not mine or actor_of(table) == 0:
        mine, before = actor_of(table) == 0, len(plies(table))
        happen(table, next_events(table))
    seen = table.seq
    happen(table, next_events(table))
    happen(table, undo.undo(table, [0], seen))
    assert len(plies(table)) == before


def test_a_second_press_takes_nothing_more_back() -> None:
    table = begun("HH", ISLAND, seed=SEED)
    seat = play(table, "move")
    play(table, "move")
    seen = table.seq
    happen(table, undo.undo(table, [seat], seen))
    assert refusal(lambda: undo.undo(table, [seat], seen)).id == "refused-stale"
    assert len(plies(table)) == 1


def test_a_spectator_takes_nothing_back() -> None:
    table = play_on(begun("HB", seed=SEED), most=3)
    assert refused(table).id == "undo-nothing"


# ── By consent ───────────────────────────────────────────────────────────────────────────


def asking() -> Table:
    """Seat 0 asks two people and no bot whether it may take back what chance lies after."""
    table = begun("HHHR", ISLAND, seed=FIRST_IS_0)
    assert play(table, "move") == play(table, "end_actions") == 0
    happen(table, undo.propose(table, [0], table.seq))
    return table


def answer(table: Table, seat: int, grant: bool) -> list[Event]:
    return agreement.answer(table, [seat], grant)


def test_all_other_people_must_agree() -> None:
    table = asking()
    asked = table.events[-1]
    assert isinstance(asked, Proposed)
    count = len(plies(table))
    proposal = describe(table, holding(1), Presence())["proposal"]
    assert proposal == {"what": "undo", "by": [0], "plies": asked.plies, "waiting": [1, 2]}
    happen(table, answer(table, 2, True))
    assert len(plies(table)) == count
    assert agreement.waiting_for(table) == {1}
    happen(table, answer(table, 1, True))
    assert isinstance(table.events[-1], Undone)
    assert len(plies(table)) == asked.plies
    assert actor_of(table) == 0
    assert table.proposal is None


def test_one_refusal_is_enough_and_nobody_asks_again_at_once() -> None:
    table = asking()
    count = len(plies(table))
    happen(table, answer(table, 1, False))
    assert table.proposal is None
    assert len(plies(table)) == count
    assert refusal(lambda: undo.propose(table, [0], table.seq)).id == "undo-declined"
    happen(table, next_events(table))
    assert undo.propose(table, [0], table.seq)


def test_a_request_lapses_when_somebody_plays_on() -> None:
    table = asking()
    ply = position_of(table).legal[0]
    happen(table, commands.play(table, [ply["by"]], table.seq, ply))
    assert table.proposal is None
    assert refusal(lambda: answer(table, 1, True)).id == "proposal-none"


def test_a_request_is_withdrawn() -> None:
    table = asking()
    happen(table, answer(table, 0, False))
    assert table.proposal is None
    happen(table, undo.propose(table, [0], table.seq))
    assert table.proposal is not None


def test_a_bot_that_stands_in_does_not_mind() -> None:
    table = asking()
    happen(table, answer(table, 1, True))
    happen(table, stand_in.stand_in(table, [2], 2, "random", Presence()))
    assert isinstance(table.events[-1], Undone)


def test_one_request_at_a_time() -> None:
    table = asking()
    assert refusal(lambda: undo.propose(table, [0], table.seq)).id == "proposal-waits"


def test_who_need_not_ask_is_not_made_to() -> None:
    table = begun("HH", ISLAND, seed=SEED)
    seat = play(table, "move")
    assert undo.propose(table, [seat], table.seq) == [Undone(0)]


def test_bots_wait_for_the_answer() -> None:
    table = begun("HHB", seed=SEED)
    while actor_of(table) != 2 or not any(ply["by"] == 0 for ply in plies(table)):
        happen(table, next_events(table))
    seen = table.seq
    [(bot, seen_by_it)] = bot_turns.bots_to_move(table)
    happen(table, undo.propose(table, [0], table.seq))
    assert bot_turns.bots_to_move(table) == []
    late = bot.choose(seen_by_it)
    assert late is not None
    assert refusal(lambda: bot_turns.play_for_bot(table, [2], seen, late)).id == "refused-stale"
    happen(table, answer(table, 1, False))
    assert len(bot_turns.bots_to_move(table)) == 1


# ── Chance ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", [TORTUGA, ISLAND, TOBAGO], ids=lambda game: game.name)
def test_the_same_again_brings_the_same(game: Game) -> None:
    """Nobody can try their luck twice: not chance's plies, and not what bots leave to it."""
    table = play_on(begun("HRR", game, seed=SEED), most=50)
    told = list(plies(table))
    for _ in range(3):
        take_back(table, 0)
    left = len(plies(table))
    while len(plies(table)) < len(told) and table.status == "playing":
        mine = told[len(plies(table))]
        if mine["by"] == 0:
            happen(table, commands.play(table, [0], table.seq, mine))
        else:
            happen(table, next_events(table))
    assert left < len(told)
    assert plies(table)[: len(told)] == told
