"""Which plies are worth a thought: ours, and no flights to nowhere in particular."""

from atoll.engine.rule import rule
from atoll.games.forbidden_island.specials import meeting_place
from atoll.games.forbidden_island.state import (
    GROUPS,
    LANDING,
    LIFT,
    LIFT_OFF,
    PLACES,
    SANDBAG,
    SITES,
    SWIM,
    TREASURE_CARDS,
)


@rule
def is_worth_a_thought(game, action, ours):
    """Actions are the active player's; special cards and swims must be of our seats."""
    if action < SWIM:
        return True
    if action < SANDBAG:
        return ours >> ((action - SWIM) // PLACES) & 1 != 0
    if action < LIFT_OFF:
        return ours >> ((action - SANDBAG) // PLACES) & 1 != 0
    if action < LIFT:
        return ours >> (action - LIFT_OFF) & 1 != 0
    flight, place = divmod(action - LIFT, PLACES)
    holder, group = divmod(flight, GROUPS)
    return ours >> holder & 1 != 0 and is_worth_a_flight(game, group, place)


@rule
def is_worth_a_flight(game, group, place):
    """One pawn or all of a tile; to Fools' Landing, to a treasure or to another pawn."""
    if group & (group - 1) and leaves_somebody(game, group):
        return False
    if place == game.place_of[LANDING]:
        return True
    for seat in range(game.players):
        if game.at[seat] == place:
            return True
    for treasure in range(TREASURE_CARDS):
        if not game.captured >> treasure & 1:
            for site in SITES[treasure]:
                if game.place_of[site] == place:
                    return True
    return False


@rule
def leaves_somebody(game, group):
    """Whether a pawn stays behind where the group takes off."""
    start = meeting_place(game, group)
    left = 0
    for seat in range(game.players):
        left += game.at[seat] == start and not group >> seat & 1
    return left > 0
