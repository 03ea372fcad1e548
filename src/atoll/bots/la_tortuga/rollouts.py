"""Rollouts from the places a move may end in, by players in the styles they have shown."""

import numpy as np
from numpy.typing import NDArray

from atoll.bots.la_tortuga.beliefs import play_as
from atoll.bots.la_tortuga.chance_events import event_kind
from atoll.bots.la_tortuga.evaluation import expected_share, weights_for
from atoll.bots.la_tortuga.policy import leader_first
from atoll.bots.la_tortuga.skilled import Scratch
from atoll.bots.la_tortuga.styles import STYLES, draw_styles, style_of
from atoll.bots.search.contract import EVENT_KINDS
from atoll.bots.search.pairing import batch_seed, pair_event, seed_of_sample
from atoll.engine.compiler.entry import entry
from atoll.engine.compiler.rule import rule
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.records.arrays import FloatGrid, FloatRow, Records, zeros
from atoll.engine.records.dice import Dice, Purpose, seed_dice
from atoll.engine.records.menu import Menu
from atoll.games.la_tortuga import GAME
from atoll.games.la_tortuga.moves import draw
from atoll.games.la_tortuga.rules import step
from atoll.games.la_tortuga.state import MOST_PLAYERS, Phase, Tortuga

__all__ = ["EXAMPLES", "NETWORK_WEIGHT", "Rollouts", "appraise_roots", "play_on", "roll_out_all"]

NETWORK_WEIGHT = 100  # the network's value of a landing counts like this number of samples


class Rollouts:
    """The landings of a move, and a seat's share of the win in rollouts that begin there.

    The network evaluates positions some moves later, and also the landings themselves.
    """

    def __init__(
        self, roots: Records[Tortuga], seat: int, beliefs: FloatGrid, moves: int, seed: int
    ) -> None:
        self._roots, self._seat, self._beliefs = roots, seat, beliefs
        self._moves, self._seed = moves, seed
        self._buffers = (Tortuga.array(), GAME.new_menus(), Dice.array())
        self._scratches = Scratch.array()
        self._opinion = zeros(len(roots))
        appraise_roots(roots, seat, beliefs, self._scratches, self._opinion)
        # A row for each sample, a column for each root.
        self._shares: NDArray[np.float64] = zeros((0, len(roots)))

    @property
    def count(self) -> int:
        return len(self._shares)

    def run(self, size: int) -> None:
        """Play this number of further samples."""
        shares = zeros((size, len(self._roots)))
        seed = batch_seed(self._seed, self.count)
        roll_out_all(
            *(self._roots, *self._buffers, self._seat, self._beliefs, self._moves, seed),
            *(self._scratches, shares),
        )
        self._shares = np.concatenate([self._shares, shares])

    def values(self) -> NDArray[np.float64]:
        """Return the value of every landing."""
        total: NDArray[np.float64] = NETWORK_WEIGHT * self._opinion + self._shares.sum(axis=0)
        return total / (NETWORK_WEIGHT + self.count)

    def is_clear(self, contrast: NDArray[np.float64], errors: float) -> bool:
        """Return whether a weighted sum of the values is `errors` standard errors from zero."""
        error = (self._shares @ contrast).std() / np.sqrt(max(1, self.count - 1))
        return bool(abs(self.values() @ contrast) > errors * error)


EXAMPLES = {
    **GAME.examples,
    "roots": Tortuga.array(0),
    "trials": Tortuga.array(0),
    "beliefs": zeros((0, 0)),
    "scratches": Scratch.array(0),
    "network_values": zeros(0),
    "shares": zeros((0, 0)),
    "horizon": 0,
}


@entry(EXAMPLES)
def appraise_roots(
    roots: Records[Tortuga],
    seat: int,
    beliefs: FloatGrid,
    scratches: Records[Scratch],
    network_values: FloatRow,
) -> None:
    """Write the network's value of every root."""
    weights = weights_for(roots[0].players)
    for n in range(len(roots)):
        network_values[n] = expected_share(roots[n], seat, beliefs, weights, scratches[0].encodings)


@entry(EXAMPLES)
def roll_out_all(
    roots: Records[Tortuga],
    trials: Records[Tortuga],
    menus: Records[Menu],
    dice: Records[Dice],
    seat: int,
    beliefs: FloatGrid,
    horizon: int,
    seed: int,
    scratches: Records[Scratch],
    shares: FloatGrid,
) -> None:
    """For every sample play on from every root with the same styles and random numbers."""
    seat_styles = zeros((MOST_PLAYERS, STYLES))
    weights = weights_for(roots[0].players)
    for i in range(len(shares)):
        sample_seed = seed_of_sample(seed, i)
        seed_dice(dice[0], sample_seed, 0, Purpose.GAME)
        draw_styles(roots[0], seat, beliefs, dice[0], seat_styles)
        for j in range(len(roots)):
            trials[0] = roots[j]
            play_on(trials[0], menus[0], dice[0], sample_seed, horizon, seat_styles, scratches)
            encodings = scratches[0].encodings
            shares[i, j] = expected_share(trials[0], seat, seat_styles, weights, encodings)


@rule
def play_on(
    game: Tortuga,
    menu: Menu,
    dice: Dice,
    sample_seed: int,
    horizon: int,
    seat_styles: FloatGrid,
    scratches: Records[Scratch],
) -> None:
    """Play on for `horizon` moves; the n-th has the same random numbers in every root."""
    counts = zeros(EVENT_KINDS, np.int64)
    while game.actor != NOBODY:
        if game.actor == CHANCE:
            kind = event_kind(game)
            if kind:
                pair_event(dice, sample_seed, counts, kind)
                if counts[1] > horizon:
                    return
            step(game, draw(game, dice))
        elif game.phase == Phase.CHOOSE:  # a better choice would take most of the time
            step(game, leader_first(game))
        else:
            style = style_of(seat_styles, game.actor)
            step(game, play_as(style, game, menu, dice, seat_styles, scratches))
