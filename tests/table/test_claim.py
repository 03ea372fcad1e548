"""A person who lost their token claims their seat, and another player confirms."""

from atoll.server.tables import event_codec
from atoll.table.consent import agreement, undo
from atoll.table.consent.claim import answer_claim, claim_seat
from atoll.table.consent.proposal import Decline
from atoll.table.seats import seating, stand_in
from atoll.table.seats.rekeying import rekey
from atoll.table.seats.tokens import key_of
from atoll.table.table import Table
from atoll.table.views.presence import Presence
from tests.table.tables import (
    TORTUGA,
    actor_of,
    apply_all,
    begun,
    next_events,
    play_on,
    refusal_id,
    set_up,
    token,
)

NEW = "a new token"
KEY = key_of(NEW)
AWAY = Presence(frozenset([0]), away_seconds=60, away={1: 60})
"""Seat 1 has been away for long enough for a bot to stand in."""


def claimed(table: Table, seat: int = 1, key: str = KEY) -> Table:
    apply_all(table, claim_seat(table, seat, key, AWAY))
    return table


def confirmed(table: Table, seat: int = 1) -> Table:
    apply_all(claimed(table, seat), answer_claim(table, [0], seat, True, AWAY))
    return table


def test_one_other_player_returns_the_seat() -> None:
    table = claimed(begun("HHH"))
    seq = table.game_seq
    assert table.seats_of([NEW]) == frozenset()
    apply_all(table, answer_claim(table, [2], 1, True, AWAY))
    assert table.seats_of([NEW]) == {1}
    assert table.seats_of([token(1)]) == frozenset()
    assert (table.claim, table.game_seq) == (None, seq)


def test_one_player_is_enough_to_decline() -> None:
    table = claimed(begun("HHH"))
    apply_all(table, answer_claim(table, [0], 1, False, AWAY))
    assert table.seats_of([token(1)]) == {1}
    assert (table.claim, table.decline) == (None, Decline("claim", (), (0,), 1))


def test_a_declined_seat_is_claimed_again_when_the_game_has_gone_on() -> None:
    table = claimed(begun("HHH"))
    apply_all(table, answer_claim(table, [0], 1, False, AWAY))
    assert refusal_id(lambda: claim_seat(table, 1, KEY, AWAY)) == "claim-declined"
    play_on(table, most=1)
    assert claimed(table).claim == (1, KEY)


def test_a_player_for_whom_a_bot_stands_in_can_confirm_and_be_claimed() -> None:
    table = begun("HHH")
    for seat in (0, 1):
        apply_all(table, stand_in.stand_in(table, [seat], seat, "stop4", AWAY))
    confirmed(table)
    assert table.stood_in == {0, 1}
    apply_all(table, stand_in.resume_seat(table, table.seats_of([NEW]), 1))
    assert 1 in table.people


def test_an_online_seat_is_neither_claimed_nor_returned() -> None:
    here = Presence(frozenset([0, 1]))
    table = begun("HHH")
    assert refusal_id(lambda: claim_seat(table, 1, KEY, here)) == "claim-online"
    claimed(table)
    assert refusal_id(lambda: answer_claim(table, [0], 1, True, here)) == "claim-online"


def test_the_holder_who_comes_back_declines() -> None:
    table = claimed(begun("HHH"))
    here = Presence(frozenset([0, 1]))
    assert refusal_id(lambda: answer_claim(table, [1], 1, True, here)) == "seat-token"
    apply_all(table, answer_claim(table, [1], 1, False, here))
    assert table.seats_of([token(1)]) == {1}


def test_spectators_cannot_answer() -> None:
    table = claimed(begun("HHH"))
    assert refusal_id(lambda: answer_claim(table, [], 1, True, AWAY)) == "seat-token"
    assert refusal_id(lambda: answer_claim(table, [], 1, False, AWAY)) == "seat-token"


def test_an_answer_is_to_the_claim_that_was_shown() -> None:
    table = claimed(begun("HHH"))
    assert refusal_id(lambda: answer_claim(table, [0], 2, True, AWAY)) == "proposal-none"
    assert refusal_id(lambda: agreement.answer(table, [0], True)) == "proposal-none"
    apply_all(table, answer_claim(table, [0], 1, True, AWAY))
    assert refusal_id(lambda: answer_claim(table, [0], 1, True, AWAY)) == "proposal-none"


def test_seats_that_cannot_be_claimed() -> None:
    table = set_up("HHBO")
    assert refusal_id(lambda: claim_seat(table, 2, KEY, AWAY)) == "claim-no-person"
    assert refusal_id(lambda: claim_seat(table, 3, KEY, AWAY)) == "claim-no-person"
    assert refusal_id(lambda: claim_seat(table, 4, KEY, AWAY)) == "seat-unknown"


def test_one_claim_waits_at_a_time() -> None:
    table = claimed(begun("HHH"))
    assert claim_seat(table, 1, KEY, AWAY) == []
    assert refusal_id(lambda: claim_seat(table, 1, key_of("other"), AWAY)) == "proposal-waits"
    assert refusal_id(lambda: claim_seat(table, 2, KEY, AWAY)) == "proposal-waits"


