"""The games as PettingZoo environments (agent by agent); needs `pip install atoll[pettingzoo]`.

    from atoll.lab.environments.pettingzoo_env import AtollEnv
    env = AtollEnv("tobago", players=3)

Agents are the seats, `seat_0`, `seat_1`…; the deciding one is selected.  In Forbidden Island
the selected agent plays for the team and may play any seat's special card.
"""

import json
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from atoll import games
from atoll.engine.game import Game
from atoll.engine.json_values import Json
from atoll.engine.records.dice import check_seed
from atoll.lab.environments.walk import Walk

__all__ = ["AtollEnv"]


class AtollEnv(AECEnv[str, Json, np.int64]):
    """One game; an observation has the seat's planes, flat, and a mask of legal actions.

    >>> env = AtollEnv("la_tortuga", players=4)
    >>> env.reset(seed=1)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> observation["observation"].shape, observation["action_mask"].shape
    ((325,), (16,))
    """

    metadata = {"name": "atoll_v2", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        found = games.find(game)
        seats = found.seats[0] if players is None else players
        self._walk = Walk(found, seats, options, seed=0)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (self.game.features.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
            }
        )
        self._action_spaces = {a: spaces.Discrete(self.game.actions) for a in self.possible_agents}
        self._seeds = np.random.default_rng()

    @property
    def game(self) -> Game:
        """The rules, which copies of the environment share."""
        return self._walk.game

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Json | None = None) -> None:
        """Deal a new game; the same seed gives the same game."""
        if seed is not None:
            self._seeds = np.random.default_rng(check_seed(seed))
        self._walk.begin(int(self._seeds.integers(1 << 63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Json] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._walk.actor]

    def observe(self, agent: str) -> Json:
        """Return what this seat sees; its mask is empty unless it is selected."""
        decides = not self._walk.over and agent == self.possible_agents[self._walk.actor]
        mask = self._walk.mask() if decides else np.zeros(self.game.actions, np.int8)
        return {"observation": self._walk.observe(self._seat[agent]), "action_mask": mask}

    # None for a seat that is done, which PettingZoo's type has no place for.
    def step(self, action: Any) -> None:
        """Carry out the selected seat's action; raises `IllegalActionError`."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._walk.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self._walk.over:
            self.rewards = dict(zip(self.possible_agents, self._walk.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._walk.actor]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the position in JSON, as spectators see it."""
        return None if self.render_mode is None else json.dumps(self._walk.view(None), indent=1)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
