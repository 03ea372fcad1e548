"""OpenSpiel's random simulation test, and its bots playing Atoll's games."""

import json
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import atoll.lab.environments.open_spiel_games
from atoll.games import OWN

PREFIX = atoll.lab.environments.open_spiel_games.PREFIX


@pytest.mark.parametrize("name", OWN)
def test_openspiel_accepts_it(name: str) -> None:
    game = pyspiel.load_game(PREFIX + name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", OWN)
def test_a_state_is_rebuilt_from_its_text(name: str) -> None:
    game = pyspiel.load_game(PREFIX + name)
    state = wander(game.new_initial_state(), plies=30)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.history() == state.history()


def wander(state: pyspiel.State, plies: int) -> pyspiel.State:
    rng = random.Random(plies)
    while not state.is_terminal() and len(state.history()) < plies:
        state.apply_action(rng.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_players_and_options_are_parameters() -> None:
    game = pyspiel.load_game("atoll_tobago(players=3,options=curse_cards:1;open_coins:true)")
    state = wander(game.new_initial_state(), plies=1)
    assert game.num_players() == 3
    assert state.position.options["curse_cards"] == 1
    assert state.position.options["open_coins"]


@pytest.mark.parametrize("name", OWN)
def test_resampling_keeps_what_the_player_knows(name: str) -> None:
    game = pyspiel.load_game(PREFIX + name)
    state = wander(game.new_initial_state(), plies=20)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(1).random)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    _, plies = json.loads(state.information_state_string(player))
    assert len(plies) == len(state.position.plies)


def test_tobago_hides_the_others_hands_from_the_information_state() -> None:
    state = wander(pyspiel.load_game("atoll_tobago").new_initial_state(), plies=4)
    for player in range(2):
        setup, _ = json.loads(state.information_state_string(player))
        assert [hand is None for hand in setup["hands"]] == [player == 1, player == 0]


@pytest.mark.parametrize("name", OWN)
def test_its_tree_searches_play_the_games(name: str) -> None:
    game = pyspiel.load_game(PREFIX + name)
    rollout = ShortRollout()
    plain = mcts.MCTSBot(game, 2, 4, rollout, random_state=np.random.RandomState(1))  # type: ignore[no-untyped-call]
    honest = ismcts.ISMCTSBot(  # type: ignore[no-untyped-call]
        game, rollout, 2, 4, max_world_samples=4, random_state=np.random.RandomState(1)
    )
    for bot in (plain, honest):
        state = wander(game.new_initial_state(), plies=30)
        action = bot.step(state)  # type: ignore[no-untyped-call]
        assert action in state.legal_actions()


class ShortRollout(mcts.Evaluator):
    """Replaces whole random games, which are slow one state at a time in Python."""

    def evaluate(self, state: pyspiel.State) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
