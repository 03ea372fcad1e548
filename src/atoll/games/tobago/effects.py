"""The effects of a ply that it does not say itself: amulets, losses, treasures located."""

from collections.abc import Iterator

from atoll.engine.json_values import Json, Ply
from atoll.games.tobago.island.data import MAPS
from atoll.games.tobago.island.tables import GAZE
from atoll.games.tobago.state import MAP_COUNT, MARKERS, Phase, Tobago

__all__ = ["effects"]


def effects(before: Tobago, ply: Ply, after: Tobago) -> Json:
    """Everything public that changed besides, in the order of the page's log."""
    changes = [
        *_of_players(before, ply, after),
        *_of_maps(before, after),
        *_of_statues(before, after),
    ]
    return {"changes": changes} if changes else {}


def _of_players(before: Tobago, ply: Ply, after: Tobago) -> Iterator[Json]:
    """Amulets taken by themselves, and what a curse takes."""
    if (after.amulets, after.treasure) == (before.amulets, before.treasure):
        return
    cursed = ply["do"] == "reveal" and ply["card"] == "curse"
    for seat in range(after.players):
        won = after.amulets[seat] - before.amulets[seat]
        if won > 0:
            yield {"kind": "amulet", "seat": seat}
        elif cursed and won < 0:
            yield {"kind": "lost-amulet", "seat": seat}
        elif sum(after.treasure[seat]) < sum(before.treasure[seat]):
            yield {"kind": "lost-card", "seat": seat}


def _of_maps(before: Tobago, after: Tobago) -> Iterator[Json]:
    """A treasure is located, or so few places are left that markers are laid."""
    if after.candidates == before.candidates and before.phase != Phase.PLACE:
        return
    for number in range(MAP_COUNT):
        was, now = _sites(before, number), _sites(after, number)
        if now == 1 != was:
            yield {"kind": "located", "map": MAPS[number]}
        elif 0 < now <= MARKERS and not 0 < was <= MARKERS:
            yield {"kind": "markers", "map": MAPS[number], "count": now}


def _sites(game: Tobago, number: int) -> int:
    """The number of a map's possible sites; not known before the clues are dealt."""
    if game.phase == Phase.PLACE:
        return MARKERS + 1
    low, high = game.candidates[number]
    return low.bit_count() + high.bit_count()


def _of_statues(before: Tobago, after: Tobago) -> Iterator[Json]:
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
    yield {"kind": "washed-up", "count": min(free, before.amulet_supply + given_back)}
