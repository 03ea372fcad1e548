"""Rehearsals: games played on from where a move may end, by the people who seem to sit there."""

from typing import Any

import numpy as np

from atoll.bots.la_tortuga.company import cast, play_as, style_of
from atoll.bots.la_tortuga.learned import FEWEST, WEIGHTS
from atoll.bots.la_tortuga.luck import fresh
from atoll.bots.la_tortuga.planner import DESK
from atoll.bots.la_tortuga.prospects import share_of_win
from atoll.bots.la_tortuga.styles import STYLES
from atoll.bots.search.contract import KINDS
from atoll.bots.search.loops import ODD
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.dice import DICE, seed_dice
from atoll.engine.rule import rule
from atoll.games.la_tortuga import GAME
from atoll.games.la_tortuga.moves import draw
from atoll.games.la_tortuga.rules import step
from atoll.games.la_tortuga.state import MOST_PLAYERS

NEXT_SAMPLE = np.uint64(0xD1B54A32D192ED03)


class Rehearsal:
    """The landings of a move, and a seat's share of the win in games that begin there."""

    def __init__(self, roots: Any, seat: int, beliefs: Any, horizon: int, seed: int) -> None:
        self._roots, self._seat, self._beliefs = roots, seat, beliefs
        self._horizon, self._seed = horizon, seed
        self.shares = np.zeros((0, len(roots)))
        """What was learnt so far: a row a sample, in it a place for each root."""
        self._room = (np.zeros(1, GAME.state), np.zeros(1, GAME.menu), np.zeros(1, DICE))

    @property
    def count(self) -> int:
        return len(self.shares)

    def run(self, size: int) -> None:
        """Play so many samples more."""
        shares = np.zeros((size, len(self._roots)))
        seed = np.uint64((self._seed + self.count * 0x2545F4914F6CDD1D) % 2**64)
        told = (self._seat, self._beliefs, self._horizon, seed)
        rehearse(self._roots, *self._room, *told, np.zeros(1, DESK), shares)
        self.shares = np.concatenate([self.shares, shares])

    def means(self) -> Any:
        """For every landing its mean."""
        return self.shares.mean(axis=0)

    def is_clear(self, contrast: Any, errors: float) -> bool:
        """Whether a weighted sum of the shares differs from zero by so many standard errors."""
        sums = self.shares @ contrast
        error = sums.std() / np.sqrt(max(1, self.count - 1))
        return bool(abs(sums.mean()) > errors * error)


@rule
def rehearse(roots, trials, menus, dice, seat, beliefs, horizon, seed, desks, shares):
    """Sample by sample play on from every root with the same company and the same luck."""
    company = np.zeros((MOST_PLAYERS, STYLES))
    weights = WEIGHTS[roots[0].players - FEWEST]
    for i in range(len(shares)):
        luck = np.add(seed, np.multiply(np.uint64(i + 1), NEXT_SAMPLE))
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
                counts[kind] += 1
                if counts[1] > horizon:
                    return
                label = np.uint64(counts[kind] * KINDS + kind)
                seed_dice(dice, np.add(luck, np.multiply(label, ODD)))
            step(game, draw(game, dice))
        else:
            style = style_of(company, game.actor)
            step(game, play_as(style, game, menu, dice, company, desks))
