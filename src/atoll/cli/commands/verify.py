"""`atoll verify`: check that the chance of a game was fair."""

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import rich_click as click

from atoll.cli.console import as_json, find_cached, progress, refuse
from atoll.cli.files import opened
from atoll.engine.json_values import Json

if TYPE_CHECKING:
    from atoll.table.fairness.proof import Difference, Verdict

VERIFYING = "Verifying"
UNFAIR, UNPROVEN = 1, 2


@click.command()
@click.argument("file")
@as_json
def verify(file: str, as_json: bool) -> None:
    """Check that all chance in a transcript follows from the seed its table promised.

    FILE is a transcript downloaded from a table after the game; - is standard input. The
    set-up and every ply of chance are worked out again from the rules and the seed.

    Exit status: 0 if everything follows from the seed, 1 if something differs (the first such
    thing is named), 2 if the file cannot be read or carries no proof.
    """
    verdicts = _check(file)
    if as_json:
        print(json.dumps([_words(verdict) for verdict in verdicts]))
    else:
        for number, verdict in enumerate(verdicts, 1):
            print(f"Game {number}: {verdict.game}, {verdict.players} players: {_say(verdict)}")
    if any(verdict.difference for verdict in verdicts):
        raise SystemExit(UNFAIR)
    if not all(verdict.proof for verdict in verdicts):
        raise SystemExit(UNPROVEN)


def _check(file: str) -> "list[Verdict]":
    """What became of every game in the file."""
    from atoll.engine import transcript
    from atoll.table.fairness.proof import Verifier

    verifier = Verifier()
    with opened(file) as lines, progress(VERIFYING, 0) as show:
        try:
            find = find_cached
            for number, _ in enumerate(transcript.read(lines, find, verifier), 1):
                show(completed=number, total=number)
        except transcript.TranscriptError as error:
            # A card exchanged for another often makes a later ply illegal: name the card.
            if not (verifier.verdicts and verifier.verdicts[-1].difference):
                refuse(error)
    return verifier.verdicts


def _words(verdict: "Verdict") -> Json:
    return {**asdict(verdict), "fair": verdict.fair}


def _say(verdict: "Verdict") -> str:
    if not verdict.proof:
        return (
            "it carries no proof. Only games that began at a table carry one, not those that "
            "were imported, branched off or played by `atoll transcript`."
        )
    if verdict.difference:
        return f"NOT as promised. {_where(verdict.difference)}"
    return (
        f"fair. The commitment fits the seed; the set-up and all {verdict.chances} plies "
        "of chance follow from it."
    )


def _where(difference: "Difference") -> str:
    stated, follows = json.dumps(difference.stated), json.dumps(difference.follows)
    match difference.what:
        case "commitment":
            return f"Line {difference.line}: the seed does not fit the commitment {stated}."
        case "setup":
            return f"Line {difference.line}: the set-up does not follow from the seed."
    where = f"Line {difference.line}, ply {difference.ply}"
    return f"{where}: it says {stated}, the seed gives {follows}."
