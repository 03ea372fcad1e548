"""Forbidden Island: ways over the island, swimming and rescue, what is refused and why."""

from collections.abc import Iterator
from random import Random

from atoll.engine.contract import CHANCE
from atoll.engine.json_values import Json, Ply
from atoll.engine.position import Position
from atoll.engine.schema import as_json
from atoll.games.forbidden_island.effects import effects
from atoll.games.forbidden_island.places import EVERYWHERE, first, holds, only, rest
from atoll.games.forbidden_island.reach import flight, neighbours, shore_up_reach, steps, swim
from atoll.games.forbidden_island.rules.turn import ask_swimmers
from atoll.games.forbidden_island.state import (
    ALL_CAPTURED,
    CAPTURE_COST,
    CARDS,
    DATA,
    FLOOD_RATE,
    HELICOPTER,
    LANDING,
    NO_TREASURE,
    NOWHERE,
    PLACES,
    REASONS,
    ROLES,
    SITES,
    SKULL,
    START,
    TILES,
    TREASURE_OF,
    TREASURES,
    WATERS_RISE,
    Island,
    Part,
    Phase,
    Role,
    tile_name,
)
from tests.conformance.played import Moment, altered, moments, play_games, table_of

GAMES = 14
STORMS = 2
"""How many altered positions there are for each of some positions."""


def cases() -> dict[str, list[Json]]:
    """All cases by the name of their file."""
    games = list(play_games("forbidden_island", GAMES, "skilled"))
    random = Random(0)
    positions: list[Json] = []
    plies: list[Json] = []
    for game in games:
        for moment in moments(game):
            plies += _ply(moment)
            if moment.position.fields.phase == Phase.DRAW and random.random() < 0.3:
                plies += _ply(_about_to_rise(moment, random))
            if not moment.position.chance:
                positions.append(_position(moment.where, moment.position))
            if random.random() < 0.3:
                positions += _storms(moment, random)
    return {
        "forbidden_island_constants": [_constants()],
        "forbidden_island_positions": positions,
        "forbidden_island_plies": plies,
    }


def _constants() -> Json:
    """What is printed on tiles, cards and meter."""
    return {
        "where": "data",
        "treasures": TREASURES,
        "cards": CARDS,
        "sites": {
            name: [TILES[tile] for tile in sites]
            for name, sites in zip(TREASURES, SITES, strict=True)
        },
        "starts": {TILES[tile]: role for role, tile in zip(ROLES, START, strict=True)},
        "tiles": list(DATA["tiles"]),
        "rates": FLOOD_RATE[1:].tolist(),
        "skull": SKULL,
        "capture_cost": CAPTURE_COST,
        "landing": TILES[LANDING],
    }


# ── Rare positions ───────────────────────────────────────────────────────────────────────


def _storms(moment: Moment, random: Random) -> Iterator[Json]:
    """Positions with other tiles sunk and other roles and cards: to act in, and to swim in."""
    for number in range(STORMS):
        for name, change in (("actions", _before_actions), ("water", _in_the_water)):
            position = altered(moment.position)
            _flood(position.state, random)
            change(position.state, random)
            yield _position(f"{moment.where}, altered: {name} {number}", position)


def _flood(game: Island, random: Random) -> None:
    """Sink and flood any tiles, and deal anything to any roles."""
    dry, flooded = random.choice(((0.5, 0.3), (0.2, 0.5), (0.05, 0.6), (0.1, 0.1), (0.0, 0.05)))
    states = [random.random() for _ in range(PLACES)]
    game.flooded = sum(1 << n for n, state in enumerate(states) if dry < state <= dry + flooded)
    game.afloat = sum(1 << n for n, state in enumerate(states) if state <= dry + flooded)
    game.afloat |= 1 << random.randrange(PLACES)
    game.captured = random.choice((0, 5, 11, ALL_CAPTURED, ALL_CAPTURED))
    game.rescue_lift = random.random() < 0.7
    game.role[: game.players] = random.sample(range(len(ROLES)), game.players)
    for seat in range(game.players):
        game.at[seat] = random.choice(_places(game.afloat))
        game.hand[seat] = 0
        for _ in range(random.randrange(6)):
            game.hand[seat, random.choice((0, 0, 0, 1, 2, 3, 4, 5))] += 1
    if random.random() < 0.3:
        game.at[: game.players] = game.place_of[LANDING]
        game.afloat |= only(game.place_of[LANDING])
    game.turn = random.randrange(game.players)
    game.over_limit, game.turned_up, game.swimmers = -1, NOWHERE, 0


