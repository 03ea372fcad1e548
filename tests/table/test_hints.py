"""Who may ask for advice, and what they are told."""

import msgspec
import pytest

from atoll.bots import adviser
from atoll.bots.thinking import Thinking
from atoll.table.analysis.hints import to_json, view_for_hint
from atoll.table.events import Created
from atoll.table.refusal import Refusal
from atoll.table.seats.presence import Presence
from atoll.table.table import Table
from atoll.table.table_view import describe
from tests.table.tables import TORTUGA, actor_of, begun, holding, play_on

QUICK = Thinking(simulations=200)


def refused(table: Table, *held: int, seq: int | None = None) -> str:
    with pytest.raises(Refusal) as refusal:
        view_for_hint(table, held, table.seq if seq is None else seq)
    return refusal.value.id


@pytest.mark.slow
def test_whoever_decides_is_advised_on_their_own_plies() -> None:
    table = begun("HHHH")
    seat = actor_of(table)
    seen = view_for_hint(table, [seat], table.seq)
    advice = [to_json(each) for each in adviser("la_tortuga", QUICK).advise(seen)]
    assert {each["ply"]["do"] for each in advice} == {"roll", "stop"}
    for each in advice:
        assert each["ply"]["by"] == seat
        assert 0 < each["win"] < 1
        assert each["reasons"]


def test_nobody_else_is() -> None:
    table = begun("HHHH")
    others = [seat for seat in range(4) if seat != actor_of(table)]
    assert refused(table, *others) == "refused-turn"
    assert refused(table) == "hint-spectator"
    assert refused(table, actor_of(table), seq=0) == "refused-stale"
    assert refused(play_on(begun("HRRR")), 0) == "refused-over"


def test_a_table_may_play_without_hints() -> None:
    created = msgspec.structs.replace(begun("HHHH").created, hints=False)
    table = Table("isle", created, lambda _: TORTUGA)
    assert refused(table, 0) == "hint-off"
    assert describe(table, holding(0), Presence())["hints"] is False
    assert describe(begun("HHHH"), holding(0), Presence())["hints"] is True


def test_tables_of_older_logs_play_with_hints() -> None:
    words = msgspec.json.decode(msgspec.json.encode(begun("HH").created))
    del words["hints"]
    assert msgspec.convert(words, Created).hints
