"""Tobago: what clues leave and drives gain, roses in turn, amulets washed up, whose turn it is."""

from collections.abc import Iterator
from itertools import product
from random import Random

from atoll import games
from atoll.engine.json_values import InputError, Json, Ply
from atoll.engine.position import Position
from atoll.engine.schema import as_json
from atoll.games.tobago.effects import effects
from atoll.games.tobago.island.data import CLUES, DATA, MAPS, TERRAINS, TREASURE_NAMES
from atoll.games.tobago.island.geometry import DIRECTIONS, ISLANDS, NAMES
from atoll.games.tobago.island.sets import members
from atoll.games.tobago.rules.amulets import wash_up_amulets
from atoll.games.tobago.rules.sharing import begin_roses, next_rose
from atoll.games.tobago.state import AMULETS, MAP_COUNT, STEPS, AfterDraw, Phase, Tobago
from tests.conformance.played import Moment, Played, altered, moments, play_games, table_of

GAMES = 16
PLACINGS = 8
KINDS = ("huts", "palms", "statues")
DRIVES = 8
"""How many of a position's drives are compared."""
SHARED = (Phase.PEEK, Phase.ADD, Phase.REVEAL, Phase.ASK, Phase.PAY)


def cases() -> dict[str, list[Json]]:
    """All cases by the name of their file."""
    games = list(play_games("tobago", GAMES, "skilled"))
    random = Random(0)
    turns: list[Json] = []
    sharings: list[Json] = []
    tides: list[Json] = []
    for game in games:
        for moment in moments(game):
            phase = moment.position.fields.phase
            if phase == Phase.ACT:
                turns += [_turn(each, random) for each in _variants(moment, random)]
            elif phase in SHARED and random.random() < 0.3:
                sharings.append(_sharing(moment))
            tides += _tides(moment, random)
    return {
        "tobago_constants": [_constants()],
        "tobago_islands": [_island(number) for number in range(len(ISLANDS))],
        "tobago_placing": [_placing(number) for number in range(PLACINGS)],
        "tobago_turns": turns,
        "tobago_sharings": sharings,
        "tobago_tides": tides,
        "tobago_games": [_course(game) for game in games],
    }


def _constants() -> Json:
    return {
        "where": "data",
        "terrains": TERRAINS,
        "maps": MAPS,
        "steps": STEPS,
        "directions": DIRECTIONS,
        "clues": {
            name: {
                "not": card["relation"].startswith("not_"),
                "relation": card["relation"].removeprefix("not_"),
                "landmark": card["landmark"],
                "largest": card["largest"],
            }
            for name, card in zip(CLUES, DATA["clue_cards"], strict=True)
        },
    }


def _island(number: int) -> Json:
    """The connected areas of an island, and the spaces beside each."""
    island = ISLANDS[number]
    return {
        "where": island.name,
        "spaces": island.terrains,
        "areas": [sorted(_name(at) for at in area) for area in island.areas],
        "beside": {_name(at): sorted(map(_name, island.neighbours(at))) for at in island.spaces},
    }


def _name(at: tuple[int, int]) -> str:
    return f"{at[0]},{at[1]}"


def _placing(number: int) -> Json:
    """An island with its objects, and where else each of them could stand."""
    setup = games.find("tobago").new(players=2, seed=number, island=NAMES[4 * number + 3]).setup
    objects = [(kind, index) for kind in KINDS for index in range(len(setup[kind]))]
    island = ISLANDS[NAMES.index(setup["island"])]
    return {
        "where": f"placing {number}",
        "island": island.name,
        "setup": {key: setup[key] for key in ("island", *KINDS)},
        "free": [
            sorted(space for space in island.names if _may_stand(setup, kind, index, space))
            for kind, index in objects
        ],
    }


def _may_stand(setup: Json, kind: str, index: int, space: str) -> bool:
    moved = [*setup[kind]]
    moved[index] = {**moved[index], "at": space} if kind == "statues" else space
    try:
        games.find("tobago").lay_out(2, {"island": setup["island"]}, {**setup, kind: moved})
    except InputError:
        return False
    return True


# ── Turns ────────────────────────────────────────────────────────────────────────────────


def _variants(moment: Moment, random: Random) -> Iterator[Moment]:
    """The position, and sometimes one with other maps, roses, amulets and steps."""
    yield moment
    if random.random() < 0.5:
        position = altered(moment.position)
        _alter(position.state, random)
        yield Moment(f"{moment.where}, altered", position, moment.ply)


