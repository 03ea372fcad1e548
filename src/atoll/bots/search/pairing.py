"""Common random numbers: all games of a sample get the same throws and draws."""

from atoll.bots.search.contract import EVENT_KINDS
from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import Row
from atoll.engine.records.dice import Dice, Purpose, derive_stream, mix
from atoll.engine.records.record import uint64

__all__ = ["batch_seed", "pair_event", "seed_of_sample"]


def batch_seed(seed: int, done: int) -> int:
    """Return the seed of the next batch of simulations, after `done` of them."""
    return derive_stream(seed, done, Purpose.SEARCH)


@rule
def seed_of_sample(seed: int, sample: int) -> int:
    """Return the seed that all games of a sample share."""
    return derive_stream(seed, sample, Purpose.SAMPLE)


@rule
def pair_event(dice: Dice, sample_seed: int, counts: Row, kind: int) -> None:
    """Seed the dice for the next event of this kind, alike in every game of the sample.

    `counts` has the number of events of each kind so far.
    """
    counts[kind] += 1
    dice.state = mix(sample_seed, uint64(counts[kind] * EVENT_KINDS + kind))
