"""Tobago's expert: simulates the plies that knowledge finds best, and takes what wins most."""

import numpy as np

from atoll.bots.bot import BotView
from atoll.bots.search.searcher import Searcher
from atoll.bots.thinking import Thinking
from atoll.bots.tobago.policies import skilled_search
from atoll.bots.tobago.skilled import appraise_menu
from atoll.games.tobago.state import DRIVE, RAISE

MOST_CANDIDATES = 10
TILT = 0.01  # of a win, for every coin of lead


class Expert(Searcher):
    """Looks ahead to the end of the game, from positions the true one might be."""

    def __init__(self, thinking: Thinking) -> None:
        super().__init__(skilled_search(), thinking, lead_bonus=TILT)
        self.entries = (*self.entries, appraise_menu)

    def candidates(self, seen: BotView, usual: int) -> list[int]:
        """The best of the menu; of drives that are worth the same, one."""
        actions = np.array(seen.imagined.actions, np.int64)
        values = np.zeros(len(actions))
        appraise_menu(seen.imagined.states, np.zeros(1, seen.game.menu), values)
        chosen: dict[tuple[int, float], int] = {(usual, 0.0): usual}
        for place in np.argsort(-values, kind="stable"):
            action, value = int(actions[place]), round(float(values[place]), 6)
            is_drive = DRIVE <= action < RAISE
            key = (DRIVE, value) if is_drive else (action, 0.0)
            if is_drive and action == usual:
                chosen[key] = usual
            chosen.setdefault(key, action)
        return list(dict.fromkeys(chosen.values()))[:MOST_CANDIDATES]
