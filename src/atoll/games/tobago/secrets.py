"""What each seat may know: its view of the position, and plies with secrets veiled.

The others' hands, the decks, and the cards others looked at in a sharing are hidden (R7).
Treasure cards were turned up for all to see, but the view only counts those of the others.
"""

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from atoll.engine.json_values import Json, Ply
from atoll.engine.records.arrays import Row
from atoll.games.tobago.island.data import CLUES, COINS, MAPS, TREASURE_NAMES
from atoll.games.tobago.island.geometry import ISLANDS
from atoll.games.tobago.island.sets import members
from atoll.games.tobago.island.tables import GAZE
from atoll.games.tobago.state import (
    CLUE_CARDS,
    CURSE,
    MAP_COUNT,
    MARKERS,
    ROSES,
    STATUES,
    Phase,
    Tobago,
)
from atoll.games.tobago.views import (
    PHASES,
    MapClue,
    Player,
    Rose,
    SeatView,
    Sharing,
    Statue,
    TreasureMap,
    View,
)

__all__ = ["open_view", "private", "public", "veil_ply", "veil_setup"]


def public(game: Tobago) -> View:
    """What every seat may know; clues and hands are dealt when all vehicles stand."""
    dealt, island = _dealt(game), ISLANDS[game.island]
    return View(
        phase=PHASES[game.phase],
        turn=_seat(game.turn),
        decides=_seat(game.actor),
        drawing=game.drawer if game.phase == Phase.DRAW else None,
        acted=bool(game.acted),
        steps=game.steps,
        amulet_steps=game.amulet_steps,
        island=island.name,
        spaces=island.terrains,
        huts=[island.names[space] for space in game.hut],
        palms=[island.names[space] for space in game.palm],
        statues=[_statue(game, number) for number in range(STATUES)],
        amulets=_spaces(game, game.washed_up),
        amulet_supply=game.amulet_supply,
        vehicles=[
            island.names[space] if space >= 0 else None for space in game.vehicle[: game.players]
        ],
        maps=[_map(game, number, dealt) for number in range(MAP_COUNT)],
        keeps=_keeps(game, _clues_on_maps(game) if dealt else []),
        clue_deck=game.deck.bit_count() if dealt else CLUE_CARDS,
        clue_discards=game.discards.bit_count(),
        treasure_deck=sum(game.treasure_deck),
        curse_free=game.safe,
        curses=game.treasure_deck[CURSE] + game.pool[CURSE] + game.treasure_discards[CURSE],
        treasure_discards=sum(game.treasure_discards),
    )


def private(game: Tobago, seat: int | None) -> SeatView:
    """A seat's hand with the spaces its clues keep, its treasure and its looks."""
    dealt = _dealt(game)
    hand = members(game.hand[seat]) if dealt and seat is not None else []
    return SeatView(
        hand=[CLUES[card] for card in hand],
        hand_keeps=_keeps(game, hand),
        players=[_player(game, owner, seat, dealt) for owner in range(game.players)],
        sharing=_sharing(game, seat),
    )


def _dealt(game: Tobago) -> bool:
    return game.phase != Phase.PLACE


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


def _spaces(game: Tobago, words: Row) -> list[str]:
    """The names of a set of spaces."""
    return _called(game.island, words[0], words[1])


@lru_cache(maxsize=4096)
def _called(island: int, low: int, high: int) -> list[str]:
    """The names of a set of spaces; cached, as the same few sets recur."""
    members = low | high << 64
    return [at for space, at in enumerate(ISLANDS[island].names) if members >> space & 1]


def _statue(game: Tobago, number: int) -> Statue:
    at, faces = game.statue[number], game.faces[number]
    names = ISLANDS[game.island].names
    return Statue(names[at], faces, names[GAZE[game.island, at, faces]])


def _map(game: Tobago, number: int, dealt: bool) -> TreasureMap:
    """A map's column of clues with their roses, and where its treasure may be."""
    sites = _spaces(game, game.candidates[number]) if dealt else ISLANDS[game.island].names
    clues, owners, roses = game.clue[number], game.rose_owner[number], game.rose_count[number]
    return TreasureMap(
        map=MAPS[number],
        clues=[
            MapClue(CLUES[clues[slot]], owners[slot], roses[slot])
            for slot in range(game.clues[number] if dealt else 0)
        ],
        sites=sites,
        markers=0 < len(sites) <= MARKERS,
        located=len(sites) == 1,
    )


