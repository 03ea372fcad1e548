"""Reasons for plies of Forbidden Island, derived from the position."""

from collections.abc import Iterator

from atoll.bots.advice import Reason
from atoll.bots.bot import BotView
from atoll.bots.forbidden_island.estimate import Estimate, expect_floods
from atoll.engine.json_values import Json, Ply
from atoll.games.forbidden_island.state import CAPTURE_COST, DATA, LANDING, TILES, TREASURES

__all__ = ["danger", "reasons"]


def reasons(seen: BotView, ply: Ply) -> list[Reason]:
    """Return what this ply saves, brings together, or leads to."""
    return list(_reasons(seen, ply))


def _reasons(seen: BotView, ply: Ply) -> Iterator[Reason]:
    view = seen.view
    match ply["do"]:
        case "shore_up" | "sandbag":
            yield _saves(seen, ply["tile"])
        case "capture":
            missing = len(TREASURES) - sum(view["treasures"].values()) - 1
            yield _reason("captures", missing=missing)
        case "give":
            held = view["players"][ply["to"]]["hand"].count(ply["card"])
            yield _reason("gives", seat=ply["to"], card=ply["card"], count=held + 1)
        case "move" | "fly" | "navigate" | "lift" | "swim":
            yield from _arrives(seen, ply)
        case "discard":
            held = view["players"][ply["by"]]["hand"].count(ply["card"])
            yield _reason("discards", card=ply["card"], count=held)
        case "lift_off":
            yield _reason("wins")
        case _:
            yield _reason("waits", flooded=_flooded(view))


def _reason(name: str, **args: object) -> Reason:
    return Reason(f"forbidden_island-hint-{name}", args)


def _flooded(view: Json) -> int:
    return sum(tile["state"] == "flooded" for tile in view["tiles"])


def _saves(seen: BotView, tile: str) -> Reason:
    """Return what would be lost with this tile, and its chance to sink in this turn."""
    view, percent = seen.view, round(100 * danger(seen, tile))
    treasure = DATA["tiles"][tile].get("treasure")
    if tile == TILES[LANDING]:
        return _reason("landing", tile=tile, percent=percent)
    if treasure is None or view["treasures"][treasure]:
        return _reason("keeps", tile=tile, percent=percent)
    others = [
        other
        for other in view["tiles"]
        if other["tile"] != tile and DATA["tiles"][other["tile"]].get("treasure") == treasure
    ]
    last = all(other["state"] == "sunk" for other in others)
    return _reason("last-site" if last else "site", tile=tile, treasure=treasure, percent=percent)


def danger(seen: BotView, tile: str) -> float:
    """Return the chance that this tile's flood card comes up in this turn."""
    game, estimate = seen.determinized.state, Estimate.array()[0]
    expect_floods(game, estimate)
    return min(1.0, float(estimate.danger[game.place_of[TILES.index(tile)]]))


def _arrives(seen: BotView, ply: Ply) -> Iterator[Reason]:
    """Yield what can be done where the pawn arrives."""
    view, to = seen.view, ply["to"]
    seats = ply.get("seats") or [ply.get("seat", ply["by"])]
    hands = [view["players"][seat]["hand"] for seat in seats]
    treasure = DATA["tiles"][to].get("treasure")
    if treasure in TREASURES and not view["treasures"][treasure]:
        held = max(hand.count(treasure) for hand in hands)
        if held >= CAPTURE_COST:
            yield _reason("can-capture", tile=to, treasure=treasure)
            return
    if all(view["treasures"].values()) and to == TILES[LANDING]:
        yield _reason("goes-home", tile=to)
        return
    near = _threatened_near(seen, to)
    if near is not None:
        yield _reason("can-save", tile=near, percent=round(100 * danger(seen, near)))
        return
    mates = [n for n, player in enumerate(view["players"]) if player["at"] == to]
    if mates and mates != seats:
        yield _reason("meets", seat=next(mate for mate in mates if mate not in seats))
    else:
        yield _reason("goes", tile=to)


def _threatened_near(seen: BotView, to: str) -> str | None:
    """Return the flooded tile within reach that is in most danger, if any is."""
    squares = {tile["tile"]: (tile["row"], tile["column"]) for tile in seen.view["tiles"]}
    row, column = squares[to]
    near = [
        tile["tile"]
        for tile in seen.view["tiles"]
        if tile["state"] == "flooded"
        and abs(tile["row"] - row) + abs(tile["column"] - column) <= 1
        and danger(seen, tile["tile"]) > 0
    ]
    return max(near, key=lambda tile: danger(seen, tile), default=None)
