"""A server on this machine to which messages are posted: a push service, or a chat."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Message(NamedTuple):
    """A posted message."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Keeps what is posted to it, and answers with a status."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.answer = b"HTTP/1.1 201 Created\r\n\r\n"
        self.address = ""
        self._arrived = asyncio.Condition()

    async def receive(self, count: int) -> list[Message]:
        """Wait until this many messages have been posted; return all of them."""
        async with asyncio.timeout(30), self._arrived:
            await self._arrived.wait_for(lambda: len(self.messages) >= count)
        return self.messages

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        writer.write(self.answer)
        await writer.drain()
        writer.close()
        self.messages.append(Message(head[0].split(" ")[1], headers, body))
        async with self._arrived:
            self._arrived.notify_all()


@asynccontextmanager
async def run_receiver() -> AsyncIterator[Receiver]:
    """Run a receiver on any port until the block ends."""
    receiver = Receiver()
    listening = await asyncio.start_server(receiver.handle, "127.0.0.1", 0)
    receiver.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield receiver
    finally:
        listening.close()
