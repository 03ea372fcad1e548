"""Choices: parts of the set-up that players may choose instead of having them dealt.

Of some parts every seat chooses its own (`Choice`).  Others are chosen whole, and have the form
they have in a set-up; whether they fit, the game's own rules say when they lay it out.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from atoll.engine.json_values import InputError, Json, JsonValue

__all__ = ["Choice", "apply_choices", "check"]


@dataclass(frozen=True)
class Choice:
    """A part of the set-up of which every seat is dealt one, no two the same.

    The set-up has it under its name, as a list with one value for each seat.  What is chosen
    is such a list too, with None for every seat that leaves it to chance.
    """

    name: str
    values: tuple[str, ...]

    def check(self, players: int, wanted: JsonValue) -> None:
        """Raise `InputError` if this cannot be chosen."""
        if not isinstance(wanted, list) or len(wanted) != players:
            raise InputError("input-list", what=self.name, count=players, value=repr(wanted))
        named = [value for value in wanted if value is not None]
        for value in named:
            if value not in self.values:
                known = ", ".join(self.values)
                raise InputError("input-any-of", what=self.name, known=known, value=repr(value))
            if named.count(value) > 1:
                raise InputError("input-twice", key=self.name, value=value)


def check(
    game: str,
    choices: Sequence[Choice],
    parts: Sequence[str],
    players: int,
    chosen: Mapping[str, JsonValue],
) -> None:
    """Raise `InputError` if the game has no such choices or parts."""
    known = {choice.name: choice for choice in choices}
    for name, wanted in chosen.items():
        if name in known:
            known[name].check(players, wanted)
        elif name not in parts:
            names = ", ".join([*known, *parts]) or "–"
            raise InputError("choice-unknown", choice=name, game=game, known=names)


def apply_choices(setup: Json, parts: Sequence[str], chosen: Mapping[str, JsonValue]) -> Json:
    """The set-up with what was chosen: the seat that was dealt it swaps with the one that chose it.

    So the other seats still have any of what is left, equally likely.  Whole parts replace those
    that were dealt.
    """
    replaced = {
        name: wanted if name in parts else _swapped(setup[name], wanted)
        for name, wanted in chosen.items()
    }
    return {**setup, **replaced}


def _swapped(dealt: Sequence[str], wanted: Sequence[str | None]) -> list[str]:
    values = list(dealt)
    for seat, value in enumerate(wanted):
        if value is None:
            continue
        if value in values:
            values[values.index(value)] = values[seat]
        values[seat] = value
    return values