def test_a_claim_waits_for_a_proposal_and_lapses_with_one() -> None:
    table = begun("HHH")
    apply_all(table, agreement.propose(table, [0], agreement.ABANDON))
    assert refusal_id(lambda: claim_seat(table, 1, KEY, AWAY)) == "proposal-waits"
    apply_all(table, agreement.answer(table, [2], False))
    claimed(table)
    apply_all(table, agreement.propose(table, [0], agreement.ABANDON))
    assert table.claim is None
    assert table.proposal is not None


def test_a_claim_stops_neither_the_game_nor_its_end() -> None:
    table = claimed(begun("HBH"), seat=2)
    assert play_on(table).status == "over"
    apply_all(table, answer_claim(table, [0], 2, True, AWAY))
    assert table.seats_of([NEW]) == {2}


def test_a_claim_is_no_undo() -> None:
    table = claimed(begun("HHH"))
    seat = actor_of(table)
    apply_all(table, next_events(table))
    apply_all(table, undo.propose(table, [seat], table.seq))
    assert table.claim is None


def test_a_seat_can_be_claimed_before_the_game() -> None:
    table = confirmed(set_up("HHO"))
    assert table.seats_of([NEW]) == {1}


def test_a_claim_lapses_when_its_seat_becomes_free() -> None:
    table = claimed(set_up("HHO"))
    apply_all(table, seating.get_up(table, [1], 1))
    assert table.claim is None


def test_a_person_who_binds_the_seat_to_a_new_token_ends_the_claim() -> None:
    table = claimed(begun("HHH"))
    apply_all(table, rekey(table, token(1), key_of("own")))
    assert table.claim is None
    assert table.seats_of(["own"]) == {1}


# ── A claim that should not have been confirmed ──────────────────────────────────────────


def test_the_token_that_held_the_seat_takes_it_back() -> None:
    table = confirmed(begun("HHH"))
    apply_all(table, rekey(table, token(1), key_of("own")))
    assert table.seats_of(["own"]) == {1}
    assert table.seats_of([NEW]) == frozenset()
    assert refusal_id(lambda: rekey(table, NEW, KEY)) == "seat-token"


def test_the_claimant_cannot_shake_off_the_token_that_held_the_seat() -> None:
    table = confirmed(begun("HHH"))
    apply_all(table, rekey(table, NEW, key_of("newer")))
    apply_all(table, claim_seat(table, 1, key_of("newest"), AWAY))
    apply_all(table, answer_claim(table, [2], 1, True, AWAY))
    apply_all(table, rekey(table, token(1), key_of("own")))
    assert table.seats_of(["own"]) == {1}


# ── Tables without another person ────────────────────────────────────────────────────────


def test_where_no_other_person_sits_only_the_player_key_of_the_seat_gets_it() -> None:
    table = begun("BHB")
    assert refusal_id(lambda: claim_seat(table, 1, KEY, AWAY)) == "claim-alone"
    apply_all(table, claim_seat(table, 1, KEY, AWAY, bound_seats={1}))
    assert table.seats_of([NEW]) == {1}
    assert refusal_id(lambda: rekey(table, token(1), KEY)) == "seat-token"


def test_the_player_key_gets_it_after_the_absence_at_which_a_bot_may_stand_in() -> None:
    table = begun("BHB")
    soon = AWAY._replace(away={1: 59})
    assert refusal_id(lambda: claim_seat(table, 1, KEY, soon, {1})) == "claim-soon"
    here = AWAY._replace(online=frozenset([1]))
    assert refusal_id(lambda: claim_seat(table, 1, KEY, here, {1})) == "claim-online"


def test_people_who_share_a_page_do_not_confirm_each_other() -> None:
    table = begun("HHB")
    apply_all(table, claim_seat(table, 1, KEY, AWAY, bound_seats={0, 1}))
    assert table.seats_of([NEW]) == {1}


def test_where_others_sit_the_player_key_needs_their_word_too() -> None:
    table = begun("HHB")
    apply_all(table, claim_seat(table, 1, KEY, AWAY, bound_seats={1}))
    assert table.claim == (1, KEY)


# ── The log ──────────────────────────────────────────────────────────────────────────────


def test_a_replay_knows_the_claim_and_who_may_take_the_seat_back() -> None:
    table = confirmed(begun("HHH"))
    claimed(table, 2, key_of("third"))
    rows = event_codec.to_rows(table.id, 0, table.events)
    assert not any(NEW in row.payload for row in rows)
    replayed = Table.of(table.id, event_codec.from_rows(rows), lambda _: TORTUGA)
    assert replayed.claim == (2, key_of("third"))
    assert replayed.displaced == table.displaced
    apply_all(replayed, rekey(replayed, token(1), key_of("own")))
    assert replayed.seats_of(["own"]) == {1}
