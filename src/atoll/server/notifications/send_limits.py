"""Limits on what is sent to one address."""

import time

from atoll.server.http.rate_limits import RateLimits

__all__ = ["SILENT_SECONDS", "SendLimits"]

SILENT_SECONDS = 300.0
"""How long nothing is sent to an address that did not answer, so that others need not wait."""


class SendLimits:
    """How often messages may be sent to each address."""

    def __init__(self, per_minute: int) -> None:
        self._limits = RateLimits(per_minute, 60.0)
        self._silent_until: dict[str, float] = {}

    def allow(self, url: str) -> bool:
        """Count a message to an address, unless it gets too many or did not answer lately."""
        silent = self._silent_until.get(url, 0.0) > time.monotonic()
        return not silent and self._limits.allow(url)

    def note_silence(self, url: str) -> None:
        """Send nothing to an address for a while: it does not answer."""
        now = time.monotonic()
        lately = {each: until for each, until in self._silent_until.items() if until > now}
        self._silent_until = {**lately, url: now + SILENT_SECONDS}

    def note_answer(self, url: str) -> None:
        """Send to an address again."""
        self._silent_until.pop(url, None)
