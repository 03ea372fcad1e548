"""The keys of a browser that subscribes to push messages."""

import base64
import json
import os

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.running_server import Json


def in_base64(value: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


class PushBrowser:
    """A browser that has subscribed at a push service."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> Json:
        """What the page sends of the subscription."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.endpoint,
            "p256dh": in_base64(point),
            "auth": in_base64(self._auth),
        }

    def decrypt(self, body: bytes) -> Json:
        """Read a message for this browser."""
        message: Json = json.loads(
            http_ece.decrypt(
                body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
            )
        )
        return message
