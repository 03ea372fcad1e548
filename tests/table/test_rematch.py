"""Rematches: the same table again, with the same people and new tokens."""

import msgspec

from atoll.table.commands import creation, gameplay
from atoll.table.consent import agreement
from atoll.table.events import GivenToBot
from atoll.table.history.branch import branch
from atoll.table.seats import rematch, seating
from atoll.table.seats.rekeying import rekey
from atoll.table.seats.tokens import key_of, rematch_token
from atoll.table.table import Table
from atoll.table.views import table_view
from atoll.table.views.presence import Presence
from tests.table.tables import (
    ISLAND,
    TORTUGA,
    apply_all,
    begun,
    play_on,
    refusal_id,
    token,
    viewer_of,
)

NEXT = "next-isle"


def abandoned(picture: str) -> Table:
    table = begun(picture)
    apply_all(table, agreement.propose(table, range(len(picture)), agreement.ABANDON))
    return table


def rematch_of(table: Table, *tokens: str, rotate: bool = False) -> Table:
    created = rematch.create_rematch(table, NEXT, tokens, rotate=rotate)
    return Table(NEXT, created, lambda _: table.game)


def kinds(table: Table) -> list[tuple[str, str | None, str | None]]:
    return [(chair.kind, chair.name, chair.bot) for chair in table.chairs]


def test_other_peoples_seats_are_kept_and_bots_keep_theirs() -> None:
    new = rematch_of(play_on(begun("HHB", spend_eggs=True)), token(0))
    assert kinds(new) == [
        ("human", "Player 0", None),
        ("open", "Player 1", None),
        ("bot", None, "stop4"),
    ]
    assert new.created.options == {"spend_eggs": True}
    assert new.created.rematch_of == "isle"
    assert not gameplay.can_begin(new)


def test_every_person_gets_a_new_token() -> None:
    old = abandoned("HHH")
    new = rematch_of(old, token(0), token(2))
    apply_all(new, rematch.accept_rematch(new, rematch.old_seats(old, [token(1)])))
    assert gameplay.can_begin(new)
    for seat in range(3):
        assert rematch.rematch_tokens(new, [token(seat)]) == {
            seat: rematch_token(token(seat), NEXT)
        }
        assert new.seats_of([rematch_token(token(seat), NEXT)]) == {seat}
        assert new.seats_of([token(seat)]) == frozenset()
    assert rematch.accept_rematch(new, rematch.old_seats(old, [token(1)])) == []


def test_a_kept_seat_is_refused_to_other_people() -> None:
    old = abandoned("HH")
    new = rematch_of(old, token(0))
    guesses = ["guess", token(0), new.chairs[1].invited or ""]
    assert rematch.accept_rematch(new, rematch.old_seats(old, guesses)) == []
    assert refusal_id(lambda: seating.sit(new, "Eve", "hers")) == "seat-none-open"
    assert refusal_id(lambda: seating.sit(new, "Eve", "hers", 1)) == "seat-kept"


def test_the_key_of_a_kept_seat_is_not_sent() -> None:
    new = rematch_of(abandoned("HH"), token(0))
    sent = repr(table_view.describe(new, viewer_of(), Presence()))
    assert new.chairs[1].invited is not None
    assert new.chairs[1].invited not in sent


def test_a_kept_seat_can_be_given_to_a_bot() -> None:
    old = abandoned("HH")
    new = rematch_of(old, token(0))
    mine = rematch_token(token(0), NEXT)
    apply_all(new, [seating.give_to_bot(new, mine, 1, "stop4")])
    assert new.events[-1] == GivenToBot(1, "stop4")
    assert rematch.accept_rematch(new, rematch.old_seats(old, [token(1)])) == []
    assert refusal_id(lambda: rematch.rematch_tokens(new, [token(1)])) == "rematch-late"


def test_a_kept_seat_is_for_the_newest_token_of_its_person() -> None:
    old = abandoned("HH")
    new = rematch_of(old, token(0))
    apply_all(old, rekey(old, token(1), key_of("newer")))
    assert rematch.accept_rematch(new, rematch.old_seats(old, [token(1)])) == []
    apply_all(new, rematch.accept_rematch(new, rematch.old_seats(old, ["newer"])))
    assert rematch.rematch_tokens(new, ["newer"]) == {1: rematch_token("newer", NEXT)}


def test_a_seat_at_the_rematch_that_got_another_token_is_not_lost() -> None:
    old = abandoned("HH")
    new = rematch_of(old, token(0))
    apply_all(new, rekey(new, rematch_token(token(0), NEXT), key_of("newer")))
    assert rematch.rematch_tokens(new, [token(0)]) == {}


def test_all_can_move_on_by_one_seat() -> None:
    new = rematch_of(abandoned("HHR"), token(1), rotate=True)
    assert kinds(new) == [
        ("bot", None, "random"),
        ("open", "Player 0", None),
        ("human", "Player 1", None),
    ]


def test_a_chosen_role_moves_with_its_person() -> None:
    table = begun("HRR", ISLAND)
    table.created = msgspec.structs.replace(
        table.created, chosen={"roles": ["pilot", None, "diver"]}
    )
    apply_all(table, agreement.propose(table, [0], agreement.ABANDON))
    new = rematch_of(table, token(0), rotate=True)
    assert new.created.chosen == {"roles": ["diver", "pilot", None]}
    assert rematch_of(table, token(0)).created.chosen == table.created.chosen


def test_the_rematch_of_a_branch_has_a_proof() -> None:
    you = creation.human("Ann", token(0))
    table_id, events = branch(play_on(begun("HB")), [], 2, 0, you, "stop4")
    what_if = play_on(Table.of(table_id, events, lambda _: TORTUGA))
    new = rematch_of(what_if, token(0))
    view = table_view.describe(new, viewer_of(0), Presence())
    assert (view.origin, view.commitment is not None) == (None, True)


def test_a_rematch_needs_an_ended_game_and_a_seat_and_is_created_once() -> None:
    playing = begun("HB")
    assert refusal_id(lambda: rematch_of(playing, token(0))) == "rematch-playing"
    over = play_on(begun("HB"))
    assert refusal_id(lambda: rematch_of(over, "guess")) == "seat-token"
    apply_all(over, rematch.record_rematch(over, NEXT))
    assert table_view.describe(over, viewer_of(0), Presence()).next == NEXT
    assert refusal_id(lambda: rematch.record_rematch(over, "another")) == "refused-stale"


def test_a_rematch_has_a_new_seed() -> None:
    table = abandoned("HH")
    assert rematch_of(table, token(0)).created.seed != table.created.seed
    assert table.game is TORTUGA
