"""Forbidden Island's positions as small pictures, and its plies in their letters.

A picture has a word for every tile, in rows as the shape has them:

              .       ~2              .  dry    ~  flooded    x  sunk
          .   .f      ~*  .           f  Fools' Landing
      .   x   .D      ~*  .e  .       e w c o  a tile of the Earth Stone, the Statue of the
      .   .   ~EN*    .   .   .                Wind, the Crystal of Fire, the Ocean's Chalice
          .   .       .1  .           D E X M N P  the pawn of the Diver, Engineer, eXplorer,
              .       .                        Messenger, Navigator or Pilot
                                      1 2 3…  a name for a tile;   *  a mark: expected

The tiles of a treasure are drawn in the order of the data file.  Those that are not drawn
lie anywhere, above water as long as there is room.

Plies are written in the game's short notation, with the picture's letters for tiles and roles
and one letter for a card: `lift E DN 1`, `give M e`.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import atoll.games.forbidden_island as package
from atoll.engine.editions import EDITION
from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from atoll.games.forbidden_island import GAME

DATA: dict[str, Any] = json.loads((Path(package.__file__).parent / "data.json").read_text("utf-8"))
TILES = list(DATA["tiles"])
STATES = {".": "dry", "~": "flooded", "x": "sunk"}
ROLES = {
    "D": "diver",
    "E": "engineer",
    "X": "explorer",
    "M": "messenger",
    "N": "navigator",
    "P": "pilot",
}
CARDS = {
    "e": "earth_stone",
    "w": "statue_of_the_wind",
    "c": "crystal_of_fire",
    "o": "oceans_chalice",
    "h": "helicopter_lift",
    "s": "sandbags",
    "r": "waters_rise",
}
KINDS = list(CARDS.values())
COPIES = "e" * 5 + "w" * 5 + "c" * 5 + "o" * 5 + "hhh" + "ss" + "rrr"


@dataclass
class Picture:
    """What was drawn, by the tiles' names."""

    tiles: list[str]
    states: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    pawns: dict[str, str] = field(default_factory=dict)
    marked: set[str] = field(default_factory=set)


class Scene:
    """A position that was drawn."""

    def __init__(self, position: Position, picture: Picture) -> None:
        self.position = position
        self.marked = picture.marked
        self._names = picture.names

    @property
    def view(self) -> dict[str, Any]:
        return self.position.view(None)

    @property
    def legal(self) -> list[Ply]:
        return self.position.legal

    def tile(self, name: str) -> str:
        """The tile of this name in the picture."""
        return self._names[name]

    def at(self, seat: int) -> str:
        """The tile a pawn is on."""
        tile: str = self.view["players"][seat]["at"]
        return tile

    def hand(self, seat: int) -> str:
        """A seat's cards in short."""
        return _short(self.view["players"][seat]["hand"])

    def verbs(self) -> set[str]:
        """The verbs of all legal plies."""
        return {ply["do"] for ply in self.legal}

    def offers(self, verb: str) -> list[Ply]:
        return [ply for ply in self.legal if ply["do"] == verb]

    def targets(self, verb: str, **which: Any) -> set[str]:
        """The tiles to which, or with which, this may be done."""
        fitting = [ply for ply in self.offers(verb) if which.items() <= ply.items()]
        return {ply["tile"] if "tile" in ply else ply["to"] for ply in fitting}

    def plies(self, *texts: str) -> list[Ply]:
        return [self.ply(text) for text in texts]

    def play(self, plies: str) -> "Scene":
        """Play plies one after another: `move 1, end_actions, draw e`."""
        for text in plies.split(", "):
            self.position.play(self.ply(text))
        return self

    def ply(self, text: str) -> Ply:
        """A ply in the short notation, with letters for names; it need not be legal."""
        verb, *words = text.split()
        notation = " ".join([verb, *(self._name(verb, word) for word in words)])
        table, fields = GAME.action_table, self.position.fields
        return table.to_json(fields, table.from_text(fields, notation))

    def _name(self, verb: str, word: str) -> str:
        """What a word stands for: capitals for roles, else a card's letter or a tile's name."""
        if word.isupper():
            return "+".join(ROLES[letter] for letter in word)
        return CARDS[word] if verb in ("give", "discard", "draw") else self.tile(word)

    def __str__(self) -> str:
        """The tiles' states and the pawns, in rows."""
        signs = {state: sign for sign, state in STATES.items()}
        letters = {role: letter for letter, role in ROLES.items()}
        pawns = [(player["at"], letters[player["role"]]) for player in self.view["players"]]
        rows: dict[int, list[str]] = {}
        for tile in self.view["tiles"]:
            here = sorted(letter for at, letter in pawns if at == tile["tile"])
            rows.setdefault(tile["row"], []).append(signs[tile["state"]] + "".join(here))
        return "\n".join(" ".join(row) for row in rows.values())


