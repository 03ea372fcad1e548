"""The games registered with OpenSpiel; needs `pip install atoll[openspiel]`.

    import pyspiel, atoll.lab.environments.open_spiel_games
    game = pyspiel.load_game("atoll_tobago(players=3,options=curse_cards:1;open_coins:true)")

The first chance node chooses one of `deals` equally likely set-ups; every later die or card is
a chance node too.  Information states have perfect recall: the set-up and all plies as the seat
saw them.  In Forbidden Island all returns are equal, and the player to move plays for the team.
"""

import json
import logging
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from atoll import games
from atoll.engine.game import Game
from atoll.engine.json_values import Json, Ply
from atoll.engine.position import Position
from atoll.engine.records.record import records_from_bytes

__all__ = [
    "DEALS",
    "LONGEST_GAME",
    "MOST_CHANCE_OUTCOMES",
    "PREFIX",
    "AtollGame",
    "AtollState",
    "Observer",
    "PositionHolder",
]

logger = logging.getLogger(__name__)

DEALS = 256
MOST_CHANCE_OUTCOMES = 256  # of a die or a card; dealing may have more
LONGEST_GAME = 100_000
PREFIX = "atoll_"


def _game_type(game: Game) -> object:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Atoll: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if game.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": "", "deals": DEALS},
    )


class AtollGame(pyspiel.Game):  # type: ignore[misc]
    """A game with OpenSpiel's interface."""

    def __init__(self, game: Game, params: Json) -> None:
        self.game = game
        self.players = game.check_players(params.get("players", game.seats[0]))
        # OpenSpiel reserves "=" and ",".
        texts = params.get("options", "").replace(":", "=").split(";")
        self.options = game.read_options([text for text in texts if text])
        self.deals = params.get("deals", DEALS)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=max(self.deals, MOST_CHANCE_OUTCOMES),
            num_players=self.players,
            min_utility=0.0 if game.cooperative else -1 / self.players,
            max_utility=1.0 if game.cooperative else 1 - 1 / self.players,
            utility_sum=None if game.cooperative else 0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(_game_type(game), info, params)

    def new_initial_state(self) -> "AtollState":
        return AtollState(self)

    # OpenSpiel is not typed.
    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> "Observer":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.game, recall)


class PositionHolder:
    """Holds a position, or None before the deal, so that OpenSpiel copies it by `deepcopy`."""

    def __init__(self, position: Position | None) -> None:
        self.position = position

    def __deepcopy__(self, memo: object) -> "PositionHolder":
        return PositionHolder(self.position and self.position.copy())

    def __reduce__(self) -> tuple[object, ...]:
        position = self.position
        if position is None:
            return PositionHolder, (None,)
        game = (position.game.name, position.players, position.options)
        history = (position.setup, position.plies)
        return _unpickle_holder, (*game, *history, position.to_bytes())


def _unpickle_holder(
    name: str, players: int, options: Json, setup: Json, plies: list[Ply], record: bytes
) -> PositionHolder:
    game = games.find(name)
    states = records_from_bytes(record, game.record)
    position = Position(game, players, options, setup, states)
    position.plies = plies
    return PositionHolder(position)


class AtollState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal, the chance node that chooses it."""

    def __init__(self, game: AtollGame) -> None:
        super().__init__(game)
        self._holder = PositionHolder(None)

    @property
    def position(self) -> Position | None:
        return self._holder.position

    def current_player(self) -> int:
        position = self.position
        if position is None or position.chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.over else position.actor

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes, counted from 0, of the deal or of a die or card."""
        game, position = self.get_game(), self.position
        if position is None:
            return [(deal, 1 / game.deals) for deal in range(game.deals)]
        weights = position.weights
        outcomes = [action - game.game.actions for action in position.actions]
        total = sum(weights)
        return sorted(zip(outcomes, (weight / total for weight in weights), strict=True))

    def _apply_action(self, action: int) -> None:
        game, position = self.get_game(), self.position
        if position is None:
            self._holder = PositionHolder(game.game.new(game.players, seed=action, **game.options))
        else:
            position.play(action + game.game.actions if position.chance else action)

    def _action_to_string(self, player: int, action: int) -> str:
        game, position = self.get_game(), self.position
        if position is None:
            return f"deal {action}"
        number = action + game.game.actions if position.chance else action
        return json.dumps(game.game.action_table.to_json(position.fields, number))

    def returns(self) -> list[float]:
        """Return the shares of the win, minus a fair share each where players compete."""
        game = self.get_game()
        outcome = self.position.outcome if self.position is not None else None
        if outcome is None:
            return [0.0] * game.players
        fair = 0.0 if game.game.cooperative else 1 / game.players
        return [outcome.share(seat) - fair for seat in range(game.players)]

    def __str__(self) -> str:
        return "not dealt yet" if self.position is None else json.dumps(self.position.view(None))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "AtollState":
        """Return a state in which all that this player cannot know is determinized."""
        state = self.clone()
        if self.position is not None:
            seed = int(sampler() * (1 << 62))
            state._holder = PositionHolder(self.position.determinize(player, seed))
        return state  # type: ignore[no-any-return]


class Observer:
    """A player's observation as planes, or its information state with perfect recall."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self._game = game
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(0 if perfect_recall else game.features.size, np.float32)
        self.dict: Json = {}
        at = 0
        for name, plane in game.features.planes.items():
            if perfect_recall:
                break
            size = int(np.prod(plane.shape))
            self.dict[name] = self.tensor[at : at + size].reshape(plane.shape)
            at += size

    def set_from(self, state: AtollState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None and not self._perfect_recall:
            self.tensor[:] = state.position.observe(player)

    def string_from(self, state: AtollState, player: int) -> str:
        position = state.position
        if position is None:
            return "not dealt yet"
        if self._perfect_recall:
            return json.dumps(position.history(player))
        return json.dumps(position.view(player))


def _register(name: str) -> None:
    """Register a class for this game: OpenSpiel instantiates games from their parameters."""
    game = games.find(name)

    class Registered(AtollGame):
        def __init__(self, params: Json | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(_game_type(game), Registered)


for _name in games.names():
    try:
        _register(_name)
    except games.BrokenGameError as error:
        logger.warning("%s", error)
