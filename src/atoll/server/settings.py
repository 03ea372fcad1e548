"""What a host may set: limits for clients, expiry, and the pace of bots."""

from dataclasses import dataclass

from atoll.bots.review import USUAL, Effort

__all__ = ["ServerSettings"]


@dataclass(frozen=True)
class ServerSettings:
    """Settings of one server."""

    messages_per_second: int = 40
    """From one socket."""
    tables_per_minute: int = 30
    """New tables from one address."""
    requests_per_minute: int = 240
    """Requests from one address that change something: tables, seats, bots, rematches."""
    table_loads_per_minute: int = 240
    """Tables that lists of tables may load from the log for one address."""
    claims_per_hour: int = 10
    """Claims of seats from one address."""
    sockets_per_address: int = 200
    sockets_per_table: int = 300
    most_tables: int = 1_000_000
    """Tables in the log; with as many, new ones are refused."""
    remarks_per_ten_seconds: int = 6
    """Chat messages from one socket."""
    open_days: float = 7
    """Days without an event after which a table that never began is removed; 0: never."""
    playing_days: float = 90
    """Days without an event after which a running game is abandoned; 0: never."""
    bot_pause: float = 2.5
    """Seconds a bot waits for people who may act out of turn before it lets chance go on."""
    bot_time: float = 1.0
    """Seconds on one core that a searching bot may use for a decision."""
    patience: float | None = None
    """Seconds a player may be away before the others may let a bot stand in; None: by the clock."""
    review_effort: Effort = USUAL
    """Simulated games per review of a finished game."""
    most_waiting_reviews: int = 8
    """Reviews that may wait while another is computed."""
