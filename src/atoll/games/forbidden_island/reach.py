"""Where a pawn may go and what it may shore up, as sets of places; where pawns stand together."""

from atoll.engine.compiler.rule import rule
from atoll.engine.records.record import int64
from atoll.games.forbidden_island.places import (
    AROUND,
    BESIDE,
    first,
    only,
    rest,
)
from atoll.games.forbidden_island.state import NOWHERE, Island, Role

__all__ = [
    "dive",
    "flight",
    "meeting_place",
    "navigation",
    "nearest",
    "neighbours",
    "shore_up_reach",
    "steps",
    "swim",
]


@rule
def neighbours(game: Island, role: int, place: int) -> int:
    """The places one step away: orthogonally, for the Explorer diagonally too."""
    if role == Role.EXPLORER:
        return AROUND[game.island, place]
    return BESIDE[game.island, place]


@rule
def shore_up_reach(game: Island, seat: int) -> int:
    """The flooded tiles this pawn may shore up: its own and the neighbouring ones."""
    place = game.at[seat]
    return (neighbours(game, game.role[seat], place) | only(place)) & game.flooded


@rule
def steps(game: Island, seat: int) -> int:
    """Where an ordinary move takes this pawn: one step, or the Diver's run."""
    if game.role[seat] == Role.DIVER:
        return dive(game, game.at[seat])
    return neighbours(game, game.role[seat], game.at[seat]) & game.afloat


@rule
def dive(game: Island, start: int) -> int:
    """R2: on through flooded tiles and places whose tile has sunk, ending on another tile."""
    dry = game.afloat & ~game.flooded
    reached = int64(0)
    leaving = only(start)
    while leaving:
        fresh = BESIDE[game.island, first(leaving)] & ~reached
        reached |= fresh
        leaving = rest(leaving) | (fresh & ~dry)
    return reached & game.afloat & ~only(start)


@rule
def flight(game: Island, seat: int) -> int:
    """Where the Pilot flies: to every tile that an ordinary step does not reach."""
    return game.afloat & ~steps(game, seat) & ~only(game.at[seat])


@rule
def navigation(game: Island, seat: int) -> int:
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
def swim(game: Island, seat: int) -> int:
    """Where this pawn may swim when its tile has sunk; R15: flooded tiles count."""
    if game.role[seat] == Role.PILOT:
        return int64(game.afloat)
    if game.role[seat] == Role.DIVER:
        return nearest(game, game.at[seat])
    return neighbours(game, game.role[seat], game.at[seat]) & game.afloat


@rule
def nearest(game: Island, start: int) -> int:
    """R3: the nearest tiles, in orthogonal steps over places whose tile has sunk."""
    within = only(start)
    outermost = within
    while outermost:
        ring = int64(0)
        while outermost:
            ring |= BESIDE[game.island, first(outermost)]
            outermost = rest(outermost)
        if ring & game.afloat:
            return ring & game.afloat
        outermost = ring & ~within
        within |= ring
    return int64(0)


@rule
def meeting_place(game: Island, group: int) -> int:
    """The place where all pawns of the group stand; NOWHERE if they are not together."""
    place = NOWHERE
    for seat in range(game.players):
        if group >> seat & 1:
            if place != NOWHERE and game.at[seat] != place:
                return NOWHERE
            place = game.at[seat]
    return place
