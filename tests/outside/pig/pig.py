"""Pig: roll and add up, or hold and bank; a one loses the turn.  The first to the goal wins."""

from atoll.engine.bind import Rules
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.dice import below
from atoll.engine.features import Features, Plane
from atoll.engine.game import Game, Secrets, Vocabulary
from atoll.engine.menu import offer, offer_weighted
from atoll.engine.options import Option
from atoll.engine.record import record
from atoll.engine.rule import rule
from atoll.engine.words import WordsError, keys_exactly, whole_number

MOST_PLAYERS, SIDES = 4, 6
ROLL, HOLD, DIE = 0, 1, 2  # the numbers of actions; DIE + 1 is a one

# A game in progress is one record of small integers.
NUMBERS = ("actor", "players", "goal", "turn", "pot")
STATE = record(*((name, "i1") for name in NUMBERS), ("banked", "i1", (MOST_PLAYERS,)))


# The rules change the record.  They are compiled.
@rule
def setup(game, players, options, dice):
    """Draw who begins.  For each option there is the place of its value."""
    begin(game, players, options, below(dice, players))


@rule
def begin(game, players, options, first):
    game.players = players
    game.goal = 25 if options[0] == 0 else 100
    game.pot = 0
    game.banked[:] = 0
    game.turn = game.actor = first


@rule
def list_actions(game, menu):
    """A player rolls, or holds what is in the pot; chance throws a die."""
    menu.count = 0
    if game.actor == CHANCE:
        for side in range(1, SIDES + 1):
            offer_weighted(menu, DIE + side, 1)
        return
    if game.banked[game.turn] + game.pot < game.goal:
        offer(menu, ROLL)
    if game.pot > 0:
        offer(menu, HOLD)


@rule
def draw(game, dice):
    """The side on which the die lands."""
    return DIE + 1 + below(dice, SIDES)


@rule
def step(game, action):
    """Carry out an action of a player or of chance."""
    if action == ROLL:
        game.actor = CHANCE
    elif action > DIE + 1:
        game.pot += action - DIE
        game.actor = game.turn
    else:
        if action == HOLD:
            game.banked[game.turn] += game.pot
        game.pot = 0
        end_turn(game)


@rule
def end_turn(game):
    if game.banked[game.turn] >= game.goal:
        game.actor = NOBODY
    else:
        game.turn = game.actor = (game.turn + 1) % game.players


@rule
def judge(game, result):
    """The last player to bank has won; every seat that wins is a bit."""
    result.scores[:MOST_PLAYERS] = game.banked
    result.winners = 1 << game.turn
    result.reason = 0


@rule
def redeal(game, seat, dice):
    """Nothing is hidden, so nothing is to be dealt again."""


@rule
def observe(game, seat, seen):
    """What a seat sees, in numbers, for learning."""
    seen.seat[0] = seat
    seen.numbers[0] = game.actor
    seen.numbers[1] = game.players
    seen.numbers[2] = game.goal
    seen.numbers[3] = game.turn
    seen.numbers[4] = game.pot
    seen.banked[:] = game.banked


# The rest is plain Python: the same in words, for transcripts, bots and the page.
def restore(seen, game):
    for name, number in zip(NUMBERS, seen.numbers, strict=True):
        game[name] = number
    game.banked = seen.banked
    return int(seen.seat[0])


def to_words(game, action):
    if action > DIE:
        return {"by": "chance", "do": "die", "value": action - DIE}
    return {"by": game.turn, "do": "roll" if action == ROLL else "hold"}


def from_words(game, ply):
    match ply.get("do"):
        case "roll":
            return ROLL
        case "hold":
            return HOLD
        case "die":
            keys_exactly(ply, "die", "by", "do", "value")
            return DIE + whole_number(ply, "value", 1, SIDES)
        case verb:
            raise WordsError("words-verb", game="Pig", verb=repr(verb), known="roll, hold, die")


def lay_out(game, players, options, words):
    keys_exactly(words, "setup", "first")
    begin(game, players, options, whole_number(words, "first", 0, players - 1))


def view(game):
    banked = [{"banked": game.banked[seat]} for seat in range(game.players)]
    return {"goal": game.goal, "turn": game.turn, "pot": game.pot, "players": banked}


GAME = Game(
    name="pig",
    seats=range(2, MOST_PLAYERS + 1),
    options=(Option("goal", (25, 100), 25, "how many points win"),),
    state=STATE,
    actions=DIE,
    most_actions=SIDES,
    reasons=("goal",),
    rules=Rules(setup, list_actions, draw, step, judge, redeal, observe),
    vocabulary=Vocabulary(to_words, from_words, lambda game: {"first": game.turn}, lay_out),
    secrets=Secrets(view, lambda game, seat: {}, lambda ply, seat: ply, lambda words, *_: words),
    features=Features(
        (
            Plane("seat", (1,), "the observer's own seat"),
            Plane("numbers", (len(NUMBERS),), "actor, players, goal, turn and pot"),
            Plane("banked", (MOST_PLAYERS,), "what every seat has banked"),
        ),
        restore,
    ),
    facts=lambda before, ply, after: {},
)
