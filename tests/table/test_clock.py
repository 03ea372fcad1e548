"""Clocks: what time is charged to whom, and what happens when it is up."""

import pytest
from msgspec.structs import replace

from atoll.engine.game import Game
from atoll.table import commands
from atoll.table.consent import agreement, undo
from atoll.table.creation import create
from atoll.table.events import ClockRule, Event, Played, StoodIn
from atoll.table.refusal import Refusal
from atoll.table.seats import rematch, stand_in
from atoll.table.seats.presence import Presence
from atoll.table.table import Table
from atoll.table.time import timeouts
from atoll.table.time.clock import LEAST, check_rule
from tests.table.tables import (
    ISLAND,
    TORTUGA,
    actor_of,
    chairs,
    happen,
    next_events,
    play_on,
    position_of,
    token,
)

MOVE = ClockRule("move", 30)
GAME = ClockRule("game", 60, 5)


def begun_by(rule: ClockRule | None, picture: str = "HHH", game: Game = TORTUGA) -> Table:
    created = create(game, len(picture), {}, chairs(picture), clock=rule)
    table = Table("isle", replace(created, seed="17" * 32), lambda _: game)
    happen(table, commands.begin(table))
    return table


def play_after(table: Table, milliseconds: int) -> int:
    """Whoever is to decide does, after so long; which seat that was."""
    seat = actor_of(table)
    happen(table, timeouts.stamp(table, next_events(table), milliseconds))
    return seat


def walk_after(table: Table, milliseconds: int) -> int:
    """The same on Forbidden Island, by a step that can be taken back freely."""
    seat = actor_of(table)
    steps = (ply for ply in position_of(table).legal if ply["by"] == seat and ply["do"] == "move")
    played = commands.play(table, [seat], table.seq, next(steps))
    happen(table, timeouts.stamp(table, played, milliseconds))
    return seat


def take_back_after(table: Table, seat: int, milliseconds: int) -> None:
    happen(table, timeouts.stamp(table, undo.undo(table, [seat], table.seq), milliseconds))


def rest(table: Table) -> int:
    """What whoever is to decide has for it."""
    assert table.clock is not None
    return table.clock.allowance(actor_of(table))


def left(table: Table, seat: int) -> int:
    assert table.clock is not None
    return table.clock.left[seat]


def be_late(table: Table) -> list[Event]:
    seat = actor_of(table)
    bot, seen = timeouts.substitute(table, seat)
    ply = bot.choose(seen)
    assert ply is not None
    return list(timeouts.stamp(table, timeouts.decide_late(table, seat, table.seq, ply), 61_000))


def test_per_move_every_decision_has_the_same_time() -> None:
    table = begun_by(MOVE)
    seat = play_after(table, 29_000)
    assert left(table, seat) == 30_000


def test_per_game_time_is_used_up_and_added_to() -> None:
    table = begun_by(GAME)
    seat = play_after(table, 20_000)
    assert left(table, seat) == 60_000 - 20_000 + 5_000
    assert [left(table, other) for other in range(3) if other != seat] == [60_000] * 2


def test_nobody_has_less_than_a_little_for_a_decision() -> None:
    table = begun_by(ClockRule("game", 60))
    seat = play_after(table, 59_000)
    assert left(table, seat) == 1_000
    assert table.clock is not None
    assert table.clock.allowance(seat) == LEAST


def test_time_is_charged_to_whoever_is_to_decide() -> None:
    """A special card played out of turn takes the time of the seat it interrupts."""
    table = begun_by(GAME)
    assert table.clock is not None
    seat, other = 0, 1
    table.clock.charge(seat, Played({"by": other, "do": "sandbag"}, spent=7_000), 0)
    assert table.clock.left[:2] == [53_000, 60_000]


def test_a_decision_taken_back_goes_on_with_what_was_left_of_its_time() -> None:
    """Else one could keep the others waiting for ever."""
    table = begun_by(MOVE, "HH", ISLAND)
    seat = walk_after(table, 8_000)
    assert rest(table) == 30_000
    take_back_after(table, seat, 5_000)
    assert rest(table) == 30_000 - 8_000 - 5_000
    walk_after(table, 2_000)
    take_back_after(table, seat, 20_000)
    assert rest(table) == 0
    walk_after(table, 0)
    assert rest(table) == 30_000, "another decision has its own time"


def test_proposing_something_else_gives_no_time_either() -> None:
    table = begun_by(MOVE, "HH", ISLAND)
    seat = actor_of(table)
    happen(table, agreement.propose(table, [seat], agreement.ABANDON))
    walk_after(table, 8_000)
    take_back_after(table, seat, 5_000)
    assert rest(table) == 30_000 - 8_000 - 5_000


