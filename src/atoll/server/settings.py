"""What a host may set: limits for clients, expiry, the pace of bots, and notifications."""

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
    """Tables that one address may load for lists of tables, and as many for held seats."""
    previews_per_minute: int = 30
    """Pictures for links that are drawn for one address."""
    claims_per_hour: int = 10
    """Claims of seats from one address."""
    invitations_per_hour: int = 30
    """Invitations of people to tables from one address."""
    imports_per_hour: int = 60
    """Transcripts that one address may import."""
    reads_per_minute: int = 600
    """Requests from one address for what takes long: pictures, transcripts, earlier moments."""
    hellos_per_minute: int = 300
    """Sockets of one address that begin, begin again or change perspective."""
    sockets_per_address: int = 200
    """Without a seat."""
    sockets_per_table: int = 300
    """Without a seat."""
    sockets_per_seat: int = 16
    hello_seconds: float = 10.0
    """How long a socket may be open without a first message."""
    most_tables: int = 1_000_000
    """Tables in the log; with as many, new ones are refused."""
    remarks_per_ten_seconds: int = 6
    """Chat messages from one socket."""
    open_days: float = 7
    """Days without an event after which a table that never began is removed; 0: never."""
    playing_days: float = 90
    """Days without an event after which a running game is abandoned; 0: never."""
    imported_days: float = 30
    """Days without an event after which the table of an imported game is removed; 0: never."""
    bot_pause: float = 2.5
    """Seconds a bot waits for people who may act out of turn before it lets chance go on."""
    bot_time: float = 1.0
    """Seconds on one core that a searching bot may use for a decision."""
    patience: float | None = None
    """Seconds a player may be away before the others may let a bot stand in; None: by the clock."""
    review_effort: Effort = USUAL
    """Simulated games per review of a finished game."""
    most_reviews: int = 24
    """Reviews that are computed at the same time."""
    most_reviews_of_address: int = 3
    """Of them, those that one address has asked for."""
    most_waiting: int = 200
    """Experts, hints and reviews that may wait for their turn; with more, hints are refused."""
    most_waiting_of_address: int = 8
    """The same of one address."""
    workers: int = 1
    """Server processes on this machine, which share its cores."""
    lease_seconds: float = 2.0
    """How long a process may be silent before others take its tables over."""
    push: bool = False
    """Whether browsers may be called by push messages; needs the extra `push`."""
    push_contact: str | None = None
    """How push services reach the host: `mailto:` or `https:`; None: by the page's address."""
    webhooks: bool = False
    """Whether players may have the turns of a table posted to another server."""
    private_addresses: bool = False
    """Whether messages may go to private addresses, and by http, as in a network at home."""
    calls_per_minute: int = 20
    """Messages to one browser or webhook."""
    webhooks_per_hour: int = 10
    """Webhooks that one address may set."""