def _before_actions(game: Island, random: Random) -> None:
    """A player has actions left, or the Engineer a second tile."""
    game.phase, game.part, game.actor = Phase.ACT, Part.ACTIONS, game.turn
    game.actions = random.randrange(1, 4)
    game.flown = random.randrange(2)
    if game.role[game.turn] == Role.ENGINEER and shore_up_reach(game, game.turn):
        game.free_shore_up = 1
        game.actions = random.randrange(3)


def _in_the_water(game: Island, random: Random) -> None:
    """The tile of some pawns has sunk."""
    game.phase, game.part, game.actor = Phase.FLOOD, Part.FLOOD, CHANCE
    group = random.sample(range(game.players), random.randrange(1, game.players + 1))
    place = game.at[group[0]]
    game.at[group] = place
    game.afloat &= ~only(place)
    game.flooded &= ~only(place)
    for seat in range(game.players):
        game.swimmers |= (game.at[seat] == place) << seat
    if not game.afloat:
        game.afloat = only((place + 1) % PLACES)
    ask_swimmers(game)


def _about_to_rise(moment: Moment, random: Random) -> Moment:
    """The next card is a Waters Rise!, at any tick of the meter."""
    position = altered(moment.position)
    position.state.meter = random.choice((SKULL - 1, random.randrange(1, SKULL)))
    position.state.deck[WATERS_RISE] = 1
    ply: Ply = {"by": "chance", "do": "draw", "card": CARDS[WATERS_RISE]}
    return Moment(f"{moment.where}, altered: rise", position, ply)


# ── Positions ────────────────────────────────────────────────────────────────────────────


def _position(where: str, position: Position) -> Json:
    game, legal = position.fields, position.legal
    verbs = {ply["do"] for ply in legal}
    acting = game.phase == Phase.ACT
    return {
        "where": where,
        "view": position.view(None),
        "table": table_of(position),
        "legal": _without_many_lifts(legal),
        "journeys": [_journey(game, ply) for ply in _each(legal, JOURNEYS)],
        "swims": {seat: bool(swim(game, seat)) for seat in _swimmers(game)},
        "stranded": game.phase == Phase.SWIM and "swim" not in verbs,
        "left": [_left_behind(position, ply) for ply in _rescues(position)],
        "lost": _lost(game),
        "actions": _costs(position),
        "moves": _no_move(game, legal) if acting else {},
        "shore_ups": _no_shore_up(game, legal) if acting else {},
        "capture": _no_capture(game, verbs) if acting else None,
        "give": _no_gift(game, verbs) if acting and game.actions > 0 else None,
        "lift_off": _no_lift_off(game) if "lift" in verbs and game.phase != Phase.SWIM else None,
        "next_card": _next_card(position) if "proceed" in verbs else None,
        "acting": acting,
    }


def _places(places: int) -> list[int]:
    found = []
    while places:
        found.append(first(places))
        places = rest(places)
    return found


def _swimmers(game: Island) -> list[int]:
    return [seat for seat in range(game.players) if game.swimmers >> seat & 1]


def _without_many_lifts(legal: list[Ply]) -> list[Ply]:
    """The legal plies, each group of pawns with one place to fly to."""
    lifts = {(ply["by"], tuple(ply["seats"])): ply for ply in legal if ply["do"] == "lift"}
    return [ply for ply in legal if ply["do"] != "lift"] + list(lifts.values())


JOURNEYS = ("move", "fly", "navigate", "swim", "lift")


def _each(legal: list[Ply], verbs: tuple[str, ...]) -> list[Ply]:
    """The plies with these verbs; of the many lifts every seventh."""
    lifts = [ply for ply in legal if ply["do"] == "lift"]
    plies = [ply for ply in legal if ply["do"] != "lift"] + lifts[::7]
    return [ply for ply in plies if ply["do"] in verbs]


# ── Ways ─────────────────────────────────────────────────────────────────────────────────


def _journey(game: Island, ply: Ply) -> Json:
    """The shortest ways by which a ply can lead: from each tile the next ones; None in the air."""
    seats = _travellers(ply)
    seat, names = seats[0], [tile_name(game, place) for place in range(PLACES)]
    flies = ply["do"] in ("fly", "lift") or (ply["do"], game.role[seat]) == ("swim", Role.PILOT)
    return {
        "ply": ply,
        "seats": seats,
        "at": names[game.at[seat]],
        "next": None if flies else _ways(game, ply["do"], seat, names.index(ply["to"]), names),
    }


