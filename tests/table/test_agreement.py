"""What needs the consent of all who play: giving up a game."""

import pytest

from atoll.table import bot_turns, commands, table_view
from atoll.table.consent import agreement
from atoll.table.consent.agreement import ABANDON
from atoll.table.seats import stand_in
from atoll.table.seats.presence import Presence
from atoll.table.table import Table
from tests.table.tables import begun, happen, holding, play_on, set_up
from tests.table.test_commands import refusal


def propose(table: Table, *held: int) -> None:
    happen(table, agreement.propose(table, held, ABANDON))


def answer(table: Table, *held: int, agrees: bool = True) -> None:
    happen(table, agreement.answer(table, held, agrees))


def test_all_people_agree_to_abandon_a_game() -> None:
    table = begun("HHBH")
    propose(table, 1)
    assert table.status == "playing"
    words = table_view.describe(table, holding(0), Presence())
    assert words["proposal"] == {"what": "abandon", "by": [1], "plies": None, "waiting": [0, 3]}
    assert words["seed"] is None
    answer(table, 3)
    assert table.status == "playing"
    answer(table, 0)
    assert table.status == "abandoned"
    words = table_view.describe(table, holding(0), Presence())
    assert (words["proposal"], words["seed"]) == (None, table.created.seed)


@pytest.mark.parametrize(("picture", "held"), [("HBB", [0]), ("HHH", [0, 1, 2])])
def test_who_plays_with_bots_or_with_oneself_is_asked_by_nobody(
    picture: str, held: list[int]
) -> None:
    table = begun(picture)
    propose(table, *held)
    assert table.status == "abandoned"


def test_nothing_is_played_at_an_abandoned_table() -> None:
    table = play_on(begun("HB"), most=5)
    propose(table, 0)
    assert bot_turns.bots_to_move(table) == []
    words = table_view.position_json(table, holding(0))
    assert (words["legal"], words["outcome"]) == ([], None)
    assert refusal(lambda: commands.play(table, [0], table.seq, {"by": 0, "do": "stop"})) == (
        "refused-over"
    )
    assert refusal(lambda: agreement.propose(table, [0], ABANDON)) == "refused-over"


def test_a_bot_that_thought_meanwhile_is_late() -> None:
    table = play_on(begun("HB"), most=5)
    seen, ply = table.seq, {"by": 1, "do": "stop"}
    propose(table, 0)
    assert refusal(lambda: bot_turns.play_for_bot(table, [1], seen, ply)) == "refused-stale"
    assert refusal(lambda: commands.play(table, [1], seen, ply)) == "refused-stale"


def test_one_who_declines_ends_the_proposal() -> None:
    table = begun("HHH")
    propose(table, 0)
    answer(table, 1)
    answer(table, 2, agrees=False)
    assert table.proposal is None
    assert table.status == "playing"
    assert refusal(lambda: agreement.answer(table, [1], True)) == "proposal-none"


def test_all_are_told_who_declined_until_somebody_plays_on() -> None:
    table = begun("HHH")
    propose(table, 0)
    answer(table, 2, agrees=False)
    words = table_view.describe(table, holding(1), Presence())
    assert words["declined"] == {"what": "abandon", "by": (0,), "seats": (2,)}
    propose(table, 1)
    assert table_view.describe(table, holding(1), Presence())["declined"] is None
    answer(table, 2, agrees=False)
    play_on(table, most=1)
    assert table_view.describe(table, holding(1), Presence())["declined"] is None


def test_the_proposer_withdraws() -> None:
    table = begun("HH")
    propose(table, 0)
    answer(table, 0, agrees=False)
    assert table.proposal is None
    assert table_view.describe(table, holding(1), Presence())["declined"] is None


def test_a_proposal_outlives_the_plies_that_follow() -> None:
    table = begun("HH")
    propose(table, 0)
    play_on(table, most=3)
    answer(table, 1)
    assert table.status == "abandoned"


def test_a_game_that_was_played_to_its_end_is_not_abandoned_afterwards() -> None:
    table = begun("HH")
    propose(table, 0)
    play_on(table)
    assert table_view.describe(table, holding(1), Presence())["proposal"] is None
    assert refusal(lambda: agreement.answer(table, [1], True)) == "proposal-none"
    assert table.status == "over"


def test_a_bot_that_stands_in_agrees_to_everything() -> None:
    table = begun("HHH")
    propose(table, 0)
    answer(table, 1)
    away = Presence(frozenset([0, 1]), away={2: 61})
    happen(table, stand_in.stand_in(table, [0], 2, "random", away))
    assert table.status == "abandoned"


def test_whoever_has_no_say() -> None:
    table = begun("HHB")
    for held in [], [2]:
        assert refusal(lambda held=held: agreement.propose(table, held, ABANDON)) == "seat-token"  # type: ignore[misc]
    propose(table, 0)
    assert refusal(lambda: agreement.answer(table, [], True)) == "seat-token"
    assert refusal(lambda: agreement.propose(table, [1], ABANDON)) == "proposal-waits"


def test_only_a_game_under_way_is_abandoned() -> None:
    assert refusal(lambda: agreement.propose(set_up("HO"), [0], ABANDON)) == "refused-open"
    over = play_on(begun("HB"))
    assert refusal(lambda: agreement.propose(over, [0], ABANDON)) == "refused-over"
