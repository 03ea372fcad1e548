"""Tobago's positions as small pictures, and its plies in short.

A picture shows a piece of an island, or all of it.  The hexes are flat-topped, so the columns
stand upright, two characters apart, and neighbouring columns are half a hex higher or lower:

        J   M+          B J R S L M  beach, jungle, river, scrubland, lake, mountain
      .   J0  Mh        .  ocean
        Ba* B*          0 1 2 3  the vehicle of a seat     +  an amulet
      .   .   .         h p s  a hut, a palm, a statue     *  a mark: expected
                        other small letters  names for spaces

The piece is found by its terrain and must fit in one place only.  Objects and vehicles that
are not drawn stand somewhere else, objects as far away as they can.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from textwrap import dedent
from typing import Any

from atoll.engine.editions import EDITION
from atoll.engine.json_values import Json, Ply
from atoll.engine.position import Position
from atoll.games.tobago import GAME
from atoll.games.tobago.island.data import CLUES, MAPS
from atoll.games.tobago.island.geometry import ISLANDS, Hex, Island

PICTURED = "ABC-0-1"
OBJECTS = {"h": ("huts", 4), "s": ("statues", 3), "p": ("palms", 3)}
TERRAIN = dict(
    zip("BJRSLM", ("beach", "jungle", "river", "scrubland", "lake", "mountain"), strict=True)
)
SEATS = "0123"


def island_named(name: str) -> Island:
    return next(island for island in ISLANDS if island.name == name)


def distance(one: Hex, other: Hex) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


# ── Pictures ─────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Picture:
    """A picture that has found its place: every mark with the hexes that carry it."""

    hexes: frozenset[Hex]
    marks: Mapping[str, list[Hex]]

    def at(self, mark: str) -> str:
        """The name of the one space that carries this mark."""
        [space] = self.all(mark)
        return space

    def all(self, mark: str) -> list[str]:
        return [f"{q},{r}" for q, r in self.marks.get(mark, [])]


def read(picture: str, island: Island) -> Picture:
    """Find the place where a picture's terrain fits."""
    cells = list(_cells(picture))
    places = list(_places(cells, island))
    if len(places) != 1:
        raise ValueError(f"the picture fits {island.name} in {len(places)} places")
    marks: dict[str, list[Hex]] = {}
    for at, cell in zip(places[0], cells, strict=True):
        for mark in cell[3]:
            marks.setdefault(mark, []).append(at)
    return Picture(frozenset(places[0]) & frozenset(island.terrain), marks)


def _cells(picture: str) -> Iterator[tuple[int, int, str, str]]:
    """Column, row, terrain and marks of every hex drawn."""
    for row, line in enumerate(dedent(picture).rstrip().splitlines()):
        for cell in re.finditer(r"([BJRSLM.])([a-z0-9+*]*)", line):
            column, odd = divmod(cell.start(), 2)
            if odd:
                raise ValueError("columns must stand two characters apart")
            yield column, row, cell[1], cell[2]


def _places(cells: Sequence[tuple[int, int, str, str]], island: Island) -> Iterator[list[Hex]]:
    column, row, terrain, _ = next(cell for cell in cells if cell[2] != ".")
    for q, r in island.spaces:
        if island.terrain[q, r] == TERRAIN[terrain]:
            hexes = [_hex(q + c - column, 2 * r + q + y - row) for c, y, _, _ in cells]
            drawn = [None if code == "." else TERRAIN[code] for _, _, code, _ in cells]
            if [island.terrain.get(at) for at in hexes] == drawn:
                yield hexes


def _hex(q: int, twice_y: int) -> Hex:
    r, odd = divmod(twice_y - q, 2)
    if odd:
        raise ValueError("neighbouring columns must be half a hex apart")
    return q, r


def draw(island: Island) -> str:
    """The picture of a whole island."""
    codes = {terrain: code for code, terrain in TERRAIN.items()}
    left, top = min(q for q, _ in island.spaces), min(2 * r + q for q, r in island.spaces)
    rows: dict[int, dict[int, str]] = {}
    for (q, r), terrain in island.terrain.items():
        rows.setdefault(2 * r + q - top, {})[2 * (q - left)] = codes[terrain]
    return "\n".join(
        "".join(rows[y].get(x, " ") for x in range(max(rows[y]) + 1)) for y in sorted(rows)
    )


