"""Addresses on other servers to which messages are posted: only public ones, by https.

Visitors choose these addresses, so that they could lead to machines that only this server
reaches.  A message goes to the very address that was checked, whatever the name means later.
"""

import asyncio
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from atoll.table.commands.refusal import Refusal

__all__ = ["PostAddress", "is_public", "parse", "resolve"]

_PORTS = {"https": 443, "http": 80}
_PRINTABLE = re.compile(r"[!-~]+")
_NAT64 = ip_network("64:ff9b::/96")
_NOT_PUBLIC = [ip_network("192.88.99.0/24"), ip_network("fec0::/10"), ip_network("64:ff9b:1::/48")]

_names = ThreadPoolExecutor(16, "names of other servers")
"""Looking up a name may take long, and the threads of the event loop read tables."""


@dataclass(frozen=True)
class PostAddress:
    """Where a message is posted."""

    secure: bool
    host: str
    port: int
    path: str
    """With the query."""

    @property
    def origin(self) -> str:
        """The address without its path."""
        return f"{'https' if self.secure else 'http'}://{self.authority}"

    @property
    def authority(self) -> str:
        """The host, and the port if it is not the usual one."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        usual = _PORTS["https" if self.secure else "http"]
        return name if self.port == usual else f"{name}:{self.port}"


def parse(url: str, *, allow_private: bool = False) -> PostAddress:
    """Return the parts of an address; raise `Refusal` if nothing may be posted there."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").encode("idna").decode()
        port = parts.port
    except ValueError as error:
        raise Refusal("notify-address") from error
    secure = parts.scheme == "https" or (allow_private and parts.scheme == "http")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    well_formed = host and "@" not in parts.netloc and _PRINTABLE.fullmatch(path)
    if not (secure and well_formed and _PRINTABLE.fullmatch(host)):
        raise Refusal("notify-address")
    return PostAddress(
        parts.scheme == "https", host, _PORTS[parts.scheme] if port is None else port, path
    )


async def resolve(address: PostAddress, *, allow_private: bool = False) -> str:
    """Return an IP address of the host; raise `Refusal` if one of them is not public."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.run_in_executor(_names, _look_up, address.host, address.port)
    except (OSError, UnicodeError) as error:
        raise Refusal("notify-unreachable", host=address.host) from error
    if not allow_private and not all(map(is_public, found)):
        raise Refusal("notify-address")
    return found[0]


def _look_up(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(sockaddr[0]).partition("%")[0] for *_, sockaddr in found]


def is_public(text: str) -> bool:
    """Return whether an IP address belongs to the public internet."""
    address = _embedded(ip_address(text))
    special = address.is_multicast or address.is_reserved or address.is_unspecified
    listed = any(address in network for network in _NOT_PUBLIC)
    return address.is_global and not special and not listed


def _embedded(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """Return the IPv4 address to which a translated IPv6 address leads."""
    if isinstance(address, IPv4Address):
        return address
    if address in _NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo[1] if address.teredo else None
    return address.ipv4_mapped or address.sixtofour or teredo or address
