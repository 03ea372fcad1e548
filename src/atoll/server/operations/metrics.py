"""What is measured while the server runs, in the words of Prometheus; none of it is secret."""

import asyncio
import time
from collections.abc import Mapping

from prometheus_client import Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.responses import Response

LAG_SECONDS = 1.0
"""How often the event loop's lag is measured."""

PLIES = Counter("atoll_plies", "Plies written down and told.", ["by"])
_PLIES_BY = {by: PLIES.labels(by) for by in ("seat", "chance")}
REFUSALS = Counter("atoll_refusals", "Wishes refused, by the message's id.", ["id"])
SOCKETS = Gauge("atoll_sockets", "Pages connected just now.")
TABLES = Gauge("atoll_tables", "Tables in memory just now; the log has them all.", ["status"])
RULES = Gauge("atoll_rules", "1 for the state each game's rules are in.", ["game", "state"])
COMMITS = Histogram(
    "atoll_commit_seconds",
    "Time to write a group of events durably.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
LAG = Histogram(
    "atoll_loop_lag_seconds",
    "How much too late the event loop came to what was due.",
    buckets=(0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
THINKING = Histogram(
    "atoll_bot_thinking_seconds",
    "Time a bot took to decide, waiting for a free processor included.",
    buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30),
)


def count_ply(by: int | str) -> None:
    """Count a ply of a seat or of chance."""
    _PLIES_BY["chance" if by == "chance" else "seat"].inc()


async def watch_lag() -> None:
    """Measure again and again how late the event loop is."""
    while True:
        due = time.perf_counter() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        LAG.observe(max(0.0, time.perf_counter() - due))


def answer(tables: Mapping[str, int], rules: Mapping[str, str]) -> Response:
    """Everything, for a Prometheus that asks; with it come the process's memory and time."""
    RULES.clear()
    for game, state in rules.items():
        RULES.labels(game, state).set(1)
    TABLES.clear()
    for status, count in tables.items():
        TABLES.labels(status).set(count)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
