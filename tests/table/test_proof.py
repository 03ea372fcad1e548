"""The proof of fairness: what follows from the seed, and the first thing that does not."""

import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest

from atoll import games
from atoll.engine import transcript
from atoll.engine.transcript import TranscriptError
from atoll.table.commands import creation, gameplay
from atoll.table.consent.undo import undo
from atoll.table.fairness.proof import Difference, Verdict, Verifier, proof_of
from atoll.table.history.branch import import_game
from atoll.table.table import Table
from tests.table.tables import ISLAND, TORTUGA, apply_all, begun, chairs, play_on, position_of

Lines = list[dict[str, Any]]


def written(table: Table) -> Lines:
    return [
        json.loads(line) for line in transcript.write(position_of(table), proof=proof_of(table))
    ]


def verified(lines: Lines) -> Verdict:
    verifier = Verifier()
    for _ in transcript.read([json.dumps(line).encode() for line in lines], games.find, verifier):
        pass
    [verdict] = verifier.verdicts
    return verdict


def first_difference(lines: Lines) -> Difference:
    """The difference, even if the change makes a later ply illegal."""
    verifier = Verifier()
    encoded = [json.dumps(line).encode() for line in lines]
    with contextlib.suppress(TranscriptError):
        list(transcript.read(encoded, games.find, verifier))
    difference = verifier.verdicts[0].difference
    assert difference is not None
    return difference


GAME = written(play_on(begun("BRBR")))


def test_chance_of_an_unchanged_game_follows_from_its_seed() -> None:
    verdict = verified(GAME)
    assert verdict.fair
    assert verdict.chances == sum(line.get("by") == "chance" for line in GAME) > 50


@pytest.mark.slow
@pytest.mark.parametrize("game", ["forbidden_island", "tobago"])
def test_the_other_games_can_be_verified(game: str) -> None:
    assert verified(written(play_on(begun("RR", games.find(game))))).fair


def test_chosen_roles_are_part_of_the_proof() -> None:
    chosen = {"roles": ["pilot", None]}
    created = creation.create(ISLAND, 2, {}, chairs("RR"), chosen)
    table = Table("isle", created, lambda _: ISLAND)
    apply_all(table, gameplay.begin(table))
    lines = written(play_on(table))
    assert verified(lines).fair
    lines[0]["proof"]["chosen"] = {"roles": ["diver", None]}
    assert verified(lines).difference is not None


def another_seed(header: dict[str, Any]) -> None:
    header["proof"]["seed"] = "00" * 32


def another_commitment(header: dict[str, Any]) -> None:
    header["proof"]["commitment"] = "00" * 32


def another_first_egg(header: dict[str, Any]) -> None:
    header["setup"]["egg"] = header["setup"]["egg"] % 6 + 1


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (another_seed, "commitment"),
        (another_commitment, "commitment"),
        (another_first_egg, "setup"),
    ],
)
def test_a_changed_header_is_found(change: Callable[[dict[str, Any]], None], what: str) -> None:
    lines: Lines = json.loads(json.dumps(GAME))
    change(lines[0])
    difference = first_difference(lines)
    assert (difference.what, difference.line) == (what, 1)


def test_the_first_changed_ply_is_named() -> None:
    lines: Lines = json.loads(json.dumps(GAME))
    number = next(n for n, line in enumerate(lines) if line.get("do") == "egg")
    true = lines[number]["value"]
    lines[number]["value"] = true % 6 + 1
    difference = first_difference(lines)
    assert (difference.what, difference.line, difference.ply) == ("ply", number + 1, number)
    assert difference.stated["value"] == true % 6 + 1
    assert difference.follows["value"] == true


@pytest.mark.parametrize(
    "proof", [{}, {"table": "x", "seed": "abc", "commitment": "0" * 64}, {"more": 1}]
)
def test_a_malformed_proof_is_refused(proof: dict[str, Any]) -> None:
    lines = [{**GAME[0], "proof": proof}, *GAME[1:]]
    with pytest.raises(TranscriptError, match="line 1: the proof cannot be used"):
        verified(lines)


def test_a_transcript_without_proof_is_not_fair() -> None:
    header = {key: value for key, value in GAME[0].items() if key != "proof"}
    verdict = verified([header, *GAME[1:]])
    assert not verdict.proof
    assert not verdict.fair


def test_games_under_way_and_imported_games_have_no_proof() -> None:
    assert proof_of(begun("HB")) is None
    over = play_on(begun("BB"))
    table_id, events = import_game(position_of(over))
    assert proof_of(Table.of(table_id, events, lambda _: TORTUGA)) is None


def test_plies_that_were_taken_back_are_not_part_of_the_proof() -> None:
    table = play_on(begun("HB"), most=6)
    for _ in range(3):
        apply_all(table, undo(table, [0], table.seq))
        play_on(table, most=3)
    assert verified(written(play_on(table))).fair
