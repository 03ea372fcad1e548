"""What was dealt anew for a seat, in a form that outlives the program that dealt it.

A position that was re-dealt for what-if no longer follows from its set-up and plies.  So what
changed is kept by the names of the record's fields, as plain numbers and lists: it can be put
in place again whatever becomes of the record's layout or of the way cards are re-dealt.
"""

from typing import Any, NamedTuple

import numpy as np

from atoll.engine.words import Words


class Redeal(NamedTuple):
    """The fields that were dealt anew, and for whose eyes."""

    seat: int
    fields: Words


def changed_fields(before: Any, after: Any) -> Words:
    """The fields in which two records of one game differ, as they are in the second."""
    return {
        name: after[name].tolist()
        for name in before.dtype.names
        if not np.array_equal(before[name], after[name])
    }


def put_in_place(states: Any, fields: Words) -> None:
    """Let the first record have these fields."""
    for name, value in fields.items():
        states[name][0] = value
