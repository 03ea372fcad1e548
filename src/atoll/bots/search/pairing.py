"""Paired luck: games that began alike are played on with the same throws and draws."""

from atoll.bots.search.contract import KINDS
from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import Row
from atoll.engine.records.dice import Dice, Purpose, derive_stream, mix
from atoll.engine.records.record import uint64


def batch_seed(seed: int, done: int) -> int:
    """The seed of the next batch of simulations, after this many are done."""
    return derive_stream(seed, done, Purpose.SEARCH)


@rule
def luck_of(seed: int, sample: int) -> int:
    """The luck all games of a sample have."""
    return derive_stream(seed, sample, Purpose.SAMPLE)


@rule
def pair(dice: Dice, luck: int, counts: Row, kind: int) -> None:
    """Let the next event of this kind be what it is in every game with this luck.

    `counts` has the number of events of each kind so far.
    """
    counts[kind] += 1
    dice.state = mix(luck, uint64(counts[kind] * KINDS + kind))
