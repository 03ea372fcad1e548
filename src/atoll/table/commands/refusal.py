"""Refused commands, with a localized reason."""

from atoll.engine.localized_error import LocalizedError

__all__ = ["Refusal"]


class Refusal(LocalizedError):  # noqa: N818 - a normal answer, not a fault
    """A command that cannot be carried out."""
