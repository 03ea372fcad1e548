"""Refusals: a message everybody can read in their own language (see `atoll.engine.told`)."""

from typing import Any

from atoll.engine.told import Told


class Refusal(Told):
    """A wish that cannot be fulfilled: a normal answer, not an error of anybody's."""

    def to_words(self) -> dict[str, Any]:
        return {**self.in_words(), "message": str(self)}
