"""A table in a server's log whose game is at a decision."""

import asyncio
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from msgspec.structs import replace

from atoll.engine.json_values import Ply
from atoll.engine.options import OptionValue
from atoll.games.tobago import GAME
from atoll.server.tables import event_codec
from atoll.store.sqlite.log import SqliteLog
from atoll.table.commands.creation import create, human
from atoll.table.events import Began, Chair, Event, Played
from atoll.table.seats.tokens import new_table_id

TOKEN = "token of Ada"
BEFORE_A_CURSE = Path(__file__).with_name("before_a_curse.jsonl")


def write_table(database: Path, transcript: Path, **options: OptionValue) -> str:
    """Write the table of a transcript: Ada on the first seat, bots on the others; return its id.

    With options the plies are played by them, in today's edition of the rules.
    """
    header, *plies = map(json.loads, transcript.read_text().splitlines())
    bots = [Chair(bot="random")] * (header["players"] - 1)
    chairs = [human("Ada", TOKEN), *bots]
    created = create(GAME, header["players"], {"island": "any", **options}, chairs)
    if not options:
        edition = header["atoll"]
        values = GAME.check_options(header["options"], edition)
        created = replace(created, options=values, stated_edition=edition)
    return _write(database, [created, Began(header["setup"]), *_played(plies)])


def _played(plies: Sequence[Ply]) -> list[Played]:
    return [Played(ply) for ply in plies]


def _write(database: Path, events: Sequence[Event]) -> str:
    table = new_table_id()
    # Playwright's own event loop is running in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _append(database, table, events)).result()
    return table


async def _append(database: Path, table: str, events: Sequence[Event]) -> None:
    log = SqliteLog(database)
    try:
        await log.append(event_codec.to_rows(table, 0, events))
    finally:
        log.close()
