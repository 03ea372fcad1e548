"""What a page may send; anything else is refused (see docs/contribute/protocol.md)."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec

from atoll.engine.json_values import Json
from atoll.table.events import ClockRule
from atoll.table.refusal import Refusal

LARGEST = 64 * 1024
"""Bytes of a request's body, or of a message on the socket."""

Token: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Eyes: TypeAlias = Number | Literal["all"] | msgspec.UnsetType | None
"""Whose eyes look back; left out: those through which the page sees the table now."""


class HumanSeat(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="human"):
    """A seat for whoever sets up the table."""

    name: str


class BotSeat(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    bot: str


class OpenSeat(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat for whoever comes by the link."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Set up a table."""

    game: str
    players: int
    seats: list[HumanSeat | BotSeat | OpenSeat]
    options: Json = {}
    chosen: Json = {}
    public: bool = False
    clock: ClockRule | None = None
    hints: bool = True


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down on an open seat, any or this one."""

    name: str
    seat: Number | None = None


class GiveToBot(msgspec.Struct, forbid_unknown_fields=True):
    """Give an open seat to a bot."""

    token: Token
    bot: str


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """Lay the same table again, or come to the one that somebody has laid."""

    tokens: Annotated[list[Token], msgspec.Meta(min_length=1, max_length=16)]
    rotate: bool = False


class AskForHint(msgspec.Struct, forbid_unknown_fields=True):
    """Ask for advice on one's decision."""

    tokens: Annotated[list[Token], msgspec.Meta(min_length=1, max_length=16)]
    seq: Number


class Hello(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """Who looks at the table, and what they have seen of it."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=16)]
    after: Number | None = None
    eyes: Number | None = None
    """The seat whose eyes are wanted, by a spectator or by people who share a page."""


class Play(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="play"):
    """Play a ply."""

    id: Number
    seq: Number
    ply: Json


class Undo(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take back one's last decision, or propose to the others to do so."""

    id: Number
    seq: Number
    propose: bool = False


class Say(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """Say something, in one's own words or by a phrase; a spectator says who they are."""

    id: Number
    text: str | None = None
    phrase: str | None = None
    name: str | None = None


class GetUp(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="get_up"):
    """Leave one's seat to others."""

    id: Number
    seat: Number


class StandIn(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="stand_in"):
    """Let a bot play for the person of a seat."""

    id: Number
    seat: Number
    bot: str


class ResumeSeat(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="take_seat"):
    """Play again where a bot stands in."""

    id: Number
    seat: Number


class ShareView(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="lend_eyes"):
    """Let spectators look with the eyes of one's seat, or no longer."""

    id: Number
    seat: Number
    lent: bool


class Abandon(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="abandon"):
    """Propose to play no further."""

    id: Number


class Answer(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """Consent to what is proposed, decline it, or withdraw what one has proposed."""

    id: Number
    agrees: bool


Command: TypeAlias = Play | Undo | Say | GetUp | StandIn | ResumeSeat | ShareView | Abandon | Answer
"""What a page may wish for on the socket; each is answered by its id."""


class Story(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="story"):
    """Tell the whole game so far, as these eyes have seen it."""

    id: Number
    eyes: Eyes = msgspec.UNSET


class Moments(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="moments"):
    """Show the positions from one moment to another, as these eyes see them."""

    id: Number
    first: Number
    last: Number
    eyes: Eyes = msgspec.UNSET


LookBack: TypeAlias = Story | Moments
"""What a page may ask to see again."""

Message: TypeAlias = Hello | LookBack | Command
"""All that a page may say on the socket."""


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Go on from a moment at a new table, on this seat, with bots on the others."""

    moment: Number
    seat: Number
    name: str
    bot: str
    tokens: Annotated[list[Token], msgspec.Meta(max_length=16)] = []


Wanted = TypeVar("Wanted")

_decoder: Callable[[Any], Any] = cache(msgspec.json.Decoder)
"""Made once: for a union of many messages that takes longer than decoding one of them."""


def understand(message: bytes | str, wanted: type[Wanted]) -> Wanted:
    """The message, if it is what is wanted; raises `Refusal`."""
    try:
        understood: Wanted = _decoder(wanted).decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("request-malformed", reason=str(error)) from error
    return understood
