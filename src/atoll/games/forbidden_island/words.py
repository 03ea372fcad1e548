"""Forbidden Island in words: every action as a ply, and back."""

from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from atoll.engine.words import Ply, Words, WordsError, keys_exactly, whole_number
from atoll.games.forbidden_island.state import (
    CAPTURE,
    CARDS,
    DISCARD,
    DRAW,
    END_ACTIONS,
    FLOOD,
    FLY,
    GIVE,
    GROUPS,
    HOLDABLE,
    LIFT,
    LIFT_OFF,
    MOST_PLAYERS,
    MOVE,
    NAVIGATE,
    PLACES,
    PROCEED,
    SANDBAG,
    SHORE_UP,
    SWIM,
    TILES,
    TREASURE_CARDS,
)

Say: TypeAlias = Callable[[Any, int], Any]
Speaker: TypeAlias = Callable[[Any], int | str]


@dataclass(frozen=True)
class Noun:
    """What an argument may be: how many there are of it, its words, and its number again."""

    count: int
    say: Say
    hear: Callable[[Any, Words, str], int]


@dataclass(frozen=True)
class Verb:
    """A block of actions: where it starts, who speaks (if no argument says it), and of what."""

    start: int
    speaker: Speaker | None
    nouns: dict[str, Noun]


# ── Nouns ────────────────────────────────────────────────────────────────────────────────


def one_of(words: Words, key: str, known: tuple[str, ...]) -> int:
    """The number of the name under a key."""
    name = words[key]
    if not isinstance(name, str) or name not in known:
        raise WordsError("words-one-of", key=key, known=", ".join(known), value=repr(name))
    return known.index(name)


def _hear_seat(game: Any, words: Words, key: str) -> int:
    return whole_number(words, key, 0, game.players - 1)


def say_tile(game: Any, place: int) -> str:
    """The tile that lies, or lay, at a place."""
    tile: int = game.tile_at[place]
    return TILES[tile]


def _hear_tile(game: Any, words: Words, key: str) -> int:
    place: int = game.place_of[one_of(words, key, TILES)]
    return place


def _say_group(game: Any, group: int) -> list[int]:
    return GROUP_WORDS[group]


def _hear_group(game: Any, words: Words, key: str) -> int:
    seats = words[key]
    if not isinstance(seats, list):
        raise WordsError("words-seats", key=key, value=repr(seats))
    numbers = [_hear_seat(game, {key: seat}, key) for seat in seats]
    if not numbers or numbers != sorted(set(numbers)):
        raise WordsError("words-seats-order", key=key, value=repr(seats))
    return sum(1 << seat for seat in numbers)


def _cards(count: int) -> Noun:
    """The first so many kinds of cards."""
    return Noun(
        count,
        lambda game, card: CARDS[card],
        lambda game, words, key: one_of(words, key, CARDS[:count]),
    )


GROUP_WORDS = [
    [seat for seat in range(MOST_PLAYERS) if group >> seat & 1] for group in range(GROUPS)
]
"""The seats of every group of pawns; a helicopter lift is offered for many of them at once."""

SEAT = Noun(MOST_PLAYERS, lambda game, seat: seat, _hear_seat)
TILE = Noun(PLACES, say_tile, _hear_tile)
PAWNS = Noun(GROUPS, _say_group, _hear_group)

# ── Verbs ────────────────────────────────────────────────────────────────────────────────


def _active(game: Any) -> int:
    seat: int = game.turn
    return seat


def _asked(game: Any) -> int:
    seat: int = game.actor
    return seat


def _chance(game: Any) -> str:
    return "chance"


# In the order of their blocks; the arguments in the order in which a block counts them.
VERBS = {
    "end_actions": Verb(END_ACTIONS, _active, {}),
    "proceed": Verb(PROCEED, _active, {}),
    "capture": Verb(CAPTURE, _active, {}),
    "move": Verb(MOVE, _active, {"to": TILE}),
    "fly": Verb(FLY, _active, {"to": TILE}),
    "shore_up": Verb(SHORE_UP, _active, {"tile": TILE}),
    "navigate": Verb(NAVIGATE, _active, {"seat": SEAT, "to": TILE}),
    "give": Verb(GIVE, _active, {"to": SEAT, "card": _cards(TREASURE_CARDS)}),
    "discard": Verb(DISCARD, _asked, {"card": _cards(HOLDABLE)}),
    "swim": Verb(SWIM, None, {"by": SEAT, "to": TILE}),
    "sandbag": Verb(SANDBAG, None, {"by": SEAT, "tile": TILE}),
    "lift_off": Verb(LIFT_OFF, None, {"by": SEAT}),
    "lift": Verb(LIFT, None, {"by": SEAT, "seats": PAWNS, "to": TILE}),
    "draw": Verb(DRAW, _chance, {"card": _cards(len(CARDS))}),
    "flood": Verb(FLOOD, _chance, {"tile": TILE}),
}
NAMES = tuple(VERBS)
STARTS = [verb.start for verb in VERBS.values()]


def to_words(game: Any, action: int) -> Ply:
    """An action as a ply, by whoever may do it."""
    name, speaker, arguments = _parts(action)
    ply: Ply = {"by": speaker(game) if speaker else None, "do": name}
    for key, say, which in arguments:
        ply[key] = say(game, which)
    return ply


@cache
def _parts(action: int) -> tuple[str, Speaker | None, list[tuple[str, Say, int]]]:
    """An action's verb, who speaks, and its arguments by their numbers."""
    name = NAMES[bisect(STARTS, action) - 1]
    verb = VERBS[name]
    number = action - verb.start
    arguments = []
    for key, noun in reversed(verb.nouns.items()):
        number, which = divmod(number, noun.count)
        arguments.append((key, noun.say, which))
    return name, verb.speaker, arguments[::-1]


def from_words(game: Any, ply: Ply) -> int:
    """The action these words mean."""
    name = ply.get("do")
    if not isinstance(name, str) or name not in VERBS:
        told = {"game": "Forbidden Island", "verb": repr(name), "known": ", ".join(VERBS)}
        raise WordsError("words-verb", **told)
    verb = VERBS[name]
    keys_exactly(ply, name, *{"by": None, "do": None, **verb.nouns})
    number = 0
    for key, noun in verb.nouns.items():
        number = number * noun.count + noun.hear(game, ply, key)
    return verb.start + number
