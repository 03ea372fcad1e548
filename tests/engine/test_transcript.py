"""Transcripts: what is written, and what is refused, with the line and the reason."""

import json
from typing import Any

import pytest

from atoll.engine import transcript
from atoll.engine.editions import EDITIONS
from atoll.engine.position import Position
from atoll.engine.transcript import TranscriptError
from atoll.games import find

GAME = find("la_tortuga")


def finished(**options: bool) -> Position:
    """A game in which every player always stops."""
    position = GAME.new(4, seed=1, **options)
    while not position.over:
        position.play(position.actions[0])
    return position


def lines(position: Position, *, legal: bool = False) -> list[dict[str, Any]]:
    return [json.loads(line) for line in transcript.write(position, legal=legal)]


def replay(*values: object) -> list[Position]:
    lines = [each if isinstance(each, bytes) else json.dumps(each).encode() for each in values]
    return list(transcript.read(lines, find))


GAME_LINES = lines(finished())
HEADER, FIRST, SECOND = GAME_LINES[:3]
OUTCOME = GAME_LINES[-1]


def test_a_transcript_is_a_header_the_plies_and_the_outcome() -> None:
    position = finished()
    assert HEADER == {
        "atoll": 2,
        "game": "la_tortuga",
        "players": 4,
        "options": {"spend_eggs": False},
        "setup": position.setup,
    }
    assert GAME_LINES[1:-1] == position.plies
    assert position.outcome
    assert OUTCOME == {"outcome": position.outcome.to_json()}


def test_an_unfinished_game_has_no_outcome_yet() -> None:
    position = GAME.new(4).play({"by": "chance", "do": "die", "value": 2})
    assert lines(position)[1:] == [{"by": "chance", "do": "die", "value": 2}]


def test_legal_plies_are_listed_beside_each_ply_and_chance_s_with_weights() -> None:
    _, die, stop, *_ = lines(finished(), legal=True)
    assert die["legal"] == [
        {"by": "chance", "do": "die", "value": value, "weight": 1} for value in range(1, 7)
    ]
    assert stop["legal"] == [{"by": stop["by"], "do": "stop"}, {"by": stop["by"], "do": "roll"}]


def test_several_transcripts_may_follow_each_other_with_blank_lines_between() -> None:
    first, second = replay(*GAME_LINES, b"\n", b"  \n", *GAME_LINES, b"\n")
    assert first.to_bytes() == second.to_bytes()


def test_options_left_out_have_their_defaults() -> None:
    [position] = replay({**HEADER, "options": {}}, *GAME_LINES[1:])
    assert position.options == {"spend_eggs": False}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_transcript_is_replayed_and_written_by_its_edition(edition: int) -> None:
    [position] = replay({**HEADER, "atoll": edition}, *GAME_LINES[1:])
    assert position.edition == edition
    assert lines(position)[0] == {**HEADER, "atoll": edition}
    assert position.rewound(0).edition == position.copy().edition == edition


def test_the_options_of_a_transcript_are_those_of_its_edition() -> None:
    tobago = find("tobago")
    setup = tobago.new(2, seed=1, island="aBc-0-1").setup
    header = {"game": "tobago", "players": 2, "setup": setup}
    first: dict[str, Any] = {"curse": "one"}
    second: dict[str, Any] = {"island": "any", "curse_cards": 1}
    for edition, own, other in ((1, first, second), (2, second, first)):
        with pytest.raises(TranscriptError, match=r"line 1: .* but the game is not over"):
            replay({"atoll": edition, "options": own, **header})
        with pytest.raises(TranscriptError, match=r"line 1: .*option"):
            replay({"atoll": edition, "options": other, **header})


def as_floats(line: dict[str, Any]) -> dict[str, Any]:
    outcome = line["outcome"]
    return {**outcome, "scores": [float(score) for score in outcome["scores"]]}


