"""What one comes to believe of the people at a table of La Tortuga."""

import numpy as np
import pytest

from atoll import bots, games
from atoll.bots.la_tortuga.beliefs import beliefs_of
from atoll.bots.la_tortuga.styles import Style
from atoll.bots.play import play_game

TORTUGA = games.find("la_tortuga")
STYLES = {
    "stop4": Style.STOP4,
    "lapwise": Style.LAPWISE,
    "skilled": Style.SKILLED,
    "novice": Style.NOVICE,
}


def test_of_strangers_one_believes_nothing() -> None:
    beliefs = beliefs_of(TORTUGA.new(4, seed=1))
    assert np.all(beliefs == beliefs[0, 0])


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_shows_a_players_style(players: int, seed: int) -> None:
    names = [*STYLES][:players] if seed == 1 else [*STYLES][-players:]
    company = [bots.find(name, "la_tortuga") for name in names]
    beliefs = beliefs_of(play_game(TORTUGA, players, {}, company, seed))
    for seat, name in enumerate(names):
        assert beliefs[seat].sum() == pytest.approx(1)
        assert beliefs[seat, STYLES[name]] > 0.9
