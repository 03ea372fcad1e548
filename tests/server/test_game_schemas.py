"""Views, effects, set-ups and plies of random games fit their schemas."""

import random

import jsonschema_rs
import pytest

from atoll import games
from atoll.engine.game import Game
from atoll.engine.json_values import JsonValue
from atoll.engine.position import Position
from atoll.engine.schema import as_json
from atoll.server.openapi.schemas import prefix_of
from tests.server import contract

PLIES = 400


def fits(game: Game, kind: str, value: JsonValue) -> None:
    contract.check(prefix_of(game) + kind, value)


def check_moment(position: Position) -> None:
    seats = (None, *range(position.players))
    for seat in seats:
        fits(position.game, "View", position.view(seat))
    fits(position.game, "View", position.open_view())
    for ply in position.legal:
        fits(position.game, "Ply", ply)


@pytest.mark.parametrize("name", games.OWN)
def test_what_a_game_shows_fits_its_schemas(name: str) -> None:
    game, picks = games.find(name), random.Random(1)
    for players in game.seats:
        position = game.new(players, seed=players)
        secrets, seats = game.secrets, (None, *range(players))
        for number in range(PLIES):
            if number % 8 == 0:
                check_moment(position)
            if position.over:
                break
            before = position.copy()
            position.play(picks.choice(position.legal))
            ply = position.plies[-1]
            for seat in seats:
                fits(game, "Ply", secrets.veil_ply(ply, seat))
                fits(game, "Setup", secrets.veil_setup(position.setup, seat, number))
            effects = game.effects(before.fields, ply, position.fields)
            fits(game, "Effects", as_json(effects))


def test_what_is_no_ply_of_a_game_does_not_fit() -> None:
    with pytest.raises(jsonschema_rs.ValidationError):
        fits(games.find("la_tortuga"), "Ply", {"by": 0, "do": "stop", "value": 1})
