"""Refusals as HTTP answers: which status, which words."""

import logging

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse

from atoll.server.operations.metrics import REFUSALS
from atoll.store.errors import Failure, StoreError
from atoll.table.refusal import Refusal

logger = logging.getLogger(__name__)

_STATUS = {
    "seat-taken": 409,
    "seat-kept": 409,
    "seat-none-open": 409,
    "hint-off": 403,
    "hint-none": 404,
    "hint-compiling": 503,
    "tutorial-none": 404,
    "hint-spectator": 403,
    "review-not-over": 409,
    "review-long": 409,
    "review-unknown": 404,
    "review-busy": 503,
    "review-failed": 500,
    "rematch-playing": 409,
    "rematch-late": 409,
    "seat-unknown": 404,
    "seat-token": 403,
    "table-unknown": 404,
    "table-broken": 500,
    "table-too-many": 429,
    "table-no-room": 503,
    "request-too-many": 429,
    "game-broken": 503,
    "store-full": 503,
    "store-locked": 503,
    "store-failed": 503,
    "request-too-large": 413,
    "request-unknown": 404,
    "request-method": 405,
    "request-cross-site": 403,
    "request-failed": 500,
    "refused-stale": 409,
    "moment-unknown": 404,
    "branch-live": 403,
    "transcript-not-over": 409,
    "transcript-redealt": 409,
    "proof-none": 404,
}

_TROUBLE = {Failure.FULL: "store-full", Failure.LOCKED: "store-locked"}


def refusal_of(error: Exception) -> Refusal:
    """What to tell a page about this; what only the host may know goes to the log."""
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


async def answer(request: Request, error: Exception) -> JSONResponse:
    """The answer to a request that failed."""
    return refused(refusal_of(error))


def refused(refusal: Refusal) -> JSONResponse:
    return JSONResponse({"error": refusal.to_json()}, _STATUS.get(refusal.id, 400))
