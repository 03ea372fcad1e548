"""Beliefs about the styles of the players in a game of La Tortuga."""

import numpy as np
import pytest

from atoll import bots, games
from atoll.bots.la_tortuga.beliefs import beliefs_of
from atoll.bots.la_tortuga.styles import Style
from atoll.bots.play import play_game

TORTUGA = games.find("la_tortuga")
STYLES = {
    "stop4": Style.STOP_AT_FOUR,
    "lapwise": Style.LAP_VALUE,
    "skilled": Style.SKILLED,
    "novice": Style.NOVICE,
}


def test_before_the_first_decision_all_styles_are_equally_likely() -> None:
    beliefs = beliefs_of(TORTUGA.new(4, seed=1))
    assert np.all(beliefs == beliefs[0, 0])


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_after_a_whole_game_every_players_style_is_known(players: int, seed: int) -> None:
    names = [*STYLES][:players] if seed == 1 else [*STYLES][-players:]
    seated = [bots.find(name, "la_tortuga") for name in names]
    beliefs = beliefs_of(play_game(TORTUGA, players, {}, seated, seed))
    for seat, name in enumerate(names):
        assert beliefs[seat].sum() == pytest.approx(1)
        assert beliefs[seat, STYLES[name]] > 0.9
