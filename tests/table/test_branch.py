"""Branches: another table goes on from an earlier moment of a game."""

import pytest
from msgspec import to_builtins

from atoll import games
from atoll.table.commands import gameplay
from atoll.table.commands.refusal import Refusal
from atoll.table.consent.undo import undo
from atoll.table.events import Chair, Redealt
from atoll.table.history import export
from atoll.table.history.branch import branch, import_game
from atoll.table.history.moments import ALL, moments, perspective_at, story
from atoll.table.table import Table
from atoll.table.views import table_view
from atoll.table.views.messages import OriginInfo
from atoll.table.views.presence import Presence
from atoll.table.views.viewer import Viewer
from tests.table.tables import (
    TORTUGA,
    apply_all,
    begun,
    chairs,
    play_on,
    position_of,
    view_in,
    viewer_of,
)

TOBAGO = games.find("tobago")
YOU, A_BOT = chairs("HR")


def branched(
    table: Table, moment: int, seat: int = 0, held_seats: tuple[int, ...] = (), you: Chair = YOU
) -> Table:
    table_id, events = branch(table, held_seats, moment, seat, you, "random")
    return Table.of(table_id, events, lambda _: table.game)


def next_decision(table: Table, after: int) -> int:
    """The first moment from this one on at which a seat is to decide."""
    game = position_of(table)
    return next(m for m in range(after, len(game.plies)) if not game.rewound(m).chance)


def test_the_seat_sees_what_it_saw_then_and_the_rest_is_dealt_again() -> None:
    table = play_on(begun("RRR", TOBAGO))
    moment = next_decision(table, 60)
    then = position_of(table).rewound(moment)
    new = branched(table, moment, seat=1)
    assert position_of(new).view(1) == then.view(1)
    worlds = {position_of(branched(table, moment, seat=1)).to_bytes() for _ in range(5)}
    assert len(worlds) == 5
    assert then.to_bytes() not in worlds


def test_a_game_without_hidden_information_is_not_determinized() -> None:
    table = play_on(begun("BRRB"))
    moment = next_decision(table, 40)
    new = branched(table, moment)
    assert not any(isinstance(event, Redealt) for event in new.events)
    assert position_of(new).to_bytes() == position_of(table).rewound(moment).to_bytes()


def test_chance_plays_up_to_the_next_decision() -> None:
    table = play_on(begun("BRRB"))
    game = position_of(table)
    moment = next(m for m in range(40, 80) if game.rewound(m).chance)
    assert not position_of(branched(table, moment)).chance


@pytest.mark.slow
def test_a_branch_can_be_played_to_its_end() -> None:
    table = play_on(begun("RR", TOBAGO))
    new = play_on(branched(table, next_decision(table, 50), you=A_BOT))
    assert new.status == "over"
    again = Table.of(new.id, new.events, lambda _: TOBAGO)
    assert position_of(again).to_bytes() == position_of(new).to_bytes()
    with pytest.raises(Refusal) as refused:
        export.write(new)
    assert refused.value.id == "transcript-redealt"
    assert position_of(again).rewound(51).to_bytes() == position_of(new).rewound(51).to_bytes()


@pytest.mark.slow
def test_moments_before_the_branch_are_shown_only_as_the_seat_knew_them() -> None:
    table = play_on(begun("RRR", TOBAGO))
    moment = next_decision(table, 60)
    new = play_on(branched(table, moment, seat=1, you=A_BOT))
    game = position_of(new)
    perspectives = (0, 1, None, ALL)
    earlier = [perspective_at(game, each, moment - 1) for each in perspectives]
    now = [perspective_at(game, each, moment) for each in perspectives]
    assert (earlier, now) == ([None, 1, None, 1], [0, 1, None, ALL])
    [shown] = moments(new, ALL, moment - 1, moment - 1)
    assert view_in(shown) == position_of(table).rewound(moment - 1).view(1)
    setup, plies = story(new, ALL)
    assert setup is not None
    assert setup["hands"] == [None, game.setup["hands"][1], None]
    before = [ply for ply in plies[:moment] if ply["do"] == "draw_clue"]
    assert all((ply["card"] is None) == (ply["seat"] != 1) for ply in before)
    with pytest.raises(Refusal) as refused:
        branched(new, moment - 1, seat=2)
    assert refused.value.id == "branch-other-game"


