"""The host's VAPID key, by which push services recognise the sender; it is kept with the log."""

import base64

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from atoll.store.event_log import EventLog

__all__ = ["PushKey", "PushKeyError"]


class PushKeyError(Exception):
    """The key that is kept is none; the message says where it is."""


class PushKey:
    """A key pair."""

    def __init__(self, pem: bytes) -> None:
        self._vapid = Vapid02.from_pem(pem)
        self._vapid.conf["no-strict"] = True  # the contact was checked by the command line

    @classmethod
    def of(cls, log: EventLog) -> "PushKey":
        """Return the key kept with a log, which is made at the first start."""
        stored = log.push_key(_new_key)
        try:
            return cls(stored.pem)
        except Exception as error:  # each of the libraries has its own errors
            raise PushKeyError(f"{stored.place} holds no key; remove it for a new one") from error

    @property
    def public(self) -> str:
        """The public key, as browsers want it."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def sign(self, audience: str, contact: str) -> dict[str, str]:
        """Return the headers that show a push service who sends, and how to reach the host."""
        headers: dict[str, str] = self._vapid.sign({"aud": audience, "sub": contact})
        return headers


def _new_key() -> bytes:
    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem
