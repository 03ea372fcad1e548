"""Transcripts: a game written down in words, one JSON object a line.

A header, a line for every ply, chance's included, and the outcome.  Reading one plays it:
every ply must be legal, and nothing is left to dice.

A header may carry a *proof*: what the table's chance was worked out from, so that it can be
worked out again (see `atoll.table.fairness.proof`, which also says what stands in it).
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from atoll.engine.game import Game
from atoll.engine.json_values import InputError, Json, JsonValue, Ply, keys_exactly, same_json
from atoll.engine.localized_error import LocalizedError
from atoll.engine.position import Position

__all__ = ["VERSION", "TranscriptError", "Witness", "header", "legal_json", "read", "write"]

VERSION = 1


class TranscriptError(ValueError):
    """What is wrong with a transcript, and in which line."""

    def __init__(self, line: int, reason: LocalizedError) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Witness(Protocol):
    """Somebody who looks on while a transcript is read."""

    def begins(self, line: int, position: Position, proof: Json | None) -> None:
        """A game begins; may raise `InputError`."""

    def plays(self, line: int, position: Position, ply: Ply) -> None:
        """A legal ply is about to be played."""


def header(position: Position, proof: Json | None = None) -> Json:
    """The first line: which game, for how many, by which options, from which set-up."""
    words = {
        "atoll": VERSION,
        "game": position.game.name,
        "players": position.players,
        "options": position.options,
        "setup": position.setup,
    }
    return words if proof is None else {**words, "proof": proof}


def legal_json(position: Position) -> list[Json]:
    """Every legal ply; chance's outcomes with their weights."""
    if not position.chance:
        return position.legal
    return [
        {**ply, "weight": weight}
        for ply, weight in zip(position.legal, position.weights, strict=True)
    ]


def write(position: Position, *, legal: bool = False, proof: Json | None = None) -> Iterator[str]:
    """The lines of a game played so far, with every legal ply at each moment if wanted."""
    yield _line(header(position, proof))
    again = position.game.lay_out(position.players, position.options, position.setup)
    for ply in position.plies:
        if legal:
            yield _line({**ply, "legal": legal_json(again)})
            again.play(ply)
        else:
            yield _line(ply)
    outcome = position.outcome
    if outcome is not None:
        yield _line({"outcome": outcome.to_json()})


def _line(words: Json) -> str:
    return json.dumps(words, ensure_ascii=False)


def read(
    lines: Iterable[bytes], find_game: Callable[[str], Game], witness: Witness | None = None
) -> Iterator[Position]:
    """The finished games of a transcript, replayed; raises `TranscriptError`."""
    numbered = _objects(lines)
    last = 0
    for number, words in numbered:
        position = _begin(number, words, find_game, witness)
        last = _play_on(position, number, numbered, witness)
        yield position
    if not last:
        raise TranscriptError(1, InputError("transcript-empty"))


def _objects(lines: Iterable[bytes]) -> Iterator[tuple[int, Json]]:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            words = _understand(line)
        except InputError as error:
            raise TranscriptError(number, error) from None
        if not isinstance(words, dict):
            raise TranscriptError(number, InputError("transcript-object"))
        yield number, words


def _understand(line: bytes) -> JsonValue:
    """What a line says in JSON."""
    try:
        words = json.loads(line.decode(), object_pairs_hook=_without_twins)
        if b"\\u" in line:  # it may name half a character, which nobody could print
            json.dumps(words, ensure_ascii=False).encode()
    except InputError:
        raise
    except UnicodeError:
        raise InputError("transcript-text") from None
    except RecursionError:
        raise InputError("transcript-nested") from None
    except json.JSONDecodeError as error:
        raise InputError("transcript-json", column=error.colno) from None
    except ValueError:  # Python reads no number of thousands of digits
        raise InputError("transcript-digits") from None
    return words


def _without_twins(pairs: list[tuple[str, JsonValue]]) -> Json:
    words = dict(pairs)
    if len(words) < len(pairs):
        raise InputError("input-key-twice")
    return words


def _begin(
    number: int, words: Json, find_game: Callable[[str], Game], witness: Witness | None
) -> Position:
    """The game a header announces."""
    try:
        _check_header(words)
        game = find_game(words["game"])
        position = game.lay_out(words["players"], words.get("options", {}), words["setup"])
        if witness is not None:
            witness.begins(number, position, words.get("proof"))
        return position
    except LocalizedError as error:
        raise TranscriptError(number, error) from None


_HEADER_KEYS = ("atoll", "game", "players", "options", "setup", "proof")


def _check_header(words: Json) -> None:
    keys_exactly({"options": {}, "proof": {}, **words}, "header", *_HEADER_KEYS)
    if words["atoll"] != VERSION or type(words["atoll"]) is not int:
        raise InputError("transcript-version", ours=VERSION, theirs=repr(words["atoll"]))
    for key in ("options", "proof"):
        if not isinstance(words.get(key, {}), dict):
            raise InputError("input-object", what=key, value=repr(words[key]))
    if not isinstance(words["game"], str):
        raise InputError("transcript-game", value=repr(words["game"]))


def _play_on(
    position: Position,
    last: int,
    numbered: Iterator[tuple[int, Json]],
    witness: Witness | None,
) -> int:
    """Play every ply up to the outcome; the number of the outcome's line."""
    for number, words in numbered:
        last = number
        try:
            if "outcome" in words:
                _check_outcome(position, words)
                return number
            _play(position, number, words, witness)
        except InputError as error:
            raise TranscriptError(number, error) from None
    missing = "transcript-no-outcome" if position.over else "transcript-not-ended"
    raise TranscriptError(last, InputError(missing))


def _play(position: Position, line: int, words: Json, witness: Witness | None) -> None:
    ply: Ply = {key: value for key, value in words.items() if key != "legal"}
    action = position.action_of(ply)
    if "legal" in words:
        _check_legal(position, words["legal"])
    if witness is not None:
        witness.plays(line, position, ply)
    position.play(action)


def _check_legal(position: Position, told: JsonValue) -> None:
    """A transcript that lists the legal plies must list just these, in any order."""
    if not isinstance(told, list):
        raise InputError("transcript-legal-list")
    listed = Counter(map(_canonical, told))
    ours = {_canonical(ply): ply for ply in legal_json(position)}
    for ply in told:
        if _canonical(ply) not in ours:
            raise InputError("transcript-legal-not", ply=str(ply))
    for text, ply in ours.items():
        if listed[text] != 1:
            times = "transcript-legal-more" if listed[text] else "transcript-legal-missing"
            raise InputError(times, ply=str(ply))


def _canonical(words: JsonValue) -> str:
    return json.dumps(words, sort_keys=True)


def _check_outcome(position: Position, words: Json) -> None:
    keys_exactly(words, "outcome", "outcome")
    outcome = position.outcome
    if outcome is None:
        raise InputError("transcript-too-early")
    if not same_json(words["outcome"], outcome.to_json()):
        ours, theirs = str(outcome.to_json()), str(words["outcome"])
        raise InputError("transcript-outcome", ours=ours, theirs=theirs)
