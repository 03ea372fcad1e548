"""`atoll replay`: check transcripts against the rules."""

import json
from typing import TYPE_CHECKING

import rich_click as click

from atoll.cli.console import as_json, fail_on, find_cached, progress
from atoll.cli.files import open_input
from atoll.engine.json_values import Json

if TYPE_CHECKING:
    from atoll.engine.position import Position

__all__ = ["REPLAYING", "replay"]

REPLAYING = "Replaying"


@click.command()
@click.argument("file")
@as_json
def replay(file: str, as_json: bool) -> None:
    """Check the transcripts in FILE against the rules. A FILE of - is standard input."""
    from atoll.engine import transcript

    checked = []
    with (
        fail_on(transcript.TranscriptError),
        open_input(file) as lines,
        progress(REPLAYING, 0) as show,
    ):
        for position in transcript.read(lines, find_cached):
            checked.append(_to_json(position))
            show(completed=len(checked), total=len(checked))
    if as_json:
        print(json.dumps(checked))
        return
    for number, game in enumerate(checked, 1):
        print(f"Game {number}: {_describe(game)}")
    print("Every ply is legal.")


def _to_json(position: "Position") -> Json:
    outcome = position.outcome
    assert outcome is not None
    return {
        "game": position.game.name,
        "players": position.players,
        "plies": len(position.plies),
        "outcome": outcome.to_json(),
    }


def _describe(game: Json) -> str:
    outcome = game["outcome"]
    winners = ", ".join(map(str, outcome["winners"])) or "no player"
    scores = " ".join(map(str, outcome["scores"]))
    return (
        f"{game['game']}, {game['players']} players, {game['plies']} plies, "
        f"scores {scores}, won by {winners} ({outcome['reason']})"
    )
