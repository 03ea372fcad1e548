"""Proposals that need the consent of all who play: abandoning a game."""

import pytest

from atoll.table.commands import bot_turns, gameplay
from atoll.table.consent import agreement
from atoll.table.consent.agreement import ABANDON
from atoll.table.seats import stand_in
from atoll.table.table import Table
from atoll.table.views import table_view
from atoll.table.views.messages import DeclinedProposal, ProposalInfo
from atoll.table.views.presence import Presence
from tests.table.tables import apply_all, begun, play_on, refusal_id, set_up, viewer_of


def propose(table: Table, *held_seats: int) -> None:
    apply_all(table, agreement.propose(table, held_seats, ABANDON))


def answer(table: Table, *held_seats: int, agrees: bool = True) -> None:
    apply_all(table, agreement.answer(table, held_seats, agrees))


def test_all_people_agree_to_abandon_a_game() -> None:
    table = begun("HHBH")
    propose(table, 1)
    assert table.status == "playing"
    view = table_view.describe(table, viewer_of(0), Presence())
    assert view.proposal == ProposalInfo("abandon", by=[1], plies=None, waiting=[0, 3])
    assert view.seed is None
    answer(table, 3)
    assert table.status == "playing"
    answer(table, 0)
    assert table.status == "abandoned"
    view = table_view.describe(table, viewer_of(0), Presence())
    assert (view.proposal, view.seed) == (None, table.created.seed)


@pytest.mark.parametrize(("picture", "held_seats"), [("HBB", [0]), ("HHH", [0, 1, 2])])
def test_a_proposal_needs_no_consent_without_another_persons_page(
    picture: str, held_seats: list[int]
) -> None:
    table = begun(picture)
    propose(table, *held_seats)
    assert table.status == "abandoned"


def test_nothing_is_played_at_an_abandoned_table() -> None:
    table = play_on(begun("HB"), most=5)
    propose(table, 0)
    assert bot_turns.bots_to_move(table) == []
    view = table_view.seen_position(table, viewer_of(0))
    assert (view.legal, view.outcome) == ([], None)
    assert refusal_id(lambda: gameplay.play(table, [0], table.seq, {"by": 0, "do": "stop"})) == (
        "refused-over"
    )
    assert refusal_id(lambda: agreement.propose(table, [0], ABANDON)) == "refused-over"


def test_the_ply_of_a_bot_that_was_thinking_when_the_game_was_abandoned_is_stale() -> None:
    table = play_on(begun("HB"), most=5)
    seen, ply = table.seq, {"by": 1, "do": "stop"}
    propose(table, 0)
    assert refusal_id(lambda: bot_turns.play_for_bot(table, [1], seen, ply)) == "refused-stale"
    assert refusal_id(lambda: gameplay.play(table, [1], seen, ply)) == "refused-stale"


def test_declining_ends_the_proposal() -> None:
    table = begun("HHH")
    propose(table, 0)
    answer(table, 1)
    answer(table, 2, agrees=False)
    assert table.proposal is None
    assert table.status == "playing"
    assert refusal_id(lambda: agreement.answer(table, [1], True)) == "proposal-none"


def test_a_decline_is_shown_until_the_next_proposal_or_ply() -> None:
    table = begun("HHH")
    propose(table, 0)
    answer(table, 2, agrees=False)
    view = table_view.describe(table, viewer_of(1), Presence())
    assert view.declined == DeclinedProposal("abandon", by=(0,), seats=(2,))
    propose(table, 1)
    assert table_view.describe(table, viewer_of(1), Presence()).declined is None
    answer(table, 2, agrees=False)
    play_on(table, most=1)
    assert table_view.describe(table, viewer_of(1), Presence()).declined is None


def test_a_proposer_withdraws_the_proposal() -> None:
    table = begun("HH")
    propose(table, 0)
    answer(table, 0, agrees=False)
    assert table.proposal is None
    assert table_view.describe(table, viewer_of(1), Presence()).declined is None


def test_a_proposal_to_abandon_stays_while_plies_are_played() -> None:
    table = begun("HH")
    propose(table, 0)
    play_on(table, most=3)
    answer(table, 1)
    assert table.status == "abandoned"


def test_a_proposal_to_abandon_lapses_when_the_game_is_over() -> None:
    table = begun("HH")
    propose(table, 0)
    play_on(table)
    assert table_view.describe(table, viewer_of(1), Presence()).proposal is None
    assert refusal_id(lambda: agreement.answer(table, [1], True)) == "proposal-none"
    assert table.status == "over"


def test_a_bot_that_stands_in_agrees_to_the_proposal() -> None:
    table = begun("HHH")
    propose(table, 0)
    answer(table, 1)
    away = Presence(frozenset([0, 1]), away={2: 61})
    apply_all(table, stand_in.stand_in(table, [0], 2, "random", away))
    assert table.status == "abandoned"


def test_only_people_who_play_can_propose_and_answer() -> None:
    table = begun("HHB")
    assert refusal_id(lambda: agreement.propose(table, [], ABANDON)) == "seat-token"
    assert refusal_id(lambda: agreement.propose(table, [2], ABANDON)) == "seat-token"
    propose(table, 0)
    assert refusal_id(lambda: agreement.answer(table, [], True)) == "seat-token"
    assert refusal_id(lambda: agreement.propose(table, [1], ABANDON)) == "proposal-waits"


def test_only_a_game_under_way_can_be_abandoned() -> None:
    assert refusal_id(lambda: agreement.propose(set_up("HO"), [0], ABANDON)) == "refused-open"
    over = play_on(begun("HB"))
    assert refusal_id(lambda: agreement.propose(over, [0], ABANDON)) == "refused-over"
