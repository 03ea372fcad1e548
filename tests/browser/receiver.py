"""A server on this machine to which messages are posted: a push service, or a chat."""

import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple


class Message(NamedTuple):
    """A posted message."""

    path: str
    body: bytes


class Receiver(ThreadingHTTPServer):
    """Keeps what is posted to it, and answers with a status."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.status = 201
        self.messages: queue.SimpleQueue[Message] = queue.SimpleQueue()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def next(self) -> Message:
        """Wait for the next message."""
        return self.messages.get(timeout=30)


class _Handler(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.messages.put(Message(self.path, body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Be silent."""


@contextmanager
def run_receiver() -> Iterator[Receiver]:
    """Run a receiver on any port until the block ends."""
    with Receiver() as receiver:
        threading.Thread(target=receiver.serve_forever, daemon=True).start()
        try:
            yield receiver
        finally:
            receiver.shutdown()
