"""Bots that know La Tortuga."""

from atoll.bots.la_tortuga.policies import lapwise_search, stop4_search
from atoll.bots.search.policy import PolicyBot

BOTS = {
    "lapwise": lambda _: PolicyBot(lapwise_search()),
    "stop4": lambda _: PolicyBot(stop4_search()),
}
