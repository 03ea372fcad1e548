"""Pig: roll and add up, or hold and bank; a one loses the turn.  The first to the goal wins."""

from typing import Annotated

from atoll.engine.actions import Actions
from atoll.engine.bind import Rules
from atoll.engine.compiler.rule import rule
from atoll.engine.contract import CHANCE, NOBODY, GameRecord
from atoll.engine.game import Game, Secrets
from atoll.engine.json_values import Json, keys_exactly, whole_number
from atoll.engine.options import Option
from atoll.engine.records.arrays import Row
from atoll.engine.records.dice import Dice, below
from atoll.engine.records.features import everything_seen
from atoll.engine.records.menu import Menu, offer, offer_weighted
from atoll.engine.records.record import i1
from atoll.engine.records.result import Result
from atoll.engine.verbs import numbers, verb

MOST_PLAYERS, SIDES = 4, 6
GOALS = (25, 100)


class Pig(GameRecord):
    """A game in progress."""

    goal: i1  # the option: which of the goals
    turn: i1
    pot: i1
    banked: Annotated[Row, "i1", MOST_PLAYERS]


ROLL, HOLD = verb("roll"), verb("hold")
DIE = verb("die", numbers("value", SIDES, low=1), by=CHANCE)
ACTIONS = Actions("Pig", ROLL, HOLD, DIE)


@rule
def points_to_win(game: Pig) -> int:
    return 25 if game.goal == 0 else 100


@rule
def setup(game: Pig, dice: Dice) -> None:
    """Draw the first player; the players and the options are filled in, all else is zero."""
    begin(game, below(dice, game.players))


@rule
def begin(game: Pig, first: int) -> None:
    game.turn = game.actor = first


@rule
def list_actions(game: Pig, menu: Menu) -> None:
    """A player rolls, or holds what is in the pot; chance throws a die."""
    menu.count = 0
    if game.actor == CHANCE:
        for side in range(1, SIDES + 1):
            offer_weighted(menu, DIE.of(side), 1)
        return
    if game.banked[game.turn] + game.pot < points_to_win(game):
        offer(menu, ROLL.action)
    if game.pot > 0:
        offer(menu, HOLD.action)


@rule
def draw(game: Pig, dice: Dice) -> int:
    """The side on which the die lands."""
    return DIE.of(1 + below(dice, SIDES))


@rule
def roll(game: Pig) -> None:
    game.actor = CHANCE


@rule
def count_die(game: Pig, side: int) -> None:
    """A one loses the pot and the turn."""
    game.actor = game.turn
    game.pot += side
    if side == 1:
        end_turn(game)


@rule
def hold(game: Pig) -> None:
    """The pot is safe; a player who reaches the goal has won."""
    game.banked[game.turn] += game.pot
    if game.banked[game.turn] >= points_to_win(game):
        game.actor = NOBODY
    else:
        end_turn(game)


@rule
def end_turn(game: Pig) -> None:
    game.pot = 0
    begin(game, (game.turn + 1) % game.players)


@ACTIONS.dispatch({ROLL: roll, HOLD: hold, DIE: count_die})
def step(game: Pig, action: int) -> None:
    """Carry out one action, a player's or chance's."""


@rule
def score(game: Pig, result: Result) -> None:
    """The last player to bank has won; every seat that wins is a bit."""
    result.scores[:] = 0
    result.scores[:MOST_PLAYERS] = game.banked
    result.winners = 1 << game.turn
    result.reason = 0


def lay_out(game: Pig, setup: Json) -> None:
    keys_exactly(setup, "setup", "first")
    begin(game, whole_number(setup, "first", 0, game.players - 1))


def view(game: Pig) -> Json:
    banked = [{"banked": game.banked[seat]} for seat in range(game.players)]
    return {"goal": GOALS[game.goal], "turn": game.turn, "pot": game.pot, "players": banked}


FEATURES, observe = everything_seen(Pig)

GAME = Game(
    name="pig",
    seats=range(2, MOST_PLAYERS + 1),
    options=(Option("goal", GOALS, 25, "how many points win"),),
    record=Pig,
    action_table=ACTIONS,
    most_actions=SIDES,
    reasons=("goal",),
    rules=Rules(setup, list_actions, draw, step, score, observe),
    setup_to_json=lambda game: {"first": game.turn},
    lay_out_json=lay_out,
    secrets=Secrets(view),
    features=FEATURES,
)
