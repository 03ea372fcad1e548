"""Running the server: listen, open the log, serve until interrupted."""

import contextlib
import errno
import logging
import os
import socket
import sys
from collections.abc import Callable, Collection, Sequence

import uvicorn
from starlette.applications import Starlette

from atoll.server.app import create_app
from atoll.server.cluster.cluster import Cluster
from atoll.server.http.host_check import HostNames
from atoll.server.http.http_protocol import HttpProtocol
from atoll.server.operations.client_faults import ClientFaultFilter
from atoll.server.protocol.decoding import LARGEST
from atoll.server.settings import ServerSettings
from atoll.server.ws.ws_protocol import WebSocketProtocol
from atoll.store.event_log import EventLog
from atoll.store.location import PostgresqlDatabase, locate
from atoll.store.opening import open_log, server_lock

__all__ = [
    "GRACE_SECONDS",
    "SWITCH_SECONDS",
    "ServeError",
    "Server",
    "allow_many_sockets",
    "listen",
    "own_address",
    "own_names",
    "page_address",
    "serve",
]

GRACE_SECONDS = 5
SWITCH_SECONDS = 0.001
"""How long the event loop may block the thread that has just written to the log."""
_ALL_INTERFACES = {"0.0.0.0", "::", ""}
_UNUSED_ADDRESS = "198.51.100.1"
"""Reserved for documentation; the route to it shows the address of this machine."""


class ServeError(Exception):
    """The server cannot be started; the message says why."""


class Server(uvicorn.Server):
    """A uvicorn server that calls `opened` when it accepts connections."""

    def __init__(
        self, app: Starlette, opened: Callable[[], None], proxies: Sequence[str] = ()
    ) -> None:
        """Trust these proxies to report the address of each client."""
        super().__init__(
            uvicorn.Config(
                app,
                proxy_headers=bool(proxies),
                forwarded_allow_ips=list(proxies),
                http=HttpProtocol,
                # Messages are many and small: compressing them takes longer than sending them.
                ws_per_message_deflate=False,
                ws=WebSocketProtocol,
                ws_max_size=LARGEST,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                log_level="warning",
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=GRACE_SECONDS,
            )
        )
        logging.getLogger("uvicorn.error").addFilter(ClientFaultFilter())
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._opened()


def serve(
    host: str,
    port: int,
    database: str | None,
    opened: Callable[[str], None],
    settings: ServerSettings | None = None,
    proxies: Sequence[str] = (),
    most_bytes: int | None = None,
    host_names: Collection[str] = (),
    *,
    internal_address: str = "127.0.0.1",
    shared_port: bool = False,
) -> None:
    """Serve until interrupted; call `opened` with the page's address once it is served.

    Other processes of the same PostgreSQL database reach this one at the internal address.  Those
    on this machine may share its port.  Raise `ServeError` or `StoreError`, with a message for the
    host, if it cannot start.
    """
    settings = settings or ServerSettings()
    location = locate(database)
    with contextlib.ExitStack() as stack, contextlib.suppress(KeyboardInterrupt):
        listener = stack.enter_context(listen(host, port, shared=shared_port))
        stack.enter_context(server_lock(location))
        log = open_log(location, most_bytes=most_bytes)
        if settings.push:
            _prepare_push(log)
        listeners, cluster = [listener], None
        if isinstance(location, PostgresqlDatabase):
            internal = stack.enter_context(listen(internal_address, 0))
            listeners.append(internal)
            free_port = internal.getsockname()[1]
            cluster = Cluster(log.leases, internal_address, free_port, settings.lease_seconds)
        address = page_address(host, listener.getsockname()[1])
        # uvicorn shuts down cleanly when interrupted, and then raises the interrupt again.
        sys.setswitchinterval(SWITCH_SECONDS)
        allow_many_sockets()
        names = HostNames(host, [*host_names, *own_names()])
        app = create_app(log, settings=settings, names=names, cluster=cluster)
        Server(app, lambda: opened(address), proxies).run(listeners)


def _prepare_push(log: EventLog) -> None:
    """Make the key for push messages, so that the host learns at once if that is impossible."""
    from atoll.server.notifications.push_key import PushKey, PushKeyError

    try:
        PushKey.of(log)
    except PushKeyError as error:
        raise ServeError(str(error)) from error


def allow_many_sockets() -> None:
    """Raise the limit of open files from its default, often 1024, to the highest allowed."""
    if os.name == "posix":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):  # some systems refuse the highest
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def page_address(host: str, port: int) -> str:
    """Return the page's address, usable from this machine and from others if it may be."""
    name = own_address() if host in _ALL_INTERFACES else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def own_address() -> str:
    """Return this machine's address in its network: `localhost` would not work for others."""
    with (
        contextlib.suppress(OSError),  # without a network
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe,
    ):
        probe.connect((_UNUSED_ADDRESS, 9))  # nothing is sent
        address: str = probe.getsockname()[0]
        return address
    return "localhost"


def own_names() -> list[str]:
    """Return the names by which other machines in the network know this one."""
    name = socket.gethostname()
    return [name, f"{name}.local"]


def listen(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """Bind the port, alone or shared with other processes; raise `ServeError` if impossible."""
    try:
        addresses = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except (socket.gaierror, UnicodeError, OverflowError) as error:
        raise ServeError(f"there is no address {host}:{port} on this machine") from error
    family, kind, protocol, _, address = addresses[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # on Windows it would let two servers share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind(address)
    except (OSError, OverflowError) as error:
        listener.close()
        raise ServeError(_reason(host, port, error)) from error
    return listener


def _reason(host: str, port: int, error: Exception) -> str:
    number = getattr(error, "errno", None)
    if number == errno.EADDRINUSE:
        return f"port {port} is in use; stop what uses it, or choose another with --port"
    if number == errno.EACCES:
        return f"port {port} may not be used by you; choose another with --port, above 1023"
    if number == errno.EADDRNOTAVAIL:
        return f"{host} is no address of this machine; choose another with --host"
    return f"the server cannot listen at {host}:{port} ({error})"
