"""A second opinion: the legal plies of a position, worked out from its view.

Slow and simple, square by square, so that it can be checked by eye against the rules; it
shares no code with the compiled rules.
"""

from itertools import combinations
from typing import Any

from atoll.engine.json_values import Ply
from atoll.engine.position import Position

TREASURES = ("earth_stone", "statue_of_the_wind", "crystal_of_fire", "oceans_chalice")
SITES = {
    "temple_of_the_moon": "earth_stone",
    "temple_of_the_sun": "earth_stone",
    "howling_garden": "statue_of_the_wind",
    "whispering_garden": "statue_of_the_wind",
    "cave_of_embers": "crystal_of_fire",
    "cave_of_shadows": "crystal_of_fire",
    "coral_palace": "oceans_chalice",
    "tidal_palace": "oceans_chalice",
}
ORTHOGONAL = {(-1, 0), (1, 0), (0, -1), (0, 1)}
DIAGONAL = {(-1, -1), (-1, 1), (1, -1), (1, 1)}


class Referee:
    """One position, looked at by its view."""

    def __init__(self, position: Position) -> None:
        view: dict[str, Any] = position.view(None)
        self.view = view
        self.options = position.options
        self.players = view["players"]
        self.seats = range(len(self.players))
        self.state = {tile["tile"]: tile["state"] for tile in view["tiles"]}
        self.square = {tile["tile"]: (tile["row"], tile["column"]) for tile in view["tiles"]}
        self.tile = {square: tile for tile, square in self.square.items()}
        self.afloat = {tile for tile, state in self.state.items() if state != "sunk"}
        self.flooded = {tile for tile, state in self.state.items() if state == "flooded"}

    def legal(self) -> list[Ply]:
        match self.view["phase"]:
            case "act":
                return self.actions() + self.specials()
            case "window":
                return [{"by": self.view["turn"], "do": "proceed"}, *self.specials()]
            case "discard":
                return self.discards() + self.specials()
            case "swim":
                return self.swims() + self.rescues()
            case "draw":
                deck = self.view["treasure_deck"]
                return [_chance("draw", card=card) for card in deck if deck[card]]
            case "flood":
                return [_chance("flood", tile=tile) for tile in self.view["flood_piles"][0]]
            case "over":
                return []
        raise AssertionError(self.view["phase"])

    # ── Squares ──────────────────────────────────────────────────────────────────────────

    def around(self, tile: str, role: str) -> set[str]:
        """The neighbouring tiles and places where one lay."""
        row, column = self.square[tile]
        ways = ORTHOGONAL | DIAGONAL if role == "explorer" else ORTHOGONAL
        squares = {(row + down, column + right) for down, right in ways}
        return {self.tile[square] for square in squares if square in self.tile}

    def run(self, start: str) -> set[str]:
        """The Diver's: everything that a path of flooded and missing tiles leads to."""
        ends, through, seen = set(), [start], {start}
        while through:
            for tile in self.around(through.pop(), "diver"):
                if tile in self.afloat:
                    ends.add(tile)
                if self.state[tile] != "dry" and tile not in seen:
                    seen.add(tile)
                    through.append(tile)
        return ends - {start}

    def steps(self, seat: int) -> set[str]:
        at, role = self.players[seat]["at"], self.players[seat]["role"]
        return self.run(at) if role == "diver" else self.around(at, role) & self.afloat

    def led(self, seat: int) -> set[str]:
        """By the Navigator: one step, or two of which the second starts on a tile."""
        at, role = self.players[seat]["at"], self.players[seat]["role"]
        between = self.around(at, role)
        if role != "diver":
            between &= self.afloat
        ends = between.union(*(self.around(tile, role) for tile in between))
        return (ends & self.afloat) - {at}

    def nearest(self, start: str) -> set[str]:
        distance, ring = {start: 0}, [start]
        while ring and not (found := {tile for tile in ring if tile in self.afloat}):
            beyond = {tile for here in ring for tile in self.around(here, "diver")}
            ring = [tile for tile in beyond if tile not in distance]
            distance |= dict.fromkeys(ring, 1)
        return found

    # ── Plies ────────────────────────────────────────────────────────────────────────────

    def actions(self) -> list[Ply]:
        seat = self.view["turn"]
        me = self.players[seat]
        plies: list[Ply] = [{"by": seat, "do": "end_actions"}]
        in_reach = (self.around(me["at"], me["role"]) | {me["at"]}) & self.flooded
        plies += [{"by": seat, "do": "shore_up", "tile": tile} for tile in in_reach]
        if not self.view["actions"]:
            return plies
        plies += [{"by": seat, "do": "move", "to": tile} for tile in self.steps(seat)]
        if me["role"] == "pilot" and not self.view["flown"]:
            far = self.afloat - self.steps(seat) - {me["at"]}
            plies += [{"by": seat, "do": "fly", "to": tile} for tile in far]
        for other in set(self.seats) - {seat}:
            if me["role"] == "navigator":
                plies += [
                    {"by": seat, "do": "navigate", "seat": other, "to": tile}
                    for tile in self.led(other)
                ]
            if me["role"] == "messenger" or self.players[other]["at"] == me["at"]:
                plies += [
                    {"by": seat, "do": "give", "card": card, "to": other}
                    for card in set(me["hand"]) & set(TREASURES)
                ]
        treasure = SITES.get(me["at"])
        if treasure and not self.view["treasures"][treasure] and me["hand"].count(treasure) >= 4:
            plies.append({"by": seat, "do": "capture"})
        return plies

    def discards(self) -> list[Ply]:
        seat = self.view["over_limit"]
        return [
            {"by": seat, "do": "discard", "card": card} for card in set(self.players[seat]["hand"])
        ]

    def swims(self) -> list[Ply]:
        plies: list[Ply] = []
        for seat in self.view["swimmers"]:
            at, role = self.players[seat]["at"], self.players[seat]["role"]
            match role:
                case "pilot":
                    ends = self.afloat
                case "diver":
                    ends = self.nearest(at)
                case _:
                    ends = self.around(at, role) & self.afloat
            plies += [{"by": seat, "do": "swim", "to": tile} for tile in ends]
        return plies

    def rescues(self) -> list[Ply]:
        if not self.options["rescue_lift"]:
            return []
        return [
            {"by": holder, "do": "lift", "seats": list(group), "to": tile}
            for holder in self.holders("helicopter_lift")
            for group in _groups(self.view["swimmers"])
            for tile in self.afloat
        ]

    def holders(self, card: str) -> list[int]:
        return [seat for seat in self.seats if card in self.players[seat]["hand"]]

    def specials(self) -> list[Ply]:
        """Every special card that is playable where they are playable at all."""
        plies: list[Ply] = []
        places = {player["at"] for player in self.players}
        for holder in self.holders("helicopter_lift"):
            for start in places:
                here = [seat for seat in self.seats if self.players[seat]["at"] == start]
                plies += [
                    {"by": holder, "do": "lift", "seats": list(group), "to": tile}
                    for group in _groups(here)
                    for tile in self.afloat - {start}
                ]
            if places == {"fools_landing"} and all(self.view["treasures"].values()):
                plies.append({"by": holder, "do": "lift_off"})
        for holder in self.holders("sandbags"):
            plies += [{"by": holder, "do": "sandbag", "tile": tile} for tile in self.baggable()]
        return plies

    def baggable(self) -> set[str]:
        if self.view["turned_up"] is None:
            return self.flooded
        if self.options["sandbags_between_floods"]:
            return self.flooded - {self.view["turned_up"]}
        return set()


def _groups(seats: list[int]) -> list[tuple[int, ...]]:
    return [group for size in range(1, 5) for group in combinations(seats, size)]


def _chance(verb: str, **arguments: str) -> Ply:
    return {"by": "chance", "do": verb, **arguments}
