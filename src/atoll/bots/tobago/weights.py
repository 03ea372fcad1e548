"""The weights of Tobago's bots, in coins unless stated otherwise."""

from atoll.engine.records.arrays import Records
from atoll.engine.records.record import Record, f8

__all__ = ["SKILLED", "Weights", "weights"]


class Weights(Record):
    """The weights of a bot."""

    # roses and treasures
    rose: f8  # a rose on a map that is sure to be raised
    raiser: f8  # the raiser's rose, which chooses first
    rival: f8  # a coin of all others together, against one of one's own
    last_rose: f8  # the rose without which nothing can be raised
    slack: f8  # treasure cards by which the end of the game is blurred
    haste: f8  # halvings of a map by which the order of raising is blurred
    # the vehicle
    near_treasure: f8  # being within one drive of a located treasure
    near: f8  # being within one drive of the two sites where a treasure may lie
    amulet_near: f8  # being within one drive of an amulet
    snatch: f8  # the chance that a rival within one drive raises a located treasure
    far_snatch: f8  # the same of one farther off who holds an amulet
    far: f8  # the part of it that each step beyond one drive costs
    # amulets and hand
    amulet: f8  # the first amulet held
    more_amulets: f8  # each further one, as a part of the one before
    late: f8  # treasure cards left at which an amulet is worth half
    exchange: f8  # a new hand, if no card of the old one fits
    least: f8  # any clue: if all seats waited the game would not go on
    # mistakes
    blur: f8  # the largest random error of a value
    greed: f8  # the part of what is still to come that counts in a sharing


def weights(**named: float) -> Records[Weights]:
    """Return an array of one record of weights; every weight must be named."""
    assert named.keys() == set(Weights.dtype.names or ())
    row = Weights.array()
    for name, value in named.items():
        row[name] = value
    return row


SKILLED = weights(
    rose=3.3,
    raiser=4.0,
    rival=0.3,
    last_rose=3.0,
    slack=4.0,
    haste=1.0,
    near_treasure=2.5,
    near=1.0,
    amulet_near=0.2,
    snatch=0.9,
    far_snatch=0.2,
    far=0.12,
    amulet=3.0,
    more_amulets=0.9,
    late=4.0,
    exchange=0.5,
    least=0.4,
    blur=0.0,
    greed=1.0,
)
