"""A log written by an earlier version is read and played on (see `fixtures/README.md`)."""

import hashlib
import json
import shutil
from pathlib import Path

import msgspec
import pytest

from atoll import games
from atoll.engine.json_values import Json, JsonValue
from atoll.engine.position import Position
from atoll.server.tables import event_codec
from atoll.store.sqlite.log import SqliteLog
from atoll.table.started_game import StartedGame
from atoll.table.table import Table
from tests.server.running_server import run_server

FIXTURES = Path(__file__).parent / "fixtures"
ADDED = ("narrowed",)
EXPECTED: Json = json.loads((FIXTURES / "log_0_1.json").read_text())


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return Path(shutil.copy(FIXTURES / "log_0_1.sqlite", tmp_path))


def digest(value: JsonValue) -> str:
    return hashlib.sha256(msgspec.json.encode(value, order="sorted")).hexdigest()[:16]


def state_of(table: Table) -> Json:
    """The table in plain values, as `log_0_1.json` has it."""
    chairs, proposal, clock = table.chairs, table.proposal, table.clock
    state: Json = {
        "game": table.game.name,
        "status": table.status,
        "seq": table.seq,
        "game_seq": table.game_seq,
        "seats": [[chair.kind, chair.name, chair.bot, chair.view_shared] for chair in chairs],
        "people": sorted(table.people),
        "stood_in": sorted(table.stood_in),
        "declined": sorted(table.declined),
        "proposal": proposal
        and [proposal.what, list(proposal.by), sorted(proposal.agreed), proposal.plies],
        "undone": [list(record) for record in table.undone],
        "clock": clock and {"left": clock.left, "late": clock.late},
        "next": table.next,
    }
    return state if table.started is None else {**state, **state_of_game(table.started)}


def earlier_effects(effects: object) -> Json:
    """The effects of a ply without those that the first version did not have."""
    values: Json = msgspec.to_builtins(effects)
    changes = [each for each in values.pop("changes", []) if each["kind"] not in ADDED]
    return {**values, "changes": changes} if changes else values


def state_of_game(started: StartedGame) -> Json:
    position = started.position
    viewers = (None, *range(position.players))
    return {
        "plies": len(position.plies),
        "chance_plies": started.chance_plies,
        "effects": digest([*map(earlier_effects, started.effects)]),
        "views": {str(seat): digest(position.view(seat)) for seat in viewers},
        "open_view": digest(position.open_view()),
        "histories": {str(seat): digest(position.history(seat)) for seat in viewers},
        "legal": digest(position.legal),
        "outcome": position.outcome.to_json() if position.outcome else None,
        "every_view": digest(replayed_views(position)),
    }


def replayed_views(position: Position) -> list[Json]:
    """A spectator's view of every moment, from the set-up on."""
    replay = position.rewound(0)
    return [replay.follow(position, n).view(None) for n in range(len(position.plies) + 1)]


def test_the_log_has_the_tables_that_were_written(database: Path) -> None:
    log = SqliteLog(database)
    assert [*log.table_ids()] == sorted(EXPECTED)
    log.close()


@pytest.mark.parametrize("table_id", EXPECTED)
def test_a_table_is_restored_and_its_game_replayed(database: Path, table_id: str) -> None:
    log = SqliteLog(database)
    table = Table.of(table_id, event_codec.from_rows(log.read(table_id)), games.find)
    log.close()
    assert state_of(table) == EXPECTED[table_id]


@pytest.mark.parametrize("table_id", EXPECTED)
def test_events_are_written_as_they_were(database: Path, table_id: str) -> None:
    log = SqliteLog(database)
    rows = log.read(table_id)
    log.close()
    written = event_codec.to_rows(table_id, 0, event_codec.from_rows(rows))
    assert [row._replace(at=0) for row in written] == [row._replace(at=0) for row in rows]


async def test_a_server_goes_on_with_a_table(database: Path) -> None:
    expected = EXPECTED["island-undo-asked"]
    async with run_server(database) as server:
        tokens = [f"token of seat {seat}" for seat in range(3)]
        async with server.open_table("island-undo-asked", tokens) as page:
            message = await page.receive_type("table")
            assert (message["seq"], len(page.plies)) == (expected["seq"], expected["plies"])
            assert digest(page.view) in expected["views"].values()
            await page.play_on(decisions=3)
            assert len(page.plies) >= expected["plies"] + 3
