"""The action table: a game's verbs and their nouns, declared once.

>>> from atoll.engine.contract import CHANCE
>>> from atoll.engine.verbs import numbers, verb
>>> STOP = verb("stop")
>>> MOVE = verb("move", numbers("from", 7), numbers("to", 7))
>>> DIE = verb("die", numbers("value", 6, low=1), by=CHANCE)
>>> ACTIONS = Actions("A small game", STOP, MOVE, DIE)

An action is a small integer.  Every verb has a block of them, in which the last noun counts
fastest.  All that depends on this order is here and in `verbs`: packing and unpacking, the way
from a verb to its rule, plies in JSON, and their short notation.

>>> MOVE.of(2, 5), MOVE.nouns(MOVE.of(2, 5)), MOVE.has(STOP.action)
(22, (2, 5), False)

Verbs work in compiled rules as they do in Python.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from inspect import signature
from types import FunctionType
from typing import TypeAlias, cast

from atoll.engine.compiler.rule import F, inline
from atoll.engine.json_values import InputError, JsonValue, Ply, keys_exactly
from atoll.engine.verbs import Fields, Noun, SeatOf, Verb

__all__ = ["Actions", "SeatNames"]


@dataclass(frozen=True)
class SeatNames:
    """The names of seats in the short notation."""

    to_text: Callable[[Fields, int], str]
    from_text: Callable[[Fields, str, str], int]


_JsonKey: TypeAlias = tuple[str, Callable[[Fields, int], JsonValue], int]
"""A key of a ply, the function that gives its value, and the noun's number."""

_JsonForm: TypeAlias = tuple[str, SeatOf | None, list[_JsonKey]]
"""A verb's name, its seat (None for chance, or if a noun gives it), and its other keys."""


class Actions:
    """All verbs of a game: first those of players, then those of chance.

    `seat_names` is for games in which seats other than the actor may play: there the short
    notation names the seat.
    """

    def __init__(self, title: str, *verbs: Verb, seat_names: SeatNames | None = None) -> None:
        self.title = title
        self.verbs = {each.name: each for each in verbs}
        assert len(self.verbs) == len(verbs), f"{title} has a verb twice"
        kinds = [each.chance for each in verbs]
        assert kinds == sorted(kinds), f"in {title} a verb of chance comes before a player's"
        self._in_order = verbs
        self._seat_names = seat_names
        self._parts: dict[int, tuple[Verb, list[int]]] = {}
        self._json_form = cache(self._new_json_form)
        self.count = 0
        """The number of players' actions; those of chance are numbered from here on."""
        self.total = 0
        for each in verbs:
            self.total = each.place(self.total)
            self.count = self.count if each.chance else self.total
        self._starts = [each.start for each in verbs]

    def parts(self, action: int) -> tuple[Verb, list[int]]:
        """The verb and the nouns of an action."""
        known = self._parts.get(action)
        if known is None:
            found = self._in_order[bisect(self._starts, action) - 1]
            number, nouns = action - found.start, list[int]()
            for noun in reversed(found.nouns_in_order):
                number, which = divmod(number, noun.count)
                nouns.insert(0, which)
            known = self._parts[action] = found, nouns
        return known

    # JSON

    def to_json(self, fields: Fields, action: int) -> Ply:
        """An action as a ply; the fields are those of the position before it."""
        name, seat_of, keys = self._json_form(action)
        ply: Ply = {"by": seat_of(fields) if seat_of else "chance", "do": name}
        for key, to_json, number in keys:
            ply[key] = to_json(fields, number)
        return ply

    def _new_json_form(self, action: int) -> _JsonForm:
        """What the ply of an action consists of; menus list the same actions again and again."""
        found, numbers = self.parts(action)
        by_key: dict[str, list[tuple[Noun, int]]] = {}
        for noun, number in zip(found.nouns_in_order, numbers, strict=True):
            by_key.setdefault(noun.key, []).append((noun, number))
        keys: list[_JsonKey] = [(key, _ignoring_number(found.also[key]), 0) for key in found.also]
        keys += [_json_key(key, by_key[key]) for key in by_key]
        return found.name, None if found.chance or _has_seat_noun(found) else found.by, keys

    def from_json(self, fields: Fields, ply: Ply) -> int:
        """The action that a ply means; raises `InputError`.  It need not be legal."""
        name = ply.get("do")
        found = self._find(name)
        keys = dict.fromkeys(noun.key for noun in found.nouns_in_order)
        keys_exactly(ply, found.name, *{"by": None, "do": None, **found.also, **keys})
        number = 0
        for noun, value, key in self._values(found, ply):
            number = number * noun.count + noun.from_json(fields, value, key)
        return found.start + number

    def _find(self, name: object) -> Verb:
        if not isinstance(name, str) or name not in self.verbs:
            known = ", ".join(self.verbs)
            raise InputError("input-verb", game=self.title, verb=repr(name), known=known)
        return self.verbs[name]

    def _values(self, found: Verb, ply: Ply) -> Iterator[tuple[Noun, JsonValue, str]]:
        """Every noun with its value and the value's name; nouns of the same key form a list."""
        keys = [noun.key for noun in found.nouns_in_order]
        for number, noun in enumerate(found.nouns_in_order):
            count, value = keys.count(noun.key), ply[noun.key]
            if count == 1:
                yield noun, value, noun.key
                continue
            if not isinstance(value, list) or len(value) != count:
                raise InputError("input-list", what=noun.key, count=count, value=repr(value))
            at = keys[:number].count(noun.key)
            yield noun, value[at], f"{noun.key}[{at}]"

    # The short notation

    def to_text(self, fields: Fields, action: int) -> str:
        """An action in the short notation: the verb, the seat if need be, and the nouns."""
        found, nouns = self.parts(action)
        words = [found.name]
        if self._seat_names and not found.chance and not _has_seat_noun(found):
            words.append(self._seat_names.to_text(fields, found.by(fields)))
        for noun, number in zip(found.nouns_in_order, nouns, strict=True):
            to_text = noun.to_text or noun.to_json
            words.append(str(to_text(fields, number)))
        return " ".join(words)

    def from_text(self, fields: Fields, text: str) -> int:
        """The action that a short notation means; raises `InputError`.  It need not be legal."""
        name, *words = text.split() or [""]
        found = self._find(name)
        names_seat = bool(self._seat_names) and not found.chance and not _has_seat_noun(found)
        wanted = sum(noun.words for noun in found.nouns_in_order)
        if names_seat and self._seat_names and len(words) == wanted + 1:
            seat = self._seat_names.from_text(fields, words.pop(0), "by")
            if seat != found.by(fields):
                raise InputError("input-illegal", ply=text)
        if len(words) != wanted:
            raise InputError("input-notation", text=text, form=self._form(found))
        number = 0
        for noun in found.nouns_in_order:
            word, words = " ".join(words[: noun.words]), words[noun.words :]
            from_text = noun.from_text or noun.from_json
            number = number * noun.count + from_text(fields, word, noun.key)
        return found.start + number

    def _form(self, found: Verb) -> str:
        names_seat = self._seat_names and not found.chance and not _has_seat_noun(found)
        keys = [noun.key.upper() for noun in found.nouns_in_order]
        return " ".join([found.name, *(["[BY]"] if names_seat else []), *keys])

    # Dispatch

    def dispatch(
        self,
        rules: Mapping[Verb, Callable[..., object]],
        otherwise: Callable[..., object] | None = None,
    ) -> Callable[[F], F]:
        """Make a rule that calls the rule of each action's verb.

        The decorated function gives only the name, the parameters and the docstring.  One
        of its parameters is called `action`; the verb's rule gets all others, and then the
        nouns.  `otherwise` is for verbs without a rule and gets the function's own arguments.
        """
        missing = [each.name for each in self._in_order if each not in rules]
        assert otherwise or not missing, f"{self.title} has no rule for {', '.join(missing)}"

        def decorate(function: F) -> F:
            signed = cast(FunctionType, function)
            parameters = list(signature(function).parameters)
            scope = {each.name: rule for each, rule in rules.items()}
            scope |= {"otherwise": otherwise} if otherwise else {}
            lines = _branches(self._in_order, rules, parameters, depth=1)
            source = "\n".join([f"def dispatch({', '.join(parameters)}):", *lines])
            space = {f"do_{name}": rule for name, rule in scope.items()}
            exec(compile(source, signed.__code__.co_filename, "exec"), space)
            return inline(_named_like(function, space["dispatch"]))

        return decorate


