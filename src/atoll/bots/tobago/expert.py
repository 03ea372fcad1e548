"""`expert`: compares the best plies by evaluation with rollouts to the end of the game."""

import numpy as np

from atoll.bots.bot import BotView
from atoll.bots.search.searcher import Searcher
from atoll.bots.thinking import Thinking
from atoll.bots.tobago.skilled import appraise_menu, skilled_search
from atoll.engine.records.arrays import zeros
from atoll.games.tobago.actions import DRIVE

__all__ = ["LEAD_BONUS", "MOST_CANDIDATES", "Expert"]

MOST_CANDIDATES = 10
LEAD_BONUS = 0.01  # of a win, for every coin of lead


class Expert(Searcher):
    """Looks ahead to the end of the game from determinized positions."""

    def __init__(self, thinking: Thinking) -> None:
        super().__init__(skilled_search(), thinking, lead_bonus=LEAD_BONUS)
        self.entries = (*self.entries, appraise_menu)

    def candidates(self, seen: BotView, usual: int) -> list[int]:
        """Return the best actions of the menu; of drives with the same value only one."""
        actions = seen.determinized.actions
        values = zeros(len(actions))
        appraise_menu(seen.determinized.states, seen.game.new_menus(), values)
        chosen: dict[tuple[int, float], int] = {(usual, 0.0): usual}
        for place in np.argsort(-values, kind="stable"):
            action, value = actions[place], round(float(values[place]), 6)
            key = (DRIVE.of(0), value) if DRIVE.has(action) else (action, 0.0)
            if DRIVE.has(action) and action == usual:
                chosen[key] = usual
            chosen.setdefault(key, action)
        return list(dict.fromkeys(chosen.values()))[:MOST_CANDIDATES]
