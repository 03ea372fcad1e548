"""Verbs and nouns: what a game's action table is made of.

>>> MOVE = verb("move", numbers("from", 7), numbers("to", 7))
>>> MOVE.place(0), MOVE.of(2, 5), MOVE.nouns(21)
(64, 21, (2, 5))
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import FunctionType
from typing import Annotated, Any, TypeAlias, cast, overload

from msgspec import Meta

from atoll.engine.compiler.rule import inline
from atoll.engine.contract import CHANCE
from atoll.engine.json_values import InputError, JsonValue, TypeForm

__all__ = [
    "Fields",
    "Noun",
    "SeatOf",
    "Verb",
    "Verb1",
    "Verb2",
    "Verb3",
    "actor",
    "as_number",
    "names",
    "number_of",
    "numbers",
    "verb",
    "with_last",
]

# Each game has its own fields.
Fields: TypeAlias = Any
"""The fields of a game's record (`RecordFields`)."""

# ── Nouns ────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Noun:
    """What a verb may be done to: a key in JSON, and how many things there are to choose from."""

    key: str
    count: int
    to_json: Callable[[Fields, int], JsonValue]
    from_json: Callable[[Fields, JsonValue, str], int]
    """`(fields, value, key)`: the number of a value; raises `InputError`."""
    to_text: Callable[[Fields, int], str] | None = None
    """Its name in the short notation, if that is not the JSON value."""
    from_text: Callable[[Fields, str, str], int] | None = None
    words: int = 1
    """How many words it has in the short notation."""
    value_type: TypeForm = JsonValue
    """The type of its JSON values, for schemas."""
    hidden: bool = False
    """Whether a seat that may not know it sees None in its place."""

    def called(self, key: str) -> Noun:
        """The same noun under another key."""
        return replace(self, key=key)

    def secret(self) -> Noun:
        """The same noun, hidden from some seats."""
        return replace(self, hidden=True)


def numbers(key: str, high: int, *, low: int = 0) -> Noun:
    """A whole number between two bounds."""

    def check(fields: Fields, value: JsonValue, key: str) -> int:
        if type(value) is not int or not low <= value <= high:
            raise InputError("input-number", key=key, low=low, high=high, value=repr(value))
        return value

    return Noun(
        key,
        high + 1,
        lambda fields, number: number,
        check,
        from_text=lambda fields, word, key: check(fields, as_number(word), key),
        value_type=Annotated[int, Meta(ge=low, le=high)],
    )


def names(key: str, known: Sequence[str], *, words: int = 1, value_type: TypeForm = str) -> Noun:
    """One of these names."""
    return Noun(
        key,
        len(known),
        lambda fields, number: known[number],
        lambda fields, value, key: number_of(value, known, key),
        words=words,
        value_type=value_type,
    )


def number_of(value: JsonValue, known: Sequence[str], key: str) -> int:
    """The number of a name; raises `InputError` if it is not known."""
    if not isinstance(value, str) or value not in known:
        raise InputError("input-one-of", key=key, known=", ".join(known), value=repr(value))
    return known.index(value)


def as_number(word: str) -> int | str:
    """The number a word stands for, or the word itself."""
    return int(word) if word.isascii() and word.isdigit() else word


# ── Verbs ────────────────────────────────────────────────────────────────────────────────

SeatOf: TypeAlias = Callable[[Fields], int]
"""The seat whose ply it is, given the fields of the record."""


def actor(fields: Fields) -> int:
    """The seat that is to act, or `CHANCE`."""
    seat: int = fields.actor
    return seat


def _chance(fields: Fields) -> int:
    return CHANCE


class Verb:
    """What can be done, without a noun: one action.

    `verb` declares a verb; an action table gives it its block of actions.
    """

    def __init__(
        self,
        name: str,
        *nouns: Noun,
        by: int | SeatOf = actor,
        also: Mapping[str, Callable[[Fields], JsonValue]] | None = None,
    ) -> None:
        self.name = name
        self.nouns_in_order = nouns
        self.by = by if callable(by) else _chance
        self.chance = by == CHANCE
        self.also = dict(also or {})
        self.start = self.end = -1
        self.rules: tuple[FunctionType, ...] = ()

    def place(self, start: int) -> int:
        """Let the verb's block begin here; return where it ends."""
        assert self.start < 0, f"{self.name} is in two action tables"
        size = 1
        for noun in self.nouns_in_order:
            size *= noun.count
        self.start, self.end = start, start + size
        counts = [noun.count for noun in self.nouns_in_order]
        constants = {"_START": self.start, "_END": self.end}
        constants |= {f"_COUNT_{number}": count for number, count in enumerate(counts, start=1)}
        self.rules = tuple(self._rule(text, constants) for text in self._texts)
        return self.end

    def _rule(self, text: Callable[..., object], constants: dict[str, int]) -> FunctionType:
        """A rule of this verb: one of the texts below, with the verb's own constants."""
        assert isinstance(text, FunctionType)
        made = FunctionType(text.__code__, {**text.__globals__, **constants}, text.__name__)
        made.__qualname__ = f"{self.name}.{text.__name__.strip('_0123')}"
        return inline(made)

    @property
    def _texts(self) -> tuple[Callable[..., object], ...]:
        return (_has,)

    def compiled(self, twin: Callable[[FunctionType], object]) -> object:
        """What compiled rules get in place of this verb, given their twins of rules."""
        return _Compiled0(self.start, *map(twin, self.rules))

    @property
    def action(self) -> int:
        """The action itself."""
        return self.start

    def has(self, action: int) -> bool:
        """Whether an action is one of this verb."""
        return self.start <= action < self.end

    def __repr__(self) -> str:
        return f"<Verb {self.name}: {self.start}…{self.end - 1}>"


