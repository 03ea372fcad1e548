"""Refusals: a message everybody can read in their own language (see `atoll.engine.told`)."""

from atoll.engine.told import Told
from atoll.engine.words import Words


class Refusal(Told):
    """A wish that cannot be fulfilled: a normal answer, not an error of anybody's."""

    def to_words(self) -> Words:
        return {**self.in_words(), "message": str(self)}
