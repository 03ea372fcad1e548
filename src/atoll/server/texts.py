"""The texts that the server writes itself: previews and webhook messages.

The files use only the simplest form of Fluent for them.
"""

import re
from functools import cache
from importlib.resources import files

__all__ = ["find_language", "game_title", "has_text", "language_of", "text"]

_LOCALE = files("atoll").joinpath("locale")
_LANGUAGES = {folder.name.lower(): folder.name for folder in _LOCALE.iterdir() if folder.is_dir()}
_FILES = ("preview.ftl", "calls.ftl", "page.ftl")
_MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) = (.+)$", re.MULTILINE)
_ARGUMENT = re.compile(r"\{ \$([a-z]+) \}")


def find_language(tag: str) -> str | None:
    """Return the language of a tag, without its region if there are no texts for that.

    >>> find_language("pt-br"), find_language("pt-AO"), find_language("de")
    ('pt-BR', 'pt', None)
    """
    subtags = tag.strip().lower().split("-")
    shortened = ("-".join(subtags[:count]) for count in range(len(subtags), 0, -1))
    return next((_LANGUAGES[tag] for tag in shortened if tag in _LANGUAGES), None)


def language_of(accepted: str) -> str:
    """Return the first language of an `Accept-Language` header that the page has.

    >>> language_of("de, pt-PT;q=0.9"), language_of("")
    ('pt', 'en')
    """
    asked = (find_language(part.split(";")[0]) for part in accepted.split(","))
    return next((language for language in asked if language is not None), "en")


def text(language: str, id: str, **arguments: str | int) -> str:
    """Return a message that is one line."""
    return _ARGUMENT.sub(lambda found: str(arguments[found[1]]), _messages(language)[id])


def has_text(language: str, id: str) -> bool:
    """Return whether there is such a message."""
    return id in _messages(language)


def game_title(language: str, game: str, fallback: str) -> str:
    """Return the title of a game; games of other packages have only their own."""
    return _messages(language).get(f"{game}-title", fallback)


@cache
def _messages(language: str) -> dict[str, str]:
    """Return the messages of a language; `pt-BR` has those of `pt` where it has none of its own."""
    base, dash, _ = language.rpartition("-")
    messages = dict(_messages(base)) if dash else {}
    for name in _FILES:
        file = _LOCALE.joinpath(language, name)
        if file.is_file():
            messages.update(_MESSAGE.findall(file.read_text("utf-8")))
    return messages
