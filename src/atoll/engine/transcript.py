"""Transcripts: a game as text, one JSON object a line.

A header, a line for every ply, chance's included, and the outcome.  Reading one plays it:
every ply must be legal, and nothing is left to dice.

A header may carry a *proof*: the secrets from which the table's chance was computed, so that it
can be verified (see `atoll.table.fairness.proof` for its format).

The header says by which edition of the rules the game is played.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from atoll.engine.editions import EDITIONS
from atoll.engine.game import Game
from atoll.engine.json_values import InputError, Json, JsonValue, Ply, keys_exactly, same_json
from atoll.engine.localized_error import LocalizedError
from atoll.engine.position import Position

__all__ = ["TranscriptError", "Witness", "header", "legal_json", "read", "write"]


class TranscriptError(ValueError):
    """An error in a transcript, with its line."""

    def __init__(self, line: int, reason: LocalizedError) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Witness(Protocol):
    """Checks each game and ply while a transcript is read."""

    def begins(self, line: int, position: Position, proof: Json | None) -> None:
        """Called when a game begins; may raise `InputError`."""

    def plays(self, line: int, position: Position, ply: Ply) -> None:
        """Called before a legal ply is played; may raise `InputError`."""


def header(position: Position, proof: Json | None = None) -> Json:
    """The first line: the game, the number of players, the options and the set-up."""
    values = {
        "atoll": position.edition,
        "game": position.game.name,
        "players": position.players,
        "options": position.options,
        "setup": position.setup,
    }
    return values if proof is None else {**values, "proof": proof}


def legal_json(position: Position) -> list[Json]:
    """Every legal ply; chance's outcomes with their weights."""
    if not position.chance:
        return position.legal
    return [
        {**ply, "weight": weight}
        for ply, weight in zip(position.legal, position.weights, strict=True)
    ]


def write(position: Position, *, legal: bool = False, proof: Json | None = None) -> Iterator[str]:
    """The lines of a game so far, with the legal plies before each ply if `legal`."""
    yield _line(header(position, proof))
    again = position.rewound(0)
    for ply in position.plies:
        if legal:
            yield _line({**ply, "legal": legal_json(again)})
            again.play(ply)
        else:
            yield _line(ply)
    outcome = position.outcome
    if outcome is not None:
        yield _line({"outcome": outcome.to_json()})


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def read(
    lines: Iterable[bytes], find_game: Callable[[str], Game], witness: Witness | None = None
) -> Iterator[Position]:
    """The finished games of a transcript, replayed; raises `TranscriptError`."""
    numbered = _objects(lines)
    last = 0
    for number, header in numbered:
        position = _begin(number, header, find_game, witness)
        last = _play_to_outcome(position, number, numbered, witness)
        yield position
    if not last:
        raise TranscriptError(1, InputError("transcript-empty"))


def _objects(lines: Iterable[bytes]) -> Iterator[tuple[int, Json]]:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            value = _parse(line)
        except InputError as error:
            raise TranscriptError(number, error) from None
        if not isinstance(value, dict):
            raise TranscriptError(number, InputError("transcript-object"))
        yield number, value


def _parse(line: bytes) -> JsonValue:
    """Parse a line of JSON; raises `InputError`."""
    try:
        value = json.loads(line.decode(), object_pairs_hook=_unique_keys)
        if b"\\u" in line:  # it may be half a surrogate pair, which cannot be encoded
            json.dumps(value, ensure_ascii=False).encode()
    except InputError:
        raise
    except UnicodeError:
        raise InputError("transcript-text") from None
    except RecursionError:
        raise InputError("transcript-nested") from None
    except json.JSONDecodeError as error:
        raise InputError("transcript-json", column=error.colno) from None
    except ValueError:  # Python refuses numbers of thousands of digits
        raise InputError("transcript-digits") from None
    return value


def _unique_keys(pairs: list[tuple[str, JsonValue]]) -> Json:
    value = dict(pairs)
    if len(value) < len(pairs):
        raise InputError("input-key-twice")
    return value


def _begin(
    number: int, header: Json, find_game: Callable[[str], Game], witness: Witness | None
) -> Position:
    """The beginning of the game that a header describes."""
    try:
        _check_header(header)
        game = find_game(header["game"])
        options = header.get("options", {})
        position = game.lay_out(header["players"], options, header["setup"], header["atoll"])
        if witness is not None:
            witness.begins(number, position, header.get("proof"))
        return position
    except LocalizedError as error:
        raise TranscriptError(number, error) from None


_HEADER_KEYS = ("atoll", "game", "players", "options", "setup", "proof")


def _check_header(header: Json) -> None:
    keys_exactly({"options": {}, "proof": {}, **header}, "header", *_HEADER_KEYS)
    if header["atoll"] not in EDITIONS or type(header["atoll"]) is not int:
        known = ", ".join(map(str, EDITIONS))
        raise InputError("transcript-edition", known=known, value=repr(header["atoll"]))
    for key in ("options", "proof"):
        if not isinstance(header.get(key, {}), dict):
            raise InputError("input-object", what=key, value=repr(header[key]))
    if not isinstance(header["game"], str):
        raise InputError("transcript-game", value=repr(header["game"]))


def _play_to_outcome(
    position: Position,
    last: int,
    numbered: Iterator[tuple[int, Json]],
    witness: Witness | None,
) -> int:
    """Play every ply up to the outcome; return the number of its line."""
    for number, value in numbered:
        last = number
        try:
            if "outcome" in value:
                _check_outcome(position, value)
                return number
            _play(position, number, value, witness)
        except InputError as error:
            raise TranscriptError(number, error) from None
    missing = "transcript-no-outcome" if position.over else "transcript-not-ended"
    raise TranscriptError(last, InputError(missing))


def _play(position: Position, line: int, listed: Json, witness: Witness | None) -> None:
    """Play a ply, which may have the legal plies listed beside it."""
    ply: Ply = {key: value for key, value in listed.items() if key != "legal"}
    action = position.action_of(ply)
    if "legal" in listed:
        _check_legal(position, listed["legal"])
    if witness is not None:
        witness.plays(line, position, ply)
    position.play(action)


def _check_legal(position: Position, listed: JsonValue) -> None:
    """Raise `InputError` unless exactly the legal plies are listed, in any order."""
    if not isinstance(listed, list):
        raise InputError("transcript-legal-list")
    counts = Counter(map(_canonical, listed))
    ours = {_canonical(ply): ply for ply in legal_json(position)}
    for ply in listed:
        if _canonical(ply) not in ours:
            raise InputError("transcript-legal-not", ply=str(ply))
    for text, ply in ours.items():
        if counts[text] != 1:
            message = "transcript-legal-more" if counts[text] else "transcript-legal-missing"
            raise InputError(message, ply=str(ply))


def _canonical(value: JsonValue) -> str:
    return json.dumps(value, sort_keys=True)


def _check_outcome(position: Position, value: Json) -> None:
    keys_exactly(value, "outcome", "outcome")
    outcome = position.outcome
    if outcome is None:
        raise InputError("transcript-too-early")
    if not same_json(value["outcome"], outcome.to_json()):
        ours, theirs = str(outcome.to_json()), str(value["outcome"])
        raise InputError("transcript-outcome", ours=ours, theirs=theirs)
