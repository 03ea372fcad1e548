"""Hints: which clients may ask for one, and what they get."""

import msgspec
import pytest

from atoll.bots import adviser
from atoll.bots.thinking import Thinking
from atoll.table.analysis.hints import to_hint, view_for_hint
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Created
from atoll.table.table import Table
from atoll.table.views.presence import Presence
from atoll.table.views.table_view import describe
from tests.table.tables import TORTUGA, actor_of, begun, play_on, viewer_of

QUICK = Thinking(simulations=200)


def refused(table: Table, *held_seats: int, seq: int | None = None) -> str:
    with pytest.raises(Refusal) as refusal:
        view_for_hint(table, held_seats, table.seq if seq is None else seq)
    return refusal.value.id


@pytest.mark.slow
def test_hints_are_about_the_plies_of_the_seat_to_decide() -> None:
    table = begun("HHHH")
    seat = actor_of(table)
    seen = view_for_hint(table, [seat], table.seq)
    advice = [to_hint(each) for each in adviser("la_tortuga", QUICK).advise(seen)]
    assert {each.ply["do"] for each in advice} == {"roll", "stop"}
    for each in advice:
        assert each.ply["by"] == seat
        assert 0 < each.win < 1
        assert each.reasons


def test_other_viewers_and_stale_requests_get_no_hint() -> None:
    table = begun("HHHH")
    others = [seat for seat in range(4) if seat != actor_of(table)]
    assert refused(table, *others) == "refused-turn"
    assert refused(table) == "hint-spectator"
    assert refused(table, actor_of(table), seq=0) == "refused-stale"
    assert refused(play_on(begun("HRRR")), 0) == "refused-over"


def test_a_table_can_be_set_up_without_hints() -> None:
    created = msgspec.structs.replace(begun("HHHH").created, hints=False)
    table = Table("isle", created, lambda _: TORTUGA)
    assert refused(table, 0) == "hint-off"
    assert describe(table, viewer_of(0), Presence()).hints is False
    assert describe(begun("HHHH"), viewer_of(0), Presence()).hints is True


def test_an_event_without_the_hints_field_means_hints() -> None:
    fields = msgspec.json.decode(msgspec.json.encode(begun("HH").created))
    del fields["hints"]
    assert msgspec.convert(fields, Created).hints
