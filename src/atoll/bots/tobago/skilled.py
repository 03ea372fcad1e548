"""`skilled`: plays by the evaluation without looking ahead."""

from functools import cache

from atoll.bots.search.bind import Search
from atoll.bots.tobago.estimate import Estimate, fill_estimate
from atoll.bots.tobago.evaluation import appraise
from atoll.bots.tobago.policy import choose, search_with
from atoll.bots.tobago.sharing import card_odds, is_next_rose_own, value_of_waiting
from atoll.bots.tobago.weights import SKILLED
from atoll.engine.compiler.entry import entry
from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatRow, Records, zeros
from atoll.engine.records.dice import Dice
from atoll.engine.records.menu import Menu
from atoll.games.tobago import GAME
from atoll.games.tobago.moves import list_actions
from atoll.games.tobago.state import Tobago

__all__ = [
    "EXAMPLES",
    "appraise_menu",
    "appraise_sharing",
    "decide",
    "expected_waiting_value",
    "skilled_search",
]


@rule
def decide(game: Tobago, menu: Menu, dice: Dice) -> int:
    """Choose by the skilled player's weights."""
    return choose(game, SKILLED[0], menu, dice)


@cache
def skilled_search() -> Search:
    """Return the search with this policy."""
    return search_with("skilled", decide)


EXAMPLES = {**GAME.examples, "values": zeros(0), "odds": zeros(0)}


@entry(EXAMPLES, brief=True)
def appraise_menu(states: Records[Tobago], menus: Records[Menu], values: FloatRow) -> None:
    """List the actions and write the value of each for the skilled player."""
    list_actions(states[0], menus[0])
    appraise(states[0], SKILLED[0], menus[0], values)


@entry(EXAMPLES, brief=True)
def appraise_sharing(states: Records[Tobago], seat: int, odds: FloatRow) -> tuple[float, bool]:
    """Return the expected coins of a rose that leaves the card, and `is_next_rose_own`.

    `odds` gets the chance of each kind for the next card.
    """
    card_odds(states[0], seat, odds)
    waiting = expected_waiting_value(states[0], seat, zeros(1, Estimate))
    return waiting, is_next_rose_own(states[0], seat)


@rule
def expected_waiting_value(game: Tobago, seat: int, estimates: Records[Estimate]) -> float:
    """Return the expected coins of a rose that leaves the card."""
    fill_estimate(game, SKILLED[0], seat, estimates[0])
    return value_of_waiting(game, estimates[0], seat)
