"""Forbidden Island's reasons in positions of random games."""

import random

from atoll.bots.bot import see
from atoll.bots.forbidden_island.reasons import danger, reasons
from atoll.games import find

ISLAND = find("forbidden_island")


def test_every_ply_has_a_reason_with_valid_numbers() -> None:
    named: set[str] = set()
    for seed in range(6):
        position, rng = ISLAND.new(3, seed=seed, level="elite"), random.Random(seed)
        while not position.over:
            if not position.chance:
                seen = see(position, range(3), seed)
                for ply in seen.legal:
                    [reason] = reasons(seen, ply)
                    named.add(reason.id.removeprefix("forbidden_island-hint-"))
                    assert 0 <= reason.args.get("percent", 0) <= 100
            position.play(rng.choice(position.actions))
    assert {"landing", "site", "keeps", "gives", "can-save", "meets", "goes", "discards"} <= named


def test_only_flooded_tiles_are_in_danger() -> None:
    position = ISLAND.new(2, seed=1)
    assert position.actor >= 0
    seen = see(position, range(2), 1)
    flooded = next(tile["tile"] for tile in seen.view["tiles"] if tile["state"] == "flooded")
    dry = next(tile["tile"] for tile in seen.view["tiles"] if tile["state"] == "dry")
    # The tiles flooded at the start are in the discards: they come again only after a rise.
    assert 0 < danger(seen, flooded) < 0.5
    assert danger(seen, dry) == 0
