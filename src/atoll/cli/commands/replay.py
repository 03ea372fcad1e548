"""`atoll replay`: check transcripts, or all stored games, against the rules."""

import json
from typing import TYPE_CHECKING

import rich_click as click

from atoll.cli.console import as_json, fail_on, find_cached, progress
from atoll.cli.files import open_input
from atoll.cli.stored_games import FAILED, database_option, print_failed, replay_stored
from atoll.engine.json_values import Json

if TYPE_CHECKING:
    from atoll.engine.position import Position

__all__ = ["REPLAYING", "replay"]

REPLAYING = "Replaying"


@click.command()
@click.argument("file", required=False)
@click.option("--all", "stored", is_flag=True, help="Check all games of a database instead.")
@database_option
@as_json
def replay(file: str | None, stored: bool, database: str | None, as_json: bool) -> None:
    """Check the transcripts in FILE against the rules. A FILE of - is standard input.

    With --all, check all games of a database, before an upgrade for instance. It is only read,
    and the server may be running. The exit status is 1 if there are games that fail.
    """
    if stored == (file is not None) or (database is not None and not stored):
        raise click.UsageError("Give either a FILE, or --all with or without --database.")
    if file is None:
        _replay_stored(database, as_json)
    else:
        _replay_file(file, as_json)


def _replay_stored(database: str | None, as_json: bool) -> None:
    from atoll.store.errors import StoreError
    from atoll.store.location import locate

    with fail_on(StoreError):
        tables, failed = replay_stored(locate(database))
    if as_json:
        print(json.dumps({"tables": tables, "failed": failed}))
    else:
        print_failed(tables, failed)
    if failed:
        raise SystemExit(FAILED)


def _replay_file(file: str, as_json: bool) -> None:
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
