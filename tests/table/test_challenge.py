"""Challenges: the deal of a finished game for a friend, who knows nothing of it before the end."""

from collections.abc import Callable

import pytest

from atoll.engine.game import Game
from atoll.engine.json_values import Ply
from atoll.table.commands import creation, gameplay
from atoll.table.events import Challenge
from atoll.table.fairness.proof import proof_of
from atoll.table.history.branch import branch
from atoll.table.history.challenge import (
    MOST_CHALLENGES,
    compared_seats,
    create_challenge,
    record_challenge,
)
from atoll.table.seats import rematch, seating
from atoll.table.table import Table
from atoll.table.views import table_view
from atoll.table.views.presence import Presence
from tests.table.tables import (
    ISLAND,
    TOBAGO,
    TORTUGA,
    apply_all,
    begun,
    play_on,
    position_of,
    refusal_id,
    token,
    viewer_of,
)

FRIEND = "elsewhere"
GAMES = [TORTUGA, ISLAND, TOBAGO]


def finished(picture: str = "HB", game: Game = TORTUGA) -> Table:
    return play_on(begun(picture, game, seed="5" * 64))


def challenge_of(table: Table, *tokens: str, bot: str = "random", id: str = FRIEND) -> Table:
    return Table(id, create_challenge(table, tokens or [token(0)], bot), lambda _: table.game)


def taken_up(table: Table) -> Table:
    """A challenge whose open seats the friend has taken, and which has begun."""
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open":
            apply_all(table, [seating.sit(table, "Friend", f"friend {seat}", seat)])
    apply_all(table, gameplay.begin(table))
    return table


def chance_plies(table: Table) -> list[Ply]:
    return [ply for ply in position_of(table).plies if ply["by"] == "chance"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_decisions_lead_to_the_same_game(game: Game) -> None:
    first = finished("HRR", game)
    friends = play_on(taken_up(challenge_of(first)))
    assert position_of(friends).setup == position_of(first).setup
    # `play_on` decides for people by the table's chance, so the whole game is the same.
    assert position_of(friends).plies == position_of(first).plies


def test_other_decisions_meet_the_same_chance_from_the_first_ply_on() -> None:
    first = finished("HB")
    friends = taken_up(challenge_of(first))
    assert chance_plies(friends) == chance_plies(first)[: len(chance_plies(friends))]


def test_bots_keep_their_seats_and_take_those_of_the_other_people() -> None:
    chairs = challenge_of(finished("HHB"), bot="novice").chairs
    assert [(chair.kind, chair.bot) for chair in chairs] == [
        ("open", None),
        ("bot", "novice"),
        ("bot", "stop4"),
    ]


def test_before_the_end_nothing_shows_the_seed_or_the_first_table() -> None:
    first = finished()
    friends = taken_up(challenge_of(first))
    shown = table_view.describe(friends, viewer_of(), Presence())
    assert shown.challenge is not None
    assert (shown.challenge.by, shown.challenge.seats) == ("Player 0", [0])
    assert shown.challenge.table is None
    assert shown.seed is None
    assert first.id not in repr(shown)
    after = table_view.describe(play_on(friends), viewer_of(), Presence())
    assert after.challenge is not None
    assert after.challenge.table == first.id
    assert after.seed == first.created.seed


def test_the_proof_names_the_table_of_the_deal() -> None:
    first = finished()
    assert proof_of(play_on(taken_up(challenge_of(first)))) == proof_of(first)


def test_a_challenge_of_a_challenge_belongs_to_the_first_table() -> None:
    first = finished()
    friends = play_on(taken_up(challenge_of(first)))
    third = challenge_of(friends, "friend 0", id="third isle")
    assert isinstance(third.created.challenge, Challenge)
    assert third.deal_id == first.id
    assert third.created.challenge.by == "Friend"
    assert compared_seats(third) == compared_seats(first) == (0,)


def test_the_rematch_of_a_challenge_has_a_deal_of_its_own() -> None:
    friends = play_on(taken_up(challenge_of(finished())))
    created = rematch.create_rematch(friends, "next", ["friend 0"], rotate=False)
    assert not isinstance(created.challenge, Challenge)
    assert created.seed != friends.created.seed


@pytest.mark.parametrize(
    ("prepare", "tokens", "bot", "refusal"),
    [
        (finished, ["guess"], "random", "seat-token"),
        (lambda: begun("HB"), [token(0)], "random", "challenge-not-over"),
        (finished, [token(0)], "nobody", "table-bot"),
    ],
)
def test_what_cannot_be_sent_is_refused(
    prepare: Callable[[], Table], tokens: list[str], bot: str, refusal: str
) -> None:
    table = prepare()
    assert refusal_id(lambda: create_challenge(table, tokens, bot)) == refusal


def test_a_game_that_began_elsewhere_has_no_deal_to_send() -> None:
    chair = creation.human("Player 0", token(0))
    table_id, events = branch(finished(), [], 0, 0, chair, "random")
    table = play_on(Table.of(table_id, events, lambda _: TORTUGA))
    assert refusal_id(lambda: create_challenge(table, [token(0)], "random")) == "challenge-none"


def test_a_deal_can_be_sent_a_limited_number_of_times() -> None:
    table = finished()
    for number in range(MOST_CHALLENGES):
        apply_all(table, record_challenge(table, f"isle {number}"))
    assert len(table.challenges) == MOST_CHALLENGES
    assert refusal_id(lambda: record_challenge(table, "one more")) == "challenge-many"
