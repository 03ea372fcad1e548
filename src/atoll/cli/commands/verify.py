"""`atoll verify`: check that dice and cards were fair."""

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import rich_click as click

from atoll.cli.console import as_json, fail, find_cached, progress
from atoll.cli.files import open_input
from atoll.engine.json_values import Json

if TYPE_CHECKING:
    from atoll.table.fairness.proof import Difference, Verdict

__all__ = ["UNFAIR", "UNPROVEN", "VERIFYING", "verify"]

VERIFYING = "Verifying"
UNFAIR, UNPROVEN = 1, 2


@click.command()
@click.argument("file")
@as_json
def verify(file: str, as_json: bool) -> None:
    """Check that the dice and cards in a transcript follow from the seed its table committed to.

    FILE is a transcript downloaded from a table after the game; - is standard input. The
    set-up and all dice and cards are computed again from the seed.

    Exit status: 0 if everything follows from the seed, 1 if something differs (the first
    difference is printed), 2 if the file cannot be read or has no proof.
    """
    verdicts = _check(file)
    if as_json:
        print(json.dumps([_to_json(verdict) for verdict in verdicts]))
    else:
        for number, verdict in enumerate(verdicts, 1):
            print(f"Game {number}: {verdict.game}, {verdict.players} players: {_describe(verdict)}")
    if any(verdict.difference for verdict in verdicts):
        raise SystemExit(UNFAIR)
    if not all(verdict.proof for verdict in verdicts):
        raise SystemExit(UNPROVEN)


def _check(file: str) -> "list[Verdict]":
    """Return the verdict on every game in the file."""
    from atoll.engine import transcript
    from atoll.table.fairness.proof import Verifier

    verifier = Verifier()
    with open_input(file) as lines, progress(VERIFYING, 0) as show:
        try:
            find = find_cached
            for number, _ in enumerate(transcript.read(lines, find, verifier), 1):
                show(completed=number, total=number)
        except transcript.TranscriptError as error:
            # A changed card often makes a later ply illegal: then report the card.
            if not (verifier.verdicts and verifier.verdicts[-1].difference):
                fail(error)
    return verifier.verdicts


def _to_json(verdict: "Verdict") -> Json:
    return {**asdict(verdict), "fair": verdict.fair}


def _describe(verdict: "Verdict") -> str:
    if not verdict.proof:
        return (
            "no proof. Only games that began at a table have one, not games that were imported, "
            "branched off or played by `atoll transcript`."
        )
    if verdict.difference:
        return f"NOT fair. {_describe_difference(verdict.difference)}"
    return (
        f"fair. The seed matches the commitment; the set-up and all {verdict.chances} dice and "
        "cards follow from it."
    )


def _describe_difference(difference: "Difference") -> str:
    found, expected = json.dumps(difference.stated), json.dumps(difference.follows)
    match difference.what:
        case "commitment":
            return f"Line {difference.line}: the seed does not match the commitment {found}."
        case "setup":
            return f"Line {difference.line}: the set-up does not follow from the seed."
    where = f"Line {difference.line}, ply {difference.ply}"
    return f"{where}: it has {found}, the seed gives {expected}."
