"""The effects of a ply that it does not say itself: amulets, losses, treasures located."""

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from atoll.engine.json_values import Ply
from atoll.games.tobago.island.data import MAPS
from atoll.games.tobago.island.tables import GAZE
from atoll.games.tobago.state import MAP_COUNT, MARKERS, Phase, Tobago
from atoll.games.tobago.views import MapName

__all__ = [
    "Amulet",
    "Change",
    "Effects",
    "Located",
    "LostAmulet",
    "LostCard",
    "Markers",
    "Narrowed",
    "WashedUp",
    "effects",
]


class Amulet(Struct, frozen=True, tag_field="kind", tag="amulet"):
    """A seat got an amulet."""

    seat: int


class LostAmulet(Struct, frozen=True, tag_field="kind", tag="lost-amulet"):
    """A curse took an amulet from a seat."""

    seat: int


class LostCard(Struct, frozen=True, tag_field="kind", tag="lost-card"):
    """A curse took a treasure card from a seat."""

    seat: int


class Located(Struct, frozen=True, tag_field="kind", tag="located"):
    """A map's treasure can be at one space only."""

    map: MapName


class Markers(Struct, frozen=True, tag_field="kind", tag="markers"):
    """So few spaces are left to a map that markers are laid on them."""

    map: MapName
    count: int


class Narrowed(Struct, frozen=True, tag_field="kind", tag="narrowed"):
    """Fewer spaces are left to a map than before."""

    map: MapName
    before: int
    after: int


class WashedUp(Struct, frozen=True, tag_field="kind", tag="washed-up"):
    """Amulets washed up, and the statues turned."""

    count: int


Change: TypeAlias = Annotated[
    Amulet | LostAmulet | LostCard | Located | Markers | Narrowed | WashedUp, Meta(title="Change")
]


class Effects(Struct, frozen=True):
    """What changed besides."""

    changes: list[Change] | UnsetType = UNSET
    """In the order of the page's log; left out if there are none."""


def effects(before: Tobago, ply: Ply, after: Tobago) -> Effects:
    """Everything public that changed besides, in the order of the page's log."""
    changes = [
        *_of_players(before, ply, after),
        *_of_maps(before, after),
        *_of_statues(before, after),
    ]
    return Effects(changes or UNSET)


def _of_players(before: Tobago, ply: Ply, after: Tobago) -> Iterator[Change]:
    """Amulets taken by themselves, and what a curse takes."""
    if (after.amulets, after.treasure) == (before.amulets, before.treasure):
        return
    cursed = ply["do"] == "pay" or (ply["do"] == "reveal" and ply["card"] == "curse")
    for seat in range(after.players):
        if ply["do"] == "pay" and seat == ply["by"]:
            continue  # the ply says it
        won = after.amulets[seat] - before.amulets[seat]
        if won > 0:
            yield Amulet(seat)
        elif cursed and won < 0:
            yield LostAmulet(seat)
        elif sum(after.treasure[seat]) < sum(before.treasure[seat]):
            yield LostCard(seat)


def _of_maps(before: Tobago, after: Tobago) -> Iterator[Change]:
    """Fewer places are left; a treasure is located, or so few are left that markers are laid."""
    if after.candidates == before.candidates and before.phase != Phase.PLACE:
        return
    for number in range(MAP_COUNT):
        was, now = _sites(before, number), _sites(after, number)
        if now < was and before.phase != Phase.PLACE:
            yield Narrowed(MAPS[number], was, now)
        if now == 1 != was:
            yield Located(MAPS[number])
        elif 0 < now <= MARKERS and not 0 < was <= MARKERS:
            yield Markers(MAPS[number], now)


def _sites(game: Tobago, number: int) -> int:
    """The number of a map's possible sites; not known before the clues are dealt."""
    if game.phase == Phase.PLACE:
        return MARKERS + 1
    low, high = game.candidates[number]
    return low.bit_count() + high.bit_count()


def _of_statues(before: Tobago, after: Tobago) -> Iterator[Change]:
    """Amulets wash up where statues look and none lies, and the statues turn."""
    if after.faces == before.faces:
        return
    lying = before.washed_up[0] | before.washed_up[1] << 64
    looked_at = {
        int(GAZE[before.island, at, faces])
        for at, faces in zip(before.statue, before.faces, strict=True)
    }
    free = sum(not lying >> space & 1 for space in looked_at)
    holdings = zip(before.amulets, after.amulets, strict=True)
    given_back = sum(max(0, was - now) for was, now in holdings)
    yield WashedUp(min(free, before.amulet_supply + given_back))
