"""Talk at the table: in one's own words, or by phrases that everybody reads in their language.

Players are heard by all.  Spectators hear everything, but while a game is under way they
talk among themselves, so that nobody is helped from behind; once it has ended, what they
said can be read by all.  What is said is written down like everything else, but it changes
nothing about the game.
"""

import unicodedata

from atoll.engine.json_values import Json
from atoll.table.events import GotUp, Said
from atoll.table.refusal import Refusal
from atoll.table.seats.names import tidy_name
from atoll.table.seats.viewer import Viewer, eyes
from atoll.table.table import Table

PHRASES = (
    *("hello", "luck", "nice", "oops", "thanks", "sorry", "moment"),
    *("thinking", "turn", "advice", "yes", "no", "close", "game", "again", "bye"),
)
"""What can be said by its name; the texts are `talk-phrase-NAME` in `talk.ftl`."""

LONGEST = 300
MOST = 2000
"""So many things may be said at one table."""
RECENT = 200
"""So many of them a page is told when it comes."""

JOINER = "\u200d"
"""It holds the parts of an emoji together, and is the one invisible character let through."""


def say(
    table: Table,
    who: Viewer,
    *,
    text: str | None = None,
    phrase: str | None = None,
    name: str | None = None,
    at: int = 0,
) -> list[Said]:
    """Say something; a spectator, who has no seat, says who they are."""
    if sum(isinstance(event, Said) for event in table.events) >= MOST:
        raise Refusal("talk-full")
    if (text is None) == (phrase is None) or phrase not in (None, *PHRASES):
        raise Refusal("talk-phrase")
    seat = _voice(table, who)
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


def _voice(table: Table, who: Viewer) -> int | None:
    """The seat that speaks; of people who share a page, the one who looks."""
    if not who.held:
        return None
    seat = eyes(table, who)
    return min(who.held) if seat is None else seat


def tidy_text(text: str) -> str:
    """The text without needless spaces; refuses one that is empty, too long or unprintable."""
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(tidy) <= LONGEST or not tidy.replace(JOINER, "").isprintable():
        raise Refusal("talk-text")
    return tidy


def audible(table: Table, said: Said, who: Viewer) -> bool:
    """Whether somebody may hear this."""
    return not (said.aside and who.held) or table.ended


def recent(table: Table, who: Viewer) -> list[Json]:
    """What was said lately, as somebody may hear it."""
    heard: list[Json] = []
    left: dict[int | None, str] = {}
    for seq, event in reversed([*enumerate(table.events, 1)]):
        if isinstance(event, GotUp):
            left[event.seat] = event.name
        elif isinstance(event, Said) and audible(table, event, who) and len(heard) < RECENT:
            # Somebody else sits there now, perhaps.
            gone = {"seat": None, "name": left[event.seat]} if event.seat in left else {}
            heard.append(words(event, seq) | gone)
    return heard[::-1]


def words(said: Said, seq: int) -> Json:
    """Something said, as the page is told."""
    return {
        "seq": seq,
        "seat": said.seat,
        "name": said.name,
        "text": said.text,
        "phrase": said.phrase,
        "aside": said.aside,
        "at": said.at,
    }
