"""What may be seen of a table: only what is said here ever leaves the server."""

from collections.abc import Collection
from typing import Any

from atoll.engine.words import Ply, Words
from atoll.table.events import Chair
from atoll.table.fairness import commitment
from atoll.table.table import Table


def describe(table: Table, held: Collection[int], online: Collection[int]) -> dict[str, Any]:
    """The table and who sits there, for somebody who holds these seats."""
    created = table.created
    return {
        "id": table.id,
        "game": created.game,
        "players": created.players,
        "options": created.options,
        "chosen": created.chosen,
        "status": table.status,
        "seats": [_chair(chair, n in online) for n, chair in enumerate(table.chairs)],
        "yours": sorted(held),
        "commitment": commitment(created.seed),
        "seed": created.seed if table.status == "over" else None,
    }


def _chair(chair: Chair, online: bool) -> dict[str, Any]:
    here = online or chair.bot is not None
    return {"kind": chair.kind, "name": chair.name, "bot": chair.bot, "online": here}


def eyes(table: Table, held: Collection[int]) -> int | None:
    """The seat through whose eyes a page sees the table; None for a spectator.

    People who share one page look through the eyes of the one who is to decide.
    """
    if table.position is not None and table.position.actor in held:
        return table.position.actor
    return min(held, default=None)


def position_words(table: Table, held: Collection[int]) -> dict[str, Any]:
    """The position, the plies these seats may choose from, and the outcome."""
    position, seat = table.position, eyes(table, held)
    if position is None:
        return {"view": None, "legal": [], "outcome": None, "seat": seat}
    outcome = position.outcome
    return {
        "view": position.view(seat),
        "legal": [ply for ply in position.legal if ply["by"] in held] if held else [],
        "outcome": outcome.to_words() if outcome else None,
        "seat": seat,
    }


def history(table: Table, held: Collection[int]) -> tuple[Words | None, list[Ply]]:
    """The set-up and all plies so far."""
    position, seat = table.position, eyes(table, held)
    if position is None:
        return None, []
    return position.told_to(seat)


def veiled(table: Table, ply: Ply, seat: int | None) -> Ply:
    """A ply as this seat learns of it."""
    return table.game.secrets.veil_ply(ply, seat)
