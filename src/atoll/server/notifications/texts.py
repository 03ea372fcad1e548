"""Texts of webhook messages.  The files use only the simplest form of Fluent for them."""

import re
from functools import cache
from importlib.resources import files

__all__ = ["known_locale", "text", "title"]

_MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) = (.+)$", re.MULTILINE)
_ARGUMENT = re.compile(r"\{ \$([a-z]+) \}")
_FILES = ("calls.ftl", "page.ftl")


def known_locale(locale: str) -> str:
    """Return a language, or English if there are no texts in it."""
    return locale if files("atoll").joinpath("locale", locale).is_dir() else "en"


def text(locale: str, id: str, **arguments: str) -> str:
    """Return a message in a language."""
    return _ARGUMENT.sub(lambda found: arguments[found[1]], _messages(locale)[id])


def title(locale: str, game: str, fallback: str) -> str:
    """Return the title of a game; games of other packages have only their own."""
    return _messages(locale).get(f"{game}-title", fallback)


@cache
def _messages(locale: str) -> dict[str, str]:
    folder = files("atoll").joinpath("locale", locale)
    sources = (folder.joinpath(name).read_text("utf-8") for name in _FILES)
    return dict(pair for source in sources for pair in _MESSAGE.findall(source))
