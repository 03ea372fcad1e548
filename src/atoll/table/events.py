"""What can happen at a table.  A table is the list of its events and nothing else."""

from typing import Any, TypeAlias

import msgspec

from atoll.engine.words import Ply, Words


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at the beginning: a person's (with a name and a key), a bot's, or open."""

    name: str | None = None
    key: str | None = None
    """SHA-256 of the token by which the person proves that the seat is theirs, in hex."""
    bot: str | None = None

    @property
    def kind(self) -> str:
        return "human" if self.key else "bot" if self.bot else "open"


class Created(msgspec.Struct, frozen=True, tag_field="kind", tag="created"):
    """The table was set up; the seed is secret until the game is over."""

    game: str
    players: int
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    seed: str
    """32 random bytes in hex; see `atoll.table.fairness`."""
    chosen: Words = {}
    """What of the set-up was chosen (see `atoll.engine.choices`); all else is dealt."""


class Sat(msgspec.Struct, frozen=True, tag_field="kind", tag="sat"):
    """A person sat down on an open seat."""

    seat: int
    name: str
    key: str


class GivenToBot(msgspec.Struct, frozen=True, tag_field="kind", tag="bot"):
    """An open seat was given to a bot."""

    seat: int
    bot: str


class Began(msgspec.Struct, frozen=True, tag_field="kind", tag="began"):
    """Nobody was missing any more: the game was laid out."""

    setup: Words


class Played(msgspec.Struct, frozen=True, tag_field="kind", tag="ply"):
    """A ply, somebody's or chance's."""

    ply: Ply


Event: TypeAlias = Created | Sat | GivenToBot | Began | Played
