"""Records."""

import copy
import pickle
from typing import Annotated

import pytest

from atoll.engine.records.arrays import Records, Row
from atoll.engine.records.record import Record, RecordFields, copy_records, i1, i2, u8


class Pawn(Record):
    at: i1
    hand: Annotated[Row, "i1", 2]


class Island(Record):
    turn: i1
    tile: Annotated[Row, "i1", 3]
    pawn: Annotated[Records[Pawn], Pawn, 2]


def test_a_field_named_like_a_numpy_attribute_is_refused() -> None:
    with pytest.raises(ValueError, match="take"):

        class Wrong(Record):
            turn: i1
            take: i1


def test_the_annotations_are_the_fields_widest_first() -> None:
    class Mixed(Record):
        small: i1
        wide: u8
        cells: Annotated[Row, "i2", 3]
        medium: i2

    assert Mixed.dtype.names == ("wide", "cells", "medium", "small")
    assert Mixed.dtype.itemsize == 8 + 6 + 2 + 1


def test_a_record_has_the_fields_of_its_base() -> None:
    class Boat(Pawn):
        seats: i1

    assert set(Boat.dtype.names or ()) == {"at", "hand", "seats"}


def test_fields_are_read_as_plain_numbers_and_lists() -> None:
    islands = Island.array()
    islands["turn"] = 4
    islands["tile"] = [1, 2, 3]
    islands["pawn"]["hand"][0, 1] = [7, 8]
    fields = RecordFields(islands)
    assert (fields.turn, fields.tile) == (4, [1, 2, 3])
    assert [(pawn.at, pawn.hand) for pawn in fields.pawn] == [(0, [0, 0]), (0, [7, 8])]
    assert type(fields.turn) is int
    assert fields.record == islands[0]
    with pytest.raises(AttributeError, match="treasure"):
        fields.treasure  # noqa: B018 - reading it is the test


def test_record_fields_can_be_copied_and_pickled() -> None:
    islands = Island.array()
    fields = RecordFields(islands)
    for other in (copy.deepcopy(fields), pickle.loads(pickle.dumps(fields))):
        islands["tile"][0] = [1, 2, 3]
        assert other.tile == [0, 0, 0]


def test_a_copy_of_records_is_independent() -> None:
    islands = Island.array(2)
    islands["tile"][1] = [1, 2, 3]
    others = copy_records(islands)
    assert others.tobytes() == islands.tobytes()
    others["tile"][1, 0] = 9
    assert islands["tile"][1].tolist() == [1, 2, 3]
    assert others["tile"][1].tolist() == [9, 2, 3]
