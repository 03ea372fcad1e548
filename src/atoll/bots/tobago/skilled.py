"""Tobago's skilled player: all the knowledge there is, and no look ahead."""

from functools import cache

from atoll.bots.search.bind import Search
from atoll.bots.tobago.evaluation import appraise
from atoll.bots.tobago.outlook import Outlook, look_around
from atoll.bots.tobago.policy import choose, search_with
from atoll.bots.tobago.sharing import card_odds, is_next_rose_own, worth_of_waiting
from atoll.bots.tobago.weights import SKILLED
from atoll.engine.compiler.entry import entry
from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatRow, Records, zeros
from atoll.engine.records.dice import Dice
from atoll.engine.records.menu import Menu
from atoll.games.tobago import GAME
from atoll.games.tobago.moves import list_actions
from atoll.games.tobago.state import Tobago


@rule
def decide(game: Tobago, menu: Menu, dice: Dice) -> int:
    """The ply a skilled player chooses."""
    return choose(game, SKILLED[0], menu, dice)


@cache
def skilled_search() -> Search:
    """The search with this policy, bound when it is first wanted."""
    return search_with("skilled", decide)


EXAMPLES = {**GAME.examples, "values": zeros(0), "odds": zeros(0)}


@entry(EXAMPLES, brief=True)
def appraise_menu(states: Records[Tobago], menus: Records[Menu], values: FloatRow) -> None:
    """List what may be done, and what each ply is worth to a skilled player."""
    list_actions(states[0], menus[0])
    appraise(states[0], SKILLED[0], menus[0], values)


@entry(EXAMPLES, brief=True)
def appraise_sharing(states: Records[Tobago], seat: int, odds: FloatRow) -> tuple[float, bool]:
    """What a rose may expect if it leaves the card, and whether the next one asked is its own.

    `odds` tell how likely the next card is of each kind.
    """
    card_odds(states[0], seat, odds)
    waiting = expect_of_waiting(states[0], seat, zeros(1, Outlook))
    return waiting, is_next_rose_own(states[0], seat)


@rule
def expect_of_waiting(game: Tobago, seat: int, outlooks: Records[Outlook]) -> float:
    """What a rose may expect if it leaves the card, in coins."""
    look_around(game, SKILLED[0], seat, outlooks[0])
    return worth_of_waiting(game, outlooks[0], seat)
