"""The parts of uvicorn and websockets that the server uses although they are not public.

`ws/ws_protocol.py` and `http/http_protocol.py` subclass uvicorn's protocol classes and put messages
into websockets' list of pending writes.  This test fails when a library is updated:

1. A name is missing: find what replaces it in the library, and change the two files and the lists
   below.
2. Run `test_ws_protocol.py`, `test_http_protocol.py`, `test_socket.py` and `test_hosting.py`.
3. If they pass, write the new version into `TESTED`.

Fallback, if a part has gone without a replacement: give `uvicorn.Config` in `operations/run.py`
`ws="websockets-sansio"` and `http="httptools"`, which are uvicorn's own classes.  `Connection` in
`ws/connection.py` then sends by `WebSocket.send_text` from a queue and receives by
`WebSocket.receive`; a proxy has to limit the size and the duration of requests.
"""

from importlib.metadata import version

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import OPEN, Side
from websockets.server import ServerProtocol

TESTED = {"uvicorn": "0.54.0", "websockets": "17.4"}

USED_BY_WS_PROTOCOL = {
    "close_sent",
    "conn",
    "connections",
    "disconnected",
    "handshake_complete",
    "loop",
    "receive",
    "run_asgi",
    "transport",
    "writable",
}
USED_BY_HTTP_PROTOCOL = {
    "connection_lost",
    "connection_made",
    "data_received",
    "loop",
    "on_body",
    "on_headers_complete",
    "on_message_begin",
    "on_message_complete",
    "send_400_response",
    "transport",
}


async def test_the_tested_library_versions_are_installed_and_have_the_parts_in_use() -> None:
    config = uvicorn.Config(Starlette())
    websocket = WebSocketsSansIOProtocol(config, ServerState(), {})
    http = HttpToolsProtocol(config, ServerState(), {})
    assert set(dir(websocket)) >= USED_BY_WS_PROTOCOL, __doc__
    assert set(dir(http)) >= USED_BY_HTTP_PROTOCOL, __doc__
    assert websocket.writable.is_set(), __doc__

    assert isinstance(websocket.conn, ServerProtocol), __doc__
    assert websocket.conn.side is Side.SERVER, __doc__
    websocket.conn.state = OPEN
    websocket.conn.writes += (b"header", b"message")
    assert websocket.conn.data_to_send() == [b"header", b"message"], __doc__

    assert {name: version(name) for name in TESTED} == TESTED, __doc__
