"""Tobago in words: every action as a ply, and back."""

from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from atoll.engine.contract import CHANCE
from atoll.engine.words import Ply, Words, WordsError, keys_exactly, whole_number
from atoll.games.tobago.data import CLUES, COINS, MAPS
from atoll.games.tobago.island import ISLANDS
from atoll.games.tobago.state import (
    ADD,
    AMULET_CLUE,
    AMULET_DOUBLE,
    AMULET_DRIVE,
    AMULET_EXCHANGE,
    AMULET_REMOVE,
    AMULET_SWAP,
    CLUE,
    DRAW_CLUE,
    DRIVE,
    END_TURN,
    EXCHANGE,
    LEAVE,
    MAP_COUNT,
    MOST_CLUES,
    PEEK,
    PLACE,
    RAISE,
    REVEAL,
    START_MAP,
    TAKE,
)
from atoll.games.tobago.tables import MOST_SPACES

TREASURE_NAMES = (*(str(value) for value in COINS), "curse")


def space_from_words(island: int, text: Any) -> int:
    """The number of a space told as `"q,r"`."""
    if not isinstance(text, str) or text not in ISLANDS[island].called:
        raise WordsError("setup-space", space=repr(text), island=ISLANDS[island].name)
    return ISLANDS[island].called[text]


def one_of(names: tuple[str, ...], what: str, text: Any) -> int:
    """Which of these names it is."""
    if not isinstance(text, str) or text not in names:
        raise WordsError("setup-no-such", what=what, value=repr(text))
    return names.index(text)


# ── What a verb is done to ───────────────────────────────────────────────────────────────

Speak = Callable[[Any, int], Words]
Hear = Callable[[Any, Words], int]


@dataclass(frozen=True)
class Verb:
    """A block of actions: its first one, its arguments, how they are spoken and understood."""

    start: int
    arguments: tuple[str, ...]
    speak: Speak
    hear: Hear


def _plain(start: int) -> Verb:
    return Verb(start, (), lambda game, number: {}, lambda game, words: 0)


def _to_space(start: int, key: str) -> Verb:
    return Verb(
        start,
        (key,),
        lambda game, space: {key: ISLANDS[game.island].words[space]},
        lambda game, words: space_from_words(game.island, words[key]),
    )


def _map(words: Words) -> int:
    return one_of(MAPS, "map", words["map"])


def _card(words: Words) -> int:
    return one_of(CLUES, "clue", words["card"])


def _clue_onto_map(start: int) -> Verb:
    return Verb(
        start,
        ("card", "map"),
        lambda game, n: {"card": CLUES[n // MAP_COUNT], "map": MAPS[n % MAP_COUNT]},
        lambda game, words: MAP_COUNT * _card(words) + _map(words),
    )


def _treasure(words: Words) -> int:
    return one_of(TREASURE_NAMES, "treasure card", words["card"])


def _turned_card(start: int) -> Verb:
    return Verb(
        start,
        ("card",),
        lambda game, kind: {"card": TREASURE_NAMES[kind]},
        lambda game, words: _treasure(words),
    )


def _looker(game: Any) -> int:
    seat: int = game.rose_owner[game.raised][game.rose_slot]
    return seat


def _speak_marker(game: Any, number: int) -> Words:
    treasure_map, space = divmod(number, MOST_SPACES)
    return {"map": MAPS[treasure_map], "at": ISLANDS[game.island].words[space]}


def _hear_marker(game: Any, words: Words) -> int:
    return MOST_SPACES * _map(words) + space_from_words(game.island, words["at"])


def _speak_double(game: Any, number: int) -> Words:
    treasure_map, clue = divmod(number, MOST_CLUES)
    return {"map": MAPS[treasure_map], "clue": clue}


def _hear_double(game: Any, words: Words) -> int:
    return MOST_CLUES * _map(words) + whole_number(words, "clue", 0, MOST_CLUES - 1)


def _speak_swap(game: Any, number: int) -> Words:
    first, other = divmod(number, MOST_CLUES)
    treasure_map, clue = divmod(first, MOST_CLUES)
    return {"map": MAPS[treasure_map], "clues": [clue, other]}


def _hear_swap(game: Any, words: Words) -> int:
    pair = words["clues"]
    if not isinstance(pair, list) or len(pair) != 2:
        raise WordsError("words-list", what="clues", count=2, value=repr(pair))
    numbered = {"the first clue": pair[0], "the second clue": pair[1]}
    first, other = (whole_number(numbered, clue, 0, MOST_CLUES - 1) for clue in numbered)
    return MOST_CLUES * (MOST_CLUES * _map(words) + first) + other


# In the order of their blocks.
VERBS: dict[str, Verb] = {
    "end_turn": _plain(END_TURN),
    "exchange": _plain(EXCHANGE),
    "amulet_exchange": _plain(AMULET_EXCHANGE),
    "take": _plain(TAKE),
    "leave": _plain(LEAVE),
    "place": _to_space(PLACE, "at"),
    "clue": _clue_onto_map(CLUE),
    "drive": _to_space(DRIVE, "to"),
    "raise": Verb(
        RAISE,
        ("map",),
        lambda game, treasure_map: {"map": MAPS[treasure_map]},
        lambda game, words: _map(words),
    ),
    "amulet_remove": Verb(AMULET_REMOVE, ("map", "at"), _speak_marker, _hear_marker),
    "amulet_clue": _clue_onto_map(AMULET_CLUE),
    "amulet_drive": _to_space(AMULET_DRIVE, "to"),
    "amulet_double": Verb(AMULET_DOUBLE, ("map", "clue"), _speak_double, _hear_double),
    "amulet_swap": Verb(AMULET_SWAP, ("map", "clues"), _speak_swap, _hear_swap),
    "start_map": Verb(
        START_MAP,
        ("card",),
        lambda game, card: {"card": CLUES[card]},
        lambda game, words: _card(words),
    ),
    "draw_clue": Verb(
        DRAW_CLUE,
        ("seat", "card"),
        lambda game, card: {"seat": game.drawer, "card": CLUES[card]},
        lambda game, words: _card(words),
    ),
    "peek": Verb(
        PEEK,
        ("seat", "card"),
        lambda game, kind: {"seat": _looker(game), "card": TREASURE_NAMES[kind]},
        lambda game, words: _treasure(words),
    ),
    "add": _turned_card(ADD),
    "reveal": _turned_card(REVEAL),
}
NAMES = tuple(VERBS)
STARTS = [verb.start for verb in VERBS.values()]


def to_words(game: Any, action: int) -> Ply:
    """An action as a ply, by whoever is to act."""
    by = "chance" if game.actor == CHANCE else game.actor
    name = NAMES[bisect(STARTS, action) - 1]
    verb = VERBS[name]
    return {"by": by, "do": name, **verb.speak(game, action - verb.start)}


def from_words(game: Any, ply: Ply) -> int:
    """The action these words mean."""
    name = ply.get("do")
    if not isinstance(name, str) or name not in VERBS:
        told = {"game": "Tobago", "verb": repr(name), "known": ", ".join(VERBS)}
        raise WordsError("words-verb", **told)
    verb = VERBS[name]
    keys_exactly(ply, name, "by", "do", *verb.arguments)
    return verb.start + verb.hear(game, ply)
