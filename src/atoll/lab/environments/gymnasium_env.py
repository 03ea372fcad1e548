"""The games as Gymnasium environments: one seat against bots; needs `pip install atoll[gymnasium]`.

    import gymnasium, atoll.lab.environments.gymnasium_env
    env = gymnasium.make("atoll/Tobago-v2", players=3, bots="skilled")

The learner plays `seat`, bots play the others.  An action is the number of a ply;
`info["action_mask"]` says which are legal.  An illegal action raises `IllegalActionError` or,
with `illegal="forfeit"`, ends the game with a reward of -1.  Otherwise the reward comes at the
end: 1 for a win, a share of it for a tie, 0 for a loss.
"""

import json
from random import Random
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from atoll import bots as all_bots
from atoll.bots.bot import ask, see
from atoll.bots.seat_groups import group_seats, groups_to_ask
from atoll.engine.game import Game
from atoll.engine.json_values import Json
from atoll.engine.records.dice import Purpose, check_seed, derive_stream
from atoll.lab.environments.walk import IllegalActionError
from atoll.lab.state import State
from atoll.lab.variant import Variant

__all__ = ["ENVIRONMENTS", "AtollEnv", "Observed"]

ENVIRONMENTS = {
    "atoll/LaTortuga-v2": "la_tortuga",
    "atoll/ForbiddenIsland-v2": "forbidden_island",
    "atoll/Tobago-v2": "tobago",
}

Observed: TypeAlias = NDArray[np.int8]


class AtollEnv(gymnasium.Env[Observed, np.int64]):
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
        self._variant = Variant.of(game, players, options)
        self.players, self.options = self._variant.players, self._variant.options
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.players - 1}")
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
        """The rules, which copies of the environment share."""
        return self._variant.game

    def reset(
        self, *, seed: int | None = None, options: Json | None = None
    ) -> tuple[Observed, Json]:
        """Deal a new game and let the bots play until the learner decides.

        Without a seed the next game of the last seed is dealt.
        """
        super().reset(seed=None if seed is None else check_seed(seed))
        number = int(self.np_random.integers(1 << 63))
        self._bot_rng = Random(int(derive_stream(number, 0, Purpose.BOT)))
        self._position = self._variant.new(seed=number)
        self._play_others()
        if self._position.over:
            return self.reset()
        return self._position.observe(self.seat), self._info()

    def step(self, action: int | np.int64) -> tuple[Observed, float, bool, bool, Json]:
        """Play the learner's action, then let the bots play until its next decision."""
        if action not in self._own_actions():
            if self._forfeits:
                return self._position.observe(self.seat), -1.0, True, False, self._info()
            raise IllegalActionError(f"action {action} is not legal here")
        self._position.play(int(action))
        self._play_others()
        over = self._position.over
        return self._position.observe(self.seat), self._reward(), over, False, self._info()

    # Gymnasium's type has no place for a single text.
    def render(self) -> Any:
        """Return the position in JSON, as the learner sees it."""
        if self.render_mode is None:
            return None
        return json.dumps(self._position.view(self.seat), indent=1)

    def mask(self) -> NDArray[np.int8]:
        """Return an array with 1 for every legal action of the learner."""
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

    def _play_others(self) -> None:
        """Let chance and the bots act up to the learner's decision."""
        position = self._position
        while not position.over and position.actor != self.seat:
            if position.chance:
                position.roll()
            else:
                self._play_bot(position)

    def _play_bot(self, state: State) -> None:
        for group in groups_to_ask(state.position, self._groups):
            ply = ask(self._bot, see(state.position, group, self._bot_rng.getrandbits(63)))
            if ply is not None:
                state.play(ply)
                return


for _id, _game in ENVIRONMENTS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, f"{__name__}:{AtollEnv.__name__}", kwargs={"game": _game})