def _alter(game: Tobago, random: Random) -> None:
    """Leave few sites to some maps, also below the vehicle; take roses and give amulets."""
    seat = game.turn
    for treasure_map in range(MAP_COUNT):
        if random.random() < 0.6:
            kept = [
                word * 64 + bit
                for word in range(2)
                for bit in members(int(game.candidates[treasure_map, word]))
            ]
            sites = random.sample(kept, min(len(kept), random.choice((1, 2, 4, 17, 18))))
            if random.random() < 0.3:
                sites = [int(game.vehicle[seat])]
            for word in range(2):
                game.candidates[treasure_map, word] = sum(
                    1 << site % 64 for site in sites if site // 64 == word
                )
    if random.random() < 0.2:
        game.roses[seat] = 0
    game.amulets[seat] = random.randrange(3)
    game.acted, game.fresh = random.choice(((0, 1), (0, 0), (1, 0)))
    game.steps = random.randrange(STEPS + 1) if game.acted else STEPS
    game.amulet_steps = random.randrange(STEPS)


def _turn(moment: Moment, random: Random) -> Json:
    where, position, _ = moment
    game, legal = position.fields, position.legal
    drives = [ply for ply in legal if ply["do"] in ("drive", "amulet_drive")]
    removals = [ply for ply in legal if ply["do"] == "amulet_remove"]
    return {
        "where": where,
        "view": position.view(game.turn),
        "table": table_of(position),
        "clues": _clues(position),
        "drives": [_drive(position, ply) for ply in _some(drives, DRIVES, random)],
        "removals": [
            {"ply": ply, "sites": _sites(position.peek(ply).fields, MAPS.index(ply["map"]))}
            for ply in _some(removals, 3, random)
        ],
    }


def _some(plies: list[Ply], count: int, random: Random) -> list[Ply]:
    return random.sample(plies, min(count, len(plies)))


def _sites(game: Tobago, treasure_map: int) -> list[str]:
    """The names of the sites a map still has."""
    low, high = game.candidates[treasure_map]
    names = ISLANDS[game.island].names
    return [names[space] for space in members(int(low) | int(high) << 64)]


def _clues(position: Position) -> list[Json]:
    """For each card of the hand and each map: the sites it leaves, or why it may not be added."""
    game, clues = position.fields, []
    plies = {
        (ply["card"], ply["map"]): ply
        for ply in position.legal
        if ply["do"] in ("clue", "amulet_clue")
    }
    may_play = not game.acted or game.amulets[game.turn] > 0
    for card, treasure_map in product(members(game.hand[game.turn]), range(MAP_COUNT)):
        name, on = CLUES[card], MAPS[treasure_map]
        ply = plies.get((name, on))
        before = _sites(game, treasure_map)
        kept = set(_kept(game, card))
        left = [space for space in before if space in kept]
        why = _no_clue(game, treasure_map, len(left), len(before))
        assert (ply is not None) == (may_play and why is None)
        if ply is not None:
            left = _sites(position.peek(ply).fields, treasure_map)
        lost = [space for space in before if space not in left]
        clues.append({"card": name, "map": on, "left": left, "lost": lost, "why": why, "ply": ply})
    return clues


def _kept(game: Tobago, card: int) -> list[str]:
    low, high = game.kept[card]
    names = ISLANDS[game.island].names
    return [names[space] for space in members(int(low) | int(high) << 64)]


def _no_clue(game: Tobago, treasure_map: int, left: int, sites: int) -> str | None:
    """R1, R9: why a clue may not be added; on a located map no clue can take a site away."""
    if sites == 1:
        return "located"
    if game.roses[game.turn] == 0:
        return "no-rose"
    if left == 0:
        return "none-left"
    return "none-lost" if left == sites else None


def _drive(position: Position, ply: Ply) -> Json:
    """What a player gains by driving to a space."""
    before, after = position.fields, position.peek(ply)
    seat, game = before.turn, after.fields
    goes_on = game.turn == seat and game.phase == Phase.ACT
    steps = game.steps if ply["do"] == "drive" else game.amulet_steps
    return {
        "ply": ply,
        "raise": [each["map"] for each in after.legal if each["do"] == "raise"] if goes_on else [],
        "amulet": ply["do"] == "drive" and game.amulets[seat] > before.amulets[seat],
        "steps": steps if goes_on else 0,
    }


# ── Sharing ──────────────────────────────────────────────────────────────────────────────


def _sharing(moment: Moment) -> Json:
    """The roses in the order in which they are asked, and which of them is asked now."""
    position = moment.position
    game, roses = altered(position).state, []
    begin_roses(game)
    while game.rose_slot >= 0:
        slot, number = int(game.rose_slot), int(game.rose_turn)
        owner = int(game.rose_owner[game.raised, slot])
        roses.append({"clue": slot, "number": number, "seat": owner})
        next_rose(game)
    now = position.fields
    asks = now.phase in (Phase.PEEK, Phase.ASK, Phase.PAY)
    return {
        "where": moment.where,
        "view": position.view(now.turn),
        "roses": roses,
        "asked": {"clue": now.rose_slot, "number": now.rose_turn} if asks else None,
    }


# ── Amulets ──────────────────────────────────────────────────────────────────────────────