# ── Scenes ───────────────────────────────────────────────────────────────────────────────


@dataclass
class Map:
    """A treasure map: its clues with the owners of their roses, and the sites if not all fit."""

    clues: Sequence[tuple[str, int] | tuple[str, int, int]]
    sites: str | None = None  # the marks of the spaces, instead of all that fit


@dataclass
class Scene:
    """A position with the picture it was drawn from."""

    position: Position
    picture: Picture

    @property
    def view(self) -> Json:
        return self.position.view(None)

    @property
    def marked(self) -> set[str]:
        """The spaces drawn with a star."""
        return set(self.picture.all("*"))

    @property
    def turn(self) -> int | None:
        turn: int | None = self.view["turn"]
        return turn

    def at(self, mark: str) -> str:
        return self.picture.at(mark)

    def map(self, name: str) -> Json:
        shown: Json = self.view["maps"][MAPS.index(name)]
        return shown

    def legal(self, verb: str) -> list[Ply]:
        return [ply for ply in self.position.legal if ply["do"] == verb]

    def targets(self, verb: str, key: str = "to") -> set[str]:
        """The spaces a verb may be done to."""
        return {ply[key] for ply in self.legal(verb)}

    @property
    def verbs(self) -> set[str]:
        return {ply["do"] for ply in self.position.legal}

    def play(self, plies: str) -> "Scene":
        """Play plies in short, with semicolons between them.

        `draws` draws all clues that are due and `looks` all treasure cards, whichever they are;
        `all_leave` turns up the cards of a sharing one by one, and no player takes any.
        """
        several = {
            "draws": {"draw_clue"},
            "looks": {"peek", "add"},
            "all_leave": {"reveal", "leave"},
        }
        for text in plies.split(";"):
            if text.strip() in several:
                self._play_all(several[text.strip()])
            else:
                self._play(text)
        return self

    def _play_all(self, verbs: set[str]) -> None:
        while plies := [ply for ply in self.position.legal if ply["do"] in verbs]:
            self.position.play(plies[0])

    def _play(self, text: str) -> None:
        """A ply in the short notation, but with a mark of the picture for a space."""
        words = text.split()
        if words[0] in ("place", "drive", "amulet_drive", "amulet_remove"):
            words[-1] = self.at(words[-1])
        action = GAME.action_table.from_text(self.position.fields, " ".join(words))
        if action not in self.position.actions:
            raise ValueError(f"{text} is not legal: {self.position.legal}")
        self.position.play(action)


def scene(
    picture: str,
    *,
    players: int = 3,
    island: str = PICTURED,
    turn: int = 0,
    faces: Sequence[int] = (0, 0, 0),
    maps: Mapping[str, Map] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    amulets: Sequence[int] = (),
    roses: Mapping[int, int] | None = None,
    treasures: Mapping[int, Sequence[int]] | None = None,
    deck: str | None = None,
    discards: str = "",
    safe: int = 0,
    edition: int = EDITION,
    **options: Any,
) -> Scene:
    """The beginning of a turn on the island drawn, with everything else as given.

    `deck` and `discards` are treasure cards, a digit for coins and `c` for a curse.
    """
    land = island_named(island)
    seen = read(picture, land)
    wanted = [clue[0] for shown in (maps or {}).values() for clue in shown.clues]
    setup = {
        "first": turn,
        "island": island,
        **_objects(land, seen, faces),
        **_cards(players, hands or {}, wanted),
    }
    position = GAME.lay_out(players, {"island": island, **options}, setup, edition)
    for seat in (*range(turn, players), *range(turn)):
        spot = seen.at(str(seat)) if str(seat) in seen.marks else _elsewhere(land, seen)
        position.play({"by": seat, "do": "place", "at": spot})
    game = Scene(position, seen)
    _lay_maps(game, maps or {})
    _hand_out(game, amulets, roses or {}, treasures or {})
    if deck is not None:
        _stack(position.state, deck, discards, safe)
    return Scene(position.copy(), seen)


def _objects(land: Island, seen: Picture, faces: Sequence[int]) -> Json:
    """The objects drawn, and the others as far from the picture as they can be."""
    taken = {at for mark in OBJECTS for at in seen.marks.get(mark, [])}
    setup: Json = {}
    for mark, (kind, count) in OBJECTS.items():
        free = [at for at in _by_distance(land, seen) if at not in taken]
        if kind == "statues":
            free = [at for at in free if len(land.neighbours(at)) == 6]
        chosen = next(_spread(seen.marks.get(mark, []), free, count))
        taken |= {*chosen}
        setup[kind] = [f"{q},{r}" for q, r in chosen]
    statues = zip(setup["statues"], faces, strict=True)
    return {**setup, "statues": [{"at": at, "faces": way} for at, way in statues]}


