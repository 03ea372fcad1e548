"""The events of a table, as the log keeps them.

The tags and the fields' encoded names are stored data: a struct may change its names in Python,
but never those in JSON.
"""

from typing import Literal, TypeAlias

import msgspec

from atoll.engine.editions import FIRST_EDITION
from atoll.engine.json_values import Json, Ply

__all__ = [
    "Abandoned",
    "Answered",
    "Began",
    "Chair",
    "Challenge",
    "ChallengeCreated",
    "ClockRule",
    "Created",
    "Event",
    "FirstNamed",
    "GivenToBot",
    "GotUp",
    "Invited",
    "Origin",
    "Played",
    "Proposed",
    "Redealt",
    "RematchCreated",
    "Renamed",
    "Said",
    "Sat",
    "SeatClaimed",
    "SeatRekeyed",
    "SeatResumed",
    "StoodIn",
    "Undone",
    "ViewShared",
]


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at the beginning: a person's (with a name and a key), a bot's, or open."""

    name: str | None = None
    key: str | None = None
    """The SHA-256, in hex, of the token by which the person holds the seat."""
    bot: str | None = None
    """The bot that has the seat or, on a person's seat, that stands in for the person."""
    invited: str | None = None
    """On an open seat of a rematch: the key of the person for whom it is kept."""
    view_shared: bool = msgspec.field(default=False, name="eyes")
    """Whether spectators may see what this seat sees."""
    emblem: str | None = None
    """The person's emblem, if they chose one (see `atoll.table.seats.names`)."""

    @property
    def kind(self) -> str:
        """`human`, `bot` or `open`."""
        return "human" if self.key else "bot" if self.bot else "open"


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The seconds people have to think, for each move or for the whole game (see `clock`)."""

    per: Literal["move", "game"]
    seconds: int
    increment: int = 0
    """Seconds added for every decision made, per game."""


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game comes from that did not begin at its table.

    Its set-up and plies follow as events of this table like any others, so that the table
    needs no other table's log.
    """

    table_id: str | None = msgspec.field(default=None, name="table")
    """The table it was branched off from; None: a transcript was imported."""
    moment: int = 0
    """The number of plies taken over."""
    seat: int | None = None
    """The seat for which the position was determinized."""


class Challenge(msgspec.Struct, frozen=True):
    """The finished game whose deal a table has again (see `atoll.table.history.challenge`)."""

    table_id: str = msgspec.field(name="table")
    """The table at which the deal was first played; chance is computed with its id."""
    by: str
    """The name of the player who sent the challenge."""
    seats: tuple[int, ...]
    """The seats that this player had."""


class Created(msgspec.Struct, frozen=True, tag_field="kind", tag="created"):
    """The table was set up; the seed is secret until the game is over."""

    game: str
    players: int
    options: Json
    chairs: tuple[Chair, ...]
    seed: str
    """32 random bytes in hex; see `atoll.table.fairness.chance`."""
    chosen: Json = {}
    """The chosen part of the set-up (see `atoll.engine.choices`); the rest is dealt."""
    public: bool = False
    """Whether the lobby lists the table; others are found by their link only."""
    rematch_of: str | None = msgspec.field(default=None, name="before")
    """The table of which this is the rematch."""
    clock: ClockRule | None = None
    """None: there is no time limit."""
    hints: bool = True
    """Whether people may ask for hints."""
    origin: Origin | None = None
    challenge: Challenge | msgspec.UnsetType = msgspec.UNSET
    """Left out of the log where there is none."""
    language: str | msgspec.UnsetType = msgspec.UNSET
    """Of the page on which the table was set up, for the lobby; left out where it is not known."""
    asks_first: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether the players say who begins (see `first_player`); left out where they do not."""
    stated_edition: int | msgspec.UnsetType = msgspec.field(default=msgspec.UNSET, name="edition")
    """Of the rules; logs from before the second one do not state it."""

    @property
    def edition(self) -> int:
        """The edition of the rules that the table follows."""
        return self.stated_edition or FIRST_EDITION


class Sat(msgspec.Struct, frozen=True, tag_field="kind", tag="sat", omit_defaults=True):
    """A person sat down on an open seat."""

    seat: int
    name: str
    key: str
    emblem: str | None = None


class Renamed(msgspec.Struct, frozen=True, tag_field="kind", tag="renamed", omit_defaults=True):
    """A person changed the name and the emblem of their seat."""

    seat: int
    name: str
    emblem: str | None = None


class GotUp(msgspec.Struct, frozen=True, tag_field="kind", tag="got_up"):
    """A person left their seat to others, before the game began."""

    seat: int
    name: str
    """The person's name, for what they said there."""