def _tides(moment: Moment, random: Random) -> Iterator[Json]:
    """Plies after which amulets wash up: as it was, and with few amulets left in the supply."""
    if _leads_to_tide(moment.position.fields):
        yield from _tide(moment)
        for number in range(3):
            position = altered(moment.position)
            _use_up_amulets(position.state, random)
            yield from _tide(Moment(f"{moment.where}, altered {number}", position, moment.ply))


def _leads_to_tide(game: Tobago) -> bool:
    waits = game.phase == Phase.DRAW and game.after_draw == AfterDraw.WASH_UP
    return waits or game.phase in (Phase.START_MAP, Phase.REVEAL, Phase.ASK, Phase.PAY)


def _use_up_amulets(game: Tobago, random: Random) -> None:
    """Most amulets lie on the island or before players; hands may be empty."""
    spaces = len(ISLANDS[int(game.island)].spaces)
    seats = game.players
    game.amulets[:seats] = [random.randrange(3) for _ in range(seats)]
    game.amulet_supply = random.randrange(4)
    lying = AMULETS - int(game.amulet_supply) - int(game.amulets[:seats].sum())
    game.washed_up[:] = 0
    for space in random.sample(range(spaces), lying):
        game.washed_up[space // 64] |= game.washed_up.dtype.type(1 << space % 64)
    for statue in range(len(game.faces)):
        game.faces[statue] = random.randrange(6)
    if random.random() < 0.5 and game.phase in (Phase.REVEAL, Phase.ASK):
        for seat in range(seats):
            game.discards |= game.hand[seat]
            game.hand[seat] = game.hand.dtype.type(0)


def _tide(moment: Moment) -> Iterator[Json]:
    """The spaces on which amulets wash up after the ply."""
    position, ply = moment.position, moment.ply
    after = moment.after
    if after.fields.faces == position.fields.faces:
        return
    game = altered(position).state
    seats = zip(game.amulets, after.fields.amulets, strict=True)
    # What a curse took is there to wash up again; the next player may take one at once.
    game.amulet_supply += sum(max(0, int(was) - int(now)) for was, now in seats)
    lay = set(_words(game))
    wash_up_amulets(game)
    names = ISLANDS[int(game.island)].names
    yield {
        "where": moment.where,
        "table": table_of(position),
        "ply": ply,
        "before": position.view(None),
        "after": after.view(None),
        "amulets": sorted(names[space] for space in set(_words(game)) - lay),
    }


def _words(game: Tobago) -> list[int]:
    return members(int(game.washed_up[0]) | int(game.washed_up[1]) << 64)


# ── Whole games ──────────────────────────────────────────────────────────────────────────


def _course(game: Played) -> Json:
    """The plies of a game, each with its turn and the treasure that is shared then."""
    plies, turn = [], 0
    veil = game.beginning.game.secrets.veil_ply
    for _, position, ply in moments(game):
        before, after = position.fields, position.peek(ply)
        placing = before.phase == Phase.PLACE
        plies.append(
            {
                "ply": veil(ply, None),
                "effects": as_json(effects(before, ply, after.fields)),
                "turn": 0 if placing else turn,
                "seat": None if placing else before.turn,
                "map": MAPS[before.raised] if before.raised >= 0 else None,
                "card": TREASURE_NAMES[before.card] if before.phase == Phase.ASK else None,
            }
        )
        if after.fields.phase != Phase.PLACE and (placing or before.turn != after.fields.turn):
            turn += 1
    return {
        "where": game.where,
        "table": table_of(game.beginning),
        "view": game.beginning.view(None),
        "plies": plies,
    }


def rare(files: dict[str, list[Json]]) -> dict[str, int]:
    """How often there is what seldom happens, which a comparison must not miss."""
    clues = [clue for case in files["tobago_turns"] for clue in case["clues"]]
    drives = [drive for case in files["tobago_turns"] for drive in case["drives"]]
    refused = {
        f"clues refused: {why}": sum(clue["why"] == why for clue in clues)
        for why in ("located", "no-rose", "none-left", "none-lost")
    }
    tides = files["tobago_tides"]
    return {
        **refused,
        "clues that fit": sum(clue["ply"] is not None for clue in clues),
        "drives onto treasures": sum(bool(drive["raise"]) for drive in drives),
        "drives onto amulets": sum(drive["amulet"] for drive in drives),
        "markers removed": sum(len(case["removals"]) for case in files["tobago_turns"]),
        "sharings with two roses on a clue": sum(
            any(rose["number"] for rose in case["roses"]) for case in files["tobago_sharings"]
        ),
        "tides": len(tides),
        "tides that run out of amulets": sum(
            len(case["amulets"]) < 3 and case["before"]["amulet_supply"] < 3 for case in tides
        ),
        "tides with returned amulets": sum(
            case["ply"]["do"] == "reveal" and case["ply"]["card"] == "curse" for case in tides
        ),
    }
