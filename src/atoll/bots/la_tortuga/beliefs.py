"""Beliefs: the style of every seat, inferred from its decisions in this game.

Only public information is used: the dice before a decision, and whether the player rolled.
"""

from atoll.bots.la_tortuga.novice import chance_to_roll, novice
from atoll.bots.la_tortuga.policy import lap_value, stop_at_four
from atoll.bots.la_tortuga.skilled import Scratch, play_skilled, skilled
from atoll.bots.la_tortuga.styles import STYLES, UNKNOWN, Style
from atoll.engine.compiler.entry import entry
from atoll.engine.compiler.rule import rule
from atoll.engine.position import Position
from atoll.engine.records.arrays import FloatGrid, FloatRow, Records, Row, empty, row_of, zeros
from atoll.engine.records.dice import Dice
from atoll.engine.records.menu import Menu
from atoll.games.la_tortuga import GAME
from atoll.games.la_tortuga.actions import ROLL
from atoll.games.la_tortuga.rules import step
from atoll.games.la_tortuga.state import Phase, Tortuga

__all__ = [
    "ERROR_RATE",
    "beliefs_of",
    "infer_styles",
    "likelihood",
    "play_as",
    "style_likelihoods",
    "update_beliefs",
]

ERROR_RATE = 0.05  # how often a player departs from their style


def beliefs_of(position: Position) -> FloatGrid:
    """Return the chances of the styles for every seat, after all plies of this game."""
    game = position.game
    beginning = game.lay_out(position.players, position.options, position.setup, position.edition)
    actions = [game.action_table.from_json(position.fields, ply) for ply in position.plies]
    beliefs = UNKNOWN.copy()
    infer_styles(beginning.states, game.new_menus(), Dice.array(), row_of(actions), beliefs)
    return beliefs


@entry({**GAME.examples, "actions": row_of([]), "beliefs": zeros((0, 0))})
def infer_styles(
    states: Records[Tortuga],
    menus: Records[Menu],
    dice: Records[Dice],
    actions: Row,
    beliefs: FloatGrid,
) -> None:
    """Replay a game and update the beliefs by every decision."""
    game = states[0]
    likelihoods = empty(STYLES)
    for action in actions:
        if game.phase == Phase.DECIDE:
            style_likelihoods(game, menus[0], dice[0], action, likelihoods)
            update_beliefs(beliefs[game.actor], likelihoods)
        step(game, action)


@rule
def update_beliefs(chances: FloatRow, likelihoods: FloatRow) -> None:
    """Multiply the chances of the styles by the likelihoods and normalize them."""
    total = 0.0
    for style in range(STYLES):
        chances[style] *= likelihoods[style]
        total += chances[style]
    for style in range(STYLES):
        chances[style] /= total


@rule
def style_likelihoods(
    game: Tortuga, menu: Menu, dice: Dice, action: int, likelihoods: FloatRow
) -> None:
    """Write how likely a player of each style is to take this action."""
    likelihoods[Style.STOP_AT_FOUR] = likelihood(
        1.0 if action == stop_at_four(game, menu, dice) else 0.0
    )
    likelihoods[Style.LAP_VALUE] = likelihood(1.0 if action == lap_value(game, menu, dice) else 0.0)
    likelihoods[Style.SKILLED] = likelihood(1.0 if action == skilled(game, menu, dice) else 0.0)
    rolls = chance_to_roll(game.total)
    likelihoods[Style.NOVICE] = likelihood(rolls if ROLL.has(action) else 1 - rolls)


@rule
def likelihood(chance: float) -> float:
    """Return the chance of an action by a player who sometimes errs."""
    return ERROR_RATE + (1 - 2 * ERROR_RATE) * chance


@rule
def play_as(
    style: int,
    game: Tortuga,
    menu: Menu,
    dice: Dice,
    beliefs: FloatGrid,
    scratches: Records[Scratch],
) -> int:
    """Choose an action in this style, given the beliefs about all seats."""
    if style == Style.STOP_AT_FOUR:
        return stop_at_four(game, menu, dice)
    if style == Style.LAP_VALUE:
        return lap_value(game, menu, dice)
    if style == Style.NOVICE:
        return novice(game, menu, dice)
    return play_skilled(game, beliefs, scratches)
