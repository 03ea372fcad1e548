"""Who collects the cards of which treasure."""

from atoll.engine.rule import rule
from atoll.games.forbidden_island.state import NO_SEAT, TREASURE_CARDS, Role


@rule
def name_collectors(game, weights, mind):
    """Greedily the best pair of a seat and a treasure, spreading the treasures over seats."""
    mind.collector[:] = NO_SEAT
    for _ in range(TREASURE_CARDS):
        best, best_seat, best_treasure = -1e9, NO_SEAT, 0
        for treasure in range(TREASURE_CARDS):
            if game.captured >> treasure & 1 or mind.collector[treasure] != NO_SEAT:
                continue
            team = 0
            for seat in range(game.players):
                team += game.hand[seat, treasure]
            for seat in range(game.players):
                score = fitness(game, weights, mind, seat, treasure)
                score += weights.collector_team * team
                if score > best:
                    best, best_seat, best_treasure = score, seat, treasure
        if best_seat == NO_SEAT:
            return
        mind.collector[best_treasure] = best_seat


@rule
def fitness(game, weights, mind, seat, treasure):
    """How well this seat would do as the collector of this treasure."""
    busy = 0
    for other in range(TREASURE_CARDS):
        busy += mind.collector[other] == seat
    score = weights.collector_own * game.hand[seat, treasure] - weights.collector_busy * busy
    if game.role[seat] == Role.MESSENGER:
        score -= weights.collector_messenger
    return score