def _ignoring_number(value: Callable[[Fields], JsonValue]) -> Callable[[Fields, int], JsonValue]:
    return lambda fields, _: value(fields)


def _json_key(key: str, nouns: list[tuple[Noun, int]]) -> _JsonKey:
    """The value of a key: a noun, or a list of those that share it."""
    [(first, number), *others] = nouns
    if not others:
        return key, first.to_json, number
    return key, lambda fields, _: [noun.to_json(fields, each) for noun, each in nouns], number


def _has_seat_noun(found: Verb) -> bool:
    return any(noun.key == "by" for noun in found.nouns_in_order)


def _named_like(function: F, body: object) -> F:
    """The body under the function's name, with its docstring."""
    assert isinstance(body, FunctionType)
    body.__name__, body.__qualname__ = function.__name__, function.__qualname__
    body.__module__, body.__doc__ = function.__module__, function.__doc__
    return cast(F, body)


def _branches(
    verbs: Sequence[Verb],
    rules: Mapping[Verb, Callable[..., object]],
    parameters: list[str],
    depth: int,
) -> list[str]:
    """The lines that find an action's verb among these, halving them at each branch."""
    indent = "    " * depth
    if len(verbs) == 1:
        return [indent + _call(verbs[0], rules, parameters)]
    middle = len(verbs) // 2
    return [
        f"{indent}if action < {verbs[middle].start}:",
        *_branches(verbs[:middle], rules, parameters, depth + 1),
        f"{indent}else:",
        *_branches(verbs[middle:], rules, parameters, depth + 1),
    ]


def _call(found: Verb, rules: Mapping[Verb, Callable[..., object]], parameters: list[str]) -> str:
    """The line that calls the rule of a verb with the action's nouns."""
    if found not in rules:
        return f"return do_otherwise({', '.join(parameters)})"
    arguments = [name for name in parameters if name != "action"]
    size = found.end - found.start
    for number, noun in enumerate(found.nouns_in_order):
        size //= noun.count
        word = f"(action - {found.start})" if found.start else "action"
        word = f"{word} // {size}" if size > 1 else word
        arguments.append(f"{word} % {noun.count}" if number else word)
    return f"return do_{found.name}({', '.join(arguments)})"
