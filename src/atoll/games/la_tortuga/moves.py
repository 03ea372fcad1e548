"""What may be done: the decisions of players, and what chance may bring."""

from atoll.engine.dice import below
from atoll.engine.menu import offer, offer_weighted
from atoll.engine.rule import rule
from atoll.games.la_tortuga.state import (
    LIMIT,
    ROLL,
    SIDES,
    SPEND,
    STOP,
    THROW,
    TURN,
    TURTLE,
    VALUES,
    Phase,
)


@rule
def list_actions(game, menu):
    """Everything that may happen next."""
    menu.count = 0
    if game.phase == Phase.CHOOSE:
        offer(menu, TURTLE + 2 * game.turn)
        offer(menu, TURTLE + 2 * game.turn + 1)
    elif game.phase == Phase.DECIDE:
        offer(menu, STOP)
        offer(menu, ROLL)
        if game.spend_eggs and not game.spent:
            offer_cards(game, menu)
    elif game.phase == Phase.DIE:
        for value in range(1, SIDES + 1):
            offer_weighted(menu, THROW + value, 1)
    else:
        for value in range(1, VALUES):
            offer_weighted(menu, TURN + value, game.unseen[value])


@rule
def offer_cards(game, menu):
    """Instead of throwing, the decider may spend an own card that keeps the total legal."""
    for value in range(1, VALUES):
        if game.eggs[game.actor, value] > 0 and game.total + value <= LIMIT:
            offer(menu, SPEND + value)


@rule
def draw(game, dice):
    """What chance brings: a die's side, or any of the cards nobody has seen."""
    if game.phase == Phase.DIE:
        return THROW + 1 + below(dice, SIDES)
    left = below(dice, unseen_cards(game))
    for value in range(1, VALUES):
        left -= game.unseen[value]
        if left < 0:
            return TURN + value
    return TURN  # never: the weights add up to all unseen cards


@rule
def unseen_cards(game):
    """All cards nobody has seen: the face-down deck and the four removed ones."""
    total = 0
    for count in game.unseen:
        total += count
    return total
