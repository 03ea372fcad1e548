"""Bots that know Tobago."""

from atoll.bots.search.policy import PolicyBot
from atoll.bots.tobago.expert import Expert
from atoll.bots.tobago.policies import novice_search, skilled_search

BOTS = {
    "novice": lambda _: PolicyBot(novice_search()),
    "skilled": lambda _: PolicyBot(skilled_search()),
    "expert": Expert,
}
