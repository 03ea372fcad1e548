"""Bots that play for people who left, until they come back."""

from atoll.table import bot_turns, commands, table_view
from atoll.table.seats import stand_in
from atoll.table.seats.presence import Presence
from atoll.table.table import Table
from tests.table.tables import actor_of, begun, happen, holding, play_on, position_of, set_up, token
from tests.table.test_commands import refusal

ALONE = Presence(frozenset([0]), away={1: 60})
"""Seat 1 has been away for long enough."""


def gone(table: Table) -> Table:
    happen(table, stand_in.stand_in(table, [0], 1, "stop4", ALONE))
    return table


def test_a_bot_plays_on_for_whoever_is_away() -> None:
    table = gone(begun("HHH"))
    assert table.people == {0, 2}
    assert table.chairs[1].name == "Player 1"
    while actor_of(table) != 1:
        play_on(table, most=1)
    [(_, seen)] = bot_turns.bots_to_move(table)
    assert seen.seats == {1}
    assert play_on(table).status == "over"


def test_the_seat_shows_its_person_and_the_bot() -> None:
    seat = table_view.describe(gone(begun("HH")), holding(0), ALONE)["seats"][1]
    assert seat == {
        "kind": "human",
        "name": "Player 1",
        "bot": "stop4",
        "online": False,
        "grace": None,
    }


def test_the_person_takes_the_seat_back() -> None:
    table = gone(begun("HHH"))
    held = table.seats_of([token(1)])
    assert held == {1}
    while actor_of(table) != 1:
        play_on(table, most=1)
    ply = position_of(table).legal[0]
    assert table_view.position_json(table, holding(1))["legal"] == []
    assert refusal(lambda: commands.play(table, held, table.seq, ply)) == "refused-stand-in"
    happen(table, stand_in.resume_seat(table, held, 1))
    assert bot_turns.bots_to_move(table) == []
    happen(table, commands.play(table, held, table.seq, ply))


def test_a_bot_that_was_thinking_when_the_person_came_back_is_late() -> None:
    table = gone(begun("HH"))
    while not (asked := bot_turns.bots_to_move(table)):
        play_on(table, most=1)
    bot, seen = asked[0]
    seq, ply = table.seq, bot.choose(seen)
    assert ply is not None
    happen(table, stand_in.resume_seat(table, [1], 1))
    assert refusal(lambda: bot_turns.play_for_bot(table, [1], seq, ply)) == "refused-stale"


def test_whoever_wants_a_rest_needs_nobodys_leave() -> None:
    table = begun("HH")
    happen(table, stand_in.stand_in(table, [0], 0, "stop4", Presence(frozenset([0, 1]))))
    assert table.people == {1}


def test_who_is_here_or_just_left_keeps_the_seat() -> None:
    table = begun("HH")

    def wish(presence: Presence) -> str:
        return refusal(lambda: stand_in.stand_in(table, [0], 1, "stop4", presence))

    assert wish(Presence(frozenset([0, 1]))) == "stand-in-here"
    assert wish(Presence(frozenset([0]), away={1: 59.5})) == "stand-in-soon"
    seats = table_view.describe(table, holding(0), Presence(frozenset([0]), away={1: 41.5}))[
        "seats"
    ]
    assert [seat["grace"] for seat in seats] == [None, 19]


def test_what_is_no_wish_for_a_stand_in() -> None:
    table = begun("HHB")

    def wish(held: list[int], seat: int, bot: str = "stop4", table: Table = table) -> str:
        return refusal(lambda: stand_in.stand_in(table, held, seat, bot, ALONE))

    assert wish([], 1) == "seat-token"
    assert wish([0], 2) == "stand-in-nobody"
    assert wish([0], 3) == "seat-unknown"
    assert wish([0], 1, "genius") == "table-bot"
    assert wish([0], 1, table=set_up("HHO")) == "refused-open"
    assert wish([0], 1, table=play_on(begun("HHB"))) == "refused-over"
    assert wish([0], 1, table=gone(begun("HHB"))) == "stand-in-nobody"


def test_nobody_takes_back_what_is_not_theirs() -> None:
    table = gone(begun("HHH"))
    assert refusal(lambda: stand_in.resume_seat(table, [0], 1)) == "refused-seat"
    assert refusal(lambda: stand_in.resume_seat(table, [0], 0)) == "stand-in-none"
    assert refusal(lambda: stand_in.resume_seat(table, [0], 9)) == "seat-unknown"
