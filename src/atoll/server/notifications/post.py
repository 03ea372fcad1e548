"""Posting one message to another server, with strict limits."""

import asyncio
import re
import ssl
from collections.abc import Mapping
from functools import cache

from atoll.server.notifications.addresses import PostAddress, resolve
from atoll.table.commands.refusal import Refusal

__all__ = ["MOST_BYTES", "SECONDS", "post"]

SECONDS = 10.0
"""For everything: the name, the connection, the answer."""
MOST_BYTES = 4096
"""That are read of an answer: only its first line matters."""

_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})(?: |\r)")


async def post(
    address: PostAddress,
    body: bytes,
    headers: Mapping[str, str],
    *,
    allow_private: bool = False,
    seconds: float = SECONDS,
) -> int:
    """Post a message and return the status of the answer; redirects are not followed.

    Raise `Refusal` if the address is not public or nothing there answers.
    """
    try:
        async with asyncio.timeout(seconds):
            ip = await resolve(address, allow_private=allow_private)
            return await _post(ip, address, body, headers)
    except (OSError, EOFError, asyncio.LimitOverrunError, ValueError) as error:
        raise Refusal("notify-unreachable", host=address.host) from error


async def _post(ip: str, address: PostAddress, body: bytes, headers: Mapping[str, str]) -> int:
    reader, writer = await asyncio.open_connection(
        ip,
        address.port,
        limit=MOST_BYTES,
        ssl=_tls() if address.secure else None,
        server_hostname=address.host if address.secure else None,
    )
    try:
        writer.write(_head(address, len(body), headers) + body)
        await writer.drain()
        status = _STATUS.match(await reader.readuntil(b"\r\n"))
    finally:
        writer.transport.abort()  # waits for nothing, unlike closing
    if status is None:
        raise ValueError("no HTTP answer")
    return int(status[1])


def _head(address: PostAddress, length: int, headers: Mapping[str, str]) -> bytes:
    fields = {
        "Host": address.authority,
        "User-Agent": "Atoll",
        "Connection": "close",
        "Content-Length": str(length),
        **headers,
    }
    lines = [f"POST {address.path} HTTP/1.1", *(f"{name}: {fields[name]}" for name in fields)]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
