"""Conformance tests for games, of Atoll or of your own package.

from atoll.testing import check_game
from my_package import GAME

def test_the_game_keeps_the_laws() -> None:
    check_game(GAME)
"""

from atoll.testing.check import BrokenLawError, check_game

__all__ = ["BrokenLawError", "check_game"]
