"""The arrays of records as type checkers see them: their elements are plain numbers."""

from collections.abc import Iterator, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, overload

import numpy as np

from atoll.engine.records.record import Record

R = TypeVar("R", covariant=True)
S = TypeVar("S", bound=Record)

_Element: TypeAlias = np.dtype[Any]  # numbers of any width, or records

class Row(np.ndarray[tuple[int], _Element]):
    """Whole numbers in a row."""

    @overload  # type: ignore[override]
    def __getitem__(self, at: int) -> int: ...
    @overload
    def __getitem__(self, at: slice | list[int]) -> Row: ...
    def __iter__(self) -> Iterator[int]: ...
    def copy(self) -> Row: ...  # type: ignore[override]

class Grid(np.ndarray[tuple[int, ...], _Element]):
    """Whole numbers in two or more dimensions."""

    @overload  # type: ignore[override]
    def __getitem__(self, at: int) -> Row: ...
    @overload
    def __getitem__(self, at: slice) -> Grid: ...
    @overload
    def __getitem__(self, at: tuple[int, ...]) -> int: ...  # type: ignore[overload-overlap]
    @overload
    def __getitem__(self, at: tuple[slice | int, ...]) -> Grid: ...
    def __iter__(self) -> Iterator[Row]: ...
    def copy(self) -> Grid: ...  # type: ignore[override]

class FloatRow(np.ndarray[tuple[int], _Element]):
    """Numbers in a row."""

    @overload  # type: ignore[override]
    def __getitem__(self, at: int) -> float: ...
    @overload
    def __getitem__(self, at: slice) -> FloatRow: ...
    def __iter__(self) -> Iterator[float]: ...
    def copy(self) -> FloatRow: ...  # type: ignore[override]

class FloatGrid(np.ndarray[tuple[int, ...], _Element]):
    """Numbers in two or more dimensions."""

    @overload  # type: ignore[override]
    def __getitem__(self, at: int) -> FloatRow: ...
    @overload
    def __getitem__(self, at: slice) -> FloatGrid: ...
    @overload
    def __getitem__(self, at: tuple[int, ...]) -> float: ...  # type: ignore[overload-overlap]
    @overload
    def __getitem__(self, at: tuple[slice | int, ...]) -> FloatGrid: ...
    def __iter__(self) -> Iterator[FloatRow]: ...

class Records(np.ndarray[tuple[int], _Element], Generic[R]):
    """An array of records."""

    @overload  # type: ignore[override]
    def __getitem__(self, at: int) -> R: ...
    @overload
    def __getitem__(self, at: slice | list[int]) -> Records[R]: ...
    @overload
    def __getitem__(self, at: str) -> Any: ...  # of the type of a field that only its name says
    def __iter__(self) -> Iterator[R]: ...
    def repeat(self, repeats: int) -> Records[R]: ...  # type: ignore[override]

class _New(Protocol):
    """Make an array, by default of floats."""

    @overload
    def __call__(self, shape: int, /) -> FloatRow: ...
    @overload
    def __call__(self, shape: tuple[int, ...], /) -> FloatGrid: ...
    @overload
    def __call__(self, shape: int, element: type[np.floating], /) -> FloatRow: ...
    @overload
    def __call__(self, shape: tuple[int, ...], element: type[np.floating], /) -> FloatGrid: ...
    @overload
    def __call__(self, shape: int, element: type[np.integer | np.bool_], /) -> Row: ...
    @overload
    def __call__(self, shape: tuple[int, ...], element: type[np.integer | np.bool_], /) -> Grid: ...
    @overload
    def __call__(self, shape: int, element: type[S], /) -> Records[S]: ...

empty: _New
zeros: _New

def row_of(numbers: Sequence[int]) -> Row:
    """These whole numbers in a row."""
