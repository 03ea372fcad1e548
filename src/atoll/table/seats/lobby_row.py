"""What the lobby says of a public table."""

import msgspec

from atoll.engine.json_values import Json
from atoll.table.seats.presence import Presence
from atoll.table.table import Table


def notice(table: Table, presence: Presence) -> Json | None:
    """A table to sit down at or to watch; None for one that is not, or no longer, to be listed.

    An open table waits for people even while nobody is there.  One at which the game is on is
    worth watching only while somebody is.
    """
    if not table.created.public or table.ended:
        return None
    if table.status == "playing" and not (presence.online or presence.watching):
        return None
    return {
        "id": table.id,
        "game": table.created.game,
        "options": _unusual(table),
        "clock": msgspec.to_builtins(table.created.clock),
        "status": table.status,
        "seats": [_seat(table, seat, presence) for seat in range(len(table.chairs))],
        "watching": presence.watching,
    }


def _unusual(table: Table) -> Json:
    """The options that are not at their defaults."""
    usual = table.game.check_options({})
    return {name: v for name, v in table.created.options.items() if v != usual[name]}


def _seat(table: Table, seat: int, presence: Presence) -> Json:
    chair, online = table.chairs[seat], seat in presence.online
    return {"kind": chair.kind, "name": chair.name, "bot": chair.bot, "online": online}
