"""What can happen at a table.  A table is the list of its events and nothing else."""

from typing import Literal, TypeAlias

import msgspec

from atoll.engine.json_values import Json, Ply


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at the beginning: a person's (with a name and a key), a bot's, or open."""

    name: str | None = None
    key: str | None = None
    """SHA-256 of the token by which the person proves that the seat is theirs, in hex."""
    bot: str | None = None
    """The bot whose seat this is or, on a person's seat, that stands in for the person."""
    invited: str | None = None
    """On an open seat: the key of the person for whom it is kept, at the table before this."""
    eyes: bool = False
    """Whether spectators may look with the eyes of this seat."""

    @property
    def kind(self) -> str:
        return "human" if self.key else "bot" if self.bot else "open"


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long people may think (see `clock`): so many seconds per move, or per game."""

    per: Literal["move", "game"]
    seconds: int
    increment: int = 0
    """Seconds added for every decision made, per game."""


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game comes from that did not begin at its table.

    Its set-up and plies follow as events of this table like any others, so that the table
    needs no other's log.
    """

    table: str | None = None
    """The table it was branched off from; None: a transcript that was imported."""
    moment: int = 0
    """How many plies it took along."""
    seat: int | None = None
    """The seat for which what it could not know was dealt anew."""


class Created(msgspec.Struct, frozen=True, tag_field="kind", tag="created"):
    """The table was set up; the seed is secret until the game is over."""

    game: str
    players: int
    options: Json
    chairs: tuple[Chair, ...]
    seed: str
    """32 random bytes in hex; see `atoll.table.fairness.chance`."""
    chosen: Json = {}
    """What of the set-up was chosen (see `atoll.engine.choices`); all else is dealt."""
    public: bool = False
    """Whether the table is listed in the lobby; the others are found by their link only."""
    before: str | None = None
    """The table of which this is the rematch."""
    clock: ClockRule | None = None
    """None: everybody takes as long as they like."""
    hints: bool = True
    """Whether people may ask for advice."""
    origin: Origin | None = None


class Sat(msgspec.Struct, frozen=True, tag_field="kind", tag="sat"):
    """A person sat down on an open seat."""

    seat: int
    name: str
    key: str


class GotUp(msgspec.Struct, frozen=True, tag_field="kind", tag="got_up"):
    """A person left their seat to others, before the game began."""

    seat: int
    name: str
    """What they are called: what they said there stays theirs."""


class GivenToBot(msgspec.Struct, frozen=True, tag_field="kind", tag="bot"):
    """An open seat was given to a bot."""

    seat: int
    bot: str


class Began(msgspec.Struct, frozen=True, tag_field="kind", tag="began"):
    """Nobody was missing any more: the game was laid out."""

    setup: Json


class Played(msgspec.Struct, frozen=True, tag_field="kind", tag="ply", omit_defaults=True):
    """A ply, somebody's or chance's."""

    ply: Ply
    spent: int = 0
    """By the clock: milliseconds somebody thought before it."""
    late: bool = False
    """By the clock: time was up, and a bot made this decision for a person."""


class Undone(msgspec.Struct, frozen=True, tag_field="kind", tag="undone"):
    """The next ply was taken back by whoever played it, and with it all that followed."""

    plies: int
    """How many plies are left."""
    spent: int = 0
    """By the clock: milliseconds somebody had thought about what comes next."""


class Said(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="said"):
    """A player or a spectator said something, freely or by a phrase (see `talk`)."""

    seat: int | None = None
    """None: a spectator.  The log writes no seat then, so reading must not require one."""
    name: str | None
    """What a spectator calls themselves."""
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


class ViewShared(msgspec.Struct, frozen=True, tag_field="kind", tag="eyes"):
    """A seat let spectators look with its eyes, or no longer lets them."""

    seat: int
    lent: bool


class Proposed(msgspec.Struct, frozen=True, tag_field="kind", tag="proposed"):
    """Somebody proposed what needs the consent of all who play (see `agreement`)."""

    what: str
    seats: tuple[int, ...]
    """The seats of whoever proposed it."""
    plies: int | None = None
    """To take back: how many plies would be left."""


class Answered(msgspec.Struct, frozen=True, tag_field="kind", tag="answered"):
    """Somebody consented to what is proposed, or did not; proposers may withdraw it so."""

    seats: tuple[int, ...]
    agrees: bool


class Abandoned(msgspec.Struct, frozen=True, tag_field="kind", tag="abandoned"):
    """All agreed to play no further: the game is over without an outcome."""


class RematchCreated(msgspec.Struct, frozen=True, tag_field="kind", tag="laid_again"):
    """The same people's next table was laid."""

    table: str


class Redealt(msgspec.Struct, frozen=True, tag_field="kind", tag="redealt"):
    """What a seat could not know was dealt anew: the game goes on from a position like its own."""

    seat: int
    fields: Json
    """By the names of the game's record; see `atoll.engine.determinization`."""


Event: TypeAlias = (
    Created
    | Sat
    | GotUp
    | GivenToBot
    | Began
    | Played
    | Undone
    | Said
    | Redealt
    | StoodIn
    | SeatResumed
    | ViewShared
    | Proposed
    | Answered
    | Abandoned
    | RematchCreated
)
