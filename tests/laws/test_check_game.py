"""`check_game` finds what is wrong with a game."""

from dataclasses import replace
from typing import Any

import pytest

from atoll.engine.game import Game
from atoll.games.la_tortuga import GAME
from atoll.testing import BrokenLawError, check_game


def broken(**changes: Any) -> Game:
    return replace(GAME, **changes)


def setup_without_the_first_player(fields: Any) -> dict[str, Any]:
    return {"first": 0, "egg": fields.egg}


def view_that_is_not_json(fields: Any, seat: int | None) -> dict[str, Any]:
    return {"secret": object()}


def test_a_sound_game_passes() -> None:
    check_game(GAME, games=2)


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (broken(reasons=()), "The description fits together"),
        (
            broken(setup_to_json=setup_without_the_first_player),
            "A set-up that comes back from JSON",
        ),
        (
            broken(secrets=replace(GAME.secrets, private=view_that_is_not_json)),
            "Every viewer's view .* written as JSON",
        ),
        (broken(effects=lambda before, ply, after: {"at": {1}}), "A ply has the same effects"),
        (broken(draw_text=lambda view: ""), "drawn as text"),
    ],
)
def test_a_broken_law_is_named(game: Game, why: str) -> None:
    with pytest.raises(BrokenLawError, match=why):
        check_game(game, games=8)
