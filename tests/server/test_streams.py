"""Every message of whole games, as it was sent to each seat and to a spectator, holds nothing
that they may not know.

The true game is read from the log.  For every message the world is dealt anew in everything
its reader cannot know: the message must fit that other world just as well as the true one.
Names of secrets (tokens, their keys, the seed) must not occur in any message at all.
"""

import asyncio
import contextlib
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from atoll import games
from atoll.server.tables import event_codec
from atoll.store.log import EventLog
from atoll.table.seats.tokens import key_of
from atoll.table.table import Table
from tests.server.house import House, Json, Visitor

pytestmark = pytest.mark.slow

PLAYERS = {"la_tortuga": 2, "forbidden_island": 2, "tobago": 3}


class Recorder:
    """A socket that keeps every text it gets."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self.texts: list[str] = []

    async def send(self, text: str) -> None:
        await self._socket.send(text)

    async def recv(self) -> str:
        text: str = await self._socket.recv()
        self.texts.append(text)
        return text


class Listener(Visitor):
    """A page whose whole stream is kept, and which plays at random for the seats it holds."""

    def __init__(self, socket: Any, eyes: int | None, lot: Random) -> None:
        self.recorder = Recorder(socket)
        super().__init__(self.recorder)  # type: ignore[arg-type]
        self.eyes = eyes
        self._lot = lot

    async def take_part(self) -> None:
        while self.table.get("status") != "over":
            message = await self.hear()
            if self.legal and message["type"] in ("table", "ply"):
                ply = self._lot.choice(self.legal)
                await self.say(type="play", id=1, seq=self.seq, ply=ply)


async def listeners(
    house: House, stack: contextlib.AsyncExitStack, table: str, tokens: Sequence[str]
) -> list[Listener]:
    """A page for each seat, a spectator's, and one that all people share and nobody looks at."""
    pages = [([token], seat) for seat, token in enumerate(tokens)]
    lot, found = Random(5), []
    for held, eyes in [*pages, ([], None), (list(tokens), None)]:
        socket = await stack.enter_async_context(house.socket(table))
        found.append(Listener(socket, eyes, lot))
        await found[-1].say(type="hello", tokens=held)
    return found


def happened(database: Path, id: str) -> Iterator[Table]:
    """The table after each of its events; always the same object."""
    log = EventLog(database)
    try:
        first, *others = event_codec.events(log.read(id))
    finally:
        log.close()
    table = Table.of(id, [first], games.find)
    yield table
    for event in others:
        table.apply(event)
        yield table


def check(message: Json, table: Table, eyes: int | None) -> None:
    """What is told of a position fits any world that its reader cannot tell from the true one."""
    position = table.position
    assert message["seat"] == eyes
    if position is None:
        assert message["view"] is None
        return
    # What a spectator sees fits whatever any seat might imagine.
    for seat in range(position.players) if eyes is None else [eyes]:
        imagined = position.determinize(seat, 12345 + table.seq)
        assert message["view"] == imagined.view(eyes)
        assert message["legal"] == [ply for ply in imagined.legal if ply["by"] == eyes]
    setup, plies = position.history(eyes)
    if message["type"] == "table":
        assert (message["setup"], message["plies"]) == (setup, plies)
    else:
        assert message["ply"] == plies[-1]


async def played(house: House, name: str) -> tuple[str, list[str], list[Listener]]:
    """A whole game at random, and what everybody heard of it."""
    people = [{"kind": "human", "name": f"Player {seat}"} for seat in range(PLAYERS[name])]
    wish = {"game": name, "players": len(people), "seats": people}
    words = (await house.post("/api/tables", wish)).json()
    tokens = [seat["token"] for seat in words["seats"]]
    async with contextlib.AsyncExitStack() as stack:
        ears = await listeners(house, stack, words["table"], tokens)
        # In a game without secrets the shared page would play for everybody.
        shared = [] if games.find(name).hidden_hands else [ears.pop()]
        assert all(ear.eyes is None for ear in shared)
        await asyncio.gather(*(ear.take_part() for ear in ears))
    return words["table"], tokens, ears


@pytest.mark.parametrize("name", games.OWN)
async def test_nothing_leaks_in_a_whole_game(house: House, database: Path, name: str) -> None:
    laid, tokens, ears = await played(house, name)
    heard = defaultdict(list)
    for ear in ears:
        for message in map(json.loads, ear.recorder.texts):
            if message["type"] in ("table", "ply"):
                heard[message["seq"]].append((message, ear.eyes))
    told = 0
    for table in happened(database, laid):
        for message, eyes in heard[table.seq]:
            check(message, table, eyes)
            told += 1
    assert told > len(ears) * len(table.events) // 2
    texts = [text for ear in ears for text in ear.recorder.texts]
    for secret in [*tokens, *map(key_of, tokens)]:
        assert not any(secret in text for text in texts)
    early = [text for text in texts if '"status":"over"' not in text]
    assert not any(table.created.seed in text for text in early)


async def test_the_checker_finds_a_leak(house: House, database: Path) -> None:
    laid, _, _ = await played(house, "tobago")
    caught = 0
    for table in happened(database, laid):
        position = table.position
        if position is None or position.over or position.view(1) == position.view(None):
            continue
        leak: Json = {"type": "ply", "ply": None, "legal": [], "view": position.view(1)}
        for eyes in (0, None):
            with pytest.raises(AssertionError):
                check({**leak, "seat": eyes}, table, eyes)
        caught += 1
    assert caught > 10
