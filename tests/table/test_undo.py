"""Undo: free, by consent, or refused."""

from collections.abc import Callable
from typing import Any

import pytest

from atoll.engine.game import Game
from atoll.engine.json_values import Ply
from atoll.table.commands import bot_turns, gameplay
from atoll.table.commands.checks import require_started
from atoll.table.commands.refusal import Refusal
from atoll.table.consent import agreement, undo
from atoll.table.events import Event, Proposed, Undone
from atoll.table.seats import stand_in
from atoll.table.table import Table
from atoll.table.views.messages import ProposalInfo
from atoll.table.views.presence import Presence
from atoll.table.views.table_view import describe, history
from tests.table.tables import (
    ISLAND,
    TOBAGO,
    TORTUGA,
    actor_of,
    apply_all,
    begun,
    next_events,
    play_on,
    position_of,
    viewer_of,
)

SEED = "17" * 32
"""With this seed no game ends before its test does."""
FIRST_IS_0 = "10" * 32
"""With this seed, seat 0 begins on Forbidden Island."""


def plies(table: Table) -> list[Ply]:
    return position_of(table).plies


def play(table: Table, do: str) -> int:
    """Let the seat to decide play its first ply with this verb, and return the seat."""
    seat = actor_of(table)
    legal = position_of(table).legal
    ply = next(ply for ply in legal if ply["by"] == seat and ply["do"] == do)
    apply_all(table, gameplay.play(table, [seat], table.seq, ply))
    return seat


def end_turn_s_actions(table: Table) -> int:
    """Let the seat to decide end its actions and turn up the first card; return the seat."""
    seat = play(table, "end_actions")
    assert play(table, "proceed") == seat  # a Lift is held, so a window opens
    return seat


def take_back(table: Table, *held_seats: int) -> None:
    apply_all(table, undo.undo(table, held_seats, table.seq))


def refusal(command: Callable[[], Any]) -> Refusal:
    with pytest.raises(Refusal) as raised:
        command()
    return raised.value


def refused(table: Table, *held_seats: int) -> Refusal:
    return refusal(lambda: undo.undo(table, held_seats, table.seq))


# ── Free ─────────────────────────────────────────────────────────────────────────────────


def test_the_last_decision_is_taken_back_freely() -> None:
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
def test_alone_with_bots_every_undo_is_free(game: Game) -> None:
    """A person alone with bots takes back all decisions, to the first."""
    table = play_on(begun("HRR", game, seed=SEED), most=60)
    assert any(ply["by"] not in (0, "chance") for ply in plies(table))
    mine = [number for number, ply in enumerate(plies(table)) if ply["by"] == 0]
    for number in reversed(mine):
        take_back(table, 0)
        assert len(plies(table)) == number
    assert refused(table, 0).id == "undo-nothing"


def test_an_undo_is_free_for_people_who_share_a_page() -> None:
    table = begun("HH", seed=SEED)
    play_on(table, most=6)
    count = len(plies(table))
    take_back(table, 0, 1)
    assert len(plies(table)) < count


def test_undone_decisions_are_recorded() -> None:
    table = play_on(begun("HRR", seed=SEED), most=20)
    take_back(table, 0)
    left = len(plies(table))
    assert [(back.seat, back.after) for back in table.undone] == [(0, left)]
    restored = Table.of(table.id, table.events, lambda _: TORTUGA)
    assert plies(restored) == plies(table)
    assert require_started(restored).chance_plies == require_started(table).chance_plies
    assert restored.undone == table.undone


# ── Not free ─────────────────────────────────────────────────────────────────────────────


def test_an_undo_across_chance_is_not_free() -> None:
    table = begun("HH", ISLAND, seed=SEED)
    play(table, "move")
    seat = end_turn_s_actions(table)
    reason = refused(table, seat)
    assert (reason.id, reason.arguments) == ("undo-chance", {"ply": 4})
    assert plies(table)[3]["do"] == "draw"


def test_an_undo_across_another_players_decision_is_not_free() -> None:
    table = begun("HH", TOBAGO, seed=SEED)
    first = play(table, "place")
    second = play(table, "place")
    assert first != second
    reason = refused(table, first)
    assert (reason.id, reason.arguments) == (
        "undo-decision",
        {"ply": 2, "seat": second},
    )


def test_an_undo_of_the_last_vehicle_is_not_free_because_it_reveals_hands() -> None:
    table = begun("HH", TOBAGO, seed=SEED)
    play(table, "place")
    last = play(table, "place")
    reason = refused(table, last)
    assert (reason.id, reason.arguments) == ("undo-revealed", {"ply": 2})


def test_an_undo_of_an_earlier_vehicle_is_free() -> None:
    table = begun("HH", TOBAGO, seed=SEED)
    seat = play(table, "place")
    take_back(table, seat)
    assert history(table, viewer_of(seat))[0]["hands"] is None  # type: ignore[index]
    assert plies(table) == []


def test_an_undo_across_a_clue_that_one_seat_saw_is_not_free() -> None:
    table = begun("HHH", TOBAGO, seed=SEED)
    for _ in range(3):
        play(table, "place")
    seat = play(table, "clue")
    assert refused(table, seat).id == "undo-chance"


def test_a_game_that_is_over_cannot_be_undone() -> None:
    table = play_on(begun("HB", seed=SEED))
    assert refused(table, 0).id == "refused-over"


def test_an_undo_is_stale_if_the_players_last_decision_was_unseen() -> None:
    table = begun("HB", seed=SEED)
    seen = table.seq
    play_on(table, most=3)
    assert any(ply["by"] == 0 for ply in plies(table))
    assert refusal(lambda: undo.undo(table, [0], seen)).id == "refused-stale"
    assert refusal(lambda: undo.undo(table, [0], table.seq + 1)).id == "refused-stale"


