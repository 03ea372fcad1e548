"""`atoll replay`: check transcripts against the rules."""

import json
from typing import TYPE_CHECKING

import rich_click as click

from atoll.cli.console import as_json, find_cached, progress, refusing
from atoll.cli.files import opened
from atoll.engine.json_values import Json

if TYPE_CHECKING:
    from atoll.engine.position import Position

REPLAYING = "Replaying"


@click.command()
@click.argument("file")
@as_json
def replay(file: str, as_json: bool) -> None:
    """Check a transcript, or several in one FILE, against the rules; - is standard input."""
    from atoll.engine import transcript

    checked = []
    with (
        refusing(transcript.TranscriptError),
        opened(file) as lines,
        progress(REPLAYING, 0) as show,
    ):
        for position in transcript.read(lines, find_cached):
            checked.append(_words(position))
            show(completed=len(checked), total=len(checked))
    if as_json:
        print(json.dumps(checked))
        return
    for number, game in enumerate(checked, 1):
        print(f"Game {number}: {_sentence(game)}")
    print("Every ply is legal.")


def _words(position: "Position") -> Json:
    outcome = position.outcome
    assert outcome is not None
    return {
        "game": position.game.name,
        "players": position.players,
        "plies": len(position.plies),
        "outcome": outcome.to_json(),
    }


def _sentence(game: Json) -> str:
    outcome = game["outcome"]
    winners = ", ".join(map(str, outcome["winners"])) or "nobody"
    scores = " ".join(map(str, outcome["scores"]))
    return (
        f"{game['game']}, {game['players']} players, {game['plies']} plies, "
        f"scores {scores}, won by {winners} ({outcome['reason']})"
    )