class Verb1(Verb):
    """A verb with one noun."""

    @property
    def _texts(self) -> tuple[Callable[..., object], ...]:
        return (_has, _of_1, _noun_1)

    def compiled(self, twin: Callable[[FunctionType], object]) -> object:
        return _Compiled1(*map(twin, self.rules))

    def of(self, noun: int) -> int:
        """The action of this noun."""
        return cast(int, self.rules[1](noun))

    def noun(self, action: int) -> int:
        """The noun of an action of this verb."""
        return cast(int, self.rules[2](action))


class Verb2(Verb):
    """A verb with two nouns."""

    @property
    def _texts(self) -> tuple[Callable[..., object], ...]:
        return (_has, _of_2, _nouns_2)

    def compiled(self, twin: Callable[[FunctionType], object]) -> object:
        return _CompiledN(*map(twin, self.rules))

    def of(self, first: int, second: int) -> int:
        """The action of these nouns."""
        return cast(int, self.rules[1](first, second))

    def nouns(self, action: int) -> tuple[int, int]:
        """The nouns of an action of this verb."""
        return cast("tuple[int, int]", self.rules[2](action))


class Verb3(Verb):
    """A verb with three nouns."""

    @property
    def _texts(self) -> tuple[Callable[..., object], ...]:
        return (_has, _of_3, _nouns_3)

    def compiled(self, twin: Callable[[FunctionType], object]) -> object:
        return _CompiledN(*map(twin, self.rules))

    def of(self, first: int, second: int, third: int) -> int:
        """The action of these nouns."""
        return cast(int, self.rules[1](first, second, third))

    def nouns(self, action: int) -> tuple[int, int, int]:
        """The nouns of an action of this verb."""
        return cast("tuple[int, int, int]", self.rules[2](action))


# Compiled rules see a verb as a named tuple of these.
_Compiled0 = namedtuple("_Compiled0", ("action", "has"))
_Compiled1 = namedtuple("_Compiled1", ("has", "of", "noun"))
_CompiledN = namedtuple("_CompiledN", ("has", "of", "nouns"))

# The rules of verbs; each verb has its own copy with its own constants.
_START, _END, _COUNT_1, _COUNT_2, _COUNT_3 = 0, 0, 0, 0, 0


def _has(action: int) -> bool:
    return _START <= action < _END


def _of_1(first: int) -> int:
    return _START + int(first)


def _of_2(first: int, second: int) -> int:
    return _START + int(first) * _COUNT_2 + int(second)


def _of_3(first: int, second: int, third: int) -> int:
    return _START + (int(first) * _COUNT_2 + int(second)) * _COUNT_3 + int(third)


def _noun_1(action: int) -> int:
    return action - _START


def _nouns_2(action: int) -> tuple[int, int]:
    number = action - _START
    return number // _COUNT_2, number % _COUNT_2


def _nouns_3(action: int) -> tuple[int, int, int]:
    number = action - _START
    return number // (_COUNT_2 * _COUNT_3), number // _COUNT_3 % _COUNT_2, number % _COUNT_3


@inline
def with_last(action: int, noun: int) -> int:
    """The action with this last noun, given the one with 0 as its last noun: for long menus."""
    return action + int(noun)


@overload
def verb(name: str, /, *, by: int | SeatOf = ...) -> Verb: ...
@overload
def verb(
    name: str,
    first: Noun,
    /,
    *,
    by: int | SeatOf = ...,
    also: Mapping[str, Callable[[Fields], JsonValue]] | None = ...,
) -> Verb1: ...
@overload
def verb(name: str, first: Noun, second: Noun, /, *, by: int | SeatOf = ...) -> Verb2: ...
@overload
def verb(
    name: str, first: Noun, second: Noun, third: Noun, /, *, by: int | SeatOf = ...
) -> Verb3: ...
def verb(
    name: str,
    /,
    *nouns: Noun,
    by: int | SeatOf = actor,
    also: Mapping[str, Callable[[Fields], JsonValue]] | None = None,
) -> Verb:
    """Declare a verb with its nouns.

    A ply belongs to the actor, unless `by` or a noun of the key "by" gives another seat.
    `also` are keys of the JSON that follow from the position.  Nouns of the same key form a
    list.
    """
    return (Verb, Verb1, Verb2, Verb3)[len(nouns)](name, *nouns, by=by, also=also)
