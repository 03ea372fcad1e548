"""Reviews over HTTP."""

from starlette.requests import Request

from atoll.server.api.calls import Call
from atoll.server.http.rate_limits import address_of
from atoll.server.protocol.responses import ReviewProgress
from atoll.server.tables.registry import TableRegistry
from atoll.server.thinking.reviews import Reviews

__all__ = ["CALLS", "ReviewApi"]

_ERRORS = ("review-not-over", "review-long", "review-failed", "hint-none")


class ReviewApi:
    """The calls about reviews."""

    def __init__(self, registry: TableRegistry, reviews: Reviews) -> None:
        self._registry = registry
        self._reviews = reviews

    async def request_review(self, request: Request) -> ReviewProgress:
        """Start the review of a finished game unless there is one, and return its progress."""
        async with self._registry.open(request.path_params["table"]) as live:
            return self._reviews.request(live.table, address_of(request))

    async def review(self, request: Request) -> ReviewProgress:
        """Return the progress of a review, or the review."""
        async with self._registry.open(request.path_params["table"]) as live:
            return self._reviews.progress(live.table)


CALLS = (
    Call(
        "POST",
        "/tables/{table}/review",
        ReviewApi.request_review,
        ReviewProgress,
        errors=("review-busy", "game-uncompiled", *_ERRORS),
    ),
    Call(
        "GET",
        "/tables/{table}/review",
        ReviewApi.review,
        ReviewProgress,
        errors=("review-unknown", "game-uncompiled", *_ERRORS),
    ),
)
