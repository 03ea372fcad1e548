"""La Tortuga by Alex Randolph: turtles race around an island, on each other's backs."""

from atoll.engine.bind import Rules
from atoll.engine.game import Game, Secrets, Vocabulary
from atoll.engine.options import flag
from atoll.games.la_tortuga.facts import facts
from atoll.games.la_tortuga.features import FEATURES, observe
from atoll.games.la_tortuga.moves import draw, list_actions
from atoll.games.la_tortuga.rules import judge, step
from atoll.games.la_tortuga.secrets import private, public, redeal, veil_ply, veil_setup
from atoll.games.la_tortuga.setup import setup
from atoll.games.la_tortuga.state import MOST_ACTIONS, MOST_PLAYERS, STATE, THROW
from atoll.games.la_tortuga.words import from_words, lay_out, setup_to_words, to_words

GAME = Game(
    name="la_tortuga",
    seats=range(2, MOST_PLAYERS + 1),
    options=(flag("spend_eggs", "spend an egg card instead of throwing a die"),),
    state=STATE,
    actions=THROW,
    most_actions=MOST_ACTIONS,
    reasons=("beach",),
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
)
