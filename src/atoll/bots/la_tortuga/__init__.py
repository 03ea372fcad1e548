"""Bots that know La Tortuga."""

from atoll.bots.la_tortuga.expert import Expert, Lookahead
from atoll.bots.la_tortuga.policies import search
from atoll.bots.search.policy import PolicyBot
from atoll.bots.search.woodsman import Woodsman
from atoll.bots.thinking import Thinking

MOVES_AHEAD = 8
LEAD = 0.02  # what an egg of lead is worth at the end, in games won


def expert(thinking: Thinking) -> Expert:
    """Plays some moves ahead by `lapwise`, which is quick, and lets the network judge then."""
    return Expert(search("learned"), Lookahead(search("lapwise"), thinking, MOVES_AHEAD, LEAD))


BOTS = {
    "stop4": lambda _: PolicyBot(search("stop4")),
    "lapwise": lambda _: PolicyBot(search("lapwise")),
    "tree": lambda thinking: Woodsman(search("lapwise"), thinking, MOVES_AHEAD),
    "novice": lambda _: PolicyBot(search("novice")),
    "skilled": lambda _: PolicyBot(search("learned")),
    "expert": expert,
}
