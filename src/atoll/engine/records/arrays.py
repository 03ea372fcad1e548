"""Types for arrays in records and of records; all are NumPy arrays.

The stub beside this file declares their elements.
"""

from collections.abc import Sequence
from typing import Generic, TypeVar

import numpy as np

__all__ = ["FloatGrid", "FloatRow", "Grid", "Records", "Row", "empty", "row_of", "zeros"]

R = TypeVar("R")

Row = Grid = FloatRow = FloatGrid = np.ndarray

# New arrays, in rules and in Python: of floats, of other numbers, or of a class of records.
empty, zeros = np.empty, np.zeros


class Records(Generic[R]):
    """An array of records, for annotations only."""


def row_of(numbers: Sequence[int]) -> Row:
    """These whole numbers in a row."""
    return np.array(numbers, np.int64)
