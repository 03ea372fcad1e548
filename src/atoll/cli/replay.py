"""`atoll replay`: check transcripts against the rules."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import rich_click as click

from atoll.cli.console import as_json, progress, refuse, refusing


@click.command()
@click.argument("file")
@as_json
def replay(file: str, as_json: bool) -> None:
    """Check a transcript, or several in one FILE, against the rules; - is standard input."""
    from atoll import games
    from atoll.engine import transcript

    checked = []
    with (
        refusing(transcript.TranscriptError),
        _opened(file) as lines,
        progress("Replaying", 0) as show,
    ):
        for position in transcript.read(lines, games.find):
            outcome = position.outcome
            assert outcome is not None
            checked.append(
                {
                    "game": position.game.name,
                    "players": position.players,
                    "plies": len(position.plies),
                    "outcome": outcome.to_words(),
                }
            )
            show(completed=len(checked), total=len(checked))
    if as_json:
        print(json.dumps(checked))
        return
    for number, game in enumerate(checked, 1):
        print(f"Game {number}: {_sentence(game)}")
    print("Every ply is legal.")


@contextmanager
def _opened(file: str) -> Iterator[BinaryIO]:
    if file == "-":
        yield sys.stdin.buffer
        return
    try:
        stream = Path(file).open("rb")  # noqa: SIM115 (closed below; only opening may fail here)
    except OSError as error:
        refuse(f"{file} cannot be read: {error.strerror}")
    with stream:
        yield stream


def _sentence(game: dict[str, object]) -> str:
    outcome = game["outcome"]
    assert isinstance(outcome, dict)
    winners = ", ".join(map(str, outcome["winners"])) or "nobody"
    scores = " ".join(map(str, outcome["scores"]))
    return (
        f"{game['game']}, {game['players']} players, {game['plies']} plies, "
        f"scores {scores}, won by {winners} ({outcome['reason']})"
    )
