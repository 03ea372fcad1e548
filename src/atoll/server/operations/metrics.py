"""Metrics in Prometheus' format; none of them is secret."""

import asyncio
import time
from collections.abc import Mapping

from prometheus_client import Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.responses import Response

__all__ = [
    "CALLS",
    "COMMITS",
    "FORWARDED",
    "LAG",
    "LAG_SECONDS",
    "LOST",
    "PLIES",
    "PROCESSES",
    "REFUSALS",
    "RELAYED",
    "RULES",
    "SOCKETS",
    "TABLES",
    "TAKEN_OVER",
    "THINKING",
    "THINKING_SHARE",
    "WAIT",
    "WAITING",
    "count_ply",
    "measure",
    "response",
    "watch_lag",
]

LAG_SECONDS = 1.0
"""Time between two measurements of the event loop's lag."""

PLIES = Counter("atoll_plies", "Plies logged and broadcast.", ["by"])
_PLIES_BY = {by: PLIES.labels(by) for by in ("seat", "chance")}
REFUSALS = Counter("atoll_refusals", "Refused commands and requests, by message id.", ["id"])
CALLS = Counter("atoll_calls", "Calls of players whose turn it is.", ["by", "result"])
SOCKETS = Gauge("atoll_sockets", "Open WebSocket connections.")
TABLES = Gauge("atoll_tables", "Tables in memory, by status.", ["status"])
RULES = Gauge("atoll_rules", "1 for the current state of each game's rules.", ["game", "state"])
COMMITS = Histogram(
    "atoll_commit_seconds",
    "Time to commit a group of events to the log.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
LAG = Histogram(
    "atoll_loop_lag_seconds",
    "Delay of a timer in the event loop.",
    buckets=(0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
_SECONDS = (0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30)
THINKING = Histogram(
    "atoll_bot_thinking_seconds",
    "Time of a bot's decision, including the wait for a free thread.",
    buckets=_SECONDS,
)
THINKING_SHARE = Histogram(
    "atoll_thinking_share",
    "Share of its usual time that a search may take; less than 1 while many wait.",
    buckets=(0.1, 0.2, 0.3, 0.5, 0.75, 1),
)
WAIT = Histogram(
    "atoll_thinking_wait_seconds",
    "Time that an expert, a hint or a step of a review waits for its turn.",
    buckets=_SECONDS,
)
PROCESSES = Gauge("atoll_processes", "Server processes of the database that are alive.")
RELAYED = Gauge("atoll_relayed_sockets", "Sockets of pages at tables of other processes.")
FORWARDED = Histogram(
    "atoll_forwarded_seconds",
    "Time of requests that another process answers.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
TAKEN_OVER = Counter("atoll_tables_taken_over", "Tables taken from processes that have ended.")
LOST = Counter("atoll_tables_lost", "Tables that another process has taken from this one.")
WAITING = Gauge("atoll_thinking_waiting", "Experts, hints and reviews that wait for their turn.")


def count_ply(by: int | str) -> None:
    """Count a ply of a seat or of chance."""
    _PLIES_BY["chance" if by == "chance" else "seat"].inc()


async def watch_lag() -> None:
    """Measure the event loop's lag as long as the server runs."""
    while True:
        due = time.perf_counter() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        LAG.observe(max(0.0, time.perf_counter() - due))


def measure(tables: Mapping[str, int], rules: Mapping[str, str]) -> bytes:
    """Return all metrics of this process, with its memory and CPU time."""
    RULES.clear()
    for game, state in rules.items():
        RULES.labels(game, state).set(1)
    TABLES.clear()
    for status, count in tables.items():
        TABLES.labels(status).set(count)
    return generate_latest()


def response(measured: bytes) -> Response:
    """Return a response with metrics."""
    return Response(measured, media_type=CONTENT_TYPE_LATEST)
