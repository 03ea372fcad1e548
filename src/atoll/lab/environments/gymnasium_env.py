"""The games as Gymnasium environments: one seat against bots; needs `pip install atoll[gymnasium]`.

    import gymnasium, atoll.lab.environments.gymnasium_env
    env = gymnasium.make("atoll/Tobago-v2", players=3, bots="skilled")

The learner sits on `seat`, every other seat is a bot's.  An action is one of its own plies
by number; `info["action_mask"]` says which are legal.  An illegal one is refused by an
`IllegalActionError`, or, with `illegal="forfeit"`, ends the game with a reward of -1.  Else
the reward comes at the end: 1 for a win, a share of it for a tie, 0 for a loss.
"""

import json
from random import Random
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from atoll import bots as all_bots
from atoll.bots.bot import ask, see
from atoll.bots.seat_groups import group_seats, groups_to_ask
from atoll.engine.game import Game
from atoll.engine.json_values import Json
from atoll.engine.records.dice import Purpose, check_seed, derive_stream
from atoll.lab.environments.walk import IllegalActionError
from atoll.lab.state import State
from atoll.lab.variant import Variant

__all__ = ["ENVIRONMENTS", "AtollEnv"]

ENVIRONMENTS = {
    "atoll/LaTortuga-v2": "la_tortuga",
    "atoll/ForbiddenIsland-v2": "forbidden_island",
    "atoll/Tobago-v2": "tobago",
}


class AtollEnv(gymnasium.Env[Any, Any]):
    """One seat of a game, the others played by bots.

    >>> env = AtollEnv("la_tortuga", players=4, bots="random")
    >>> observation, info = env.reset(seed=1)
    >>> observation.shape, int(info["action_mask"].sum()) > 0
    ((325,), True)
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: str = "random",
        illegal: Literal["refuse", "forfeit"] = "refuse",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self._kind = Variant.of(game, players, options)
        self.players, self.options = self._kind.players, self._kind.options
        if not 0 <= seat < self.players:
            raise ValueError(f"there are seats 0 to {self.players - 1}, no seat {seat}")
        self.seat = seat
        self._forfeits = illegal == "forfeit"
        self.render_mode = render_mode
        self._bot = all_bots.find(bots, game)
        others = {other: bots for other in range(self.players) if other != seat}
        self._groups = group_seats(self.game, others)
        self.observation_space = spaces.Box(-128, 127, (self.game.features.size,), np.int8)
        self.action_space = spaces.Discrete(self.game.actions)

    @property
    def game(self) -> Game:
        """The rules; whoever copies the environment does not copy them."""
        return self._kind.game

    def reset(self, *, seed: int | None = None, options: Json | None = None) -> tuple[Any, Json]:
        """Deal a new game and let the others play until the learner must decide.

        Without a seed the games go on as those of the last one.
        """
        super().reset(seed=None if seed is None else check_seed(seed))
        number = int(self.np_random.integers(1 << 63))
        self._bot_rng = Random(int(derive_stream(number, 0, Purpose.BOT)))
        self._position = self._kind.new(seed=number)
        self._others_play()
        if self._position.over:
            return self.reset()
        return self._position.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, Json]:
        """Play an own action, then let the others play until the next own decision."""
        if action not in self._own_actions():
            if self._forfeits:
                return self._position.observe(self.seat), -1.0, True, False, self._info()
            raise IllegalActionError(f"action {action} is not legal here")
        self._position.play(int(action))
        self._others_play()
        over = self._position.over
        return self._position.observe(self.seat), self._reward(), over, False, self._info()

    def render(self) -> Any:
        """The position in words, as the learner sees it."""
        if self.render_mode is None:
            return None
        return json.dumps(self._position.view(self.seat), indent=1)

    def mask(self) -> Any:
        """1 for every action the learner may do now."""
        mask = np.zeros(self.game.actions, np.int8)
        mask[self._own_actions()] = 1
        return mask

    def _info(self) -> Json:
        return {"action_mask": self.mask()}

    def _own_actions(self) -> list[int]:
        position = self._position
        if position.over:
            return []
        plies = zip(position.actions, position.legal, strict=True)
        return [action for action, ply in plies if ply["by"] == self.seat]

    def _reward(self) -> float:
        outcome = self._position.outcome
        return 0.0 if outcome is None else outcome.share(self.seat)

    def _others_play(self) -> None:
        """Chance and the bots, up to the learner's decision; out of turn the bots come first."""
        position = self._position
        while not position.over and position.actor != self.seat:
            if position.chance:
                position.roll()
            else:
                self._a_bot_plays(position)

    def _a_bot_plays(self, state: State) -> None:
        for group in groups_to_ask(state.position, self._groups):
            ply = ask(self._bot, see(state.position, group, self._bot_rng.getrandbits(63)))
            if ply is not None:
                state.play(ply)
                return


for _id, _game in ENVIRONMENTS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, f"{__name__}:{AtollEnv.__name__}", kwargs={"game": _game})
