"""Requests and answers about calls of players whose turn it is."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from atoll.server.notifications.webhooks import WebhookFormat
from atoll.server.protocol.commands import Token
from atoll.server.protocol.requests import ListedSeat

__all__ = [
    "Address",
    "NotificationOffer",
    "SetWebhook",
    "Subscribe",
    "Subscribed",
    "Unsubscribe",
    "WebhookInfo",
    "WebhookQuery",
    "WebhookState",
]

Address: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000)]
"""An `https` address on another server."""


class NotificationOffer(Struct, frozen=True):
    """What the host has enabled."""

    push_key: str | None
    """The key with which browsers subscribe, in base64url; null: there are no push messages."""
    webhooks: bool


class Subscribe(Struct, forbid_unknown_fields=True):
    """Ask to be called by push messages at the turns of one's seats."""

    endpoint: Address
    """This and the two keys are the browser's `PushSubscription`."""
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=100)]
    seats: Annotated[list[ListedSeat], Meta(max_length=50)]
    """Instead of those of an earlier request for the same endpoint."""


class Subscribed(Struct, frozen=True):
    """Where one will be called."""

    tables: list[str]
    """Without those that are over or unknown, or where the token holds no seat."""


class Unsubscribe(Struct, forbid_unknown_fields=True):
    """Ask to be called no more."""

    endpoint: Address


class WebhookQuery(Struct, forbid_unknown_fields=True):
    """Look at a table's webhook, or remove it, as a player."""

    token: Token


class SetWebhook(Struct, forbid_unknown_fields=True):
    """Have the turns of a table posted to an address."""

    token: Token
    url: Address
    format: WebhookFormat | None = None
    """Null: as the host name suggests."""
    locale: Annotated[str, Meta(pattern="^[a-z]{2,3}(-[A-Z]{2})?$")] = "en"
    """The language of the messages."""


class WebhookInfo(Struct, frozen=True):
    """A table's webhook, without its secret address."""

    host: str
    format: WebhookFormat
    seat: int
    """Whose player set it."""
    failure: int | None
    """The status of the last message if it was refused; 0: there was no answer."""


class WebhookState(Struct, frozen=True):
    """The webhook of a table, as players see it."""

    webhook: WebhookInfo | None
