"""Tables for tests: in no log, but otherwise as the server runs them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
import pytest

from atoll import games
from atoll.engine.game import Game
from atoll.engine.json_values import Json
from atoll.engine.position import Position
from atoll.table.commands import bot_turns, creation, gameplay
from atoll.table.commands.checks import require_started
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Chair, Event
from atoll.table.table import Table
from atoll.table.views.messages import Moment, SeenPosition
from atoll.table.views.viewer import Viewer

TORTUGA = games.find("la_tortuga")
ISLAND = games.find("forbidden_island")
TOBAGO = games.find("tobago")


# ── Making tables ────────────────────────────────────────────────────────────────────────


def token(seat: int) -> str:
    """The token of a person's seat."""
    return f"token of seat {seat}"


def chairs(picture: str) -> list[Chair]:
    """Seats drawn as letters: H a person, B a careful bot, R a random bot, O open."""
    kinds = {"B": Chair(bot="stop4"), "R": Chair(bot="random"), "O": Chair()}
    return [
        creation.human(f"Player {seat}", token(seat)) if kind == "H" else kinds[kind]
        for seat, kind in enumerate(picture)
    ]


def set_up(picture: str, game: Game = TORTUGA, *, seed: str | None = None, **options: Any) -> Table:
    """A table with these seats, whose game has not begun; its chance follows from the seed."""
    created = creation.create(game, len(picture), options, chairs(picture))
    if seed is not None:
        created = msgspec.structs.replace(created, seed=seed)
    return Table("isle", created, lambda _: game)


def begun(picture: str, game: Game = TORTUGA, *, seed: str | None = None, **options: Any) -> Table:
    """A table with these seats whose game has begun."""
    table = set_up(picture, game, seed=seed, **options)
    apply_all(table, gameplay.begin(table))
    return table


# ── Playing ──────────────────────────────────────────────────────────────────────────────


def apply_all(table: Table, events: Iterable[Event]) -> None:
    for event in events:
        table.apply(event)


def play_on(table: Table, most: int = 10_000) -> Table:
    """Play at most this many decisions: bots as they like, people their first legal ply."""
    for _ in range(most):
        if table.status != "playing":
            break
        apply_all(table, next_events(table))
    return table


def next_events(table: Table) -> Sequence[Event]:
    """The events of the next decision."""
    for bot, seen in bot_turns.bots_to_move(table):
        ply = bot.choose(seen)
        if ply is not None:
            return bot_turns.play_for_bot(table, seen.seats, table.seq, ply)
    seat = actor_of(table)
    ply = next(ply for ply in position_of(table).legal if ply["by"] == seat)
    return gameplay.play(table, [seat], table.seq, ply)


# ── Looking at tables ────────────────────────────────────────────────────────────────────


def position_of(table: Table) -> Position:
    """The position of a table whose game has begun."""
    return require_started(table).position


def actor_of(table: Table) -> int:
    """The seat to decide."""
    return position_of(table).actor


def viewer_of(*seats: int) -> Viewer:
    """A viewer who holds these seats; none: a spectator."""
    return Viewer(frozenset(seats))


def view_in(shown: SeenPosition | Moment) -> Json:
    """The view of a position, which is encoded."""
    assert shown.view is not None
    view: Json = msgspec.json.decode(shown.view)
    return view


def refusal_id(command: Callable[[], Any]) -> str:
    """The id of the message with which a command is refused."""
    with pytest.raises(Refusal) as raised:
        command()
    return raised.value.id
