"""The notice board: the public tables, for everybody who looks for one."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from atoll.engine.json_values import Json
from atoll.server.ws.updates import encode
from atoll.table.seats.lobby_row import notice
from atoll.table.seats.presence import Presence
from atoll.table.table import Table

LISTED_SECONDS = 24 * 60 * 60
"""An open table is listed for a day after it was laid; by its link it is found longer."""

MOST_LISTED = 500
"""So many tables are told to a page that looks at the board; the rest are counted."""


class Reader(Protocol):
    """A page that looks at the board."""

    def send(self, message: bytes) -> None:
        """Send a message, soon; must not wait and must not fail."""


class PublicTables:
    """The notices, newest last, and the pages that are told of every change."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._notices: dict[str, Json] = {}
        self._readers: set[Reader] = set()

    def post(self, table: Table, presence: Presence, laid: float) -> None:
        """Say how a table stands that was laid then, or that it is not to be listed any more."""
        words = notice(table, presence)
        if words is None or self._is_old(words := {**words, "laid": int(laid)}):
            self.take_down(table.id)
        elif words != self._notices.get(table.id):
            self._notices[table.id] = words
            self._tell({"type": "notice", "table": words})

    def take_down(self, table: str) -> None:
        """Do not list a table any more."""
        if self._notices.pop(table, None) is not None:
            self._tell({"type": "gone", "id": table})

    def listing(self) -> Json:
        """The open tables and those to watch, in this order, the newest first."""
        self._forget_old()
        newest = sorted(self._notices.values(), key=_urgency, reverse=True)
        return {"tables": newest[:MOST_LISTED], "more": max(0, len(newest) - MOST_LISTED)}

    @contextmanager
    def read_by(self, reader: Reader) -> Iterator[None]:
        """Tell a page what is on the board, and what changes there, until it goes."""
        reader.send(encode({"type": "lobby", **self.listing()}))
        self._readers.add(reader)
        try:
            yield
        finally:
            self._readers.discard(reader)

    def _forget_old(self) -> None:
        for words in list(self._notices.values()):
            if self._is_old(words):
                self.take_down(words["id"])

    def _is_old(self, words: Json) -> bool:
        old: bool = words["laid"] < self._now() - LISTED_SECONDS
        return old and words["status"] == "open"

    def _tell(self, message: Json) -> None:
        text = encode(message)
        for reader in self._readers:
            reader.send(text)


def _urgency(words: Json) -> tuple[bool, bool, int]:
    """Open before running; somebody is there before nobody is; newer before older."""
    here = any(seat["online"] for seat in words["seats"])
    return words["status"] == "open", here, words["laid"]
