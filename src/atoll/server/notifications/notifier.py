"""Calls of players, sent in the background: a short queue and a few senders."""

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from atoll.server.notifications import webhooks
from atoll.server.notifications.addresses import parse
from atoll.server.notifications.post import post
from atoll.server.notifications.send_limits import SendLimits
from atoll.server.operations.metrics import CALLS
from atoll.server.settings import ServerSettings
from atoll.server.texts import game_title, text
from atoll.store.errors import StoreError
from atoll.store.event_log import EventLog
from atoll.store.notifications import Subscription, Webhook
from atoll.table.commands.refusal import Refusal

if TYPE_CHECKING:
    from atoll.server.notifications.web_push import PushSender

__all__ = ["GONE", "MOST_WAITING", "SENDERS", "Notifier", "TurnCall"]

logger = logging.getLogger(__name__)

MOST_WAITING = 1000
"""Calls that wait to be sent; further ones are dropped."""
SENDERS = 32
"""Calls that are sent at the same time."""
GONE = (404, 410)
"""By these statuses a service says that it will never take a message again."""


class TurnCall(NamedTuple):
    """A player whose turn begins."""

    table_id: str
    game: str
    title: str
    """Of the game, in English."""
    seat: int
    name: str
    key: str
    """Of the token that holds the seat."""


class Notifier:
    """Sends calls to browsers and webhooks, as far as the host has enabled them."""

    def __init__(self, log: EventLog, settings: ServerSettings) -> None:
        self.store = log.notifications
        self._log = log
        self._settings = settings
        self._limits = SendLimits(settings.calls_per_minute)
        self._waiting: asyncio.Queue[TurnCall | str] = asyncio.Queue(MOST_WAITING)
        self._failed: dict[str, int] = {}
        """The tables whose webhook failed last, with the status; 0: no answer."""
        self._push = asyncio.create_task(self._load()) if settings.push else None
        self._senders = [asyncio.create_task(self._send_all()) for _ in range(SENDERS)]

    async def _load(self) -> "PushSender":
        """Import the libraries in a thread: that takes a while."""
        return await asyncio.to_thread(self._import)

    def _import(self) -> "PushSender":
        from atoll.server.notifications.push_key import PushKey
        from atoll.server.notifications.web_push import PushSender

        return PushSender(
            PushKey.of(self._log),
            self._settings.push_contact,
            allow_private=self._settings.private_addresses,
        )

    async def push(self) -> "PushSender":
        """Return what sends push messages; raise `Refusal` if the host has not enabled them."""
        if self._push is None:
            raise Refusal("notify-off")
        return await asyncio.shield(self._push)

    def webhook_failure(self, table_id: str) -> int | None:
        """Return the status of a webhook's last message if it failed; 0: there was no answer."""
        return self._failed.get(table_id)

    def call(self, call: TurnCall) -> None:
        """Queue a call; must not wait and must not raise."""
        self._queue(call)

    def forget_table(self, table_id: str) -> None:
        """Queue that nobody is called at a table any more."""
        self._queue(table_id)

    def _queue(self, item: TurnCall | str) -> None:
        try:
            self._waiting.put_nowait(item)
        except asyncio.QueueFull:
            CALLS.labels("queue", "dropped").inc()

    async def _send_all(self) -> None:
        while True:
            item = await self._waiting.get()
            try:
                if isinstance(item, str):
                    self._failed.pop(item, None)
                    await self.store.forget_table(item)
                else:
                    await self._send(item)
            except StoreError as error:
                logger.error("%s", error)
            except Exception:
                logger.exception("a call has failed")
            finally:
                self._waiting.task_done()

    async def _send(self, call: TurnCall) -> None:
        if self._push is not None:
            found = await asyncio.to_thread(self.store.subscriptions, call.table_id, call.key)
            await asyncio.gather(*(self._send_push(each, call) for each in found))
        if self._settings.webhooks:
            webhook = await asyncio.to_thread(self.store.webhook, call.table_id)
            if webhook is not None:
                await self._send_webhook(webhook, call)

    async def _send_push(self, subscription: Subscription, call: TurnCall) -> None:
        if not self._limits.allow(subscription.endpoint):
            CALLS.labels("push", "dropped").inc()
            return
        message = {"table": call.table_id, "game": call.game, "title": call.title}
        topic = hashlib.sha256(call.table_id.encode()).hexdigest()[:32]
        try:
            sender = await self.push()
            status = await sender.send(subscription, msgspec.json.encode(message), topic)
        except Refusal as refusal:
            logger.warning("push: %s", refusal)
            self._limits.note_silence(subscription.endpoint)
            status = 0
        if status in GONE:
            await self.store.unsubscribe(subscription.endpoint)
        _count("push", status)

    async def _send_webhook(self, webhook: Webhook, call: TurnCall) -> None:
        if not self._limits.allow(webhook.url):
            CALLS.labels("webhook", "dropped").inc()
            return
        title = game_title(webhook.locale, call.game, call.title)
        said = text(webhook.locale, "webhook-turn", name=call.name, game=title)
        try:
            status = await self.post_webhook(webhook, said)
        except Refusal as refusal:
            logger.warning("table %s: %s", call.table_id, refusal)
            self._limits.note_silence(webhook.url)
            status = 0
        if status in GONE:
            await self.store.remove_webhook(call.table_id)
        if 200 <= status < 300:
            self._failed.pop(call.table_id, None)
        else:
            self._failed[call.table_id] = status
        _count("webhook", status)

    async def keep_webhook(self, webhook: Webhook) -> None:
        """Keep a webhook that has taken a message."""
        await self.store.set_webhook(webhook)
        self._failed.pop(webhook.table_id, None)
        self._limits.note_answer(webhook.url)

    async def post_webhook(self, webhook: Webhook, text: str) -> int:
        """Post a text and the link to the table; return the status of the answer."""
        allow_private = self._settings.private_addresses
        address = parse(webhook.url, allow_private=allow_private)
        link = f"{webhook.origin}/table/{webhook.table_id}"
        body, headers = webhooks.write(webhooks.known_format(webhook.format), text, link)
        return await post(address, body, headers, allow_private=allow_private)

    async def close(self) -> None:
        """Send nothing more."""
        tasks = [*self._senders, *([self._push] if self._push else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _count(by: str, status: int) -> None:
    """Count a message by what became of it."""
    delivered = 200 <= status < 300
    result = "delivered" if delivered else "gone" if status in GONE else "failed"
    CALLS.labels(by, result).inc()
