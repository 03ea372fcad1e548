"""Where a pawn may go, and what it may shore up, as sets of places."""

import numpy as np

from atoll.engine.rule import rule
from atoll.games.forbidden_island.places import (
    AROUND,
    BESIDE,
    first,
    only,
    rest,
)
from atoll.games.forbidden_island.state import Role


@rule
def neighbours(game, role, place):
    """The places one step away: orthogonally, for the Explorer diagonally too."""
    if role == Role.EXPLORER:
        return AROUND[game.island, place]
    return BESIDE[game.island, place]


@rule
def shore_up_reach(game, seat):
    """The flooded tiles this pawn may shore up: its own and the neighbouring ones."""
    place = game.at[seat]
    return (neighbours(game, game.role[seat], place) | only(place)) & game.flooded


@rule
def steps(game, seat):
    """Where an ordinary move takes this pawn: one step, or the Diver's run."""
    if game.role[seat] == Role.DIVER:
        return dive(game, game.at[seat])
    return neighbours(game, game.role[seat], game.at[seat]) & game.afloat


@rule
def dive(game, start):
    """R2: on through flooded tiles and places whose tile has sunk, ending on another tile."""
    dry = game.afloat & ~game.flooded
    reached = np.int64(0)
    leaving = only(start)
    while leaving:
        fresh = BESIDE[game.island, first(leaving)] & ~reached
        reached |= fresh
        leaving = rest(leaving) | (fresh & ~dry)
    return reached & game.afloat & ~only(start)


@rule
def flight(game, seat):
    """Where the Pilot flies: to every tile that an ordinary step does not reach."""
    return game.afloat & ~steps(game, seat) & ~only(game.at[seat])


@rule
def navigation(game, seat):
    """R4: where one or two steps in its own way take this pawn; the Diver may pass a gap."""
    role, start = game.role[seat], game.at[seat]
    one_step = neighbours(game, role, start)
    leaving = one_step if role == Role.DIVER else one_step & game.afloat
    reached = one_step
    while leaving:
        reached |= neighbours(game, role, first(leaving))
        leaving = rest(leaving)
    return reached & game.afloat & ~only(start)


@rule
def swim(game, seat):
    """Where this pawn may swim when its tile has sunk; R15: flooded tiles count."""
    if game.role[seat] == Role.PILOT:
        return np.int64(game.afloat)
    if game.role[seat] == Role.DIVER:
        return nearest(game, game.at[seat])
    return neighbours(game, game.role[seat], game.at[seat]) & game.afloat


@rule
def nearest(game, start):
    """R3: the nearest tiles, in orthogonal steps over places whose tile has sunk."""
    within = only(start)
    outermost = within
    while outermost:
        ring = np.int64(0)
        while outermost:
            ring |= BESIDE[game.island, first(outermost)]
            outermost = rest(outermost)
        if ring & game.afloat:
            return ring & game.afloat
        outermost = ring & ~within
        within |= ring
    return np.int64(0)
