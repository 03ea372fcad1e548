"""A seat's view of Tobago read for reasons: maps, roses, and how far it is."""

from atoll.bots.bot import BotView
from atoll.bots.tobago.ways import STEPS_BETWEEN
from atoll.engine.words import Words
from atoll.games.tobago.island import ISLANDS
from atoll.games.tobago.state import STEPS


def map_named(seen: BotView, name: str) -> Words:
    """A treasure map by its colour."""
    found: Words = next(each for each in seen.view["maps"] if each["map"] == name)
    return found


def roses_of(seen: BotView, treasure_map: Words) -> tuple[int, int]:
    """How many roses on a map are the asking seat's, and how many there are."""
    clues = treasure_map["clues"]
    own = sum(clue["roses"] for clue in clues if clue["owner"] == seen.seat)
    return own, sum(clue["roses"] for clue in clues)


def steps(seen: BotView, one: str, other: str) -> int:
    """The least number of steps from one space to another."""
    island = seen.imagined.fields.island
    called = ISLANDS[island].called
    return int(STEPS_BETWEEN[island, called[one], called[other]])


def within_drive(seen: BotView, start: str, spaces: list[str]) -> list[str]:
    """Those of the spaces that one drive reaches."""
    return [space for space in spaces if steps(seen, start, space) <= STEPS]


def located(seen: BotView) -> list[Words]:
    """The maps whose treasure is located."""
    return [each for each in seen.view["maps"] if each["located"]]


def rival_near(seen: BotView, space: str) -> int | None:
    """The next seat in turn order that could drive there and raise a treasure."""
    players, vehicles = seen.view["players"], seen.view["vehicles"]
    for after in range(1, len(players)):
        rival = (seen.seat + after) % len(players)
        if players[rival]["roses"] and steps(seen, vehicles[rival], space) <= STEPS:
            return rival
    return None