class GivenToBot(msgspec.Struct, frozen=True, tag_field="kind", tag="bot"):
    """An open seat was given to a bot."""

    seat: int
    bot: str


class FirstNamed(msgspec.Struct, frozen=True, tag_field="kind", tag="first_named"):
    """A player said which seat begins."""

    seat: int | None
    """None: by lot."""


class Began(msgspec.Struct, frozen=True, tag_field="kind", tag="began"):
    """Every seat was taken, and the game was laid out."""

    setup: Json


class Played(msgspec.Struct, frozen=True, tag_field="kind", tag="ply", omit_defaults=True):
    """A seat or chance played a ply."""

    ply: Ply
    spent: int = 0
    """By the clock: the milliseconds it took."""
    late: bool = False
    """By the clock: time was up, and a bot made this decision for a person."""


class Undone(msgspec.Struct, frozen=True, tag_field="kind", tag="undone"):
    """The decision at this point was taken back, with all plies that followed."""

    plies: int
    """The number of plies that are left."""
    spent: int = 0
    """By the clock: the milliseconds spent on the decision that was under way."""


class Said(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="said"):
    """A player or a spectator said something, freely or by a phrase (see `talk`)."""

    seat: int | None = None
    """None: a spectator.  The log writes no seat then, so reading must not require one."""
    name: str | None
    """The name a spectator gave."""
    text: str | None
    phrase: str | None
    aside: bool
    """Said among spectators while the game was under way."""
    at: int
    """Milliseconds since 1970."""


class StoodIn(msgspec.Struct, frozen=True, tag_field="kind", tag="stood_in"):
    """A bot began to play for a person; the seat stays the person's."""

    seat: int
    bot: str


class SeatResumed(msgspec.Struct, frozen=True, tag_field="kind", tag="taken_back"):
    """A person plays again where a bot stood in."""

    seat: int


class SeatRekeyed(msgspec.Struct, frozen=True, tag_field="kind", tag="seat_rekeyed"):
    """A seat got a new token; the old one no longer holds it."""

    seat: int
    key: str
    """The SHA-256, in hex, of the new token."""


class SeatClaimed(msgspec.Struct, frozen=True, tag_field="kind", tag="seat_claimed"):
    """A person without the seat's token asked the players to return the seat (see `claim`)."""

    seat: int
    key: str
    """Of the token that would hold the seat."""


class ViewShared(msgspec.Struct, frozen=True, tag_field="kind", tag="eyes"):
    """A seat began or ceased to share its view with spectators."""

    seat: int
    shared: bool = msgspec.field(name="lent")


class Proposed(msgspec.Struct, frozen=True, tag_field="kind", tag="proposed"):
    """A player proposed what needs the consent of all who play (see `agreement`)."""

    what: str
    seats: tuple[int, ...]
    """The proposer's seats."""
    plies: int | None = None
    """For an undo: the number of plies that would be left."""


class Answered(msgspec.Struct, frozen=True, tag_field="kind", tag="answered"):
    """A player consented to the proposal or declined it; a proposer declines to withdraw it."""

    seats: tuple[int, ...]
    agrees: bool


class Abandoned(msgspec.Struct, frozen=True, tag_field="kind", tag="abandoned"):
    """The game ended without an outcome: all agreed to that, or it expired."""


class RematchCreated(msgspec.Struct, frozen=True, tag_field="kind", tag="laid_again"):
    """A rematch was set up."""

    table_id: str = msgspec.field(name="table")


class ChallengeCreated(msgspec.Struct, frozen=True, tag_field="kind", tag="challenge_created"):
    """Another table was set up with the deal of this one."""

    table_id: str = msgspec.field(name="table")


class Invited(msgspec.Struct, frozen=True, tag_field="kind", tag="invited"):
    """A player invited the person of another seat to a table; no other player learns of it."""

    seat: int
    """The invited person's."""
    by: int
    table_id: str = msgspec.field(name="table")
    at: int
    """Milliseconds since 1970."""


class Redealt(msgspec.Struct, frozen=True, tag_field="kind", tag="redealt"):
    """The position was determinized: what a seat could not know was dealt again."""

    seat: int
    fields: Json
    """By the names of the game's record; see `atoll.engine.determinization`."""


Event: TypeAlias = (
    Created
    | Sat
    | GotUp
    | GivenToBot
    | FirstNamed
    | Began
    | Played
    | Undone
    | Said
    | Redealt
    | StoodIn
    | SeatResumed
    | SeatRekeyed
    | SeatClaimed
    | ViewShared
    | Proposed
    | Answered
    | Abandoned
    | RematchCreated
    | ChallengeCreated
    | Renamed
    | Invited
)
