"""Looking back over the socket: the story of a game, and its positions moment by moment."""

import asyncio

import msgspec

from atoll.engine.json_values import Json
from atoll.server.protocol.messages import LookBack, Story
from atoll.table.history import moments
from atoll.table.history.moments import Eyes
from atoll.table.seats.viewer import Viewer, perspective_of
from atoll.table.table import Table


async def answer(table: Table, who: Viewer, wish: LookBack) -> Json:
    """What somebody who looks at the table wishes to see; raises `Refusal`."""
    seen_by = _eyes(table, who, wish)
    if isinstance(wish, Story):
        setup, plies = moments.story(table, seen_by)
        words: Json = {"setup": setup, "plies": plies, "facts": table.effects}
    else:
        # Views take their time, and others play meanwhile.
        shown = await asyncio.to_thread(moments.moments, table, seen_by, wish.first, wish.last)
        words = {"first": wish.first, "moments": shown}
    return {"type": "story" if isinstance(wish, Story) else "moments", "id": wish.id, **words}


def _eyes(table: Table, who: Viewer, wish: LookBack) -> Eyes:
    if isinstance(wish.eyes, msgspec.UnsetType):
        return perspective_of(table, who)
    moments.check_eyes(table, who, wish.eyes)
    return wish.eyes
