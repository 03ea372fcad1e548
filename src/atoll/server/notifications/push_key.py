"""The host's VAPID key, by which push services recognise the sender: a file beside the database."""

import base64
import os
from pathlib import Path

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

__all__ = ["SUFFIX", "PushKey", "PushKeyError"]

SUFFIX = ".push-key.pem"


class PushKeyError(Exception):
    """The key can be neither read nor made; the message says why."""


class PushKey:
    """A key pair."""

    def __init__(self, pem: bytes) -> None:
        self._vapid = Vapid02.from_pem(pem)
        self._vapid.conf["no-strict"] = True  # the contact was checked by the command line

    @classmethod
    def beside(cls, database: Path) -> "PushKey":
        """Return the key of a database, which is made at the first start."""
        path = database.with_name(database.name + SUFFIX)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _create(path)
            return cls(path.read_bytes())
        except OSError as error:
            raise PushKeyError(f"the key {path} cannot be used ({error.strerror})") from error
        except Exception as error:  # each of the libraries has its own errors
            raise PushKeyError(f"the file {path} holds no key; remove it for a new one") from error

    @property
    def public(self) -> str:
        """The public key, as browsers want it."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def sign(self, audience: str, contact: str) -> dict[str, str]:
        """Return the headers that show a push service who sends, and how to reach the host."""
        headers: dict[str, str] = self._vapid.sign({"aud": audience, "sub": contact})
        return headers


def _create(path: Path) -> None:
    """Write a new key, complete from the beginning, unless there is one."""
    if path.exists():
        return
    vapid = Vapid02()
    vapid.generate_keys()
    partial = path.with_name(f"{path.name}.{os.getpid()}")
    partial.touch(0o600)
    partial.write_bytes(vapid.private_pem())
    try:
        os.link(partial, path)  # fails if another server was faster
    except FileExistsError:
        pass
    finally:
        partial.unlink()
