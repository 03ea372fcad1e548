"""Options: the variants of a game that a table may choose, and their validation."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from atoll.engine.contract import GameRecord
from atoll.engine.localized_error import LocalizedError
from atoll.engine.records.arrays import Records

__all__ = ["Option", "OptionError", "OptionValue", "Options", "complete", "fill", "flag", "parse"]

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]
"""The options of a game by their names."""


class OptionError(LocalizedError, ValueError):
    """An option that a game does not have, or a value it does not take."""


@dataclass(frozen=True)
class Option:
    """One choice about the rules: its possible values, one of them the default."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    help: str
    field: str | None = None
    """The record's field, if it has another name."""

    def check(self, value: object) -> OptionValue:
        """The value itself, if the option takes it; True is not 1 here."""
        if isinstance(value, np.generic):
            value = value.item()
        for known in self.values:
            if type(known) is type(value) and known == value:
                return known
        raise self._refuse(_text(value))

    def read(self, text: str) -> OptionValue:
        """The value that was typed."""
        for known in self.values:
            if _text(known) == text:
                return known
        raise self._refuse(text)

    def encode(self, value: OptionValue) -> int:
        """The number of a value, as rules compare it."""
        return self.values.index(value)

    def _refuse(self, value: str) -> OptionError:
        known = ", ".join(map(_text, self.values))
        return OptionError("option-value", option=self.name, known=known, value=value)


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def flag(name: str, help: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, (False, True), default, help)


def _named(game: str, options: Sequence[Option], name: str) -> Option:
    for option in options:
        if option.name == name:
            return option
    known = ", ".join(option.name for option in options) or "–"
    raise OptionError("option-unknown", game=game, option=name, known=known)


def complete(game: str, options: Sequence[Option], chosen: Mapping[str, object]) -> Options:
    """All options with their values, the ones not chosen at their defaults."""
    checked = {name: _named(game, options, name).check(value) for name, value in chosen.items()}
    return {option.name: checked.get(option.name, option.default) for option in options}


def parse(game: str, options: Sequence[Option], texts: Sequence[str]) -> Options:
    """The options given as KEY=VALUE."""
    chosen: Options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError("option-typed", text=text)
        if name in chosen:
            raise OptionError("option-twice", option=name)
        chosen[name] = _named(game, options, name).read(value)
    return chosen


def fill(
    states: Records[GameRecord], options: Sequence[Option], values: Mapping[str, OptionValue]
) -> None:
    """Write the options into the fields of these records: the number of each value."""
    for option in options:
        states[option.field or option.name] = option.encode(values[option.name])
