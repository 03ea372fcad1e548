"""Calls of players whose turn it is, over HTTP: push subscriptions and webhooks.

Addresses and tokens are in request bodies only.
"""

import asyncio
from urllib.parse import urlsplit

from starlette.requests import Request

from atoll.server.api.calls import STORE_ERRORS, Call
from atoll.server.cluster.forwarding.table_tasks import HoldsSeat
from atoll.server.http.rate_limits import RateLimits, address_of
from atoll.server.notifications.addresses import parse
from atoll.server.notifications.notifier import Notifier
from atoll.server.notifications.webhooks import format_of, known_format
from atoll.server.protocol.notifications import (
    NotificationOffer,
    SetWebhook,
    Subscribe,
    Subscribed,
    Unsubscribe,
    WebhookInfo,
    WebhookQuery,
    WebhookState,
)
from atoll.server.protocol.requests import ListedSeat
from atoll.server.settings import ServerSettings
from atoll.server.tables.activity import now_ms
from atoll.server.tables.registry import TableRegistry
from atoll.server.texts import find_language, game_title, text
from atoll.store.notifications import Subscription, Webhook
from atoll.table.commands.refusal import Refusal
from atoll.table.seats.tokens import key_of
from atoll.table.table import Table

__all__ = ["CALLS", "NotificationApi"]


class NotificationApi:
    """The calls about notifications."""

    def __init__(
        self, registry: TableRegistry, notifier: Notifier, settings: ServerSettings
    ) -> None:
        self._registry = registry
        self._notifier = notifier
        self._settings = settings
        self._loads = RateLimits(settings.table_loads_per_minute, 60.0)
        self._webhooks = RateLimits(settings.webhooks_per_hour, 3600.0)

    async def offer(self, request: Request) -> NotificationOffer:
        """Return how players can be called."""
        push = (await self._notifier.push()).public_key if self._settings.push else None
        return NotificationOffer(push, self._settings.webhooks)

    async def subscribe(self, request: Request, body: Subscribe) -> Subscribed:
        """Call a browser by push messages at the turns of its seats."""
        sender = await self._notifier.push()
        subscription = Subscription(
            body.endpoint, body.p256dh, body.auth, _origin_of(request), now_ms()
        )
        sender.check(subscription)
        held = [each for each in body.seats if await self._holds(request, each)]
        keys = [(each.table, key_of(each.token)) for each in held]
        await self._notifier.store.subscribe(subscription, keys)
        return Subscribed([*dict.fromkeys(each.table for each in held)])

    async def _holds(self, request: Request, listed: ListedSeat) -> bool:
        """Return whether a token holds a seat of a game that is not over."""
        served = await self._registry.served([listed.table])
        if not served and not self._loads.allow(address_of(request)):
            raise Refusal("request-too-many")
        try:
            return await self._registry.perform(listed.table, HoldsSeat(listed.token))
        except Refusal:
            return False

    async def unsubscribe(self, request: Request, body: Unsubscribe) -> Subscribed:
        """Call a browser no more."""
        await self._notifier.store.unsubscribe(body.endpoint)
        return Subscribed([])

    async def webhook(self, request: Request, body: WebhookQuery) -> WebhookState:
        """Return a table's webhook, as a player of the table."""
        table_id = request.path_params["table"]
        async with self._registry.open(table_id) as live:
            _seat_of(live.table, body.token)
        return await self._state(table_id)

    async def set_webhook(self, request: Request, body: SetWebhook) -> WebhookState:
        """Post the turns of a table to an address; a first message shows whether that works."""
        if not self._settings.webhooks:
            raise Refusal("notify-off")
        async with self._registry.open(request.path_params["table"]) as live:
            seat, game = _seat_of(live.table, body.token), live.table.game
            if live.table.ended:
                raise Refusal("refused-over")
        host = parse(body.url, allow_private=self._settings.private_addresses).host
        if not self._webhooks.allow(address_of(request)):
            raise Refusal("webhook-too-many")
        webhook = Webhook(
            request.path_params["table"],
            body.url,
            body.format or format_of(host),
            seat,
            find_language(body.locale) or "en",
            _origin_of(request),
            now_ms(),
        )
        title = game_title(webhook.locale, game.name, game.title)
        hello = text(webhook.locale, "webhook-hello", game=title)
        status = await self._notifier.post_webhook(webhook, hello)
        if not 200 <= status < 300:
            raise Refusal("notify-status", host=host, status=status)
        await self._notifier.keep_webhook(webhook)
        return await self._state(webhook.table_id)

    async def remove_webhook(self, request: Request, body: WebhookQuery) -> WebhookState:
        """Remove a table's webhook, which any of its players may do."""
        table_id = request.path_params["table"]
        async with self._registry.open(table_id) as live:
            _seat_of(live.table, body.token)
        await self._notifier.store.remove_webhook(table_id)
        return WebhookState(None)

    async def _state(self, table_id: str) -> WebhookState:
        webhook = await asyncio.to_thread(self._notifier.store.webhook, table_id)
        if webhook is None:
            return WebhookState(None)
        host, chosen = urlsplit(webhook.url).hostname or "", known_format(webhook.format)
        failure = self._notifier.webhook_failure(table_id)
        return WebhookState(WebhookInfo(host, chosen, webhook.seat, failure))


CALLS = (
    Call("GET", "/notifications", NotificationApi.offer, NotificationOffer),
    Call(
        "POST",
        "/push/subscribe",
        NotificationApi.subscribe,
        Subscribed,
        body=Subscribe,
        errors=("notify-off", "notify-address", "push-keys", *STORE_ERRORS),
    ),
    Call(
        "POST",
        "/push/unsubscribe",
        NotificationApi.unsubscribe,
        Subscribed,
        body=Unsubscribe,
        errors=STORE_ERRORS,
    ),
    Call(
        "POST",
        "/tables/{table}/webhook",
        NotificationApi.set_webhook,
        WebhookState,
        body=SetWebhook,
        errors=(
            *("notify-off", "notify-address", "notify-unreachable", "notify-status"),
            *("webhook-too-many", "refused-over", "seat-token"),
        ),
    ),
    Call(
        "POST",
        "/tables/{table}/webhook/state",
        NotificationApi.webhook,
        WebhookState,
        body=WebhookQuery,
        errors=("seat-token",),
    ),
    Call(
        "POST",
        "/tables/{table}/webhook/remove",
        NotificationApi.remove_webhook,
        WebhookState,
        body=WebhookQuery,
        errors=("seat-token",),
    ),
)


def _origin_of(request: Request) -> str:
    """Return the address of the page that asks; behind a proxy only the browser knows it."""
    return request.headers.get("origin") or str(request.base_url).removesuffix("/api/").rstrip("/")


def _seat_of(table: Table, token: str) -> int:
    """Return a seat that a token holds; refuse a token that holds none."""
    seats = table.seats_of([token])
    if not seats:
        raise Refusal("seat-token")
    return min(seats)
