"""Learn La Tortuga for two players from nothing, by playing against oneself.

    pip install --group learn
    python -m examples.learn_la_tortuga

Hundreds of games are played at once (by `VectorGame`), both sides by one small network that sees
what a seat may see and says how likely every action should be and how well it stands.  After
some decisions in every game it is changed a little, so that what went better than expected
becomes likelier (PPO); then the games go on.

Now and then it is written into `self_taught.npz` and plays a match against `skilled`, which
never takes part in the learning.  The same seed gives the same network on the same machine.
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
GAMES, STEPS = 512, 64  # so many games at once, so many decisions in each between two lessons
PATIENCE = 0.92  # how much what comes later counts, rather than what the network expects of it
EPOCHS, BATCH, RATE = 2, 4096, 2e-3
CLIP = 0.2  # how far a lesson may shift the likelihood of an action
CURIOSITY = 0.005  # what it is worth not to be too sure, at first
UNITS = (64, 32)
OPPONENT = "skilled"


# ── The network ──────────────────────────────────────────────────────────────────────────


class Network:
    """Sees the numbers of an observation that ever change; likes actions, weighs prospects."""

    def __init__(self, vector: VectorGame) -> None:
        largest = largest_seen(vector)
        self.columns = np.flatnonzero(largest)
        self.largest = largest[self.columns].astype(np.float32)
        sizes = (len(self.columns), *UNITS)
        hidden = [(nn.Linear(a, b), nn.ReLU()) for a, b in pairwise(sizes)]
        last = nn.Linear(sizes[-1], vector.game.actions + 1)
        nn.init.zeros_(last.weight)  # in the beginning everything is equally likely
        self.layers = nn.Sequential(*(layer for pair in hidden for layer in pair), last)

    def look(self, observations: NDArray[np.int8]) -> Tensor:
        """What the network is shown of observations."""
        return torch.from_numpy(observations[:, self.columns] / self.largest)

    def judge(self, shown: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the actions' likelihoods, and the prospects: 1 won, -1 lost."""
        out = self.layers(shown)
        liking = out[:, :-1].masked_fill(~masks, -torch.inf)
        return liking.log_softmax(1), out[:, -1].tanh()

    def save(self, file: Path) -> None:
        """Write it down for `SelfTaught`, in numbers of half the usual length."""
        linear = [layer for layer in self.layers if isinstance(layer, nn.Linear)]
        weights = {f"weight{n}": layer.weight for n, layer in enumerate(linear)}
        biases = {f"bias{n}": layer.bias for n, layer in enumerate(linear)}
        arrays = {
            name: each.detach().numpy().astype(np.float16)
            for name, each in {**weights, **biases}.items()
        }
        np.savez_compressed(file, columns=self.columns, largest=self.largest, **arrays)


def largest_seen(vector: VectorGame, steps: int = 2000) -> NDArray[np.int8]:
    """The largest value of each number of an observation, in games played at random."""
    lot = np.random.default_rng(0)
    largest: NDArray[np.int8] = vector.observations.max(0)
    for _ in range(steps):
        vector.step((lot.random(vector.masks.shape) * vector.masks).argmax(1))
        np.maximum(largest, vector.observations.max(0), out=largest)
    return largest


# ── Playing ──────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Experience:
    """Decisions, those of all games after each other, and what became of them."""

    shown: Tensor
    masks: Tensor
    actions: Tensor
    likelihoods: Tensor
    """Of the actions when they were chosen, as logarithms."""
    advantages: Tensor
    """How much better it went than expected, in units of the usual surprise."""
    prospects: Tensor
    """What should have been expected."""
    ended: int
    """So many games came to an end."""