def test_per_game_the_time_before_taking_back_is_used_up() -> None:
    table = begun_by(GAME, "HH", ISLAND)
    seat = walk_after(table, 8_000)
    take_back_after(table, seat, 5_000)
    assert left(table, seat) == 60_000 - 8_000 + 5_000 - 5_000


def test_alone_with_bots_a_decision_taken_back_begins_anew() -> None:
    table = begun_by(MOVE, "HR", ISLAND)
    while actor_of(table) != 0:
        happen(table, next_events(table))
    walk_after(table, 8_000)
    take_back_after(table, 0, 25_000)
    assert rest(table) == 30_000


def test_what_the_others_let_one_take_back_begins_anew() -> None:
    table = begun_by(MOVE, "HH")
    seat = play_after(table, 8_000)
    happen(table, undo.propose(table, [seat], table.seq))
    assert table.proposal is not None, "the throw after it has been seen"
    happen(table, agreement.answer(table, [1 - seat], agrees=True))
    assert actor_of(table) == seat
    assert rest(table) == 30_000


def test_bots_have_no_clock() -> None:
    table = begun_by(GAME, "HBB")
    while actor_of(table) == 0:
        play_after(table, 1_000)
    assert timeouts.runs_for(table) is None
    events = next_events(table)
    assert timeouts.stamp(table, events, 5_000) == events


def test_a_bot_makes_the_decision_when_time_is_up() -> None:
    table = begun_by(MOVE)
    seat = actor_of(table)
    played, *_ = late = be_late(table)
    assert isinstance(played, Played)
    assert (played.ply["by"], played.late, played.spent) == (seat, True, 61_000)
    happen(table, late)
    assert table.clock is not None
    assert table.clock.late[seat] == 1
    assert seat in table.people


def test_the_third_time_in_a_row_the_bot_stays() -> None:
    table = begun_by(MOVE)
    seat = actor_of(table)
    for _ in range(3):
        while actor_of(table) != seat:
            play_after(table, 0)
        happen(table, be_late(table))
    assert any(isinstance(event, StoodIn) and event.seat == seat for event in table.events)
    assert seat in table.stood_in


def test_the_bot_that_stays_agrees_to_what_is_proposed() -> None:
    table = begun_by(MOVE)
    seat = actor_of(table)
    for times in range(3):
        while actor_of(table) != seat:
            play_after(table, 0)
        if times == 2:
            others = [other for other in range(3) if other != seat]
            happen(table, agreement.propose(table, others, agreement.ABANDON))
        happen(table, be_late(table))
    assert table.status == "abandoned"


def test_a_bot_that_stands_in_earns_its_person_no_time() -> None:
    table = begun_by(GAME, "HHH")
    seat = actor_of(table)
    happen(table, stand_in.stand_in(table, [seat], seat, "stop4", Presence()))
    play_on(table, most=1)
    assert left(table, seat) == 60_000


def test_a_decision_of_ones_own_starts_the_count_anew() -> None:
    table = begun_by(MOVE)
    seat = actor_of(table)
    happen(table, be_late(table))
    while actor_of(table) != seat:
        play_after(table, 0)
    play_after(table, 0)
    assert table.clock is not None
    assert table.clock.late[seat] == 0


def test_clocks_are_what_the_log_tells() -> None:
    table = play_on(begun_by(GAME), most=4)
    play_after(table, 12_345)
    again = Table.of(table.id, table.events, lambda _: TORTUGA)
    assert again.clock is not None
    assert table.clock is not None
    assert again.clock.left == table.clock.left


def test_everybody_sees_the_clocks() -> None:
    table = begun_by(GAME)
    words = timeouts.clock_json(table, Presence(thinking_ms=2_500))
    assert words == {
        "per": "game",
        "seconds": 60,
        "increment": 5,
        "left": [60_000] * 3,
        "late": [0] * 3,
        "runs": actor_of(table),
        "rest": 57_500,
    }
    assert timeouts.clock_json(begun_by(None), Presence()) is None


def test_a_rematch_is_played_by_the_same_clock() -> None:
    table = play_on(begun_by(GAME, "HB"))
    assert rematch.create_rematch(table, "reef", [token(0)], rotate=False).clock == GAME


@pytest.mark.parametrize(
    "rule",
    [
        ClockRule("move", 2),
        ClockRule("move", 30, 5),
        ClockRule("game", 10),
        ClockRule("game", 60, -1),
        ClockRule("game", 10**9),
    ],
)
def test_clocks_nobody_could_play_by(rule: ClockRule) -> None:
    with pytest.raises(Refusal) as raised:
        check_rule(rule)
    assert raised.value.id == "table-clock"


def test_the_game_does_not_matter() -> None:
    created = create(ISLAND, 2, {}, chairs("HH"), clock=MOVE)
    table = Table("isle", created, lambda _: ISLAND)
    happen(table, commands.begin(table))
    assert timeouts.runs_for(table) == actor_of(table)
