"""Talk at the table, in free text or by phrases that every reader sees in their own language.

Players are heard by all.  Spectators hear everything, but while a game is under way only other
spectators hear them, so that they cannot help a player; once it has ended, all can read what
they said.  Talk is in the log like everything else, but it changes nothing about the game.
"""

import unicodedata

from msgspec.structs import replace

from atoll.table.commands.refusal import Refusal
from atoll.table.events import GotUp, Said
from atoll.table.seats.names import tidy_name
from atoll.table.table import Table
from atoll.table.views.messages import Remark
from atoll.table.views.viewer import Viewer, perspective_of

__all__ = [
    "JOINER",
    "LONGEST",
    "MOST",
    "PHRASES",
    "RECENT",
    "audible",
    "recent",
    "say",
    "tidy_text",
    "to_remark",
]

PHRASES = (
    *("hello", "luck", "nice", "oops", "thanks", "sorry", "moment"),
    *("thinking", "turn", "advice", "yes", "no", "close", "game", "again", "bye"),
)
"""The phrases by name; their texts are `talk-phrase-NAME` in `talk.ftl`."""

LONGEST = 300
"""Characters in one text."""
MOST = 2000
"""Remarks at one table."""
RECENT = 200
"""Remarks sent to a client that opens the table."""

JOINER = "\u200d"
"""Holds the parts of an emoji together; the only invisible character allowed."""


def say(
    table: Table,
    viewer: Viewer,
    *,
    text: str | None = None,
    phrase: str | None = None,
    name: str | None = None,
    at: int = 0,
) -> list[Said]:
    """Say a text or a phrase; a spectator, who has no seat, gives a name."""
    if sum(isinstance(event, Said) for event in table.events) >= MOST:
        raise Refusal("talk-full")
    if (text is None) == (phrase is None) or phrase not in (None, *PHRASES):
        raise Refusal("talk-phrase")
    seat = _speaking_seat(table, viewer)
    return [
        Said(
            seat=seat,
            name=tidy_name(name or "") if seat is None else None,
            text=None if text is None else tidy_text(text),
            phrase=phrase,
            aside=seat is None and table.status == "playing",
            at=at,
        )
    ]


def _speaking_seat(table: Table, viewer: Viewer) -> int | None:
    """Return the seat that speaks: of people who share a page, the one who is looking."""
    if not viewer.held_seats:
        return None
    seat = perspective_of(table, viewer)
    return min(viewer.held_seats) if seat is None else seat


def tidy_text(text: str) -> str:
    """Return the text without needless spaces; refuse an empty, long or unprintable one."""
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(tidy) <= LONGEST or not tidy.replace(JOINER, "").isprintable():
        raise Refusal("talk-text")
    return tidy


def audible(table: Table, said: Said, viewer: Viewer) -> bool:
    """Return whether a viewer may hear a remark."""
    return not (said.aside and viewer.held_seats) or table.ended


def recent(table: Table, viewer: Viewer) -> list[Remark]:
    """Return the last remarks that a viewer may hear."""
    remarks: list[Remark] = []
    left: dict[int | None, str] = {}
    for seq, event in reversed([*enumerate(table.events, 1)]):
        if isinstance(event, GotUp):
            left[event.seat] = event.name
        elif isinstance(event, Said) and audible(table, event, viewer) and len(remarks) < RECENT:
            # Another person may have the seat now.
            remark = to_remark(event, seq)
            former = event.seat in left
            remarks.append(replace(remark, seat=None, name=left[event.seat]) if former else remark)
    return remarks[::-1]


def to_remark(said: Said, seq: int) -> Remark:
    """Return a remark as a client gets it."""
    return Remark(
        seq=seq,
        seat=said.seat,
        name=said.name,
        text=said.text,
        phrase=said.phrase,
        aside=said.aside,
        at=said.at,
    )
