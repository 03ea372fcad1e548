"""Records."""

import copy
import pickle

import numpy as np
import pytest

from atoll.engine.record import Plain, record, twins


def test_a_field_that_numpy_would_hide_is_refused() -> None:
    with pytest.raises(ValueError, match="take"):
        record(("turn", "i1"), ("take", "i1"))


def test_fields_are_told_as_plain_numbers_and_lists() -> None:
    pawn = record(("at", "i1"), ("hand", "i1", (2,)))
    island = np.zeros(1, record(("turn", "i1"), ("tile", "i1", (3,)), ("pawn", pawn, (2,))))
    island["turn"] = 4
    island["tile"] = [1, 2, 3]
    island["pawn"]["hand"][0, 1] = [7, 8]
    told = Plain(island)
    assert (told.turn, told.tile) == (4, [1, 2, 3])
    assert [(pawn.at, pawn.hand) for pawn in told.pawn] == [(0, [0, 0]), (0, [7, 8])]
    assert type(told.turn) is int
    assert told.record == island[0]
    with pytest.raises(AttributeError, match="treasure"):
        told.treasure  # noqa: B018 - reading it is the test


def test_plain_fields_can_be_copied_and_pickled() -> None:
    island = np.zeros(1, record(("turn", "i1"), ("tile", "i1", (3,))))
    told = Plain(island)
    for twin in (copy.deepcopy(told), pickle.loads(pickle.dumps(told))):
        island["tile"][0] = [1, 2, 3]
        assert twin.tile == [0, 0, 0]


def test_twins_go_separate_ways() -> None:
    islands = np.zeros(2, record(("turn", "i1"), ("tile", "i1", (3,))))
    islands["tile"][1] = [1, 2, 3]
    others = twins(islands)
    assert others.tobytes() == islands.tobytes()
    others["tile"][1, 0] = 9
    assert islands["tile"][1].tolist() == [1, 2, 3]
    assert others["tile"][1].tolist() == [9, 2, 3]
