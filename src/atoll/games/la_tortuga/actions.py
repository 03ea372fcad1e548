"""La Tortuga's verbs: what players decide, and what chance brings."""

from atoll.engine.actions import Actions
from atoll.engine.contract import CHANCE
from atoll.engine.verbs import numbers, verb
from atoll.games.la_tortuga.state import MOST_TURTLES, SIDES, VALUES

__all__ = ["ACTIONS", "DIE", "EGG", "EGG_VALUE", "MOST_ACTIONS", "ROLL", "SPEND", "STOP", "TURTLE"]

EGG_VALUE = numbers("value", VALUES - 1, low=1)

STOP = verb("stop")
ROLL = verb("roll")
TURTLE = verb("turtle", numbers("turtle", MOST_TURTLES - 1))
SPEND = verb("spend", EGG_VALUE)
DIE = verb("die", numbers("value", SIDES, low=1), by=CHANCE)
EGG = verb("egg", EGG_VALUE, by=CHANCE)

ACTIONS = Actions("La Tortuga", STOP, ROLL, TURTLE, SPEND, DIE, EGG)
MOST_ACTIONS = 8  # stop, roll, and a card of each value