def without(line: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in line.items() if name != key}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("values", "why"),
    [
        ([], "line 1: there is no transcript in it"),
        ([b"\n", b"\n"], "line 1: there is no transcript"),
        ([b"{"], "line 1: it is not JSON, from character 2 on"),
        ([b"\xff"], "line 1: it is not UTF-8"),
        ([{**HEADER, "game": "\ud800"}], "line 1: it is not UTF-8"),
        ([b'{"atoll": ' + b"9" * 5000 + b"}"], "line 1: a number in it has too many digits"),
        ([[1]], "line 1: it is not a JSON object"),
        ([FIRST], "line 1: header lacks 'atoll'"),
        ([without(HEADER, "setup")], "line 1: header lacks 'setup'"),
        ([{**HEADER, "seed": 1}], "line 1: header has an unknown key 'seed'"),
        ([{**HEADER, "atoll": 0}], r"line 1: 'atoll' must be an edition .*\(1, 2\), not 0"),
        ([{**HEADER, "atoll": 3}], "line 1: 'atoll' must be an edition .* not 3"),
        ([{**HEADER, "atoll": True}], "line 1: 'atoll' must be an edition .* not True"),
        ([{**HEADER, "atoll": 2.0}], "line 1: 'atoll' must be an edition .* not 2.0"),
        ([{**HEADER, "game": "chess"}], "line 1: there is no game chess"),
        ([{**HEADER, "game": 3}], "line 1: 'game' must be a name"),
        ([{**HEADER, "players": 9}], "line 1: la_tortuga takes 2 to 7 players, not 9"),
        ([{**HEADER, "players": "4"}], "line 1: la_tortuga takes 2 to 7 players, not 4"),
        ([{**HEADER, "options": {"calm": True}}], "line 1: la_tortuga has no option calm"),
        ([{**HEADER, "options": {"spend_eggs": 1}}], "line 1: option spend_eggs takes"),
        ([{**HEADER, "options": []}], "line 1: 'options' must be an object"),
        ([{**HEADER, "setup": {"first": 0}}], "line 1: setup lacks 'egg'"),
        ([HEADER, {"by": 0, "do": "stop"}], "line 2: .* is not legal here"),
        ([HEADER, b"\n", {"by": 0, "do": "fly"}], "line 3: La Tortuga has no verb 'fly'"),
        ([HEADER, b'{"by": 0, "by": 1, "do": "stop"}'], "line 2: a key stands twice"),
        ([HEADER, {**FIRST, "weight": 1}], "line 2: die has an unknown key 'weight'"),
        ([HEADER], "line 1: the transcript ends here, but the game is not over yet"),
        ([HEADER, FIRST, HEADER], "line 3: La Tortuga has no verb None"),
        ([HEADER, FIRST, SECOND], "line 3: the transcript ends here, but the game is not over"),
        ([HEADER, OUTCOME], "line 2: the outcome is given, but the game is not over yet"),
        (GAME_LINES[:-1], "the transcript ends here, but the outcome is missing"),
        ([*GAME_LINES[:-1], {**OUTCOME, "by": 0}], "outcome has an unknown key 'by'"),
        ([*GAME_LINES[:-1], {"outcome": {"scores": [0, 0, 0, 0]}}], "the outcome is .* not"),
        ([*GAME_LINES[:-1], {"outcome": as_floats(OUTCOME)}], "the outcome is .* not"),
        ([*GAME_LINES[:-1], SECOND], "the game is over"),
        ([*GAME_LINES, FIRST], "header lacks 'atoll'"),
    ],
)
def test_an_error_names_its_line_and_the_reason(values: list[Any], why: str) -> None:
    with pytest.raises(TranscriptError, match=why):
        replay(*values)


THROWS = [{"by": "chance", "do": "die", "value": value, "weight": 1} for value in range(1, 7)]


@pytest.mark.parametrize(
    ("legal", "why"),
    [
        (THROWS[1:], "'value': 1.* is legal and not listed"),
        ([*THROWS, THROWS[0]], "'value': 1.* is legal and listed more than once"),
        ([*THROWS, {"by": 0, "do": "stop"}], "'stop'.* is listed as legal and is not"),
        ([{**throw, "weight": 2} for throw in THROWS], "is listed as legal and is not"),
        ({}, "'legal' must be a list"),
    ],
)
def test_listed_legal_plies_are_checked_too(legal: Any, why: str) -> None:
    with pytest.raises(TranscriptError, match=why):
        replay(HEADER, {**FIRST, "legal": legal})


def test_legal_plies_may_stand_in_any_order() -> None:
    with pytest.raises(TranscriptError, match="line 2: the transcript ends here"):
        replay(HEADER, {**FIRST, "legal": THROWS[::-1]})
