"""Reasons for plies of Tobago, derived from the position."""

from collections.abc import Iterator
from math import comb
from typing import NamedTuple

from atoll.bots.advice import Reason
from atoll.bots.bot import BotView
from atoll.bots.tobago.distances import STEPS_BETWEEN
from atoll.bots.tobago.skilled import appraise_sharing
from atoll.engine.json_values import Json, Ply
from atoll.engine.records.arrays import Records, zeros
from atoll.games.tobago.island.geometry import ISLANDS
from atoll.games.tobago.state import CURSE, KINDS, STEPS, Tobago

__all__ = ["UNSEEN", "reasons"]

UNSEEN = 1
"""The card of a sharing that no seat looks at."""


def reasons(seen: BotView, ply: Ply) -> list[Reason]:
    """Return what this ply narrows down, reaches, gains or keeps."""
    return [Reason(f"tobago-hint-{name}", args) for name, args in _reasons(seen, ply)]


def _reasons(seen: BotView, ply: Ply) -> Iterator[tuple[str, Json]]:
    match ply["do"]:
        case "place":
            near = _within_drive(seen, ply["at"], list(seen.view["spaces"]))
            yield "crossroads", {"near": len(near), "spaces": len(seen.view["spaces"])}
        case "clue" | "amulet_clue":
            yield from _clue(seen, ply["map"], ply["card"])
        case "amulet_remove":
            left = [site for site in _map_named(seen, ply["map"])["sites"] if site != ply["at"]]
            yield from _narrowed(seen, ply["map"], left, roses=0)
        case "amulet_double":
            own, roses = _roses_of(seen, _map_named(seen, ply["map"]))
            yield "doubles", {"map": ply["map"], "own": own + 1, "roses": roses + 1}
        case "amulet_swap":
            yield from _swap(seen, ply)
        case "drive" | "amulet_drive":
            yield from _drive(seen, ply)
        case "raise":
            yield from _raise(seen, ply["map"])
        case "take":
            yield from _take(seen)
        case "leave":
            yield from _leave(seen)
        case "pay":
            yield from _pay(seen, ply["with"])
        case "exchange" | "amulet_exchange":
            yield "idle", {"idle": _idle(seen), "held": len(seen.view["hand"])}
        case "start_map":
            kept = seen.view["hand_keeps"][ply["card"]]
            near = _within_drive(seen, seen.view["vehicles"][seen.seat], kept)
            yield "starts", {"left": len(kept), "near": len(near)}
        case _:
            yield "ends", {"amulets": seen.view["players"][seen.seat]["amulets"]}


# ── Clues ────────────────────────────────────────────────────────────────────────────────


def _clue(seen: BotView, name: str, card: str) -> Iterator[tuple[str, Json]]:
    kept = set(seen.view["hand_keeps"][card])
    left = [site for site in _map_named(seen, name)["sites"] if site in kept]
    yield from _narrowed(seen, name, left, roses=1)


def _narrowed(seen: BotView, name: str, left: list[str], roses: int) -> Iterator[tuple[str, Json]]:
    """Yield the reasons of a map left with these sites and `roses` more own roses."""
    treasure_map = _map_named(seen, name)
    own, all_roses = _roses_of(seen, treasure_map)
    share = {"map": name, "own": own + roses, "roses": all_roses + roses}
    if len(left) > 1:
        yield "cuts", {"sites": len(treasure_map["sites"]), "left": len(left), **share}
        return
    yield "locates", share
    [site] = left
    if _steps(seen, seen.view["vehicles"][seen.seat], site) <= STEPS:
        yield "near", {}
    rival = _rival_near(seen, site)
    if rival is not None:
        yield "rival", {"seat": rival}


def _swap(seen: BotView, ply: Ply) -> Iterator[tuple[str, Json]]:
    """Yield who gains by a swap: roses are asked from the newest clue up."""
    clues = _map_named(seen, ply["map"])["clues"]
    older, newer = sorted(ply["clues"])
    if clues[older]["owner"] == seen.seat:
        yield "swap-first", {"map": ply["map"], "seat": clues[newer]["owner"]}
    else:
        yield "swap-last", {"map": ply["map"], "seat": clues[newer]["owner"]}


