"""When things happened at a table, from the rows of the log."""

from atoll import games
from atoll.server.tables import event_codec
from atoll.server.tables.activity import Activity, replay
from atoll.table.commands import gameplay, talk
from atoll.table.events import Event
from atoll.table.seats import stand_in
from atoll.table.table import Table
from atoll.table.views.presence import Presence
from tests.table.tables import actor_of, apply_all, begun, next_events, play_on, set_up, viewer_of


def replayed(table: Table, minute: int = 60_000) -> Activity:
    """What the log says if an event was written every minute."""
    rows = event_codec.to_rows(table.id, 0, table.events)
    timed = [row._replace(at=number * minute) for number, row in enumerate(rows, 1)]
    again, activity = replay(table.id, timed, games.find)
    assert again.events == table.events
    return activity


def test_a_decision_begins_with_the_newest_ply() -> None:
    table = begun("HH")
    plies = table.seq
    apply_all(table, talk.say(table, viewer_of(0), text="Hm."))
    activity = replayed(table)
    assert activity.decision_began == plies * 60_000
    assert activity.newest == (plies + 1) * 60_000


def test_the_game_ended_with_its_last_ply() -> None:
    table = begun("HB")
    assert replayed(table).ended is None
    last = play_on(table).seq
    apply_all(table, talk.say(table, viewer_of(0), text="Well played."))
    assert replayed(table).ended == last * 60_000


def test_a_person_acts_by_playing_and_by_talking() -> None:
    table = begun("HH")
    seat = actor_of(table)
    before = table.seq
    apply_all(table, next_events(table))
    apply_all(table, talk.say(table, viewer_of(1 - seat), text="Oh!"))
    activity = replayed(table)
    assert activity.last_act(seat) == (before + 1) * 60_000
    assert activity.last_act(1 - seat) == table.seq * 60_000


def test_a_bot_that_stands_in_is_no_sign_of_its_person() -> None:
    table = begun("HB")
    apply_all(table, stand_in.stand_in(table, [0], 0, "stop4", Presence()))
    assert replayed(play_on(table)).last_act(0) == 60_000


def test_a_remark_of_a_spectator_is_no_sign_of_a_player() -> None:
    table = set_up("HH")
    events: list[Event] = gameplay.begin(table)
    apply_all(table, events)
    apply_all(table, talk.say(table, viewer_of(), text="Hello!", name="Eve"))
    assert replayed(table).last_act(0) == 60_000
