"""Tobago by Bruce Allen: clue by clue, hunters narrow down where treasures lie buried."""

from atoll.engine.bind import Rules
from atoll.engine.game import Game, Secrets, Vocabulary
from atoll.engine.options import Option, flag
from atoll.games.tobago.facts import facts
from atoll.games.tobago.features import FEATURES, observe
from atoll.games.tobago.island import NAMES
from atoll.games.tobago.layout import lay_out, setup_to_words
from atoll.games.tobago.moves import draw, list_actions
from atoll.games.tobago.redeal import redeal
from atoll.games.tobago.rules import judge, step
from atoll.games.tobago.secrets import open_view, private, public, veil_ply, veil_setup
from atoll.games.tobago.setup import setup
from atoll.games.tobago.state import (
    CURSE_DEPTHS,
    DRAW_CLUE,
    MOST_ACTIONS,
    MOST_PLAYERS,
    STATE,
    Curse,
    Reason,
)
from atoll.games.tobago.words import from_words, to_words

OPTIONS = (
    Option("island", ("random", *NAMES), "random", "which of the 32 islands"),
    flag("expert_amulets", "amulets may also double a claim or swap two roses"),
    Option("curse", tuple(variant.name.lower() for variant in Curse), "full", "what a curse does"),
    Option(
        "curse_depth", CURSE_DEPTHS, CURSE_DEPTHS[0], "the lowest cards curses are shuffled into"
    ),
    flag("curse_returns", "a resolved curse goes back into the treasure deck"),
    flag("open_coins", "everyone's treasure cards lie face up"),
)

GAME = Game(
    name="tobago",
    seats=range(2, MOST_PLAYERS + 1),
    options=OPTIONS,
    state=STATE,
    actions=DRAW_CLUE,
    most_actions=MOST_ACTIONS,
    reasons=tuple(reason.name.lower() for reason in Reason),
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
    secrets=Secrets(public, private, veil_ply, veil_setup, open_view),
    features=FEATURES,
    facts=facts,
    hidden_hands=True,
)
