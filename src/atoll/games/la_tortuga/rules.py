"""What an action does: throwing dice, carrying, falling into the water, taking eggs."""

from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.rule import rule
from atoll.games.la_tortuga.state import (
    BEACH_EGGS,
    BEACH_SPACE,
    FEW_PLAYERS,
    LIMIT,
    MOST_DICE,
    NO_TURTLE,
    RAFT,
    ROLL,
    SPACES,
    SPEND,
    STOP,
    THROW,
    TURN,
    TURTLE,
    VALUES,
    Phase,
)


@rule
def step(game, action):
    """Carry out one action, a player's or chance's."""
    if game.phase == Phase.DIE:
        count_die(game, action - THROW)
    elif game.phase == Phase.TURN_UP:
        turn_up(game, action - TURN)
        after_move(game)
    elif game.phase == Phase.CHOOSE:
        game.waiting = other_turtle(action - TURTLE)
        begin_move(game, action - TURTLE)
    elif action == STOP:
        advance(game)
    elif action == ROLL:
        throw_die(game)
    else:
        spend_egg(game, action - SPEND)


# ── The course of a turn ─────────────────────────────────────────────────────────────────


@rule
def begin_turn(game):
    """Four to seven players move their turtle; two or three choose which moves first."""
    if has_two_turtles(game):
        game.phase = Phase.CHOOSE
        game.actor = game.turn
        game.moving = NO_TURTLE
    else:
        begin_move(game, game.turn)


@rule
def begin_move(game, turtle):
    """The first die of a move is thrown without asking."""
    game.moving = turtle
    throw_die(game)


@rule
def throw_die(game):
    game.phase = Phase.DIE
    game.actor = CHANCE


@rule
def after_move(game):
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
def count_die(game, value):
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
def spend_egg(game, value):
    """A card replaces the die; it leaves the game."""
    game.eggs[game.actor, value] -= 1
    game.spent = 1
    count_die(game, value)


# ── Turtles ──────────────────────────────────────────────────────────────────────────────


@rule
def has_two_turtles(game):
    """Two or three players have two turtles each."""
    return game.players <= FEW_PLAYERS


@rule
def other_turtle(turtle):
    """Turtles 2s and 2s+1 belong together."""
    return turtle ^ 1


@rule
def owner(game, turtle):
    """The seat a turtle belongs to."""
    return turtle >> 1 if has_two_turtles(game) else turtle


@rule
def rider_on_top(game, turtle):
    """The topmost turtle of the group that moves when this one does."""
    while game.rider[turtle] != NO_TURTLE:
        turtle = game.rider[turtle]
    return turtle


@rule
def leave_space(game, turtle):
    """The turtle and all above it leave; those below stay."""
    below = game.carrier[turtle]
    game.topmost[game.at[turtle]] = below
    if below != NO_TURTLE:
        game.rider[below] = NO_TURTLE
        game.carrier[turtle] = NO_TURTLE


@rule
def bust(game):
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
def advance(game):
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
def land(game, top, space):
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
def take_egg(game, seat):
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
def turn_up(game, value):
    """A card of the deck is laid face up."""
    game.unseen[value] -= 1
    game.deck -= 1
    game.egg = value


# ── The end ──────────────────────────────────────────────────────────────────────────────


@rule
def count_eggs(game, seat):
    """Eggs and cards of a seat; the beach counts as a card of seven eggs."""
    eggs, cards = (BEACH_EGGS, 1) if game.beach == seat else (0, 0)
    for value in range(1, VALUES):
        held = int(game.eggs[seat, value])
        eggs += value * held
        cards += held
    return eggs, cards


@rule
def judge(game, result):
    """Most eggs win; of equal ones most cards; still equal ones share the win."""
    result.scores[:] = 0
    result.winners = 0
    result.reason = 0
    best_eggs, best_cards = -1, -1
    for seat in range(game.players):
        eggs, cards = count_eggs(game, seat)
        result.scores[seat] = eggs
        if eggs > best_eggs or (eggs == best_eggs and cards > best_cards):
            best_eggs, best_cards = eggs, cards
            result.winners = 1 << seat
        elif eggs == best_eggs and cards == best_cards:
            result.winners |= 1 << seat
