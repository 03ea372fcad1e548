"""What one table needs of another, or a list of many: done by the process that serves the table."""

from typing import ClassVar, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from atoll.engine.json_values import TypeForm
from atoll.server.listings.compared_games import compared_game
from atoll.server.listings.player_tables import player_table
from atoll.server.previews.tags import preview_tags
from atoll.server.protocol.responses import ComparedGame, PlayerTable
from atoll.server.tables.live_table import LiveTable
from atoll.store.player_index import PlayerSeat
from atoll.store.row import Row
from atoll.table.events import Event
from atoll.table.history import challenge
from atoll.table.seats import invitation, rekeying, rematch
from atoll.table.seats.rematch import OldSeat
from atoll.table.table import Table

__all__ = [
    "AcceptRematch",
    "AnyTableTask",
    "BindSeats",
    "CompareGame",
    "DescribePreview",
    "HoldsSeat",
    "InvitePlayer",
    "ListChallenges",
    "ListTable",
    "RecordChallenge",
    "TableTask",
]

T_co = TypeVar("T_co", covariant=True)


class TableTask(Protocol[T_co]):
    """Something to do at one table."""

    answer: ClassVar[TypeForm]
    """The type of the result."""

    async def run(self, live: LiveTable) -> T_co:
        """Do it; raise `Refusal` or `StoreError`."""


class ListTable(Struct, frozen=True, tag="list"):
    """Describe a table for the list of one's tables."""

    tokens: list[str]
    bound: list[PlayerSeat]

    answer: ClassVar[TypeForm] = PlayerTable

    async def run(self, live: LiveTable) -> PlayerTable:
        return player_table(live, self.tokens, self.bound)


class CompareGame(Struct, frozen=True, tag="compare"):
    """Describe a game for the comparison with others of the same deal."""

    answer: ClassVar[TypeForm] = ComparedGame

    async def run(self, live: LiveTable) -> ComparedGame:
        return compared_game(live)


class ListChallenges(Struct, frozen=True, tag="challenges"):
    """Return the tables that have the deal of this one."""

    answer: ClassVar[TypeForm] = list[str]

    async def run(self, live: LiveTable) -> list[str]:
        return [*live.table.challenges]


class HoldsSeat(Struct, frozen=True, tag="holds"):
    """Return whether a token holds a seat of a game that is not over."""

    token: str

    answer: ClassVar[TypeForm] = bool

    async def run(self, live: LiveTable) -> bool:
        return bool(live.table.seats_of([self.token])) and not live.table.ended


class DescribePreview(Struct, frozen=True, tag="preview"):
    """Return tags for the head of a table's page."""

    base_url: str
    language: str

    answer: ClassVar[TypeForm] = str

    async def run(self, live: LiveTable) -> str:
        return preview_tags(live.table, self.base_url, self.language)


class BindSeats(Struct, frozen=True, tag="bind"):
    """Bind a holder's seats to a player key, and return them."""

    player: str
    token: str
    nonce: str
    key: str
    at: int

    answer: ClassVar[TypeForm] = list[int]

    async def run(self, live: LiveTable) -> list[int]:
        bound: list[PlayerSeat] = []

        def bind(table: Table) -> list[Event]:
            bound.extend(
                PlayerSeat(self.player, table.id, seat, self.nonce, self.key, self.at)
                for seat in sorted(rekeying.seats_of_holder(table, self.token))
            )
            return [*rekeying.rekey(table, self.token, self.key)]

        await live.execute(bind, player_seats=bound)
        return [row.seat for row in bound]


class InvitePlayer(Struct, frozen=True, tag="invite"):
    """Invite the player of a seat to another table."""

    token: str
    seat: int
    table: str
    at: int

    answer: ClassVar[TypeForm] = None

    async def run(self, live: LiveTable) -> None:
        await live.execute(
            lambda table: invitation.invite(table, self.token, self.seat, self.table, self.at)
        )


class AcceptRematch(Struct, frozen=True, tag="rematch"):
    """Take the seats kept at a rematch, and return their tokens."""

    old_seats: list[OldSeat]
    tokens: list[str]

    answer: ClassVar[TypeForm] = dict[int, str]

    async def run(self, live: LiveTable) -> dict[int, str]:
        await live.execute(lambda table: rematch.accept_rematch(table, self.old_seats))
        return dict(rematch.rematch_tokens(live.table, self.tokens))


class RecordChallenge(Struct, frozen=True, tag="challenge"):
    """Record a challenge where the deal was first played, together with the rows of its table."""

    challenge: str
    rows: list[Row]

    answer: ClassVar[TypeForm] = None

    async def run(self, live: LiveTable) -> None:
        await live.execute(
            lambda table: challenge.record_challenge(table, self.challenge), self.rows
        )


AnyTableTask: TypeAlias = (
    ListTable
    | CompareGame
    | ListChallenges
    | HoldsSeat
    | DescribePreview
    | BindSeats
    | InvitePlayer
    | AcceptRematch
    | RecordChallenge
)