def _idle(seen: BotView) -> int:
    """Return how many clues of the hand fit no map."""
    sites = [set(each["sites"]) for each in seen.view["maps"] if not each["located"]]
    kept = (set(seen.view["hand_keeps"][card]) for card in seen.view["hand"])
    return sum(not any(map_ & keeps and map_ - keeps for map_ in sites) for keeps in kept)


# ── Driving ──────────────────────────────────────────────────────────────────────────────


def _drive(seen: BotView, ply: Ply) -> Iterator[tuple[str, Json]]:
    """Yield what is taken on the space, and what can be reached from it."""
    view, to = seen.view, ply["to"]
    regular = ply["do"] == "drive"
    left = (view["steps"] if regular else view["amulet_steps"] or STEPS) - 1
    amulets = view["amulets"] if regular else []
    if to in amulets:
        yield "amulet", {}
    here = [each for each in _located(seen) if each["sites"] == [to]]
    if here and view["players"][seen.seat]["roses"]:
        own, roses = _roses_of(seen, here[0])
        yield "treasure-here", {"map": here[0]["map"], "own": own + 1, "roses": roses + 1}
    elif ahead := _treasure_ahead(seen, to, left):
        yield ahead
    elif further := [_steps(seen, to, at) for at in amulets if 0 < _steps(seen, to, at) <= left]:
        yield "amulet-ahead", {"steps": min(further)}
    elif to not in amulets:
        yield from _place(seen, to)


def _treasure_ahead(seen: BotView, to: str, left: int) -> tuple[str, Json] | None:
    """Return how far the nearest located treasure is from there."""
    far = sorted((_steps(seen, to, each["sites"][0]), each["map"]) for each in _located(seen))
    if not far or not seen.view["players"][seen.seat]["roses"]:
        return None
    distance, name = far[0]
    if distance <= left:
        return "treasure-ahead", {"map": name, "steps": distance}
    if distance <= STEPS:
        return "treasure-next", {"map": name}
    site = _map_named(seen, name)["sites"][0]
    if distance < _steps(seen, seen.view["vehicles"][seen.seat], site):
        return "treasure-far", {"map": name, "steps": distance}
    return None


def _place(seen: BotView, to: str) -> Iterator[tuple[str, Json]]:
    """Yield what is near a space on which the drive ends."""
    narrow = [each for each in seen.view["maps"] if each["markers"]]
    near = {each["map"]: len(_within_drive(seen, to, each["sites"])) for each in narrow}
    best = max(narrow, key=lambda each: near[each["map"]] / len(each["sites"]), default=None)
    if best and near[best["map"]]:
        sites = {"near": near[best["map"]], "sites": len(best["sites"]), "map": best["map"]}
        yield "sites-near", sites
    else:
        yield "amulets-near", {"count": len(_within_drive(seen, to, seen.view["amulets"]))}


# ── Raising and sharing ──────────────────────────────────────────────────────────────────


def _raise(seen: BotView, name: str) -> Iterator[tuple[str, Json]]:
    """Yield the share of the roses, a rival near by, and the chance of a curse."""
    treasure_map = _map_named(seen, name)
    own, roses = (count + 1 for count in _roses_of(seen, treasure_map))
    yield "raises", {"map": name, "own": own, "roses": roses}
    rival = _rival_near(seen, treasure_map["sites"][0])
    if rival is not None:
        yield "rival", {"seat": rival}
    if seen.view["curses"]:
        percent = round(100 * _curse_drawn(seen, roses + UNSEEN))
        yield "curse-among", {"percent": percent}


def _curse_drawn(seen: BotView, cards: int) -> float:
    """Return the chance that a curse is among `cards` drawn for a sharing.

    A curse that this seat has not seen may also lie face down among the discards.
    """
    view, game = seen.view, seen.determinized.fields
    deck = view["treasure_deck"] - view["curse_free"]
    places = deck + game.buried_risky[seen.seat]
    curses = view["curses"] - game.buried_known[seen.seat][CURSE]
    risky = min(deck, max(0, cards - view["curse_free"]))
    return 1 - comb(max(0, places - curses), risky) / comb(places, risky)


