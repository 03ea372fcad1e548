"""A La Tortuga player for two that taught itself (see `learn_la_tortuga.py`).

It needs NumPy alone, and is a bot like any other:

    atoll match la_tortuga --bots examples.self_taught:SelfTaught,skilled --games 1000
"""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from atoll.bots.bot import BotView
from atoll.engine.json_values import Ply

FILE = Path(__file__).with_suffix(".npz")
"""What was learned: which numbers of an observation count, their sizes, the layers' weights."""


class SelfTaught:
    """Asks the network how good every legal action looks, and does the best one."""

    games = ("la_tortuga",)

    def __init__(self, file: Path = FILE) -> None:
        with np.load(file) as learned:
            self._columns, self._largest = learned["columns"], learned["largest"]
            depth = sum(name.startswith("weight") for name in learned)
            self._layers = [
                [learned[f"{part}{n}"].astype(np.float32) for part in ("weight", "bias")]
                for n in range(depth)
            ]

    def choose(self, seen: BotView) -> Ply | None:
        position = seen.determinized
        liking, _ = self.judge(position.observe(seen.seat)[None])
        best = max(range(len(position.actions)), key=lambda n: liking[0, position.actions[n]])
        return position.legal[best]

    def judge(self, observations: NDArray[np.int8]) -> tuple[Any, Any]:
        """For every observation, how much each action is liked and how the seat stands.

        1 is a game won, -1 one lost.
        """
        signal = observations[:, self._columns] / self._largest
        for weight, bias in self._layers[:-1]:
            signal = np.maximum(signal @ weight.T + bias, 0)
        weight, bias = self._layers[-1]
        out = signal @ weight.T + bias
        return out[:, :-1], np.tanh(out[:, -1])
