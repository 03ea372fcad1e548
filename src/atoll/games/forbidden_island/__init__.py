"""Forbidden Island by Matt Leacock: four treasures on an island that sinks under the team."""

from atoll.engine.bind import Rules
from atoll.engine.choices import Choice
from atoll.engine.game import Game, Secrets, Vocabulary
from atoll.engine.options import Option, flag
from atoll.games.forbidden_island.ending import judge
from atoll.games.forbidden_island.facts import facts
from atoll.games.forbidden_island.features import FEATURES, observe
from atoll.games.forbidden_island.moves import draw, list_actions
from atoll.games.forbidden_island.rules import step
from atoll.games.forbidden_island.secrets import private, public, redeal, veil_ply, veil_setup
from atoll.games.forbidden_island.setup import setup
from atoll.games.forbidden_island.setup_words import lay_out, setup_to_words
from atoll.games.forbidden_island.state import (
    DRAW,
    LEVELS,
    MOST_ACTIONS,
    MOST_PLAYERS,
    REASONS,
    ROLES,
    SHAPES,
    STATE,
)
from atoll.games.forbidden_island.words import from_words, to_words

GAME = Game(
    name="forbidden_island",
    seats=range(2, MOST_PLAYERS + 1),
    # `setup.unpack` takes them in this order.
    options=(
        Option("level", LEVELS, "novice", "how high the water stands at the start"),
        Option("shape", SHAPES, "standard", "how the tiles are laid out"),
        flag("sandbags_between_floods", "sandbags may be played between flood cards"),
        flag("rescue_lift", "a Helicopter Lift may save pawns in the water", default=True),
    ),
    state=STATE,
    actions=DRAW,
    most_actions=MOST_ACTIONS,
    reasons=REASONS,
    rules=Rules(
        setup=setup,
        list_actions=list_actions,
        draw=draw,
        step=step,
        judge=judge,
        redeal=redeal,
        observe=observe,
    ),
    vocabulary=Vocabulary(
        to_words=to_words,
        from_words=from_words,
        setup_to_words=setup_to_words,
        lay_out=lay_out,
    ),
    secrets=Secrets(public, private, veil_ply, veil_setup),
    features=FEATURES,
    facts=facts,
    choices=(Choice("roles", ROLES),),
    together=True,
)
