"""Chance can be computed again by any client that knows the seed.

The checker below is written from the description in `atoll.table.fairness.chance` alone.
"""

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from atoll.table.commands.checks import require_started
from atoll.table.events import Played
from atoll.table.fairness.chance import Chance, commitment, new_seed
from atoll.table.views.presence import Presence
from atoll.table.views.table_view import describe
from atoll.table.views.viewer import Viewer
from tests.table.tables import TORTUGA, begun, play_on, position_of


def number(seed: str, table_id: str, label: str, attempt: int) -> int:
    message = f"{table_id}:{label}:{attempt}".encode()
    digest = hmac.new(bytes.fromhex(seed), message, hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big")


def expected_outcome(
    seed: str, table_id: str, n: int, outcomes: Sequence[dict[str, Any]], weights: Sequence[int]
) -> dict[str, Any]:
    total, attempt = sum(weights), 0
    while (x := number(seed, table_id, f"chance:{n}", attempt)) >= 2**64 // total * total:
        attempt += 1
    left = x % total
    texts = [json.dumps(ply, sort_keys=True, separators=(",", ":")) for ply in outcomes]
    for text, weight in sorted(zip(texts, weights, strict=True)):
        left -= weight
        if left < 0:
            found: dict[str, Any] = json.loads(text)
            return found
    raise AssertionError("the weights are used up")


@pytest.mark.parametrize("picture", ["BR", "RRBB"])
def test_chance_of_a_whole_game_follows_from_the_seed(picture: str) -> None:
    table = play_on(begun(picture))
    seed, committed = table.created.seed, describe(table, Viewer(), Presence()).commitment
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == committed
    again = TORTUGA.lay_out(table.created.players, {}, table.events[1].setup)  # type: ignore[union-attr]
    n = 0
    for event in table.events[2:]:
        assert isinstance(event, Played)
        if again.chance:
            expected = expected_outcome(seed, table.id, n, again.legal, again.weights)
            assert event.ply == expected
            n += 1
        again.play(event.ply)
    assert n == require_started(table).chance_plies > 50


def test_the_set_up_follows_from_the_seed() -> None:
    table = begun("BBBB")
    dice = Chance(table.created.seed, table.id).dice("setup")
    assert int(dice["state"][0]) == number(table.created.seed, table.id, "setup", 0)
    assert TORTUGA.deal(4, {}, dice).setup == position_of(table).setup


def test_the_order_of_the_outcomes_does_not_matter() -> None:
    outcomes = [{"by": "chance", "do": "egg", "value": value} for value in range(1, 7)]
    weights = [3, 3, 5, 5, 5, 3]
    chance = Chance(new_seed(), "isle")
    for n in range(50):
        assert chance.choose(n, outcomes, weights) == chance.choose(
            n, outcomes[::-1], weights[::-1]
        )


def test_numbers_that_would_favour_an_outcome_are_skipped() -> None:
    outcomes = [{"value": 1}, {"value": 2}]
    weights = [2**62, 2**62 + 1]  # nearly half of all numbers have to be skipped
    seed = "5a" * 32
    skipped = [
        number(seed, "isle", f"chance:{n}", 0) >= 2**64 // sum(weights) * sum(weights)
        for n in range(40)
    ]
    assert any(skipped)
    assert not all(skipped)
    for n in range(40):
        expected = expected_outcome(seed, "isle", n, outcomes, weights)
        assert Chance(seed, "isle").choose(n, outcomes, weights) == expected


def test_outcomes_come_as_often_as_they_weigh() -> None:
    outcomes = [{"value": value} for value in range(1, 4)]
    chance = Chance("17" * 32, "isle")
    drawn = Counter(chance.choose(n, outcomes, [1, 2, 3])["value"] for n in range(6000))
    assert drawn[1] == pytest.approx(1000, abs=100)
    assert drawn[2] == pytest.approx(2000, abs=130)
    assert drawn[3] == pytest.approx(3000, abs=150)


def test_every_table_has_its_own_chance() -> None:
    seed = new_seed()
    assert Chance(seed, "isle").number("setup") != Chance(seed, "reef").number("setup")
    assert len({new_seed() for _ in range(100)}) == 100
    assert commitment(seed) != seed