def _clues_on_maps(game: Tobago) -> list[int]:
    return [
        card for clues, count in zip(game.clue, game.clues, strict=True) for card in clues[:count]
    ]


def _keeps(game: Tobago, clues: Iterable[int]) -> dict[str, list[str]]:
    """The spaces each of these clues keeps."""
    island, kept = game.island, game.kept
    return {CLUES[card]: _called(island, *kept[card]) for card in sorted(clues)}


def _player(game: Tobago, owner: int, seat: int | None, dealt: bool) -> Player:
    """What lies before a player; coins only where this seat may see them."""
    shown = owner == seat or game.open_coins or game.phase == Phase.OVER
    hand, roses = (game.hand[owner].bit_count(), game.roses[owner]) if dealt else (0, ROSES)
    return _possessions(hand, roses, game.amulets[owner], tuple(game.treasure[owner]), bool(shown))


@lru_cache(maxsize=4096)
def _possessions(
    hand: int, roses: int, amulets: int, treasure: tuple[int, ...], shown: bool
) -> Player:
    """One player's part of a view; cached, as little changes from ply to ply."""
    cards = [value for kind, value in enumerate(COINS) for _ in range(treasure[kind])]
    return Player(
        hand=hand,
        roses=roses,
        amulets=amulets,
        treasures=len(cards),
        cards=cards if shown else None,
        coins=sum(cards) if shown else None,
    )


def _sharing(game: Tobago, seat: int | None) -> Sharing | None:
    """The sharing under way, with this seat's looks."""
    if game.raised < 0 or game.phase == Phase.START_MAP:
        return None
    drawn = list(zip(game.drawn_by, game.drawn, strict=True))[: game.draws]
    asks = game.phase in (Phase.PEEK, Phase.ASK, Phase.PAY)
    return Sharing(
        map=MAPS[game.raised],
        raiser=game.turn,
        raiser_rose=game.rose_count[game.raised][game.clues[game.raised]] > 0,
        looks=[sum(by == owner for by, _ in drawn) for owner in range(game.players)],
        looked=[TREASURE_NAMES[kind] for by, kind in drawn if by == seat],
        cards=sum(game.pool),
        revealed=[
            name for kind, name in enumerate(TREASURE_NAMES) for _ in range(game.revealed[kind])
        ],
        card=TREASURE_NAMES[game.card] if game.card >= 0 else None,
        rose=Rose(game.rose_slot, game.rose_turn) if asks else None,
        last_taker=_seat(game.last_taker),
    )


def open_view(game: Tobago) -> SeatView:
    """All hands, all treasure, and all looks."""
    dealt = _dealt(game)
    hands = [members(hand) if dealt else [] for hand in game.hand[: game.players]]
    return SeatView(
        hand=[],
        hand_keeps=_keeps(game, [card for hand in hands for card in hand]),
        players=[
            replace(_player(game, seat, seat, dealt), clues=[CLUES[card] for card in hand])
            for seat, hand in enumerate(hands)
        ],
        sharing=_open_sharing(game),
    )


def _open_sharing(game: Tobago) -> Sharing | None:
    """The sharing under way, with the cards every seat looked at."""
    sharing = _sharing(game, None)
    if sharing is None:
        return None
    by_seat = (_sharing(game, seat) for seat in range(game.players))
    return replace(sharing, looked_by=[own.looked for own in by_seat if own is not None])


def veil_ply(ply: Ply, seat: int | None) -> Ply:
    """Only its own seat sees a clue drawn or a treasure looked at; no seat sees an added card."""
    private = ply["do"] in ("draw_clue", "peek") and ply["seat"] != seat
    return {**ply, "card": None} if private or ply["do"] == "add" else ply


def veil_setup(setup: Json, seat: int | None, plies: int) -> Json:
    """Clues and hands are dealt when all vehicles stand; then a seat knows its own hand."""
    hands = setup["hands"]
    # The set-up may be veiled already, with `hands` None while clues are not dealt.
    if hands is None or plies < len(hands):
        return {**setup, "clues": None, "owners": None, "hands": None}
    return {**setup, "hands": [hand if n == seat else None for n, hand in enumerate(hands)]}
