"""Errors as a page gets them, over HTTP and on sockets."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from atoll.engine.localized_error import LocalizedError
from atoll.table.commands.refusal import Refusal

__all__ = ["ErrorArgument", "ErrorInfo", "ErrorReason", "ErrorResponse", "error_info"]


class ErrorReason(Struct, frozen=True):
    """A message within a message: why something was refused."""

    id: str
    """Of a message in `locale/LANGUAGE/reasons.ftl`."""
    args: dict[str, str | int | ErrorReason]


ErrorArgument: TypeAlias = str | int | ErrorReason


class ErrorInfo(Struct, frozen=True):
    """Why something was refused."""

    id: str
    """Of a message in `locale/LANGUAGE/errors.ftl`."""
    args: dict[str, ErrorArgument]
    """The arguments of the message; one may be a message itself."""
    message: str
    """The English text, for programs."""


class ErrorResponse(Struct, frozen=True):
    """An answer with a status of 400 or more."""

    error: ErrorInfo


def error_info(refusal: Refusal) -> ErrorInfo:
    """Return a refusal as a page gets it."""
    return ErrorInfo(refusal.id, _arguments(refusal), str(refusal))


def _arguments(error: LocalizedError) -> dict[str, ErrorArgument]:
    return {
        name: ErrorReason(each.id, _arguments(each)) if isinstance(each, LocalizedError) else each
        for name, each in error.arguments.items()
    }
