"""A self-taught bot for La Tortuga with two players (see `learn_la_tortuga.py`).

It needs NumPy alone and is used like any custom bot:

    atoll match la_tortuga --bots examples.self_taught:SelfTaught,skilled --games 1000
"""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from atoll.bots.bot import BotView
from atoll.engine.json_values import Ply

FILE = Path(__file__).with_suffix(".npz")
"""The network: the columns of an observation it uses, their scales, the layers' weights."""


class SelfTaught:
    """Plays the legal action with the highest score of the network."""

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
        scores, _ = self.evaluate(position.observe(seen.seat)[None])
        best = max(range(len(position.actions)), key=lambda n: scores[0, position.actions[n]])
        return position.legal[best]

    def evaluate(self, observations: NDArray[np.int8]) -> tuple[Any, Any]:
        """Return the scores of all actions and the value of every observation.

        The value is from -1, a lost game, to 1, a won one.
        """
        signal = observations[:, self._columns] / self._largest
        for weight, bias in self._layers[:-1]:
            signal = np.maximum(signal @ weight.T + bias, 0)
        weight, bias = self._layers[-1]
        out = signal @ weight.T + bias
        return out[:, :-1], np.tanh(out[:, -1])
