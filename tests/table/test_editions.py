"""Editions of the rules: a table keeps the one by which it was set up."""

import json

import msgspec
import pytest

from atoll import games
from atoll.engine import transcript
from atoll.engine.editions import EDITION, EDITIONS, FIRST_EDITION
from atoll.engine.game import Game
from atoll.engine.json_values import JsonValue
from atoll.engine.position import Position
from atoll.table.commands import creation, gameplay
from atoll.table.consent import agreement
from atoll.table.events import Created
from atoll.table.fairness.chance import commitment
from atoll.table.fairness.proof import Verifier
from atoll.table.history import export
from atoll.table.history.branch import branch, import_game
from atoll.table.history.challenge import create_challenge
from atoll.table.seats.rematch import create_rematch
from atoll.table.table import Table
from atoll.table.views.lobby_row import lobby_row
from atoll.table.views.presence import Presence
from tests.table.tables import (
    TOBAGO,
    TORTUGA,
    apply_all,
    begun,
    chairs,
    play_on,
    position_of,
    token,
)

OPTIONS: dict[str, JsonValue] = {"curse": "one", "island": "random", "curse_depth": 21}


def old_table(game: Game = TOBAGO, **options: JsonValue) -> Table:
    """A table as it was set up in edition 1, whose game has begun."""
    created = creation.create(game, 2, {}, chairs("HR"), public=True)
    event = msgspec.to_builtins(created)
    del event["edition"]  # the first version did not write it
    event["options"] = game.check_options(options, FIRST_EDITION)
    event["seed"] = "5" * 64
    table = Table("isle", msgspec.convert(event, Created), lambda _: game)
    apply_all(table, gameplay.begin(table))
    return table


def replayed(table: Table) -> tuple[Position, bool]:
    """The game of a table from its transcript, and whether its proof holds."""
    verifier = Verifier()
    lines = [line.encode() for line in export.write(table).splitlines()]
    [position] = transcript.read(lines, games.find, verifier)
    return position, verifier.verdicts[0].fair


def test_a_new_table_follows_the_newest_edition() -> None:
    table = Table("isle", creation.create(TOBAGO, 2, {}, chairs("HR")), lambda _: TOBAGO)
    assert table.created.edition == EDITION
    apply_all(table, gameplay.begin(table))
    assert position_of(table).edition == EDITION


def test_a_table_whose_log_names_no_edition_follows_the_first() -> None:
    table = old_table(**OPTIONS)
    position = position_of(table)
    assert table.created.edition == position.edition == FIRST_EDITION
    assert position.view(None)["curses"] == 1
    assert position.view(None)["curse_free"] == 18


def test_its_options_are_those_of_its_edition() -> None:
    row = lobby_row(old_table(**OPTIONS), Presence(online=frozenset({0})), 0)
    assert row is not None
    assert row.options == {"curse": "one", "curse_depth": 21}


def test_its_set_up_follows_from_the_seed_by_its_edition() -> None:
    table = old_table(**OPTIONS)
    position = position_of(table).rewound(0)
    assert position.setup["island"] not in ("ABC-0-0", "ABC-0-1", "ABC-1-0", "ABC-1-1")
    seed = table.created.seed
    verifier = Verifier()
    proof = {"table": "isle", "seed": seed, "commitment": commitment(seed)}
    verifier.begins(1, position, proof)
    assert verifier.verdicts[0].difference is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_transcript_names_the_edition_and_is_proven_by_it(edition: int) -> None:
    table = old_table(TORTUGA) if edition == FIRST_EDITION else begun("HR", TORTUGA)
    play_on(table)
    assert json.loads(export.write(table).splitlines()[0])["atoll"] == edition
    position, fair = replayed(table)
    assert (position.edition, fair) == (edition, True)


def test_branches_and_imports_keep_the_edition() -> None:
    table = old_table(**OPTIONS)
    _, events = branch(table, {0}, 0, 0, chairs("H")[0], "random")
    _, imported = import_game(position_of(table))
    for first, *others in (events, imported):
        assert isinstance(first, Created)
        other = Table.of("other", [first, *others], lambda _: TOBAGO)
        assert position_of(other).edition == first.edition == FIRST_EDITION


def test_a_challenge_has_the_same_deal_by_the_same_rules() -> None:
    table = play_on(old_table(TORTUGA, spend_eggs=True))
    created = create_challenge(table, [token(0)], "random")
    assert (created.edition, created.options) == (FIRST_EDITION, {"spend_eggs": True})


def test_a_rematch_follows_the_newest_edition_with_the_same_options() -> None:
    table = old_table(**OPTIONS)
    apply_all(table, agreement.propose(table, [0], agreement.ABANDON))
    created = create_rematch(table, "next", [token(0)], rotate=False)
    assert created.edition == EDITION
    same = {"curse_cards": 1, "island": "any", "curse_depth": 21}
    assert created.options == TOBAGO.check_options(same)
