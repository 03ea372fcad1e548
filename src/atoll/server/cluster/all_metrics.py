"""The metrics of all processes of a database, which any of them answers with."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from atoll.server.cluster.forwarding.peers import Peer, PeerClient, Unanswered, Unreachable

__all__ = ["ANSWER_SECONDS", "METRICS", "collect", "merge"]

METRICS = "/internal/metrics"
"""Where a process answers with its own metrics."""
ANSWER_SECONDS = 2.0

_PROCESS = "process"
"""The label that has the id of the process."""


async def collect(client: PeerClient, here: str, own: bytes, peers: Iterable[Peer]) -> bytes:
    """Return the metrics of this process and of those that answer in time."""
    asked = [*peers]
    answers = await asyncio.gather(*(_ask(client, peer) for peer in asked))
    found = {peer.id: answer for peer, answer in zip(asked, answers, strict=True) if answer}
    return merge({here: own, **found})


async def _ask(client: PeerClient, peer: Peer) -> bytes:
    with suppress(Unreachable, Unanswered, TimeoutError):
        async with asyncio.timeout(ANSWER_SECONDS):
            return (await client.request(peer, "GET", METRICS.encode())).body
    return b""


def merge(measured: Mapping[str, bytes]) -> bytes:
    """Return metrics of several processes as one, labelled by process."""
    registry = CollectorRegistry()
    registry.register(_Merged(measured))
    return generate_latest(registry)


class _Merged(Collector):
    """The metrics of several processes."""

    def __init__(self, measured: Mapping[str, bytes]) -> None:
        self._measured = measured

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for process, text in self._measured.items():
            for family in text_string_to_metric_families(text.decode()):
                known = families.setdefault(
                    family.name, Metric(family.name, family.documentation, family.type)
                )
                for sample in family.samples:
                    labels = {**sample.labels, _PROCESS: process}
                    known.samples.append(sample._replace(labels=labels))
        yield from families.values()
