"""Push messages: encrypted for one browser, signed by the host, posted to a push service."""

import asyncio
from urllib.parse import urlsplit

from pywebpush import WebPusher

from atoll.server.notifications.addresses import PostAddress, parse
from atoll.server.notifications.post import post
from atoll.server.notifications.push_key import PushKey
from atoll.store.notifications import Subscription
from atoll.table.commands.refusal import Refusal

__all__ = ["SECONDS_KEPT", "PushSender"]

SECONDS_KEPT = 24 * 60 * 60
"""How long a push service keeps a message for a device that is off."""


class PushSender:
    """Sends push messages in the name of the host."""

    def __init__(self, key: PushKey, contact: str | None, *, allow_private: bool) -> None:
        """Sign with this key; without a contact, the page's address is one."""
        self._key = key
        self._contact = contact
        self._allow_private = allow_private

    @property
    def public_key(self) -> str:
        """The key with which browsers subscribe."""
        return self._key.public

    def check(self, subscription: Subscription) -> None:
        """Raise `Refusal` if no message could be sent to a subscription."""
        parse(subscription.endpoint, allow_private=self._allow_private)
        _encrypt(subscription, b"{}")

    async def send(self, subscription: Subscription, message: bytes, topic: str) -> int:
        """Send a message, which replaces a waiting one of its topic; return the status."""
        address = parse(subscription.endpoint, allow_private=self._allow_private)
        body = await asyncio.to_thread(_encrypt, subscription, message)
        headers = await asyncio.to_thread(self._headers, address, subscription.origin, topic)
        return await post(address, body, headers, allow_private=self._allow_private)

    def _headers(self, address: PostAddress, origin: str, topic: str) -> dict[str, str]:
        contact = self._contact or f"https://{urlsplit(origin).hostname or 'localhost'}"
        return {
            **self._key.sign(address.origin, contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(SECONDS_KEPT),
            "Urgency": "high",
            "Topic": topic,
        }


def _encrypt(subscription: Subscription, message: bytes) -> bytes:
    """Encrypt a message so that only this browser can read it."""
    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    try:
        pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
        body: bytes = pusher.encode(message)["body"]
    except Exception as error:  # each of the libraries has its own errors
        raise Refusal("push-keys") from error
    return body
