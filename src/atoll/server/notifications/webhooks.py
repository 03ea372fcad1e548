"""Webhook messages in the formats of chat services."""

import re
from typing import Literal, NamedTuple, TypeAlias, get_args

import msgspec

__all__ = ["FORMATS", "WebhookFormat", "WebhookMessage", "format_of", "known_format", "write"]

WebhookFormat: TypeAlias = Literal["discord", "slack", "matrix", "ntfy"]
FORMATS: tuple[WebhookFormat, ...] = get_args(WebhookFormat)

_HOSTS: dict[str, WebhookFormat] = {
    "discord.com": "discord",
    "discordapp.com": "discord",
    "slack.com": "slack",
    "ntfy.sh": "ntfy",
}
_MARKDOWN = re.compile(r"([\\`*_~|\[\](){}<>#@!:-])")
_SLACK = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


class WebhookMessage(NamedTuple):
    """A message as it is posted."""

    body: bytes
    headers: dict[str, str]


def format_of(host: str) -> WebhookFormat:
    """Return the format that a host takes; Matrix has many hosts, so it is the last guess."""
    parts = host.rsplit(".", 2)
    return _HOSTS.get(".".join(parts[-2:]), "matrix")


def known_format(text: str) -> WebhookFormat:
    """Return a format that was stored, perhaps by another version."""
    return next((each for each in FORMATS if each == text), "matrix")


def write(format: WebhookFormat, text: str, link: str) -> WebhookMessage:
    """Return a text and a link in a format; names in the text cannot format or mention."""
    match format:
        case "discord":
            mentions: dict[str, list[str]] = {"parse": []}
            content = f"{_plain_markdown(text)} {link}"
            return _json({"content": content, "allowed_mentions": mentions})
        case "slack":
            escaped = "".join(_SLACK.get(letter, letter) for letter in text)
            return _json({"text": f"{escaped} {link}"})
        case "matrix":
            return _json({"text": f"{_plain_markdown(text)} {link}"})
        case "ntfy":
            headers = {"Content-Type": "text/plain; charset=utf-8", "Title": "Atoll"}
            return WebhookMessage(text.encode(), {**headers, "Click": link})


def _plain_markdown(text: str) -> str:
    return _MARKDOWN.sub(r"\\\1", text)


def _json(body: dict[str, object]) -> WebhookMessage:
    return WebhookMessage(msgspec.json.encode(body), {"Content-Type": "application/json"})
