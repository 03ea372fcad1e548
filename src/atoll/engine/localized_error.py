"""Errors that everybody can read in their own language: a message's id and its arguments.

Their texts stand in `atoll/locale/LANGUAGE`, in `errors.ftl` and `reasons.ftl`.  The page writes
them in the reader's language; the command line, programs and logs get the English ones, read
here.  For that the two English files keep to the simplest form of Fluent: one line a message,
arguments as `{ $name }`, nothing else.
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
    """What is wrong, told by a message; an argument may itself be told, as the reason."""

    def __init__(self, id: str, **arguments: "str | int | LocalizedError") -> None:
        self.id = id
        self.arguments = arguments
        super().__init__(_ARGUMENT.sub(lambda found: str(arguments[found[1]]), english()[id]))

    def as_json(self) -> dict[str, object]:
        """The message as JSON can carry it, reasons within it likewise."""
        told = self.arguments.items()
        return {
            "id": self.id,
            "args": {
                key: it.as_json() if isinstance(it, LocalizedError) else it for key, it in told
            },
        }
