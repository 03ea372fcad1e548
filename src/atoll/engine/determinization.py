"""Determinizations: what was dealt again for a seat, in a form that can be stored.

A position that was determinized for a what-if no longer follows from its set-up and plies.  So
the changes are kept by the names of the record's fields, as plain numbers and lists: later
versions can write them into a record even if its layout or the dealing has changed.
"""

from typing import NamedTuple

import numpy as np

from atoll.engine.contract import GameRecord
from atoll.engine.json_values import Json
from atoll.engine.records.arrays import Records

__all__ = ["Determinization", "changed_fields", "write_fields"]


class Determinization(NamedTuple):
    """The fields that were dealt again, and the seat that could not know them."""

    seat: int
    fields: Json


def changed_fields(before: Records[GameRecord], after: Records[GameRecord]) -> Json:
    """The fields in which two records of one game differ, as they are in the second."""
    return {
        name: after[name][0].tolist()
        for name in before.dtype.names or ()
        if not np.array_equal(before[name], after[name])
    }


def write_fields(states: Records[GameRecord], fields: Json) -> None:
    """Write these fields into the first record; a list that was shorter then fills the front."""
    for name, value in fields.items():
        stored = np.array(value, states[name].dtype)
        states[name][(0, *map(slice, stored.shape))] = stored
