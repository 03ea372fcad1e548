"""What an action does: throwing dice, carrying, falling into the water, taking eggs."""

from atoll.engine.compiler.rule import rule
from atoll.engine.contract import CHANCE, NOBODY
from atoll.games.la_tortuga.actions import ACTIONS, DIE, EGG, ROLL, SPEND, STOP, TURTLE
from atoll.games.la_tortuga.state import (
    BEACH_SPACE,
    LIMIT,
    MOST_DICE,
    NO_TURTLE,
    RAFT,
    SPACES,
    Phase,
    Tortuga,
    turtles_each,
)

__all__ = [
    "advance",
    "after_move",
    "begin_move",
    "begin_turn",
    "bust",
    "choose_turtle",
    "count_die",
    "land",
    "leave_space",
    "other_turtle",
    "owner",
    "rider_on_top",
    "spend_egg",
    "step",
    "take_egg",
    "throw_die",
    "turn_up",
    "turn_up_next",
]

# ── The course of a turn ─────────────────────────────────────────────────────────────────


@rule
def begin_turn(game: Tortuga) -> None:
    """Four to seven players move their turtle; two or three choose which moves first."""
    if turtles_each(game.players) == 2:
        game.phase = Phase.CHOOSE
        game.actor = game.turn
        game.moving = NO_TURTLE
    else:
        begin_move(game, game.turn)


@rule
def choose_turtle(game: Tortuga, turtle: int) -> None:
    """This turtle moves, and after it the owner's other one."""
    game.waiting = other_turtle(turtle)
    begin_move(game, turtle)


@rule
def begin_move(game: Tortuga, turtle: int) -> None:
    """The first die of a move is thrown without asking."""
    game.moving = turtle
    throw_die(game)


@rule
def throw_die(game: Tortuga) -> None:
    game.phase = Phase.DIE
    game.actor = CHANCE


@rule
def after_move(game: Tortuga) -> None:
    """The owner's other turtle, or the next player clockwise."""
    game.thrown = 0
    game.total = 0
    game.spent = 0
    if game.waiting != NO_TURTLE:
        turtle = game.waiting
        game.waiting = NO_TURTLE
        begin_move(game, turtle)
    else:
        game.turn = game.turn + 1 if game.turn + 1 < game.players else 0
        begin_turn(game)


# ── Dice ─────────────────────────────────────────────────────────────────────────────────


@rule
def count_die(game: Tortuga, value: int) -> None:
    """A total above seven is a bust; after three dice the group must move; else: decide."""
    game.total += value
    game.thrown += 1
    if game.total > LIMIT:
        bust(game)
        after_move(game)
    elif game.thrown == MOST_DICE:
        advance(game)
    else:
        game.phase = Phase.DECIDE
        game.actor = owner(game, rider_on_top(game, game.moving))


@rule
def spend_egg(game: Tortuga, value: int) -> None:
    """A card replaces the die; it leaves the game."""
    game.eggs[game.actor, value] -= 1
    game.spent = 1
    count_die(game, value)


# ── Turtles ──────────────────────────────────────────────────────────────────────────────


@rule
def other_turtle(turtle: int) -> int:
    """Turtles 2s and 2s+1 belong together."""
    return turtle ^ 1


@rule
def owner(game: Tortuga, turtle: int) -> int:
    """The seat a turtle belongs to."""
    return turtle >> 1 if turtles_each(game.players) == 2 else turtle


@rule
def rider_on_top(game: Tortuga, turtle: int) -> int:
    """The topmost turtle of the group that moves when this one does."""
    while game.rider[turtle] != NO_TURTLE:
        turtle = game.rider[turtle]
    return turtle


@rule
def leave_space(game: Tortuga, turtle: int) -> None:
    """The turtle and all above it leave; those below stay."""
    below = game.carrier[turtle]
    game.topmost[game.at[turtle]] = below
    if below != NO_TURTLE:
        game.rider[below] = NO_TURTLE
        game.carrier[turtle] = NO_TURTLE


@rule
def bust(game: Tortuga) -> None:
    """The moving turtle and every turtle above it go to the raft, where none stands on another."""
    turtle = game.moving
    leave_space(game, turtle)
    while turtle != NO_TURTLE:
        above = game.rider[turtle]
        game.at[turtle] = RAFT
        game.rider[turtle] = NO_TURTLE
        game.carrier[turtle] = NO_TURTLE
        turtle = above


@rule
def advance(game: Tortuga) -> None:
    """The group moves total × dice spaces; on or past the beach its topmost turtle lays eggs."""
    top = rider_on_top(game, game.moving)
    reached = game.at[game.moving] % SPACES + game.total * game.thrown
    leave_space(game, game.moving)
    land(game, top, reached if reached <= SPACES else reached - SPACES)
    if reached >= BEACH_SPACE:
        take_egg(game, owner(game, top))
    else:
        after_move(game)


@rule
def land(game: Tortuga, top: int, space: int) -> None:
    """The group is put on top of the turtles that are there."""
    below = game.topmost[space]
    game.carrier[game.moving] = below
    if below != NO_TURTLE:
        game.rider[below] = game.moving
    game.topmost[space] = top
    turtle = game.moving
    while turtle != NO_TURTLE:
        game.at[turtle] = space
        turtle = game.rider[turtle]


# ── Eggs ─────────────────────────────────────────────────────────────────────────────────


@rule
def take_egg(game: Tortuga, seat: int) -> None:
    """The face-up card, and the next is turned up; after the last card the beach, and the end."""
    if game.egg == 0:
        game.beach = seat
        game.phase = Phase.OVER
        game.actor = NOBODY
        return
    game.eggs[seat, game.egg] += 1
    game.egg = 0
    if game.deck > 0:
        game.phase = Phase.TURN_UP
        game.actor = CHANCE
    else:
        after_move(game)


@rule
def turn_up_next(game: Tortuga, value: int) -> None:
    """The move in which a card was taken is over when the next one lies face up."""
    turn_up(game, value)
    after_move(game)


@rule
def turn_up(game: Tortuga, value: int) -> None:
    """A card of the deck is laid face up."""
    game.unseen[value] -= 1
    game.deck -= 1
    game.egg = value


# ── From a verb to its rule ──────────────────────────────────────────────────────────────


@ACTIONS.dispatch(
    {
        STOP: advance,
        ROLL: throw_die,
        TURTLE: choose_turtle,
        SPEND: spend_egg,
        DIE: count_die,
        EGG: turn_up_next,
    }
)
def step(game: Tortuga, action: int) -> None:
    """Carry out one action, a player's or chance's."""
