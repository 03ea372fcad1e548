"""Refusals as HTTP answers, with their statuses."""

import logging

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from atoll.server.http.json_response import json_response
from atoll.server.operations.metrics import REFUSALS
from atoll.server.protocol.errors import ErrorResponse, error_info
from atoll.store.errors import Failure, StoreError
from atoll.table.commands.refusal import Refusal

__all__ = ["STATUS", "answer", "refusal_of", "refused", "status_of"]

logger = logging.getLogger(__name__)

STATUS = {
    "seat-taken": 409,
    "seat-kept": 409,
    "seat-none-open": 409,
    "hint-off": 403,
    "hint-none": 404,
    "hint-compiling": 503,
    "tutorial-none": 404,
    "examples-none": 404,
    "hint-spectator": 403,
    "review-not-over": 409,
    "review-long": 409,
    "review-unknown": 404,
    "review-busy": 503,
    "review-failed": 500,
    "rematch-playing": 409,
    "rematch-late": 409,
    "seat-unknown": 404,
    "seat-named": 409,
    "invite-no-person": 409,
    "invite-soon": 429,
    "invite-too-many": 429,
    "claim-no-person": 409,
    "claim-online": 409,
    "claim-alone": 403,
    "claim-soon": 409,
    "claim-declined": 409,
    "claim-too-many": 429,
    "proposal-waits": 409,
    "notify-off": 404,
    "webhook-too-many": 429,
    "picture-none": 404,
    "seat-token": 403,
    "table-unknown": 404,
    "table-broken": 500,
    "table-moving": 503,
    "table-too-many": 429,
    "table-no-room": 503,
    "request-too-many": 429,
    "game-broken": 503,
    "game-uncompiled": 503,
    "store-full": 503,
    "store-locked": 503,
    "store-failed": 503,
    "request-too-large": 413,
    "request-unknown": 404,
    "request-method": 405,
    "request-cross-site": 403,
    "request-host": 421,
    "request-failed": 500,
    "refused-stale": 409,
    "moment-unknown": 404,
    "branch-live": 403,
    "transcript-not-over": 409,
    "transcript-redealt": 409,
    "proof-none": 404,
    "challenge-not-over": 409,
    "challenge-none": 409,
    "challenge-many": 409,
    "challenge-secret": 403,
}

_TROUBLE = {Failure.FULL: "store-full", Failure.LOCKED: "store-locked"}


def refusal_of(error: Exception) -> Refusal:
    """Return what a page may know of an error; the rest goes to the log."""
    refusal = _refusal_of(error)
    REFUSALS.labels(refusal.id).inc()
    return refusal


def _refusal_of(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StoreError):
        logger.error("%s", error)
        return Refusal(_TROUBLE.get(error.failure, "store-failed"))
    if isinstance(error, HTTPException) and error.status_code in (404, 405):
        return Refusal("request-unknown" if error.status_code == 404 else "request-method")
    return Refusal("request-failed")


async def answer(request: Request, error: Exception) -> Response:
    """Answer a request that failed."""
    return refused(refusal_of(error))


def refused(refusal: Refusal) -> Response:
    """Return the response of a refused request."""
    return json_response(ErrorResponse(error_info(refusal)), status_of(refusal.id))


def status_of(id: str) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS.get(id, 400)
