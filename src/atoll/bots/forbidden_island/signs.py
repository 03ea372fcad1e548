"""Signs of how a game of Forbidden Island stands, each a number that can be learnt from."""

from enum import IntEnum, auto


class Sign(IntEnum):
    """Counted over the team, the treasures not yet captured, or the tiles."""

    ALWAYS = 0
    CAPTURED_ONE = auto()
    CAPTURED_TWO = auto()
    CAPTURED_THREE = auto()
    CAPTURED_ALL = auto()
    # the water
    FLOOD_RATE = auto()
    FLOOD_RATE_BY_CAPTURED = auto()
    METER = auto()
    RISE_NOW = auto()  # the chance of a Waters Rise! in this turn
    RISES_LEFT = auto()  # their share of the treasure deck
    AFLOAT = auto()
    FLOODED = auto()
    SINKING = auto()  # flooded tiles expected to sink in this turn
    # Fools' Landing
    LANDING_FLOODED = auto()
    LANDING_SINKS = auto()  # the chance in this turn
    LANDING_NEIGHBOURS = auto()
    # special cards
    A_LIFT = auto()
    TWO_LIFTS = auto()
    LIFTS_BY_CAPTURED = auto()
    A_LIFT_AT_THE_END = auto()  # with all treasures captured
    TWO_LIFTS_AT_THE_END = auto()
    SANDBAGS = auto()
    # hands
    FULL_HANDS = auto()
    CARDS_OF_THE_ACTIVE = auto()
    CARDS_OF_THE_ACTIVE_BY_CAPTURED = auto()
    # treasures: cards of the collector, of the team
    COLLECTED_ONE = auto()
    COLLECTED_TWO = auto()
    COLLECTED_THREE = auto()
    COLLECTED_FOUR = auto()
    TEAM_HAS_ONE = auto()
    TEAM_HAS_TWO = auto()
    TEAM_HAS_THREE = auto()
    TEAM_HAS_FOUR = auto()
    SCARCE = auto()  # hands and deck hold fewer than four
    COLLECTOR_WAITS = auto()  # turns until a collector with four cards is active
    # treasures: their tiles
    BOTH_FLOODED = auto()
    ONE_FLOODED = auto()
    BOTH_SINK = auto()
    ONE_SUNK = auto()
    LAST_FLOODED = auto()
    LAST_SINKS = auto()
    # pawns
    PULL = auto()  # how near they are to what they want
    FAR_FROM_HOME = auto()  # moves to Fools' Landing
    FAR_BY_CAPTURED = auto()
    FAR_AT_THE_END = auto()
    AWAY_AT_THE_END = auto()
    ON_SINKING_TILES = auto()
    NEAR_HOME = auto()


SIGNS = len(Sign)
