"""Learn La Tortuga for two players from scratch by self-play (PPO).

    pip install --group learn
    python -m examples.learn_la_tortuga

Hundreds of games are played at once (by `VectorGame`), both sides by one small network.  It gets
the observation of a seat and returns probabilities of the actions and a value of the position.
After some decisions in every game it is updated, so that actions that went better than expected
become more likely; then the games continue.

At intervals it is saved to `self_taught.npz` and plays a match against `skilled`, which never
takes part in the training.  The same seed gives the same network on the same machine.
"""

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track
from torch import Tensor, nn

from atoll.lab.environments.vector import VectorGame
from examples.exam import Exam
from examples.self_taught import FILE, SelfTaught

GAME, PLAYERS = "la_tortuga", 2
GAMES, STEPS = 512, 64  # games at once, and decisions in each between two lessons
PATIENCE = 0.92  # the weight of later results against the network's expectation (GAE lambda)
EPOCHS, BATCH, RATE = 2, 4096, 2e-3
CLIP = 0.2  # how far a lesson may shift the probability of an action
CURIOSITY = 0.005  # the initial weight of the entropy bonus
UNITS = (64, 32)
OPPONENT = "skilled"


# ── The network ──────────────────────────────────────────────────────────────────────────


class Network:
    """A network with a policy and a value output; inputs that never change are left out."""

    def __init__(self, vector: VectorGame) -> None:
        largest = largest_seen(vector)
        self.columns = np.flatnonzero(largest)
        self.largest = largest[self.columns].astype(np.float32)
        sizes = (len(self.columns), *UNITS)
        hidden = [(nn.Linear(a, b), nn.ReLU()) for a, b in pairwise(sizes)]
        last = nn.Linear(sizes[-1], vector.game.actions + 1)
        nn.init.zeros_(last.weight)  # at first all actions are equally likely
        self.layers = nn.Sequential(*(layer for pair in hidden for layer in pair), last)

    def inputs_of(self, observations: NDArray[np.int8]) -> Tensor:
        """Return the network's input for observations."""
        return torch.from_numpy(observations[:, self.columns] / self.largest)

    def evaluate(self, inputs: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log probabilities of the actions, and the value: 1 won, -1 lost."""
        out = self.layers(inputs)
        scores = out[:, :-1].masked_fill(~masks, -torch.inf)
        return scores.log_softmax(1), out[:, -1].tanh()

    def save(self, file: Path) -> None:
        """Save the weights for `SelfTaught` in half precision."""
        linear = [layer for layer in self.layers if isinstance(layer, nn.Linear)]
        weights = {f"weight{n}": layer.weight for n, layer in enumerate(linear)}
        biases = {f"bias{n}": layer.bias for n, layer in enumerate(linear)}
        arrays = {
            name: each.detach().numpy().astype(np.float16)
            for name, each in {**weights, **biases}.items()
        }
        np.savez_compressed(file, columns=self.columns, largest=self.largest, **arrays)


def largest_seen(vector: VectorGame, steps: int = 2000) -> NDArray[np.int8]:
    """Return the largest value of each number of an observation in random games."""
    rng = np.random.default_rng(0)
    largest: NDArray[np.int8] = vector.observations.max(0)
    for _ in range(steps):
        vector.step((rng.random(vector.masks.shape) * vector.masks).argmax(1))
        np.maximum(largest, vector.observations.max(0), out=largest)
    return largest


# ── Playing ──────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Experience:
    """The decisions of all games in a row, and their results."""

    inputs: Tensor
    masks: Tensor
    actions: Tensor
    log_probs: Tensor
    """The log probabilities of the actions when they were chosen."""
    advantages: Tensor
    """How much better it went than expected, in standard deviations."""
    values: Tensor
    """The values that should have been expected."""
    ended: int
    """The number of games that ended."""


def play(vector: VectorGame, network: Network) -> Experience:
    """Play some decisions in every game, sampled from the network's probabilities."""
    moments, expected, rewards, over, sides = [], [], [], [], []
    for _ in range(STEPS):
        inputs, masks = network.inputs_of(vector.observations), torch.tensor(vector.masks)
        log_probs, values = network.evaluate(inputs, masks)
        actions = torch.multinomial(log_probs.exp(), 1)
        moments.append((inputs, masks, actions, log_probs.gather(1, actions)))
        sides.append(side(vector))
        expected.append(sides[-1] * values.numpy())
        vector.step(actions[:, 0].numpy())
        rewards.append(vector.rewards[:, 0] - vector.rewards[:, 1])
        over.append(vector.over.copy())
    _, values = network.evaluate(network.inputs_of(vector.observations), torch.tensor(vector.masks))
    expected.append(side(vector) * values.numpy())
    surprise = advantages_of(np.array(expected), np.array(rewards), np.array(over))
    own = torch.from_numpy((np.array(sides) * surprise).ravel())
    believed = torch.from_numpy((np.array(sides) * np.array(expected[:-1])).ravel())
    inputs, masks, actions, log_probs = (torch.cat(each) for each in zip(*moments, strict=True))
    return Experience(
        *(inputs, masks, actions, log_probs),
        advantages=own / own.std(),
        values=believed + own,
        ended=int(np.sum(over)),
    )


def side(vector: VectorGame) -> NDArray[np.float32]:
    """Return 1 where the first seat decides and -1 where the second does (zero sum)."""
    return (1 - 2 * vector.actors).astype(np.float32)


def advantages_of(
    expected: NDArray[np.float32], rewards: NDArray[np.float32], over: NDArray[np.bool_]
) -> NDArray[np.float32]:
    """Return the advantage of every decision for the first seat (GAE).

    Later surprises in the same game count as well, discounted by `PATIENCE`.
    """
    surprise = np.zeros_like(rewards)
    later = np.zeros_like(rewards[0])
    for n in reversed(range(len(rewards))):
        goes_on = ~over[n]
        later = rewards[n] + goes_on * (expected[n + 1] + PATIENCE * later) - expected[n]
        surprise[n] = later
    return surprise


# ── Learning ─────────────────────────────────────────────────────────────────────────────


class Learner:
    """A network, its games against itself, and its updates."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.vector = VectorGame(GAME, players=PLAYERS, count=GAMES, seed=seed)
        self.network = Network(self.vector)
        self.vector.reset(seed)
        self._optimizer = torch.optim.Adam(self.network.layers.parameters())
        self.decisions = self.ended = 0

    def update(self, ahead: float) -> None:
        """Play on and update the network; `ahead` is the part of the lessons still to come."""
        for group in self._optimizer.param_groups:
            group["lr"] = RATE * ahead
        with torch.no_grad():
            experience = play(self.vector, self.network)
        self.decisions += len(experience.actions)
        self.ended += experience.ended
        for _ in range(EPOCHS):
            for some in torch.randperm(len(experience.actions)).split(BATCH):
                self._optimizer.zero_grad()
                self._loss(experience, some, CURIOSITY * ahead).backward()
                nn.utils.clip_grad_norm_(self.network.layers.parameters(), 0.5)
                self._optimizer.step()

    def _loss(self, experience: Experience, some: Tensor, curiosity: float) -> Tensor:
        log_probs, values = self.network.evaluate(experience.inputs[some], experience.masks[some])
        chosen = log_probs.gather(1, experience.actions[some]) - experience.log_probs[some]
        ratio, gain = chosen[:, 0].exp(), experience.advantages[some]
        better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        wrong = (values - experience.values[some]).square().mean()
        sure = (log_probs.exp() * log_probs.nan_to_num(neginf=0)).sum(1).mean()
        return wrong - better + curiosity * sure


def learn(lessons: int, exams: int, games: int, seed: int) -> Iterator[dict[str, Any]]:
    """Learn; yield the result of every exam."""
    learner, exam = Learner(seed), Exam(GAME, OPPONENT, games)
    marks = {round(lessons * (n / exams) ** 2) for n in range(1, exams + 1)}  # denser at first
    began = time.process_time()
    for number in track(range(1, lessons + 1), "Updates", console=Console(stderr=True)):
        learner.update(1 - (number - 1) / lessons)
        if number in marks:
            taken = time.process_time() - began
            learner.network.save(FILE)
            experience = {"decisions": learner.decisions, "games": learner.ended}
            yield {"seconds": round(taken), **experience, **exam.take(SelfTaught().evaluate)}
            began = time.process_time() - taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--lessons", type=int, default=250)
    parser.add_argument("--exams", type=int, default=10)
    parser.add_argument("--games", type=int, default=600, help="of every exam")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for exam in learn(given.lessons, given.exams, given.games, given.seed):
        print(json.dumps(exam), flush=True)


if __name__ == "__main__":
    main()
