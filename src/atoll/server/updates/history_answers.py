"""Answers to questions about earlier moments of a game."""

import asyncio

import msgspec

from atoll.server.protocol.commands import HistoryQuery, StoryQuery
from atoll.server.protocol.updates import Moments, Story
from atoll.table.history import moments
from atoll.table.table import Table
from atoll.table.views.messages import Perspective
from atoll.table.views.viewer import Viewer, perspective_of

__all__ = ["answer"]


async def answer(table: Table, viewer: Viewer, query: HistoryQuery) -> Story | Moments:
    """Return the answer to a viewer's query; raise `Refusal` if it may not see that."""
    perspective = _perspective(table, viewer, query)
    if isinstance(query, StoryQuery):
        setup, plies = moments.story(table, perspective)
        return Story(id=query.id, setup=setup, plies=plies, effects=table.effects)
    # In a thread: views take time, and other tables go on meanwhile.
    shown = await asyncio.to_thread(moments.moments, table, perspective, query.first, query.last)
    return Moments(id=query.id, first=query.first, moments=shown)


def _perspective(table: Table, viewer: Viewer, query: HistoryQuery) -> Perspective:
    if isinstance(query.perspective, msgspec.UnsetType):
        return perspective_of(table, viewer)
    moments.check_perspective(table, viewer, query.perspective)
    return query.perspective