def test_an_undo_is_not_stale_because_of_unseen_plies_of_bots() -> None:
    table = begun("HR", seed=SEED)
    mine = False
    while not mine or actor_of(table) == 0:
        mine, before = actor_of(table) == 0, len(plies(table))
        apply_all(table, next_events(table))
    seen = table.seq
    apply_all(table, next_events(table))
    apply_all(table, undo.undo(table, [0], seen))
    assert len(plies(table)) == before


def test_a_repeated_undo_is_stale() -> None:
    table = begun("HH", ISLAND, seed=SEED)
    seat = play(table, "move")
    play(table, "move")
    seen = table.seq
    apply_all(table, undo.undo(table, [seat], seen))
    assert refusal(lambda: undo.undo(table, [seat], seen)).id == "refused-stale"
    assert len(plies(table)) == 1


def test_a_spectator_cannot_undo() -> None:
    table = play_on(begun("HB", seed=SEED), most=3)
    assert refused(table).id == "undo-nothing"


# ── By consent ───────────────────────────────────────────────────────────────────────────


def undo_proposed() -> Table:
    """A table where seat 0 asks two people, and no bot, to take back a ply before chance."""
    table = begun("HHHR", ISLAND, seed=FIRST_IS_0)
    assert play(table, "move") == end_turn_s_actions(table) == 0
    apply_all(table, undo.propose(table, [0], table.seq))
    return table


def answer(table: Table, seat: int, agrees: bool) -> list[Event]:
    return agreement.answer(table, [seat], agrees)


def test_all_other_people_must_agree() -> None:
    table = undo_proposed()
    asked = table.events[-1]
    assert isinstance(asked, Proposed)
    count = len(plies(table))
    proposal = describe(table, viewer_of(1), Presence()).proposal
    assert proposal == ProposalInfo("undo", by=[0], plies=asked.plies, waiting=[1, 2])
    apply_all(table, answer(table, 2, True))
    assert len(plies(table)) == count
    assert agreement.waiting_for(table) == {1}
    apply_all(table, answer(table, 1, True))
    assert isinstance(table.events[-1], Undone)
    assert len(plies(table)) == asked.plies
    assert actor_of(table) == 0
    assert table.proposal is None


def test_one_decline_ends_the_proposal_and_blocks_another_until_the_next_ply() -> None:
    table = undo_proposed()
    count = len(plies(table))
    apply_all(table, answer(table, 1, False))
    assert table.proposal is None
    assert len(plies(table)) == count
    assert refusal(lambda: undo.propose(table, [0], table.seq)).id == "undo-declined"
    apply_all(table, next_events(table))
    assert undo.propose(table, [0], table.seq)


def test_a_proposed_undo_lapses_with_the_next_ply() -> None:
    table = undo_proposed()
    ply = position_of(table).legal[0]
    apply_all(table, gameplay.play(table, [ply["by"]], table.seq, ply))
    assert table.proposal is None
    assert refusal(lambda: answer(table, 1, True)).id == "proposal-none"


def test_a_proposed_undo_can_be_withdrawn() -> None:
    table = undo_proposed()
    apply_all(table, answer(table, 0, False))
    assert table.proposal is None
    apply_all(table, undo.propose(table, [0], table.seq))
    assert table.proposal is not None


def test_a_bot_that_stands_in_agrees_to_an_undo() -> None:
    table = undo_proposed()
    apply_all(table, answer(table, 1, True))
    apply_all(table, stand_in.stand_in(table, [2], 2, "random", Presence()))
    assert isinstance(table.events[-1], Undone)


def test_only_one_undo_is_proposed_at_a_time() -> None:
    table = undo_proposed()
    assert refusal(lambda: undo.propose(table, [0], table.seq)).id == "proposal-waits"


def test_proposing_a_free_undo_carries_it_out() -> None:
    table = begun("HH", ISLAND, seed=SEED)
    seat = play(table, "move")
    assert undo.propose(table, [seat], table.seq) == [Undone(0)]


def test_bots_wait_while_an_undo_is_proposed() -> None:
    table = begun("HHB", seed=SEED)
    while actor_of(table) != 2 or not any(ply["by"] == 0 for ply in plies(table)):
        apply_all(table, next_events(table))
    seen = table.seq
    [(bot, seen_by_it)] = bot_turns.bots_to_move(table)
    apply_all(table, undo.propose(table, [0], table.seq))
    assert bot_turns.bots_to_move(table) == []
    late = bot.choose(seen_by_it)
    assert late is not None
    assert refusal(lambda: bot_turns.play_for_bot(table, [2], seen, late)).id == "refused-stale"
    apply_all(table, answer(table, 1, False))
    assert len(bot_turns.bots_to_move(table)) == 1


# ── Chance ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", [TORTUGA, ISLAND, TOBAGO], ids=lambda game: game.name)
def test_repeating_decisions_after_an_undo_repeats_chance(game: Game) -> None:
    """A second try brings no other luck, neither in chance's plies nor in the choices of bots."""
    table = play_on(begun("HRR", game, seed=SEED), most=50)
    before = list(plies(table))
    for _ in range(3):
        take_back(table, 0)
    left = len(plies(table))
    while len(plies(table)) < len(before) and table.status == "playing":
        mine = before[len(plies(table))]
        if mine["by"] == 0:
            apply_all(table, gameplay.play(table, [0], table.seq, mine))
        else:
            apply_all(table, next_events(table))
    assert left < len(before)
    assert plies(table)[: len(before)] == before
