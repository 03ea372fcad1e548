"""Taking or leaving a treasure card, by what is still to come as far as a seat knows.

A seat knows the cards it looked at, those turned up, and how many cards there are of each kind;
unknown cards are drawn from the rest.  The value of a rose follows from the number of roses
asked before it and of cards still to come, by dynamic programming.
"""

from atoll.bots.tobago.estimate import Estimate
from atoll.bots.tobago.weights import Weights
from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatRow, zeros
from atoll.games.tobago.determinize import may_be_curse, returned_curses
from atoll.games.tobago.rules.curses import WITH_AMULET, ends_sharing, may_choose
from atoll.games.tobago.rules.maps import roses_on
from atoll.games.tobago.rules.treasure import cards_in, looked_at
from atoll.games.tobago.state import (
    COIN_KINDS,
    CURSE,
    KINDS,
    LEAST_COINS,
    MOST_CLUES,
    MOST_ROSES,
    Curse,
    Tobago,
)

__all__ = [
    "MOST_AHEAD",
    "best_card",
    "card_odds",
    "curse_loss",
    "going_on_value",
    "hidden_curses",
    "is_next_rose_own",
    "roses_ahead",
    "share_out",
    "value_of_paying",
    "value_of_taking",
    "value_of_waiting",
]

MOST_AHEAD = MOST_CLUES * MOST_ROSES + 1


@rule
def card_odds(game: Tobago, seat: int, odds: FloatRow) -> None:
    """Write the chance of each kind for the next card turned up, by what this seat knows."""
    cards = max(1, cards_in(game.pool))
    unknown = float(cards)
    for kind in range(KINDS):
        odds[kind] = max(0, looked_at(game, seat, kind) - game.revealed[kind])
        unknown -= odds[kind]
    heap, total = zeros(COIN_KINDS), 0.0
    for kind in range(COIN_KINDS):
        hidden = game.buried[kind] - game.buried_known[seat, kind]
        hidden += game.treasure_deck[kind] + game.pool[kind]
        heap[kind] = max(0.0, hidden - odds[kind])
        total += heap[kind]
    curses = min(unknown, hidden_curses(game, seat, unknown, odds[CURSE]))
    for kind in range(COIN_KINDS):
        odds[kind] += (unknown - curses) * heap[kind] / max(1.0, total)
    odds[CURSE] += curses
    for kind in range(KINDS):
        odds[kind] /= cards


@rule
def hidden_curses(game: Tobago, seat: int, unknown: float, known: float) -> float:
    """Return the expected number of curses among the cards this seat has not looked at."""
    returned = returned_curses(game)
    curses = game.treasure_deck[CURSE] + game.pool[CURSE] - returned - known
    curses += game.buried[CURSE] - game.buried_known[seat, CURSE]
    places = draws = 0
    for draw in range(game.draws):
        if game.drawn_by[draw] != seat:
            draws += 1
            places += may_be_curse(game, draw)
    elsewhere = cards_in(game.treasure_deck) - game.safe - returned
    elsewhere += min(game.buried_risky[seat], cards_in(game.buried))
    if draws == 0 or places + elsewhere == 0:
        return 0.0
    still = places * unknown / draws  # some of them have been turned up and were none
    return curses * still / max(1.0, still + elsewhere)


@rule
def curse_loss(game: Tobago, estimate: Estimate, seat: int) -> float:
    """Return the value of what a curse would take: an amulet, or else the best card."""
    if may_choose(game, seat):
        return min(estimate.last_amulet[seat], best_card(game, seat))
    return estimate.last_amulet[seat] if game.amulets[seat] > 0 else best_card(game, seat)


@rule
def best_card(game: Tobago, seat: int) -> float:
    """Return the coins of the seat's most valuable treasure card, 0 if it has none."""
    for kind in range(COIN_KINDS - 1, -1, -1):
        if game.treasure[seat, kind] > 0:
            return 1.0 * (LEAST_COINS + kind)
    return 0.0


@rule
def value_of_paying(game: Tobago, w: Weights, estimate: Estimate, what: int) -> float:
    """Return what is better about paying with an amulet; a card is the baseline."""
    if what != WITH_AMULET:
        return 0.0
    seat = estimate.seat
    saved = best_card(game, seat) - estimate.last_amulet[seat]
    if game.curse == Curse.AMULET_BUYS_IN:
        return saved + going_on_value(game, w, seat)
    return saved


@rule
def going_on_value(game: Tobago, w: Weights, seat: int) -> float:
    """Return the value of the seat's roses on the map for the rest of the sharing."""
    own, roses = 0, roses_on(game, game.raised)
    for slot in range(game.clues[game.raised] + 1):
        if game.rose_owner[game.raised, slot] == seat:
            own += game.rose_count[game.raised, slot]
    return w.rose * own * min(1.0, cards_in(game.pool) / max(1, roses))


@rule
def roses_ahead(game: Tobago) -> int:
    """Return how many roses are asked before the one whose turn it is."""
    ahead = game.rose_turn
    for slot in range(game.rose_slot + 1, game.clues[game.raised] + 1):
        ahead += game.rose_count[game.raised, slot]
    return ahead


@rule
def value_of_waiting(game: Tobago, estimate: Estimate, seat: int) -> float:
    """Return the expected value for the rose that is asked if it leaves the card."""
    odds = zeros(KINDS)
    card_odds(game, seat, odds)
    ahead = roses_ahead(game)
    rose, after = zeros(MOST_AHEAD + 1), zeros(MOST_AHEAD + 1)
    loss = curse_loss(game, estimate, seat)
    goes_on = 0.0 if ends_sharing(game.curse) else 1.0
    for _ in range(cards_in(game.pool)):
        after[: ahead + 1] = rose[: ahead + 1]
        for place in range(ahead + 1):
            rose[place] = odds[CURSE] * (goes_on * after[place] - loss)
        for kind in range(COIN_KINDS):
            share_out(rose, after, ahead, odds[kind], 1.0 * (LEAST_COINS + kind))
    return rose[ahead]


@rule
def share_out(rose: FloatRow, after: FloatRow, ahead: int, chance: float, coins: float) -> None:
    """Add a card that may be turned up; the first rose that expects no more takes it."""
    taker = 0
    while taker <= ahead and coins < after[taker]:
        taker += 1
    for place in range(ahead + 1):
        if place < taker:
            rose[place] += chance * after[place]
        elif place == taker:
            rose[place] += chance * coins
        else:
            rose[place] += chance * after[place - 1]


@rule
def is_next_rose_own(game: Tobago, seat: int) -> bool:
    """Return whether the rose asked next, if this one leaves the card, is the same seat's."""
    if game.rose_turn + 1 < game.rose_count[game.raised, game.rose_slot]:
        return True
    slot = game.rose_slot - 1
    while slot >= 0 and game.rose_count[game.raised, slot] == 0:
        slot -= 1
    return slot >= 0 and game.rose_owner[game.raised, slot] == seat


@rule
def value_of_taking(game: Tobago, w: Weights, estimate: Estimate) -> float:
    """Return how much better it is to take the card on offer than to leave it.

    If the seat's next rose is asked immediately afterwards, that one should take it.
    """
    if is_next_rose_own(game, estimate.seat):
        return -1.0
    coins = LEAST_COINS + game.card
    return coins - w.greed * value_of_waiting(game, estimate, estimate.seat)