def _travellers(ply: Ply) -> list[int]:
    """The seats whose pawns a ply moves."""
    if ply["do"] == "lift":
        return list(ply["seats"])
    return [ply["seat"] if ply["do"] == "navigate" else ply["by"]]


def _ways(game: Island, verb: str, seat: int, end: int, names: list[str]) -> dict[str, list[str]]:
    role, start = game.role[seat], game.at[seat]
    rings, seen, passable = [only(start)], only(start), _passable(game, verb, role) | only(start)
    while not holds(rings[-1], end):
        ring = 0
        for place in _places(rings[-1] & passable):
            ring |= neighbours(game, role, place)
        assert ring & ~seen, f"no way for {verb} to {names[end]}"
        rings.append(ring & ~seen)
        seen |= ring
    assert verb != "navigate" or len(rings) <= 3
    ways, onto = {}, only(end)
    for ring in reversed(rings[:-1]):
        leading = 0
        for place in _places(ring & passable):
            if after := neighbours(game, role, place) & onto:
                ways[names[place]] = [names[each] for each in _places(after)]
                leading |= only(place)
        onto = leading
    return ways


def _passable(game: Island, verb: str, role: int) -> int:
    """R2, R3, R4: where a pawn may pass on its way."""
    if verb == "navigate":
        return EVERYWHERE if role == Role.DIVER else game.afloat
    if role != Role.DIVER:
        return 0
    return EVERYWHERE & ~game.afloat | (game.flooded if verb == "move" else 0)


# ── In the water ─────────────────────────────────────────────────────────────────────────


def _rescues(position: Position) -> list[Ply]:
    """One ply for each group that a seat may lift out of the water."""
    if position.fields.phase != Phase.SWIM:
        return []
    return [ply for ply in _without_many_lifts(position.legal) if ply["do"] == "lift"]


def _left_behind(position: Position, ply: Ply) -> Json:
    """The pawns that are lost because the helicopter flies without them."""
    after = position.peek(ply)
    return {"ply": ply, "lost": _lost(after.fields)}


def _lost(game: Island) -> list[int]:
    """The pawns with which the game was lost."""
    if game.phase != Phase.OVER or REASONS[game.ending] != "pawn_lost":
        return []
    return [seat for seat in _swimmers(game) if not swim(game, seat)]


# ── What a ply costs ─────────────────────────────────────────────────────────────────────

COSTING = ("move", "fly", "shore_up", "navigate", "swim", "lift", "sandbag")


def _costs(position: Position) -> list[Json]:
    """The actions that one ply of each verb takes, as far as the turn goes on after it."""
    plies = {ply["do"]: ply for ply in position.legal if ply["do"] in COSTING}.values()
    costs = []
    for ply in plies:
        before, after = position.fields, position.peek(ply).fields
        if (after.turn, after.part) == (before.turn, before.part) or before.phase == Phase.ACT:
            costs.append({"ply": ply, "actions": before.actions - after.actions})
    return costs


# ── Why not ──────────────────────────────────────────────────────────────────────────────


def _targets(legal: list[Ply], *verbs: str) -> set[str]:
    return {ply.get("to") or ply["tile"] for ply in legal if ply["do"] in verbs}


def _no_move(game: Island, legal: list[Ply]) -> dict[str, str | None]:
    """Why the active pawn cannot go to a tile; None where it stands."""
    why: dict[str, str | None] = {}
    seat, allowed = game.turn, _targets(legal, "move", "fly")
    pilot, walker = game.role[seat] == Role.PILOT, ROLES[game.role[seat]]
    for place in range(PLACES):
        tile = tile_name(game, place)
        if tile in allowed:
            continue
        if place == game.at[seat]:
            why[tile] = None
        elif not holds(game.afloat, place):
            why[tile] = "sunk"
        elif game.actions == 0:
            why[tile] = "actions"
        elif pilot and holds(flight(game, seat), place):
            why[tile] = "move-flown"
        else:
            assert not holds(steps(game, seat), place)
            why[tile] = f"move-{walker}" if walker in ("diver", "explorer") else "move"
    return why


