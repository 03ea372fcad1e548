"""Set-ups that were arranged by hand: what may be chosen, how the rest is dealt, and the proof."""

import json
from typing import Any

import pytest

from atoll.engine import transcript
from atoll.engine.game import Game
from atoll.games.tobago.island.geometry import ISLANDS, Island
from atoll.table.commands import creation, gameplay
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Created
from atoll.table.fairness.proof import Verifier, proof_of
from atoll.table.table import Table
from atoll.table.views import lobby_row
from atoll.table.views.presence import Presence
from tests.table.tables import (
    ISLAND,
    TOBAGO,
    TORTUGA,
    apply_all,
    chairs,
    play_on,
    position_of,
    refusal_id,
)

LAID_OUT = TOBAGO.new(players=2, seed=3, island="ABC-0-1").setup
OBJECTS = {key: LAID_OUT[key] for key in ("island", "huts", "palms", "statues")}
TILES = [*reversed(ISLAND.new(players=2, seed=1).setup["tiles"])]


def arranged(game: Game, chosen: dict[str, Any], picture: str = "RR", **options: Any) -> Table:
    """A table with this part of the set-up chosen, whose game has not begun."""
    created = creation.create(game, len(picture), options, chairs(picture), chosen)
    table = Table("isle", created, lambda _: game)
    creation.check_deal(table)
    return table


def begun(table: Table) -> Table:
    apply_all(table, gameplay.begin(table))
    return table


def setup_of(table: Table) -> dict[str, Any]:
    return position_of(begun(table)).setup


@pytest.mark.parametrize(
    ("game", "chosen"),
    [
        (TORTUGA, {"egg": 6}),
        (TORTUGA, {"egg": 2, "first": 1}),
        (ISLAND, {"tiles": TILES}),
        (ISLAND, {"tiles": TILES, "flooded": TILES[:6], "roles": ["pilot", "diver"], "first": 1}),
        (TOBAGO, {"island": "ABC-0-1"}),
        (TOBAGO, OBJECTS),
    ],
)
def test_a_game_begins_with_what_was_chosen(game: Game, chosen: dict[str, Any]) -> None:
    setup = setup_of(arranged(game, chosen))
    assert {key: setup[key] for key in chosen} == chosen


@pytest.mark.parametrize("left_out", ["huts", "palms", "statues"])
def test_what_is_left_out_is_dealt_around_what_was_chosen(left_out: str) -> None:
    chosen = {key: value for key, value in OBJECTS.items() if key != left_out}
    dealt = [setup_of(arranged(TOBAGO, chosen))[left_out] for _ in range(5)]
    assert len({json.dumps(each) for each in dealt}) > 1


def test_a_chosen_island_must_be_the_options_own() -> None:
    chosen = {"island": "ABC-0-1"}
    assert setup_of(arranged(TOBAGO, chosen, island="ABC-0-1"))["island"] == "ABC-0-1"
    assert refusal_id(lambda: arranged(TOBAGO, chosen, island="aBC-0-1")) == "table-chosen"


def with_hut(space: str) -> dict[str, Any]:
    return {**OBJECTS, "huts": [space, *LAID_OUT["huts"][1:]]}


def by_the_ocean() -> dict[str, Any]:
    """The objects, with a statue on the northernmost space."""
    taken = {*OBJECTS["huts"], *OBJECTS["palms"]}
    shore = next(space for space in island_called("ABC-0-1").names if space not in taken)
    return {**OBJECTS, "statues": [{"at": shore, "faces": 0}, *LAID_OUT["statues"][1:]]}


def island_called(name: str) -> Island:
    return next(island for island in ISLANDS if island.name == name)


@pytest.mark.parametrize(
    ("game", "chosen", "reason"),
    [
        (TORTUGA, {"egg": 7}, "'egg'"),
        (TORTUGA, {"first": 2}, "'first'"),
        (TORTUGA, {"turtles": 2}, "turtles"),
        (ISLAND, {"tiles": [TILES[0], TILES[0], *TILES[2:]]}, "twice"),
        (ISLAND, {"tiles": TILES[1:]}, "24"),
        (ISLAND, {"flooded": ["atlantis", *TILES[:5]]}, "atlantis"),
        (ISLAND, {"hands": [[], []]}, "hands"),
        (TOBAGO, {"island": "XYZ-0-1"}, "XYZ-0-1"),
        (TOBAGO, {"clues": [None] * 4}, "clues"),
        (TOBAGO, with_hut("99,99"), "99,99"),
        (TOBAGO, with_hut(LAID_OUT["huts"][1]), "four spaces"),
        (TOBAGO, with_hut(LAID_OUT["palms"][0]), "without another object"),
        (TOBAGO, {**OBJECTS, "statues": [{"at": LAID_OUT["huts"][0]}] * 3}, "faces"),
        (TOBAGO, {**OBJECTS, "statues": "none"}, "statues"),
        (TOBAGO, by_the_ocean(), "not next to the ocean"),
    ],
)
def test_what_the_rules_forbid_is_refused(game: Game, chosen: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        arranged(game, chosen)
    assert refused.value.id == "table-chosen"
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("game", "chosen"),
    [(TORTUGA, {"egg": 5}), (ISLAND, {"tiles": TILES}), (TOBAGO, {**OBJECTS, "first": 1})],
)
def test_an_arranged_game_can_be_verified(game: Game, chosen: dict[str, Any]) -> None:
    table = play_on(begun(arranged(game, chosen)))
    verifier = Verifier()
    written = transcript.write(position_of(table), proof=proof_of(table))
    for _ in transcript.read([line.encode() for line in written], lambda _: game, verifier):
        pass
    assert verifier.verdicts[0].fair


def test_a_proof_with_another_arrangement_is_not_fair() -> None:
    table = play_on(begun(arranged(TORTUGA, {"egg": 5})))
    header, *plies = [
        json.loads(line) for line in transcript.write(position_of(table), proof=proof_of(table))
    ]
    header["proof"]["chosen"] = {"egg": 6}
    verifier = Verifier()
    lines = [json.dumps(line).encode() for line in (header, *plies)]
    for _ in transcript.read(lines, lambda _: TORTUGA, verifier):
        pass
    assert not verifier.verdicts[0].fair


def test_the_lobby_and_the_table_say_what_was_arranged() -> None:
    created = creation.create(
        ISLAND, 2, {}, chairs("OR"), {"first": 0, "tiles": TILES}, public=True
    )
    row = lobby_row.lobby_row(Table("isle", created, lambda _: ISLAND), Presence(), 0)
    assert row is not None
    assert row.arranged == ["tiles"]


def test_an_arrangement_is_completed_at_random() -> None:
    completed = creation.arrange(TOBAGO, 3, {}, {"island": "ABC-0-1", "huts": OBJECTS["huts"]})
    assert completed["huts"] == OBJECTS["huts"]
    assert set(completed) == {"first", "island", "huts", "palms", "statues"}
    assert setup_of(arranged(TOBAGO, completed, "RRR"))["palms"] == completed["palms"]


def test_hidden_parts_stay_dealt_by_the_seed() -> None:
    tables = [arranged(TOBAGO, OBJECTS) for _ in range(4)]
    assert len({json.dumps(setup_of(table)["hands"]) for table in tables}) > 1


def test_the_first_event_keeps_the_arrangement() -> None:
    [event, *_] = arranged(TORTUGA, {"egg": 4}).events
    assert isinstance(event, Created)
    assert event.chosen == {"egg": 4}
