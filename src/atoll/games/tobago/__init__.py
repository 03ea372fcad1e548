"""Tobago by Bruce Allen: clue by clue, hunters narrow down where treasures lie buried."""

from atoll.engine.bind import Rules
from atoll.engine.game import Game, Secrets
from atoll.games.tobago.actions import ACTIONS, MOST_ACTIONS
from atoll.games.tobago.determinize import determinize
from atoll.games.tobago.effects import effects
from atoll.games.tobago.ending import score
from atoll.games.tobago.features import FEATURES, observe
from atoll.games.tobago.moves import draw, list_actions
from atoll.games.tobago.options import EARLIER_OPTIONS, OPTIONS
from atoll.games.tobago.rules import step
from atoll.games.tobago.secrets import open_view, private, public, veil_ply, veil_setup
from atoll.games.tobago.setup import lay_out, setup, setup_to_json
from atoll.games.tobago.state import MOST_PLAYERS, Reason, Tobago
from atoll.games.tobago.text import draw_text

__all__ = ["GAME"]

GAME = Game(
    name="tobago",
    seats=range(2, MOST_PLAYERS + 1),
    options=OPTIONS,
    record=Tobago,
    action_table=ACTIONS,
    most_actions=MOST_ACTIONS,
    reasons=tuple(reason.name.lower() for reason in Reason),
    rules=Rules(
        setup=setup,
        list_actions=list_actions,
        draw=draw,
        step=step,
        score=score,
        determinize=determinize,
        observe=observe,
    ),
    setup_to_json=setup_to_json,
    lay_out_json=lay_out,
    secrets=Secrets(public, private, veil_ply, veil_setup, open_view),
    features=FEATURES,
    effects=effects,
    draw_text=draw_text,
    hidden_hands=True,
    parts=("first", "island", "huts", "palms", "statues"),
    earlier_options=EARLIER_OPTIONS,
)