def scene(
    text: str,
    *hands: str,
    seats: str,
    turn: int = 0,
    captured: str = "",
    meter: int = 1,
    deck: str | None = None,
    piles: Sequence[str] | None = None,
    edition: int = EDITION,
    **options: Any,
) -> Scene:
    """The beginning of a turn on the island as drawn.

    `seats` are the roles in order, `hands` their cards.  The treasure deck holds what is in
    no hand, or just the cards of `deck`, and the rest is discarded.  The flood cards of the
    flooded tiles are discarded and those of the dry ones in the deck, or the deck is `piles`
    of named tiles from the bottom up, and the rest is discarded.
    """
    picture = read(text, options.get("shape", "standard"))
    assert sorted(picture.pawns) == sorted(ROLES[letter] for letter in seats)
    position = GAME.lay_out(len(seats), options, _setup(picture, seats, turn), edition)
    _put_tiles(position.state, picture)
    _put_flood_cards(position.state, picture, piles)
    _put_treasure_cards(position.state, hands, deck)
    for seat, letter in enumerate(seats):
        position.state.at[seat] = picture.tiles.index(picture.pawns[ROLES[letter]])
    for letter in captured:
        position.state.captured |= 1 << KINDS.index(CARDS[letter])
    position.state.meter = meter
    return Scene(position, picture)


def tidy(text: str) -> str:
    """A picture as a scene prints it: the tiles' states and the pawns."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    return "\n".join(
        " ".join(word[0] + "".join(sorted(set(word) & set(ROLES))) for word in row) for row in rows
    )


def read(text: str, shape: str = "standard") -> Picture:
    """Read a picture of this shape."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    assert [len(row) for row in rows] == [line.count("#") for line in DATA["shapes"][shape]]
    words = [word for row in rows for word in row]
    picture = Picture(_lay_tiles(words))
    for tile, word in zip(picture.tiles, words, strict=True):
        picture.states[tile] = STATES[word[0]]
        for letter in word[1:]:
            if letter in ROLES:
                picture.pawns[ROLES[letter]] = tile
            elif letter == "*":
                picture.marked.add(tile)
            else:
                picture.names.setdefault(letter, tile)
    return picture


def _sites(letter: str) -> list[str]:
    """The tiles a letter of a picture stands for."""
    if letter == "f":
        return ["fools_landing"]
    return [tile for tile in TILES if DATA["tiles"][tile].get("treasure") == CARDS[letter]]


def _lay_tiles(words: Sequence[str]) -> list[str]:
    """Which tile lies where: the lettered ones as drawn, the others with the driest first."""
    laid: dict[int, str] = {}
    for letter in "fewco":
        drawn = [place for place, word in enumerate(words) if letter in word]
        laid |= dict(zip(drawn, _sites(letter), strict=False))
    firsts = [_sites(letter)[0] for letter in "fewco"]
    seconds = [_sites(letter)[1] for letter in "ewco"]
    rest = [tile for tile in dict.fromkeys(firsts + seconds + TILES) if tile not in laid.values()]
    free = [place for place in range(len(words)) if place not in laid]
    laid |= dict(zip(sorted(free, key=lambda p: ".~x".index(words[p][0])), rest, strict=True))
    return [laid[place] for place in range(len(words))]


def _setup(picture: Picture, seats: str, turn: int) -> dict[str, Any]:
    return {
        "first": turn,
        "tiles": picture.tiles,
        "flooded": picture.tiles[:6],
        "roles": [ROLES[letter] for letter in seats],
        "hands": [["earth_stone", "oceans_chalice"] for _ in seats],
    }


def _bits(picture: Picture, tiles: Iterable[str]) -> int:
    return sum(1 << picture.tiles.index(tile) for tile in tiles)


def _tiles(picture: Picture, *states: str) -> list[str]:
    return [tile for tile in picture.tiles if picture.states[tile] in states]


def _put_tiles(state: Any, picture: Picture) -> None:
    state.afloat = _bits(picture, _tiles(picture, "dry", "flooded"))
    state.flooded = _bits(picture, _tiles(picture, "flooded"))


def _put_flood_cards(state: Any, picture: Picture, piles: Sequence[str] | None) -> None:
    if piles is None:
        decks = [_tiles(picture, "dry") or _tiles(picture, "flooded")]
    else:
        decks = [[picture.names[name] for name in pile] for pile in piles]
    state.pile[:] = 0
    state.piles = len(decks)
    for number, deck in enumerate(decks):
        state.pile[number] = _bits(picture, deck)
    state.flood_discards = state.afloat & ~sum(state.pile)


def _put_treasure_cards(state: Any, hands: Sequence[str], deck: str | None) -> None:
    state.hand[:] = 0
    left = list(COPIES)
    for seat, hand in enumerate(hands):
        for card in hand:
            left.remove(card)
            state.hand[seat, KINDS.index(CARDS[card])] += 1
    drawable = left if deck is None else list(deck)
    for card in set(COPIES):
        copies = drawable.count(card)
        state.deck[KINDS.index(CARDS[card])] = copies
        state.discards[KINDS.index(CARDS[card])] = left.count(card) - copies


def _short(cards: Sequence[str]) -> str:
    letters = {card: letter for letter, card in CARDS.items()}
    return "".join(letters[card] for card in cards)
