"""Changes of views, over random games of every kind."""

import random
from itertools import pairwise

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.json_values import Json
from atoll.engine.position import Position
from atoll.engine.snapshot import Snapshot
from atoll.games import find
from atoll.table.views.view_changes import ViewChanges
from tests.laws.games import beginnings, wander
from tests.view_changes import apply_changes

seeds = st.integers(0, 2**32)


def encoded_changes(
    before: Snapshot, after: Snapshot, was: int | None, is_now: int | None
) -> list[Json]:
    """The changes as a client gets them."""
    decoded: list[Json] = msgspec.json.decode(
        msgspec.json.encode(ViewChanges(before, after).seen_from(was, is_now))
    )
    return decoded


@given(beginnings(), seeds)
def test_applying_changes_gives_the_next_view(position: Position, seed: int) -> None:
    stream = random.Random(seed)
    picks = iter(lambda: stream.randrange(1 << 30), None)
    snapshots = (moment.snapshot for moment in wander(position, picks))
    for before, after in pairwise(snapshots):
        seat = stream.choice([None, *range(position.players)])
        changes = encoded_changes(before, after, seat, seat)
        assert apply_changes(before.view(seat), changes) == after.view(seat)


@given(beginnings(), seeds)
def test_changes_lead_from_any_moment_and_seat_to_any_other(position: Position, seed: int) -> None:
    """As after an undo, after a determinization, and when people share a page."""
    stream = random.Random(seed)
    picks = iter(lambda: stream.randrange(1 << 30), None)
    moments = [moment.snapshot for moment in wander(position, picks)]
    other = position.determinize(0, seed).snapshot
    for _ in range(5):
        before, after = stream.choice(moments), stream.choice([*moments, other])
        was, is_now = (stream.choice([None, *range(position.players)]) for _ in range(2))
        changes = encoded_changes(before, after, was, is_now)
        assert apply_changes(before.view(was), changes) == after.view(is_now)


def test_equal_positions_have_no_changes() -> None:
    one, other = (find("tobago").new(seed=1).snapshot for _ in range(2))
    assert ViewChanges(one, other).seen_from(0, 0) == []
