"""Errors that can be shown in any language: a message's id and its arguments.

The texts are in `atoll/locale/LANGUAGE`, in `errors.ftl` and `reasons.ftl`.  The page shows them
in the reader's language; the command line, programs and logs get the English ones, which are
read here.  So the two English files use only the simplest form of Fluent: one line a message,
and arguments as `{ $name }`.
"""

import re
from functools import cache
from importlib.resources import files

__all__ = ["LocalizedError", "english"]

_FILES = ("errors.ftl", "reasons.ftl")
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
_ARGUMENT = re.compile(r"\{ \$([a-z]+) \}")


@cache
def english() -> dict[str, str]:
    """All messages by their ids."""
    folder = files("atoll").joinpath("locale", "en")
    sources = (folder.joinpath(name).read_text("utf-8") for name in _FILES)
    return dict(pair for source in sources for pair in _MESSAGE.findall(source))


class LocalizedError(Exception):
    """An error with a message id and arguments; an argument may be another such error."""

    def __init__(self, id: str, **arguments: "str | int | LocalizedError") -> None:
        self.id = id
        self.arguments = arguments
        super().__init__(_ARGUMENT.sub(lambda found: str(arguments[found[1]]), english()[id]))
