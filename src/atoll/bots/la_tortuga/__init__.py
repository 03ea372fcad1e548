"""Bots that know La Tortuga."""

from atoll.bots.la_tortuga.expert import Expert
from atoll.bots.la_tortuga.policies import search
from atoll.bots.search.policy import PolicyBot
from atoll.bots.search.woodsman import Woodsman

MOVES_AHEAD = 8

BOTS = {
    "stop4": lambda _: PolicyBot(search("stop4")),
    "lapwise": lambda _: PolicyBot(search("lapwise")),
    "tree": lambda thinking: Woodsman(search("lapwise"), thinking, MOVES_AHEAD),
    "novice": lambda _: PolicyBot(search("novice")),
    "skilled": lambda _: PolicyBot(search("learned")),
    "expert": lambda thinking: Expert(thinking, MOVES_AHEAD),
}