def _take(seen: BotView) -> Iterator[tuple[str, Json]]:
    """Yield the coins on offer and what may still come."""
    sharing, prospect = seen.view["sharing"], _prospect(seen.determinized.states, seen.seat)
    coins = int(sharing["card"])
    if sharing["cards"] == 0:
        yield "last-card", {"coins": coins}
        return
    yield "takes", {"coins": coins, "waiting": prospect.waiting}
    yield "next-curse", {"percent": prospect.curse}


def _leave(seen: BotView) -> Iterator[tuple[str, Json]]:
    """Yield what may still come and the coins on offer."""
    sharing, prospect = seen.view["sharing"], _prospect(seen.determinized.states, seen.seat)
    coins = int(sharing["card"])
    if prospect.next_own:
        yield "next-rose", {}
        return
    better = max(_to_come(sharing), default=0)
    if better > coins:
        yield "seen-better", {"coins": better}
    yield "leaves", {"coins": coins, "waiting": prospect.waiting}
    if sharing["cards"]:
        yield "next-curse", {"percent": prospect.curse}


def _pay(seen: BotView, what: str) -> Iterator[tuple[str, Json]]:
    """Yield what the choice keeps: the best card, or the amulets."""
    own = seen.view["players"][seen.seat]
    if what == "amulet":
        yield "pays-amulet", {"coins": max(own["cards"])}
        if seen.determinized.options["curse"] == "amulet_buys_in":
            yield "buys-in", {}
    else:
        yield "pays-card", {"coins": max(own["cards"]), "amulets": own["amulets"]}


def _to_come(sharing: Json) -> list[int]:
    """Return the coins of the cards this seat looked at that have not been turned up."""
    revealed, coming = list(sharing["revealed"]), []
    for card in sharing["looked"]:
        if card in revealed:
            revealed.remove(card)
        elif card != "curse":
            coming.append(int(card))
    return coming


class _Prospect(NamedTuple):
    waiting: float
    """The expected coins of the rose if it leaves the card."""
    curse: int
    """The chance that the next card is a curse, in percent."""
    next_own: bool
    """Whether the rose asked next is the same seat's."""


def _prospect(states: Records[Tobago], seat: int) -> _Prospect:
    odds = zeros(KINDS)
    waiting, next_own = appraise_sharing(states, seat, odds)
    return _Prospect(round(float(waiting), 1), round(100 * odds[CURSE]), bool(next_own))


# ── The view ─────────────────────────────────────────────────────────────────────────────


def _map_named(seen: BotView, name: str) -> Json:
    """Return a treasure map by its colour."""
    found: Json = next(each for each in seen.view["maps"] if each["map"] == name)
    return found


def _roses_of(seen: BotView, treasure_map: Json) -> tuple[int, int]:
    """Return the seat's roses on a map, and all roses on it."""
    clues = treasure_map["clues"]
    own = sum(clue["roses"] for clue in clues if clue["owner"] == seen.seat)
    return own, sum(clue["roses"] for clue in clues)


def _steps(seen: BotView, one: str, other: str) -> int:
    """Return the least number of steps from one space to another."""
    island = seen.determinized.fields.island
    numbers = ISLANDS[island].numbers
    return int(STEPS_BETWEEN[island, numbers[one], numbers[other]])


def _within_drive(seen: BotView, start: str, spaces: list[str]) -> list[str]:
    """Return those of the spaces that one drive reaches."""
    return [space for space in spaces if _steps(seen, start, space) <= STEPS]


def _located(seen: BotView) -> list[Json]:
    """Return the maps whose treasure is located."""
    return [each for each in seen.view["maps"] if each["located"]]


def _rival_near(seen: BotView, space: str) -> int | None:
    """Return the next seat in turn order that could drive there and raise a treasure."""
    players, vehicles = seen.view["players"], seen.view["vehicles"]
    for after in range(1, len(players)):
        rival = (seen.seat + after) % len(players)
        if players[rival]["roses"] and _steps(seen, vehicles[rival], space) <= STEPS:
            return rival
    return None
