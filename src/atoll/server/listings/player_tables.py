"""How things stand at a table, for a list of one's tables."""

from collections.abc import Collection, Sequence

from atoll import pictures
from atoll.server.protocol.responses import BoundSeat, PlayerTable, TableInvitation
from atoll.server.tables.activity import now_ms
from atoll.server.tables.live_table import LiveTable
from atoll.store.player_index import PlayerSeat
from atoll.table.events import Challenge
from atoll.table.history.moments import actor_or_none, outcome_of
from atoll.table.seats.invitation import invitations_to
from atoll.table.table import Table
from atoll.table.time.timeouts import clock_info
from atoll.table.views.lobby_row import lobby_seats
from atoll.table.views.table_view import proposal_info

__all__ = ["player_table"]


def player_table(
    live: LiveTable, tokens: Collection[str], bound: Sequence[PlayerSeat]
) -> PlayerTable:
    """Return a table for the holder of these tokens, and of the player key of these seats."""
    table, presence, activity = live.table, live.presence, live.activity
    bound_seats = [BoundSeat(row.seat, row.nonce, _holds(table, row)) for row in bound]
    yours = table.seats_of(tokens) | {each.seat for each in bound_seats if each.holds}
    challenge = table.created.challenge
    playing = table.status == "playing"
    position = table.position
    decides = actor_or_none(position) if playing and position is not None else None
    return PlayerTable(
        table=table.id,
        game=table.created.game,
        options=table.created.options,
        public=table.created.public,
        status=table.status,
        seats=lobby_seats(table, presence),
        yours=sorted(yours),
        bound=bound_seats,
        clock=clock_info(table, presence),
        decides=decides,
        your_turn=decides in yours & table.people,
        proposal=proposal_info(table),
        plies=0 if position is None else len(position.plies),
        since=max(0, now_ms() - (activity.decision_began if playing else activity.newest)),
        outcome=None if position is None else outcome_of(position),
        finished_at=activity.ended,
        next=table.next,
        challenge=challenge.by if isinstance(challenge, Challenge) else None,
        challenges=len(table.challenges),
        invitations=[
            TableInvitation(invited.table_id, invited.by, invited.at)
            for invited in invitations_to(table, yours, now_ms())
        ],
        picture=_picture_address(table) if pictures.has_picture(table.created.game) else None,
    )


def _holds(table: Table, row: PlayerSeat) -> bool:
    """Return whether the token that the player derives for this seat holds it."""
    return row.seat < len(table.chairs) and table.chairs[row.seat].key == row.key


def _picture_address(table: Table) -> str:
    return f"/api/tables/{table.id}/picture.svg?seq={table.game_seq}"
