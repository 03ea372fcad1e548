"""A server without games, to measure what the machine, the sockets and the log allow at best.

    python bench/bare_server.py DATABASE

It speaks the part of the protocol that `pages.py` uses.  Four seats decide in turn, nine of ten
decisions are followed by a ply of chance, every ply is committed before it is sent, and messages
have the mean length of those in the games; but no rules are computed.
"""

import contextlib
import itertools
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from atoll.server.operations.run import SWITCH_SECONDS, Server, listen, page_address
from atoll.store.row import Row
from atoll.store.sqlite.log import SqliteLog

HOST, SEATS = "127.0.0.1", 4
CHANGES = "~" * 150
"""Sent with every ply, in place of changes of the view."""


class BareTable:
    """A table of four pages that decide in turn."""

    def __init__(self, name: str, log: SqliteLog) -> None:
        self.name = name
        self._log = log
        self._decisions = 0
        self._seq = 0
        self._pages: dict[int, WebSocket] = {}

    async def join(self, seat: int, page: WebSocket) -> None:
        self._pages[seat] = page
        if len(self._pages) == SEATS:
            await self._send("chance", decides=0)

    async def play(self, seat: int) -> None:
        self._decisions += 1
        plies: list[int | str] = [seat, "chance"] if self._decisions % 10 else [seat]
        await self._log.append([self._line(number, by) for number, by in enumerate(plies, 1)])
        for number, by in enumerate(plies, 1):
            self._seq += 1
            await self._send(by, decides=(seat + 1) % SEATS if number == len(plies) else None)

    def _line(self, number: int, by: int | str) -> Row:
        ply = msgspec.json.encode({"ply": {"by": by, "do": "something", "to": "somewhere"}})
        now = int(time.time() * 1000)
        return Row(self.name, self._seq + number, "played", None, ply.decode(), now)

    async def _send(self, by: int | str, *, decides: int | None) -> None:
        legal = [] if decides is None else [{"by": decides}]
        update: dict[str, Any] = {
            "type": "ply",
            "seq": self._seq,
            "ply": {"by": by},
            "decides": decides,
            "legal": legal,
            "changes": CHANGES,
        }
        for seat, page in self._pages.items():
            message = msgspec.json.encode({**update, "seat": seat})
            await page.send_text(message.decode())


class BareServer:
    """Creates tables and serves their pages."""

    def __init__(self, log: SqliteLog) -> None:
        self._log = log
        self._numbers = itertools.count()
        self._tables: dict[str, BareTable] = {}

    async def create_table(self, _: Request) -> JSONResponse:
        name = f"bare-{next(self._numbers)}"
        self._tables[name] = BareTable(name, self._log)
        seats = [{"token": str(seat)} for seat in range(SEATS)]
        return JSONResponse({"table": name, "seats": seats}, 201)

    async def serve_page(self, websocket: WebSocket) -> None:
        await websocket.accept()
        table = self._tables[websocket.path_params["table"]]
        hello = msgspec.json.decode(await websocket.receive_text())
        seat = int(hello["tokens"][0])
        with contextlib.suppress(WebSocketDisconnect):  # this page, or another of the table
            await table.join(seat, websocket)
            async for text in websocket.iter_text():
                await table.play(seat)
                answer = {"type": "accepted", "id": msgspec.json.decode(text)["id"]}
                await websocket.send_text(msgspec.json.encode(answer).decode())


if __name__ == "__main__":
    bare = BareServer(SqliteLog(Path(sys.argv[1])))
    app = Starlette(
        routes=[
            Route("/api/tables", bare.create_table, methods=["POST"]),
            WebSocketRoute("/api/tables/{table}/socket", bare.serve_page),
        ]
    )
    listener = listen(HOST, 0)
    address = page_address(HOST, listener.getsockname()[1])
    sys.setswitchinterval(SWITCH_SECONDS)
    Server(app, lambda: print(address, flush=True)).run([listener])