def _spread(chosen: list[Hex], free: list[Hex], count: int) -> Iterator[list[Hex]]:
    """All ways to complete the objects to this count, at least four spaces apart."""
    if len(chosen) == count:
        yield chosen
    for number, at in enumerate(free):
        if all(distance(at, other) >= 4 for other in chosen):
            yield from _spread([*chosen, at], free[number + 1 :], count)


def _by_distance(land: Island, seen: Picture) -> list[Hex]:
    """The spaces that carry no mark, those farthest from the picture first."""
    plain = [at for at in land.spaces if not any(at in marked for marked in seen.marks.values())]
    return sorted(plain, key=lambda at: -min(distance(at, near) for near in seen.hexes))


def _elsewhere(land: Island, seen: Picture) -> str:
    q, r = _by_distance(land, seen)[0]
    return f"{q},{r}"


def _cards(players: int, hands: Mapping[int, Sequence[str]], wanted: Sequence[str]) -> Json:
    """The hands given, filled up with other cards; and a first clue for each seat."""
    given = {card for hand in hands.values() for card in hand} | {*wanted}
    rest = iter([clue for clue in CLUES if clue not in given])
    size = 6 if players == 2 else 4
    return {
        "clues": [next(rest) if m < players else None for m in range(len(MAPS))],
        "owners": [m if m < players else None for m in range(len(MAPS))],
        "hands": [
            [*hands.get(seat, ()), *(next(rest) for _ in range(size - len(hands.get(seat, ()))))]
            for seat in range(players)
        ],
    }


def _lay_maps(game: Scene, maps: Mapping[str, Map]) -> None:
    """Take the first clues back and lay these maps."""
    state = game.position.state
    for number in range(len(MAPS)):
        if state.clues[number]:
            state.deck |= _card(CLUES[state.clue[number, 0]])
            state.roses[state.rose_owner[number, 0]] += 1
        state.clues[number] = state.rose_count[number, 0] = 0
        state.candidates[number] = _words(game, ISLANDS[state.island].names)
    for name, shown in maps.items():
        number = MAPS.index(name)
        for slot, (clue, owner, *double) in enumerate(shown.clues):
            count = double[0] if double else 1
            state.deck = int(state.deck) & ~_card(clue)
            state.clue[number, slot] = CLUES.index(clue)
            state.rose_owner[number, slot], state.rose_count[number, slot] = owner, count
            state.roses[owner] -= count
            state.candidates[number] &= state.kept[CLUES.index(clue)]
        state.clues[number] = len(shown.clues)
        if shown.sites is not None:
            sites = [space for mark in shown.sites for space in game.picture.all(mark)]
            state.candidates[number] = _words(game, sites)


def _card(clue: str) -> int:
    return 1 << CLUES.index(clue)


def _words(game: Scene, spaces: Sequence[str]) -> list[int]:
    """A set of spaces as the record keeps it."""
    members = sum(1 << ISLANDS[game.position.state.island].numbers[at] for at in spaces)
    return [members & (1 << 64) - 1, members >> 64]


def _hand_out(
    game: Scene,
    amulets: Sequence[int],
    roses: Mapping[int, int],
    treasures: Mapping[int, Sequence[int]],
) -> None:
    state = game.position.state
    washed_up = game.picture.all("+")
    state.washed_up = _words(game, washed_up)
    state.amulet_supply -= len(washed_up) + sum(amulets)
    for seat, count in enumerate(amulets):
        state.amulets[seat] += count
    for seat, count in roses.items():
        state.roses[seat] = count
    for seat, values in treasures.items():
        for value in values:
            state.treasure[seat, value - 2] += 1
            state.treasure_deck[value - 2] -= 1


def _stack(state: Any, deck: str, discards: str, safe: int) -> None:
    """Exactly these cards in the treasure deck and its discards."""
    for kind, card in enumerate("23456c"):
        state.treasure_deck[kind] = deck.count(card)
        state.treasure_discards[kind] = discards.count(card)
    state.safe = safe
