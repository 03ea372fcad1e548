"""Tables for tests: written down nowhere, but otherwise as the server runs them."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from atoll import games
from atoll.engine.game import Game
from atoll.engine.json_values import Json
from atoll.engine.position import Position
from atoll.table import bot_turns, commands, creation
from atoll.table.checks import require_started
from atoll.table.events import Chair, Event
from atoll.table.seats.viewer import Viewer
from atoll.table.table import Table

TORTUGA = games.find("la_tortuga")
ISLAND = games.find("forbidden_island")
TOBAGO = games.find("tobago")


def seen(words: Json) -> Json:
    """The view among the words about a position."""
    view: Json = msgspec.json.decode(words["view"])
    return view


def token(seat: int) -> str:
    """The token of a person's seat."""
    return f"token of seat {seat}"


def chairs(picture: str) -> list[Chair]:
    """Seats drawn as letters: H a person, B and R bots that dare little or anything, O open."""
    kinds = {"B": Chair(bot="stop4"), "R": Chair(bot="random"), "O": Chair()}
    return [
        creation.human(f"Player {seat}", token(seat)) if kind == "H" else kinds[kind]
        for seat, kind in enumerate(picture)
    ]


def set_up(picture: str, game: Game = TORTUGA, *, seed: str | None = None, **options: Any) -> Table:
    """A table with these seats, open or about to begin; its chance follows from the seed."""
    created = creation.create(game, len(picture), options, chairs(picture))
    if seed is not None:
        created = msgspec.structs.replace(created, seed=seed)
    return Table("isle", created, lambda _: game)


def begun(picture: str, game: Game = TORTUGA, *, seed: str | None = None, **options: Any) -> Table:
    """A table with these seats whose game has begun."""
    table = set_up(picture, game, seed=seed, **options)
    happen(table, commands.begin(table))
    return table


def holding(*seats: int) -> Viewer:
    """Somebody who holds these seats; none: a spectator."""
    return Viewer(frozenset(seats))


def happen(table: Table, events: Iterable[Event]) -> None:
    for event in events:
        table.apply(event)


def play_on(table: Table, most: int = 10_000) -> Table:
    """Let bots, and people who take the first ply they see, play up to so many decisions."""
    for _ in range(most):
        if table.status != "playing":
            break
        happen(table, next_events(table))
    return table


def next_events(table: Table) -> Sequence[Event]:
    for bot, seen in bot_turns.bots_to_move(table):
        ply = bot.choose(seen)
        if ply is not None:
            return bot_turns.play_for_bot(table, seen.seats, table.seq, ply)
    seat = actor_of(table)
    ply = next(ply for ply in position_of(table).legal if ply["by"] == seat)
    return commands.play(table, [seat], table.seq, ply)


def position_of(table: Table) -> Position:
    """The position of a table whose game has begun."""
    return require_started(table).position


def actor_of(table: Table) -> int:
    """The seat to decide."""
    return position_of(table).actor
