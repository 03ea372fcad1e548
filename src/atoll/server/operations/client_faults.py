"""Short, rare log lines about what clients did wrong."""

import logging
from time import monotonic

__all__ = ["LINE_SECONDS", "ClientFaultFilter"]

LINE_SECONDS = 60.0
"""At most one line about each kind of fault is logged in this time."""

_FAULTS = (
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    "Unsupported upgrade request",
)
"""How the lines of the HTTP server about faults of clients begin."""


class ClientFaultFilter(logging.Filter):
    """Drops the traces of clients' faults, and most of the lines about them."""

    def __init__(self) -> None:
        super().__init__()
        self._due: dict[str, float] = {}
        self._dropped: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        fault = next((fault for fault in _FAULTS if str(record.msg).startswith(fault)), None)
        if fault is None:
            return True
        if monotonic() < self._due.get(fault, 0.0):
            self._dropped[fault] = self._dropped.get(fault, 0) + 1
            return False
        self._due[fault] = monotonic() + LINE_SECONDS
        dropped = self._dropped.pop(fault, 0)
        record.msg = f"{fault} ({dropped} more before)" if dropped else fault
        record.args, record.exc_info = None, None
        return True
