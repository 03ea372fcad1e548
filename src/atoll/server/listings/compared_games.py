"""How a game stands in the comparison of all games with the same deal."""

from atoll.server.protocol.responses import ComparedGame
from atoll.server.tables.live_table import LiveTable
from atoll.table.history.challenge import compared_seats
from atoll.table.history.moments import outcome_of
from atoll.table.views.lobby_row import lobby_seats

__all__ = ["compared_game"]


def compared_game(live: LiveTable) -> ComparedGame:
    """Return the result of a game; while it goes on, only who plays."""
    table, position = live.table, live.table.position
    ended = table.ended and position is not None
    return ComparedGame(
        table=table.id if ended else None,
        status=table.status,
        seats=lobby_seats(table, live.presence),
        compared=list(compared_seats(table)),
        outcome=outcome_of(position) if ended and position is not None else None,
        plies=len(position.plies) if ended and position is not None else 0,
    )