def _no_shore_up(game: Island, legal: list[Ply]) -> dict[str, str | None]:
    """Why the active player cannot shore up a tile; None if it has sunk."""
    why: dict[str, str | None] = {}
    allowed = _targets(legal, "shore_up")
    for place in range(PLACES):
        tile = tile_name(game, place)
        if tile not in allowed:
            far = "shore-far" if holds(game.flooded, place) else "shore-dry"
            why[tile] = far if holds(game.afloat, place) else None
    return why


def _no_capture(game: Island, verbs: set[str]) -> Json | None:
    """Why the treasure here cannot be captured now; None if it can be, or none is here."""
    treasure = TREASURE_OF[game.tile_at[game.at[game.turn]]]
    if treasure == NO_TREASURE or "capture" in verbs:
        return None
    if game.captured >> int(treasure) & 1:
        return {"why": "capture-done"}
    held = game.hand[game.turn][treasure]
    if held >= CAPTURE_COST:
        assert game.actions == 0
        return None
    return {"why": "capture", "held": held}


def _no_gift(game: Island, verbs: set[str]) -> str | None:
    """Why no card can be given; it could be if all stood together, unless there is none to give."""
    if "give" in verbs:
        return None
    return "give-alone" if any(game.hand[game.turn][:HELICOPTER]) else "give-cards"


def _no_lift_off(game: Island) -> Json:
    """What is missing to lift off: treasures to capture, or else pawns on Fools' Landing."""
    landing = game.place_of[LANDING]
    return {
        "open": [name for n, name in enumerate(TREASURES) if not game.captured >> n & 1],
        "away": [seat for seat in range(game.players) if game.at[seat] != landing],
    }


def _next_card(position: Position) -> Json:
    """Which card is next, and how many there are to come."""
    after = position.peek({"by": position.fields.turn, "do": "proceed"})
    kind = {"draw": "treasure", "flood": "flood"}[after.legal[0]["do"]]
    return {"kind": kind, "draws": after.fields.draws, "floods": after.fields.floods}


# ── Plies ────────────────────────────────────────────────────────────────────────────────


def _ply(moment: Moment) -> Iterator[Json]:
    """What flood cards and risen water do, and with what the game ends."""
    where, position, ply = moment
    if ply["do"] != "flood" and ply.get("card") != "waters_rise":
        return
    after = position.peek(ply)
    yield {
        "where": where,
        "table": table_of(position),
        "ply": ply,
        "before": position.view(None),
        "after": after.view(None),
        "effects": as_json(effects(position.fields, ply, after.fields)),
        "lost_treasure": _lost_treasure(after, ply),
        "lost": _lost(after.fields),
    }


def _lost_treasure(after: Position, ply: Ply) -> str | None:
    """The treasure whose last tile the ply has sunk."""
    outcome = after.outcome
    if outcome is None or outcome.reason != "treasure_lost":
        return None
    return TREASURES[TREASURE_OF[TILES.index(ply["tile"])]]


def rare(files: dict[str, list[Json]]) -> dict[str, int]:
    """How often there is what seldom happens, which a comparison must not miss."""
    positions, plies = files["forbidden_island_positions"], files["forbidden_island_plies"]
    ways = [each for case in positions for each in case["journeys"] if each["next"]]
    return {
        "swims": sum(len(case["swims"]) for case in positions),
        "pawns that cannot swim": sum(not can for c in positions for can in c["swims"].values()),
        "rescues by Lift": sum(case["stranded"] for case in positions),
        "pawns left behind": sum(bool(left["lost"]) for c in positions for left in c["left"]),
        "runs of three tiles": sum(
            len(each["next"]) > 2 for each in ways if each["ply"]["do"] == "move"
        ),
        "led by the Navigator": sum(each["ply"]["do"] == "navigate" for each in ways),
        "flights": sum(each["ply"]["do"] == "fly" for c in positions for each in c["journeys"]),
        "captures refused": sum(case["capture"] is not None for case in positions),
        "gifts refused": sum(case["give"] is not None for case in positions),
        "Pilots who have flown": sum("move-flown" in case["moves"].values() for case in positions),
        "rises": sum(case["ply"]["do"] == "draw" for case in plies),
        "skulls": sum(case["after"]["reason"] == "meter" for case in plies),
        "treasures lost": sum(case["lost_treasure"] is not None for case in plies),
        "windows": sum(case["next_card"] is not None for case in positions),
    }
