"""Why to raise a treasure, and why to take or leave a card when it is shared."""

from collections.abc import Iterator
from math import comb
from typing import Any, NamedTuple

import numpy as np

from atoll.bots.bot import BotView
from atoll.bots.tobago.landscape import map_named, rival_near, roses_of
from atoll.bots.tobago.skilled import appraise_sharing
from atoll.engine.words import Words
from atoll.games.tobago.state import CURSE, KINDS

UNSEEN = 1
"""The card nobody looks at."""


def why_raise(seen: BotView, name: str) -> Iterator[tuple[str, Words]]:
    """The share of the roses, who else is near, and whether a curse may come."""
    treasure_map = map_named(seen, name)
    own, roses = (count + 1 for count in roses_of(seen, treasure_map))
    yield "raises", {"map": name, "own": own, "roses": roses}
    rival = rival_near(seen, treasure_map["sites"][0])
    if rival is not None:
        yield "rival", {"seat": rival}
    if seen.view["curses"]:
        percent = round(100 * curse_drawn(seen.view, roses + UNSEEN))
        yield "curse-among", {"percent": percent}


def curse_drawn(view: Words, cards: int) -> float:
    """The chance that a curse is among so many cards drawn for a sharing."""
    deck = view["treasure_deck"] - view["curse_free"]
    risky = min(deck, max(0, cards - view["curse_free"]))
    return 1 - comb(deck - view["curses"], risky) / comb(deck, risky)


def why_take(seen: BotView) -> Iterator[tuple[str, Words]]:
    """The coins on offer against what may still come."""
    sharing, outlook = seen.view["sharing"], _look(seen.imagined.states, seen.seat)
    coins = int(sharing["card"])
    if sharing["cards"] == 0:
        yield "last-card", {"coins": coins}
        return
    yield "takes", {"coins": coins, "waiting": outlook.waiting}
    yield "next-curse", {"percent": outlook.curse}


def why_leave(seen: BotView) -> Iterator[tuple[str, Words]]:
    """What may still come against the coins on offer."""
    sharing, outlook = seen.view["sharing"], _look(seen.imagined.states, seen.seat)
    coins = int(sharing["card"])
    if outlook.next_own:
        yield "next-rose", {}
        return
    better = max(_to_come(sharing), default=0)
    if better > coins:
        yield "seen-better", {"coins": better}
    yield "leaves", {"coins": coins, "waiting": outlook.waiting}
    if sharing["cards"]:
        yield "next-curse", {"percent": outlook.curse}


def _to_come(sharing: Words) -> list[int]:
    """The coins of the cards this seat looked at that have not been turned up."""
    revealed, coming = list(sharing["revealed"]), []
    for card in sharing["looked"]:
        if card in revealed:
            revealed.remove(card)
        elif card != "curse":
            coming.append(int(card))
    return coming


class _Outlook(NamedTuple):
    waiting: float
    """What the rose may expect if it leaves the card, in coins."""
    curse: int
    """How likely the next card is a curse, in percent."""
    next_own: bool
    """Whether the rose asked next is the same seat's."""


def _look(states: Any, seat: int) -> _Outlook:
    odds = np.zeros(KINDS)
    waiting, next_own = appraise_sharing(states, seat, odds)
    return _Outlook(round(float(waiting), 1), round(100 * odds[CURSE]), bool(next_own))
