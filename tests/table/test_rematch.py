"""The same table again, with the same people and nobody's secrets."""

import msgspec

from atoll.table import commands, creation, table_view
from atoll.table.consent import agreement
from atoll.table.events import GivenToBot
from atoll.table.history.branch import branch
from atoll.table.seats import rematch, seating
from atoll.table.seats.presence import Presence
from atoll.table.seats.tokens import rematch_token
from atoll.table.table import Table
from tests.table.tables import ISLAND, TORTUGA, begun, happen, holding, play_on, token
from tests.table.test_commands import refusal

NEXT = "next-isle"


def given_up(picture: str) -> Table:
    table = begun(picture)
    happen(table, agreement.propose(table, range(len(picture)), agreement.ABANDON))
    return table


def laid_again(table: Table, *tokens: str, rotate: bool = False) -> Table:
    created = rematch.create_rematch(table, NEXT, tokens, rotate=rotate)
    return Table(NEXT, created, lambda _: table.game)


def kinds(table: Table) -> list[tuple[str, str | None, str | None]]:
    return [(chair.kind, chair.name, chair.bot) for chair in table.chairs]


def test_the_others_seats_are_kept_and_bots_come_along() -> None:
    again = laid_again(play_on(begun("HHB", spend_eggs=True)), token(0))
    assert kinds(again) == [
        ("human", "Player 0", None),
        ("open", "Player 1", None),
        ("bot", None, "stop4"),
    ]
    assert again.created.options == {"spend_eggs": True}
    assert again.created.rematch_of == "isle"
    assert not commands.can_begin(again)


def test_everybody_gets_a_token_of_their_own() -> None:
    again = laid_again(given_up("HHH"), token(0), token(2))
    happen(again, rematch.accept_rematch(again, [token(1)]))
    assert commands.can_begin(again)
    for seat in range(3):
        assert rematch.rematch_tokens(again, [token(seat)]) == {
            seat: rematch_token(token(seat), NEXT)
        }
        assert again.seats_of([rematch_token(token(seat), NEXT)]) == {seat}
        assert again.seats_of([token(seat)]) == frozenset()
    assert rematch.accept_rematch(again, [token(1)]) == []


def test_a_kept_seat_is_nobody_elses() -> None:
    again = laid_again(given_up("HH"), token(0))
    assert rematch.accept_rematch(again, ["guess", token(0), again.chairs[1].invited or ""]) == []
    assert refusal(lambda: seating.sit(again, "Eve", "hers")) == "seat-none-open"
    assert refusal(lambda: seating.sit(again, "Eve", "hers", 1)) == "seat-kept"


def test_nothing_that_is_told_of_the_table_helps_to_take_a_kept_seat() -> None:
    again = laid_again(given_up("HH"), token(0))
    told = repr(table_view.describe(again, holding(), Presence()))
    assert again.chairs[1].invited is not None
    assert again.chairs[1].invited not in told


def test_a_kept_seat_may_go_to_a_bot() -> None:
    again = laid_again(given_up("HH"), token(0))
    mine = rematch_token(token(0), NEXT)
    happen(again, [seating.give_to_bot(again, mine, 1, "stop4")])
    assert again.events[-1] == GivenToBot(1, "stop4")
    assert rematch.accept_rematch(again, [token(1)]) == []
    assert rematch.rematch_tokens(again, [token(1)]) == {}


def test_all_move_on_by_one() -> None:
    again = laid_again(given_up("HHR"), token(1), rotate=True)
    assert kinds(again) == [
        ("bot", None, "random"),
        ("open", "Player 0", None),
        ("human", "Player 1", None),
    ]


def test_a_chosen_role_goes_with_its_person() -> None:
    table = begun("HRR", ISLAND)
    table.created = msgspec.structs.replace(
        table.created, chosen={"roles": ["pilot", None, "diver"]}
    )
    happen(table, agreement.propose(table, [0], agreement.ABANDON))
    again = laid_again(table, token(0), rotate=True)
    assert again.created.chosen == {"roles": ["diver", "pilot", None]}
    assert laid_again(table, token(0)).created.chosen == table.created.chosen


def test_the_next_game_begins_at_its_table_even_if_this_one_did_not() -> None:
    you = creation.human("Ann", token(0))
    name, events = branch(play_on(begun("HB")), [], 2, 0, you, "stop4")
    what_if = play_on(Table.of(name, events, lambda _: TORTUGA))
    again = laid_again(what_if, token(0))
    words = table_view.describe(again, holding(0), Presence())
    assert (words["origin"], words["commitment"] is not None) == (None, True)


def test_when_there_is_no_rematch() -> None:
    playing = begun("HB")
    assert refusal(lambda: laid_again(playing, token(0))) == "rematch-playing"
    over = play_on(begun("HB"))
    assert refusal(lambda: laid_again(over, "guess")) == "seat-token"
    happen(over, rematch.record_rematch(over, NEXT))
    assert table_view.describe(over, holding(0), Presence())["next"] == NEXT
    assert refusal(lambda: rematch.record_rematch(over, "another")) == "refused-stale"


def test_the_next_game_has_chance_of_its_own() -> None:
    table = given_up("HH")
    assert laid_again(table, token(0)).created.seed != table.created.seed
    assert table.game is TORTUGA
