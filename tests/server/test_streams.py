"""No message of a whole game holds anything that its reader may not know.

The true game is read from the log.  For every message the game is determinized in everything its
reader cannot know: the message must fit that other game just as well as the true one.  Secrets
(tokens, their keys, the seed) must not occur in any message at all.
"""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from atoll import games
from atoll.server.tables import event_codec
from atoll.store.sqlite.log import SqliteLog
from atoll.table.seats.tokens import key_of
from atoll.table.table import Table
from tests.server.running_server import Json, RunningServer, TablePage

pytestmark = pytest.mark.slow

PLAYERS = {"la_tortuga": 2, "forbidden_island": 2, "tobago": 3}


class Recorder:
    """A socket that keeps every text it receives."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self.texts: list[str] = []

    async def send(self, text: str) -> None:
        await self._socket.send(text)

    async def recv(self) -> str:
        text: str = await self._socket.recv()
        self.texts.append(text)
        return text


class RecordingPage(TablePage):
    """A page whose whole stream is kept, and which plays at random for the seats it holds."""

    def __init__(self, socket: Any, perspective: int | None, random: Random) -> None:
        self.recorder = Recorder(socket)
        super().__init__(self.recorder)  # type: ignore[arg-type]
        self.perspective = perspective
        self._random = random
        self.messages: list[Json] = []

    async def receive(self) -> Json:
        message = await super().receive()
        self.messages.append(message)
        return message

    async def play_at_random(self) -> None:
        while self.table.get("status") != "over":
            message = await self.receive()
            if self.legal and message["type"] in ("table", "ply"):
                ply = self._random.choice(self.legal)
                await self.send(type="play", id=1, seq=self.seq, ply=ply)


async def connect_pages(
    server: RunningServer, stack: contextlib.AsyncExitStack, table_id: str, tokens: Sequence[str]
) -> list[RecordingPage]:
    """Connect a page for each seat, a spectator's, and last one with all seats."""
    own = [([token], seat) for seat, token in enumerate(tokens)]
    random, pages = Random(5), []
    for held, perspective in [*own, ([], None), (list(tokens), None)]:
        socket = await stack.enter_async_context(server.socket(table_id))
        pages.append(RecordingPage(socket, perspective, random))
        await pages[-1].send(type="hello", tokens=held)
    return pages


def states(database: Path, table_id: str) -> Iterator[Table]:
    """Yield the table after each of its events; always the same object."""
    log = SqliteLog(database)
    try:
        first, *others = event_codec.from_rows(log.read(table_id))
    finally:
        log.close()
    table = Table.of(table_id, [first], games.find)
    yield table
    for event in others:
        table.apply(event)
        yield table


def check(message: Json, table: Table, perspective: int | None) -> None:
    """Assert that a message fits any game its reader cannot tell from the true one."""
    position = table.position
    assert message["seat"] == perspective
    if position is None:
        assert message["view"] is None
        return
    # What a spectator sees fits any seat's determinization: here, one after the other's.
    seat = table.seq % position.players if perspective is None else perspective
    other = position.determinize(seat, 12345 + table.seq)
    assert message["view"] == other.view(perspective)
    assert message["legal"] == [ply for ply in other.legal if ply["by"] == perspective]
    setup, plies = position.history(perspective)
    if message["type"] == "table":
        assert (message["setup"], message["plies"]) == (setup, plies)
    else:
        assert message["ply"] == plies[-1]


async def play_game(server: RunningServer, name: str) -> tuple[str, list[str], list[RecordingPage]]:
    """Play a whole game at random; return the table's id, its tokens and the pages."""
    people = [{"kind": "human", "name": f"Player {seat}"} for seat in range(PLAYERS[name])]
    body = {"game": name, "players": len(people), "seats": people}
    created = (await server.post("/api/tables", body)).json()
    tokens = [seat["token"] for seat in created["seats"]]
    async with contextlib.AsyncExitStack() as stack:
        pages = await connect_pages(server, stack, created["table"], tokens)
        # In a game without hidden hands the page with all seats would play for all of them.
        shared = [] if games.find(name).hidden_hands else [pages.pop()]
        assert all(page.perspective is None for page in shared)
        await asyncio.gather(*(page.play_at_random() for page in pages))
    return created["table"], tokens, pages


@pytest.mark.parametrize("name", games.OWN)
async def test_no_message_of_a_whole_game_leaks_a_secret(
    server: RunningServer, database: Path, name: str
) -> None:
    table_id, tokens, pages = await play_game(server, name)
    received = defaultdict(list)
    for page in pages:
        for message in page.messages:
            if message["type"] in ("table", "ply"):
                received[message["seq"]].append((message, page.perspective))
    checked = 0
    for table in states(database, table_id):
        for message, perspective in received[table.seq]:
            check(message, table, perspective)
            checked += 1
    assert checked > len(pages) * len(table.events) // 2
    texts = [text for page in pages for text in page.recorder.texts]
    for secret in [*tokens, *map(key_of, tokens)]:
        assert not any(secret in text for text in texts)
    before_the_end = [text for text in texts if '"status":"over"' not in text]
    assert not any(table.created.seed in text for text in before_the_end)


async def test_the_check_finds_a_leak(server: RunningServer, database: Path) -> None:
    table_id, _, _ = await play_game(server, "tobago")
    found = 0
    for table in states(database, table_id):
        position = table.position
        if position is None or position.over or position.view(1) == position.view(None):
            continue
        leak: Json = {"type": "ply", "ply": None, "legal": [], "view": position.view(1)}
        for perspective in (0, None):
            with pytest.raises(AssertionError):
                check({**leak, "seat": perspective}, table, perspective)
        found += 1
    assert found > 10
