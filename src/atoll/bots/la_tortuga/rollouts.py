"""Rehearsals: games played on from where a move may end, by the people who seem to sit there."""

from typing import Any

import numpy as np

from atoll.bots.la_tortuga.company import cast, play_as, style_of
from atoll.bots.la_tortuga.learned import FEWEST, WEIGHTS
from atoll.bots.la_tortuga.luck import fresh
from atoll.bots.la_tortuga.planner import DESK
from atoll.bots.la_tortuga.prospects import share_of_win
from atoll.bots.la_tortuga.stop4 import leader_first
from atoll.bots.la_tortuga.styles import STYLES
from atoll.bots.search.contract import KINDS
from atoll.bots.search.pairing import luck_of, pair
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.dice import DICE, seed_dice
from atoll.engine.entry import entry
from atoll.engine.rule import rule
from atoll.games.la_tortuga import GAME
from atoll.games.la_tortuga.moves import draw
from atoll.games.la_tortuga.rules import step
from atoll.games.la_tortuga.state import MOST_PLAYERS, Phase

OPINION = 100  # so many samples the network's opinion of a landing counts for


class Rehearsal:
    """The landings of a move, and a seat's share of the win in games that begin there.

    The network judges positions a few moves on, and its opinion of the landings themselves
    counts as well.
    """

    def __init__(self, roots: Any, seat: int, beliefs: Any, moves: int, seed: int) -> None:
        self._roots, self._seat, self._beliefs = roots, seat, beliefs
        self._moves, self._seed = moves, seed
        self._room = (np.zeros(1, GAME.state), np.zeros(1, GAME.menu), np.zeros(1, DICE))
        self._desks = np.zeros(1, DESK)
        self._opinion = np.zeros(len(roots))
        appraise_roots(roots, seat, beliefs, self._desks, self._opinion)
        self._shares = np.zeros((0, len(roots)))  # a row a sample, in it a place for each root

    @property
    def count(self) -> int:
        return len(self._shares)

    def run(self, size: int) -> None:
        """Play so many samples more."""
        shares = np.zeros((size, len(self._roots)))
        seed = np.uint64((self._seed + self.count * 0x2545F4914F6CDD1D) % 2**64)
        told = (self._seat, self._beliefs, self._moves, seed)
        rehearse(self._roots, *self._room, *told, self._desks, shares)
        self._shares = np.concatenate([self._shares, shares])

    def worth(self) -> Any:
        """What every landing is worth."""
        total = OPINION * self._opinion + self._shares.sum(axis=0)
        return total / (OPINION + self.count)

    def is_clear(self, contrast: Any, errors: float) -> bool:
        """Whether a weighted sum of the worths differs from zero by so many standard errors."""
        error = (self._shares @ contrast).std() / np.sqrt(max(1, self.count - 1))
        return bool(abs(self.worth() @ contrast) > errors * error)


EXAMPLES = {
    **GAME.examples,
    "roots": np.zeros(0, GAME.state),
    "trials": np.zeros(0, GAME.state),
    "beliefs": np.zeros((0, 0)),
    "desks": np.zeros(0, DESK),
    "opinion": np.zeros(0),
    "shares": np.zeros((0, 0)),
    "horizon": 0,
}


@entry(EXAMPLES)
def appraise_roots(roots, seat, beliefs, desks, opinion):
    """What the network thinks of every root."""
    weights = WEIGHTS[roots[0].players - FEWEST]
    for n in range(len(roots)):
        opinion[n] = share_of_win(roots[n], seat, beliefs, weights, desks[0].glances)


@entry(EXAMPLES)
def rehearse(roots, trials, menus, dice, seat, beliefs, horizon, seed, desks, shares):
    """Sample by sample play on from every root with the same company and the same luck."""
    company = np.zeros((MOST_PLAYERS, STYLES))
    weights = WEIGHTS[roots[0].players - FEWEST]
    for i in range(len(shares)):
        luck = luck_of(seed, i)
        seed_dice(dice[0], luck)
        cast(roots[0], seat, beliefs, dice[0], company)
        for j in range(len(roots)):
            trials[0] = roots[j]
            play_on(trials[0], menus[0], dice[0], luck, horizon, company, desks)
            glances = desks[0].glances
            shares[i, j] = share_of_win(trials[0], seat, company, weights, glances)


@rule
def play_on(game, menu, dice, luck, horizon, company, desks):
    """Play on for so many moves; the n-th of them always has the same luck, and so has a card."""
    counts = np.zeros(KINDS, np.int64)
    while game.actor != NOBODY:
        if game.actor == CHANCE:
            kind = fresh(game)
            if kind:
                pair(dice, luck, counts, kind)
                if counts[1] > horizon:
                    return
            step(game, draw(game, dice))
        elif game.phase == Phase.CHOOSE:  # to weigh the order well takes longer than all else
            step(game, leader_first(game))
        else:
            style = style_of(company, game.actor)
            step(game, play_as(style, game, menu, dice, company, desks))
