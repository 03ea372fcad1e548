"""La Tortuga by Alex Randolph: turtles race around an island, on each other's backs."""

from atoll.engine.bind import Rules
from atoll.engine.game import Game, Secrets
from atoll.engine.options import flag
from atoll.games.la_tortuga.actions import ACTIONS, MOST_ACTIONS
from atoll.games.la_tortuga.effects import effects
from atoll.games.la_tortuga.ending import score
from atoll.games.la_tortuga.features import FEATURES, observe
from atoll.games.la_tortuga.moves import any_action, draw, list_actions
from atoll.games.la_tortuga.rules import step
from atoll.games.la_tortuga.secrets import public
from atoll.games.la_tortuga.setup import lay_out, setup, setup_to_json
from atoll.games.la_tortuga.state import MOST_PLAYERS, Tortuga
from atoll.games.la_tortuga.text import draw_text

__all__ = ["GAME"]

GAME = Game(
    name="la_tortuga",
    seats=range(2, MOST_PLAYERS + 1),
    options=(flag("spend_eggs", "spend an egg card instead of throwing a die"),),
    record=Tortuga,
    action_table=ACTIONS,
    most_actions=MOST_ACTIONS,
    reasons=("beach",),
    rules=Rules(
        setup=setup,
        list_actions=list_actions,
        draw=draw,
        step=step,
        score=score,
        observe=observe,
        any_action=any_action,
        inlined=True,
    ),
    setup_to_json=setup_to_json,
    lay_out_json=lay_out,
    secrets=Secrets(public),
    features=FEATURES,
    effects=effects,
    draw_text=draw_text,
    parts=("first", "egg"),
)