@pytest.mark.slow
def test_a_branch_can_be_branched_off_again() -> None:
    table = play_on(begun("RRR", TOBAGO))
    first = play_on(branched(table, next_decision(table, 60), seat=1, you=A_BOT))
    moment = next_decision(first, 100)
    second = branched(first, moment, seat=1)
    assert position_of(second).view(1) == position_of(first).rewound(moment).view(1)


@pytest.mark.parametrize("after", [0, 40])
def test_a_branch_has_an_origin_and_no_proof(after: int) -> None:
    table = play_on(begun("BRRB"))
    moment = next_decision(table, after) if after else 0
    new = play_on(branched(table, moment, seat=2))
    view = table_view.describe(new, viewer_of(2), Presence())
    assert view.origin == OriginInfo(moment, table=table.id, seat=2)
    assert view.commitment is None
    assert view.seed is None
    assert [seat.kind for seat in view.seats] == ["bot", "bot", "human", "bot"]


def refusal(table: Table, moment: int, seat: int, held_seats: tuple[int, ...] = ()) -> str:
    with pytest.raises(Refusal) as refused:
        branched(table, moment, seat, held_seats)
    return refused.value.id


def test_a_game_against_bots_may_be_branched_off_by_its_player_while_it_is_under_way() -> None:
    table = play_on(begun("HRR", TOBAGO), most=40)
    assert branched(table, 10, seat=0, held_seats=(0,)).status == "playing"
    assert refusal(table, 10, seat=1, held_seats=(0,)) == "branch-live"
    assert refusal(table, 10, seat=0) == "branch-live"


def test_a_game_with_other_people_may_not_be_branched_off_while_it_is_under_way() -> None:
    table = play_on(begun("HHR", TOBAGO), most=40)
    assert refusal(table, 10, seat=0, held_seats=(0,)) == "branch-live"


def test_unknown_moments_and_seats_and_the_end_cannot_be_branched_off() -> None:
    table = play_on(begun("BRRB"))
    assert refusal(table, len(position_of(table).plies), seat=0) == "branch-over"
    assert refusal(table, 10_000, seat=0) == "moment-unknown"
    assert refusal(table, 10, seat=4) == "seat-unknown"


def test_plies_before_the_branch_cannot_be_taken_back() -> None:
    table = play_on(begun("RR", TOBAGO))
    moment = next_decision(table, 60)
    new = branched(table, moment, seat=position_of(table).rewound(moment).actor)
    seat = position_of(new).actor
    begins = position_of(new).to_bytes()
    with pytest.raises(Refusal) as refused:
        undo(new, [seat], new.seq)
    assert refused.value.id == "undo-nothing"
    apply_all(new, gameplay.play(new, [seat], new.seq, position_of(new).legal[0]))
    effects = len(new.effects)
    apply_all(new, undo(new, [seat], new.seq))
    assert position_of(new).to_bytes() == begins
    assert len(new.effects) == len(position_of(new).plies) < effects


def test_an_imported_game_is_over_and_has_an_origin() -> None:
    game = position_of(play_on(begun("BRRB")))
    table_id, events = import_game(game)
    table = Table.of(table_id, events, lambda _: TORTUGA)
    assert table.status == "over"
    assert position_of(table).to_bytes() == game.to_bytes()
    origin = table_view.describe(table, Viewer(), Presence()).origin
    assert to_builtins(origin) == {"moment": len(game.plies)}
    assert branched(table, next_decision(table, 30)).status == "playing"
