"""The texts of previews, in the language that a request asks for."""

import re
from functools import cache
from importlib.resources import files

__all__ = ["has_text", "language_of", "text"]

_LANGUAGES = ("en", "ru", "pt", "fr")
_FILES = ("preview.ftl", "page.ftl")
_MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) = (.+)$", re.MULTILINE)
_ARGUMENT = re.compile(r"\{ \$([a-z]+) \}")


def language_of(accepted: str) -> str:
    """Return the first language of an `Accept-Language` header that the page has.

    >>> language_of("de, pt-BR;q=0.9"), language_of("")
    ('pt', 'en')
    """
    asked = (part.split(";")[0].split("-")[0].strip().lower() for part in accepted.split(","))
    return next((language for language in asked if language in _LANGUAGES), "en")


def text(language: str, id: str, **arguments: str | int) -> str:
    """Return a message of the previews or the page that is one line."""
    return _ARGUMENT.sub(lambda found: str(arguments[found[1]]), _messages(language)[id])


def has_text(language: str, id: str) -> bool:
    """Return whether there is such a message."""
    return id in _messages(language)


@cache
def _messages(language: str) -> dict[str, str]:
    folder = files("atoll").joinpath("locale", language)
    sources = (folder.joinpath(name).read_text("utf-8") for name in _FILES)
    return dict(pair for source in sources for pair in _MESSAGE.findall(source))
