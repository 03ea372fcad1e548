"""Clients of the boardgame.io server in `peers/`, which play as the pages of `pages.py` do."""

import asyncio
import random
import time
from dataclasses import dataclass
from typing import Any

import msgspec
from pages import TEXT, Address, Page, Tally

GAME = "luck"
ENGINE_OPEN, ENGINE_PING, ENGINE_PONG = b"0", b"2", b"3"
JOIN = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()


class Context(msgspec.Struct, rename="camel"):
    """Whose turn it is."""

    current_player: str


class State(msgspec.Struct):
    """What a client needs of a match's state."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The answer to `sync`."""

    state: State


SYNC = msgspec.json.Decoder(tuple[str, str, Synced])
UPDATE = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])


class Client(Page):
    """A client that plays at once when it is its turn."""

    def __init__(self, upgrade: bytes, match: str, seat: int, tally: Tally) -> None:
        super().__init__(upgrade, b"", tally, float("inf"), 0)
        self._match, self._seat = match, str(seat)
        self._asked_at: float | None = None

    def _greet(self) -> None:
        """Wait for the server, which speaks first."""

    def _read(self, message: memoryview) -> None:
        text = bytes(message)
        if text == ENGINE_PING:
            self._send(TEXT, ENGINE_PONG)
        elif text.startswith(ENGINE_OPEN):
            self._send(TEXT, JOIN)
        elif text.startswith(JOIN):
            self._emit("sync", self._match, self._seat, None, 4)
        elif text.startswith(EVENT):
            self._handle(text[len(EVENT) :])

    def _handle(self, event: bytes) -> None:
        if event.startswith(b'["sync"'):
            self._play_after(SYNC.decode(event)[2].state)
        elif event.startswith(b'["update"'):
            if self._asked_at is not None:
                self._tally.latencies.append(time.perf_counter() - self._asked_at)
                self._asked_at = None
            if self.counts:
                self._tally.decisions += 1
            self._play_after(UPDATE.decode(event)[2])

    def _play_after(self, state: State) -> None:
        if state.ctx.current_player != self._seat or self._transport.is_closing():
            return
        move = random.choice(["roll", "stop"])
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": move, "args": [], "playerID": self._seat, "credentials": None},
        }
        self._asked_at = time.perf_counter()
        self._emit("update", action, state.number, self._match, self._seat)

    def _emit(self, *event: Any) -> None:
        self._send(TEXT, EVENT + msgspec.json.encode(event))


@dataclass(frozen=True)
class BoardgameIo:
    """The address of the server."""

    address: Address

    async def create(self, players: int) -> str:
        """Create a match, and return its id."""
        body = {"numPlayers": players, "setupData": None}
        created = await self.address.post(f"/games/{GAME}/create", body, expected=200)
        match: str = created["matchID"]
        return match

    async def open(self, match: str, seat: int, tally: Tally) -> Client:
        """Connect a client to a match."""
        host, port = self.address.host, self.address.port
        upgrade = (
            "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n"
            f"Host: {host}:{port}\r\nOrigin: http://localhost:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: c3RpbGwgbm8gc2VjcmV0cw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(
            lambda: Client(upgrade, match, seat, tally), host, port
        )
        return client
