"""What may be done: the decisions of players, and what chance may bring."""

from atoll.engine.compiler.rule import rule
from atoll.engine.records.dice import Dice, below
from atoll.engine.records.menu import Menu, offer, offer_weighted
from atoll.engine.records.record import int64
from atoll.games.la_tortuga.actions import DIE, EGG, ROLL, SPEND, STOP, TURTLE
from atoll.games.la_tortuga.state import LIMIT, SIDES, VALUES, Phase, Tortuga

__all__ = ["any_action", "any_unseen", "draw", "list_actions", "offer_cards", "unseen_cards"]


@rule
def list_actions(game: Tortuga, menu: Menu) -> None:
    """Everything that may happen next."""
    menu.count = 0
    if game.phase == Phase.CHOOSE:
        offer(menu, TURTLE.of(2 * game.turn))
        offer(menu, TURTLE.of(2 * game.turn + 1))
    elif game.phase == Phase.DECIDE:
        offer(menu, STOP.action)
        offer(menu, ROLL.action)
        if game.spend_eggs and not game.spent:
            offer_cards(game, menu)
    elif game.phase == Phase.DIE:
        for side in range(1, SIDES + 1):
            offer_weighted(menu, DIE.of(side), 1)
    else:
        for value in range(1, VALUES):
            offer_weighted(menu, EGG.of(value), game.unseen[value])


@rule
def offer_cards(game: Tortuga, menu: Menu) -> None:
    """Instead of throwing, the decider may spend a card of their own that keeps the total legal."""
    for value in range(1, VALUES):
        if game.eggs[game.actor, value] > 0 and game.total + value <= LIMIT:
            offer(menu, SPEND.of(value))


@rule
def any_action(game: Tortuga, menu: Menu, dice: Dice) -> int:
    """A legal action at random; nearly always there are two, which need no menu."""
    if game.phase == Phase.CHOOSE:
        return TURTLE.of(2 * game.turn + below(dice, 2))
    if not game.spend_eggs:
        return STOP.action if below(dice, 2) == 0 else ROLL.action
    list_actions(game, menu)
    return int64(menu.action[below(dice, menu.count)])


@rule
def draw(game: Tortuga, dice: Dice) -> int:
    """What chance brings: a die's side, or any of the unseen cards."""
    if game.phase == Phase.DIE:
        return DIE.of(1 + below(dice, SIDES))
    return EGG.of(any_unseen(game, dice))


@rule
def any_unseen(game: Tortuga, dice: Dice) -> int:
    """The value of a random unseen card."""
    left = below(dice, unseen_cards(game))
    value = 1
    while left >= game.unseen[value]:
        left -= game.unseen[value]
        value += 1
    return value


@rule
def unseen_cards(game: Tortuga) -> int:
    """The number of unseen cards: the face-down deck and the four removed ones."""
    total = 0
    for count in game.unseen:
        total += count
    return total
