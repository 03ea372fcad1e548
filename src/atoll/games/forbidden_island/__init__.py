"""Forbidden Island by Matt Leacock: four treasures on an island that sinks under the team."""

from atoll.engine.bind import Rules
from atoll.engine.choices import Choice
from atoll.engine.game import Game, Secrets
from atoll.engine.options import Option, flag
from atoll.games.forbidden_island.actions import ACTIONS, MOST_ACTIONS
from atoll.games.forbidden_island.effects import effects
from atoll.games.forbidden_island.ending import score
from atoll.games.forbidden_island.features import FEATURES, observe
from atoll.games.forbidden_island.moves import draw, list_actions
from atoll.games.forbidden_island.rules import step
from atoll.games.forbidden_island.secrets import public
from atoll.games.forbidden_island.setup import lay_out, setup, setup_to_json
from atoll.games.forbidden_island.state import (
    LEVELS,
    MOST_PLAYERS,
    REASONS,
    ROLES,
    SHAPES,
    Island,
)
from atoll.games.forbidden_island.text import draw_text

__all__ = ["GAME"]

GAME = Game(
    name="forbidden_island",
    seats=range(2, MOST_PLAYERS + 1),
    options=(
        Option("level", LEVELS, "novice", "how high the water stands at the start"),
        Option("shape", SHAPES, "standard", "how the tiles are laid out", field="island"),
        flag("sandbags_between_floods", "sandbags may be played between flood cards"),
        flag("rescue_lift", "a Helicopter Lift may save pawns in the water", default=True),
    ),
    record=Island,
    action_table=ACTIONS,
    most_actions=MOST_ACTIONS,
    reasons=REASONS,
    rules=Rules(
        setup=setup,
        list_actions=list_actions,
        draw=draw,
        step=step,
        score=score,
        observe=observe,
    ),
    setup_to_json=setup_to_json,
    lay_out_json=lay_out,
    secrets=Secrets(public),
    features=FEATURES,
    effects=effects,
    draw_text=draw_text,
    choices=(Choice("roles", ROLES),),
    cooperative=True,
    parts=("first", "tiles", "flooded"),
)
