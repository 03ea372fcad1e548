"""Refusals: a message everybody can read in their own language.

Their texts stand in `atoll/locale/LANGUAGE/errors.ftl`.  The page writes them in the reader's
language; programs and logs get the English ones, read here.  For that the English file keeps
to the simplest form of Fluent: one line a message, arguments as `{ $name }`, nothing else.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Any

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
_ARGUMENT = re.compile(r"\{ \$([a-z]+) \}")


@cache
def english() -> dict[str, str]:
    """All messages by their ids."""
    source = files("atoll").joinpath("locale", "en", "errors.ftl").read_text("utf-8")
    return dict(_MESSAGE.findall(source))


class Refusal(Exception):  # noqa: N818 - a normal answer, not an error of anybody's
    """A wish that cannot be fulfilled: a message's id and its arguments."""

    def __init__(self, id: str, **arguments: str | int) -> None:
        self.id = id
        self.arguments = arguments
        super().__init__(_ARGUMENT.sub(lambda found: str(arguments[found[1]]), english()[id]))

    def to_words(self) -> dict[str, Any]:
        return {"id": self.id, "args": self.arguments, "message": str(self)}
