"""Beliefs: in which style every seat plays, to judge by what it has done in this game.

All of it is public: which dice lay before a player, and whether he threw on.
"""

from atoll.bots.la_tortuga.novice import chance_to_roll, novice
from atoll.bots.la_tortuga.policy import lapwise, stop4
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

SLIP = 0.05  # how often a player departs from his style


def beliefs_of(position: Position) -> FloatGrid:
    """For every seat the chances of the styles, after all plies of this game."""
    game = position.game
    beginning = game.lay_out(position.players, position.options, position.setup)
    actions = [game.action_table.from_json(position.fields, ply) for ply in position.plies]
    beliefs = UNKNOWN.copy()
    watch(beginning.states, game.new_menus(), Dice.array(), row_of(actions), beliefs)
    return beliefs


@entry({**GAME.examples, "actions": row_of([]), "beliefs": zeros((0, 0))})
def watch(
    states: Records[Tortuga],
    menus: Records[Menu],
    dice: Records[Dice],
    actions: Row,
    beliefs: FloatGrid,
) -> None:
    """Go through a game from its beginning, and believe what the decisions suggest."""
    game = states[0]
    likely = empty(STYLES)
    for action in actions:
        if game.phase == Phase.DECIDE:
            weigh_styles(game, menus[0], dice[0], action, likely)
            revise(beliefs[game.actor], likely)
        step(game, action)


@rule
def revise(chances: FloatRow, likely: FloatRow) -> None:
    """Weigh the chances of the styles by how likely each is to decide so; they add up to 1."""
    total = 0.0
    for style in range(STYLES):
        chances[style] *= likely[style]
        total += chances[style]
    for style in range(STYLES):
        chances[style] /= total


@rule
def weigh_styles(game: Tortuga, menu: Menu, dice: Dice, action: int, likely: FloatRow) -> None:
    """How likely a player of each style decides in this way."""
    likely[Style.STOP4] = fits(1.0 if action == stop4(game, menu, dice) else 0.0)
    likely[Style.LAPWISE] = fits(1.0 if action == lapwise(game, menu, dice) else 0.0)
    likely[Style.SKILLED] = fits(1.0 if action == skilled(game, menu, dice) else 0.0)
    rolls = chance_to_roll(game.total)
    likely[Style.NOVICE] = fits(rolls if ROLL.has(action) else 1 - rolls)


@rule
def fits(chance: float) -> float:
    """The chance of a decision by a player who slips now and then."""
    return SLIP + (1 - 2 * SLIP) * chance


@rule
def play_as(
    style: int,
    game: Tortuga,
    menu: Menu,
    dice: Dice,
    beliefs: FloatGrid,
    scratches: Records[Scratch],
) -> int:
    """What a player of this style does, believing this of all seats."""
    if style == Style.STOP4:
        return stop4(game, menu, dice)
    if style == Style.LAPWISE:
        return lapwise(game, menu, dice)
    if style == Style.NOVICE:
        return novice(game, menu, dice)
    return play_skilled(game, beliefs, scratches)
