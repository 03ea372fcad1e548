"""What is sent in one turn of the event loop leaves in one piece, and nothing is lost."""

import asyncio
from typing import Any

from atoll.server.gathering import Gathering


class Pipe(asyncio.Transport):
    """A transport that remembers what it was handed."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.closed = False

    def write(self, data: Any) -> None:
        self.pieces.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


def test_one_turn_is_one_piece() -> None:
    async def send() -> list[bytes]:
        pipe = Pipe()
        gathering = Gathering(pipe, asyncio.get_running_loop())
        gathering.write(b"a ply, ")
        gathering.write(b"another")
        await asyncio.sleep(0)
        gathering.write(b"later")
        await asyncio.sleep(0)
        return pipe.pieces

    assert asyncio.run(send()) == [b"a ply, another", b"later"]


def test_what_is_gathered_goes_before_the_end() -> None:
    async def send() -> Pipe:
        pipe = Pipe()
        gathering = Gathering(pipe, asyncio.get_running_loop())
        gathering.write(b"goodbye")
        gathering.close()
        assert (pipe.pieces, pipe.closed) == ([b"goodbye"], True)
        await asyncio.sleep(0)
        return pipe

    assert asyncio.run(send()).pieces == [b"goodbye"]


def test_a_page_that_is_gone_meanwhile_is_sent_nothing() -> None:
    async def send() -> list[bytes]:
        pipe = Pipe()
        gathering = Gathering(pipe, asyncio.get_running_loop())
        gathering.write(b"too late")
        pipe.close()
        await asyncio.sleep(0)
        return pipe.pieces

    assert asyncio.run(send()) == []