def play(vector: VectorGame, network: Network) -> Experience:
    """Some decisions in every game, each chosen as likely as the network says."""
    moments, expected, rewards, over, sides = [], [], [], [], []
    for _ in range(STEPS):
        shown, masks = network.look(vector.observations), torch.tensor(vector.masks)
        likelihoods, prospects = network.judge(shown, masks)
        actions = torch.multinomial(likelihoods.exp(), 1)
        moments.append((shown, masks, actions, likelihoods.gather(1, actions)))
        sides.append(side(vector))
        expected.append(sides[-1] * prospects.numpy())
        vector.step(actions[:, 0].numpy())
        rewards.append(vector.rewards[:, 0] - vector.rewards[:, 1])
        over.append(vector.over.copy())
    _, prospects = network.judge(network.look(vector.observations), torch.tensor(vector.masks))
    expected.append(side(vector) * prospects.numpy())
    surprise = look_back(np.array(expected), np.array(rewards), np.array(over))
    own = torch.from_numpy((np.array(sides) * surprise).ravel())
    believed = torch.from_numpy((np.array(sides) * np.array(expected[:-1])).ravel())
    shown, masks, actions, likelihoods = (torch.cat(each) for each in zip(*moments, strict=True))
    return Experience(
        *(shown, masks, actions, likelihoods),
        advantages=own / own.std(),
        prospects=believed + own,
        ended=int(np.sum(over)),
    )


def side(vector: VectorGame) -> NDArray[np.float32]:
    """1 where the first seat decides, -1 where the second does: what one wins the other loses."""
    return (1 - 2 * vector.actors).astype(np.float32)


def look_back(
    expected: NDArray[np.float32], rewards: NDArray[np.float32], over: NDArray[np.bool_]
) -> NDArray[np.float32]:
    """How much better than expected it went on after every decision, for the first seat.

    Surprises later in the same game count as well, the less the later they come.
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
    """A network, the games it plays against itself, and its lessons."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.vector = VectorGame(GAME, players=PLAYERS, count=GAMES, seed=seed)
        self.network = Network(self.vector)
        self.vector.reset(seed)
        self._optimizer = torch.optim.Adam(self.network.layers.parameters())
        self.decisions = self.ended = 0

    def lesson(self, ahead: float) -> None:
        """Play on and learn from it; `ahead` of the lessons are still to come."""
        for group in self._optimizer.param_groups:
            group["lr"] = RATE * ahead
        with torch.no_grad():
            lived = play(self.vector, self.network)
        self.decisions += len(lived.actions)
        self.ended += lived.ended
        for _ in range(EPOCHS):
            for some in torch.randperm(len(lived.actions)).split(BATCH):
                self._optimizer.zero_grad()
                self._loss(lived, some, CURIOSITY * ahead).backward()
                nn.utils.clip_grad_norm_(self.network.layers.parameters(), 0.5)
                self._optimizer.step()

    def _loss(self, lived: Experience, some: Tensor, curiosity: float) -> Tensor:
        likelihoods, prospects = self.network.judge(lived.shown[some], lived.masks[some])
        chosen = likelihoods.gather(1, lived.actions[some]) - lived.likelihoods[some]
        ratio, gain = chosen[:, 0].exp(), lived.advantages[some]
        better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        wrong = (prospects - lived.prospects[some]).square().mean()
        sure = (likelihoods.exp() * likelihoods.nan_to_num(neginf=0)).sum(1).mean()
        return wrong - better + curiosity * sure


def learn(lessons: int, exams: int, games: int, seed: int) -> Iterator[dict[str, Any]]:
    """Learn; what was reached, exam by exam."""
    learner, exam = Learner(seed), Exam(GAME, OPPONENT, games)
    marks = {round(lessons * (n / exams) ** 2) for n in range(1, exams + 1)}  # denser at first
    began = time.process_time()
    for number in track(range(1, lessons + 1), "Updates", console=Console(stderr=True)):
        learner.lesson(1 - (number - 1) / lessons)
        if number in marks:
            taken = time.process_time() - began
            learner.network.save(FILE)
            lived = {"decisions": learner.decisions, "games": learner.ended}
            yield {"seconds": round(taken), **lived, **exam.take(SelfTaught().judge)}
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
