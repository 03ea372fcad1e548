"""Why a ply may be good in Tobago, drawn from the position."""

from collections.abc import Iterator

from atoll.bots.advice import Reason
from atoll.bots.bot import BotView
from atoll.bots.tobago.landscape import (
    located,
    map_named,
    rival_near,
    roses_of,
    steps,
    within_drive,
)
from atoll.bots.tobago.sharing_reasons import why_leave, why_raise, why_take
from atoll.engine.words import Ply, Words
from atoll.games.tobago.state import STEPS


def reasons(seen: BotView, ply: Ply) -> list[Reason]:
    """What this ply narrows down, reaches, brings in or keeps."""
    return [Reason(f"tobago-hint-{name}", args) for name, args in _reasons(seen, ply)]


def _reasons(seen: BotView, ply: Ply) -> Iterator[tuple[str, Words]]:
    match ply["do"]:
        case "place":
            near = within_drive(seen, ply["at"], list(seen.view["spaces"]))
            yield "crossroads", {"near": len(near), "spaces": len(seen.view["spaces"])}
        case "clue" | "amulet_clue":
            yield from _clue(seen, ply["map"], ply["card"])
        case "amulet_remove":
            left = [site for site in map_named(seen, ply["map"])["sites"] if site != ply["at"]]
            yield from _narrowed(seen, ply["map"], left, roses=0)
        case "amulet_double":
            own, roses = roses_of(seen, map_named(seen, ply["map"]))
            yield "doubles", {"map": ply["map"], "own": own + 1, "roses": roses + 1}
        case "amulet_swap":
            yield from _swap(seen, ply)
        case "drive" | "amulet_drive":
            yield from _drive(seen, ply)
        case "raise":
            yield from why_raise(seen, ply["map"])
        case "take":
            yield from why_take(seen)
        case "leave":
            yield from why_leave(seen)
        case "exchange" | "amulet_exchange":
            yield "idle", {"idle": _idle(seen), "held": len(seen.view["hand"])}
        case "start_map":
            kept = seen.view["hand_keeps"][ply["card"]]
            near = within_drive(seen, seen.view["vehicles"][seen.seat], kept)
            yield "starts", {"left": len(kept), "near": len(near)}
        case _:
            yield "ends", {"amulets": seen.view["players"][seen.seat]["amulets"]}


# ── Clues ────────────────────────────────────────────────────────────────────────────────


def _clue(seen: BotView, name: str, card: str) -> Iterator[tuple[str, Words]]:
    kept = set(seen.view["hand_keeps"][card])
    left = [site for site in map_named(seen, name)["sites"] if site in kept]
    yield from _narrowed(seen, name, left, roses=1)


def _narrowed(seen: BotView, name: str, left: list[str], roses: int) -> Iterator[tuple[str, Words]]:
    """A map left with these sites, and so many more own roses."""
    treasure_map = map_named(seen, name)
    own, all_roses = roses_of(seen, treasure_map)
    share = {"map": name, "own": own + roses, "roses": all_roses + roses}
    if len(left) > 1:
        yield "cuts", {"sites": len(treasure_map["sites"]), "left": len(left), **share}
        return
    yield "locates", share
    [site] = left
    if steps(seen, seen.view["vehicles"][seen.seat], site) <= STEPS:
        yield "near", {}
    rival = rival_near(seen, site)
    if rival is not None:
        yield "rival", {"seat": rival}


def _swap(seen: BotView, ply: Ply) -> Iterator[tuple[str, Words]]:
    """Roses are asked from the newest clue up, so a lower place is a better one."""
    clues = map_named(seen, ply["map"])["clues"]
    older, newer = sorted(ply["clues"])
    if clues[older]["owner"] == seen.seat:
        yield "swap-first", {"map": ply["map"], "seat": clues[newer]["owner"]}
    else:
        yield "swap-last", {"map": ply["map"], "seat": clues[newer]["owner"]}


def _idle(seen: BotView) -> int:
    """How many clues of the hand fit no map."""
    sites = [set(each["sites"]) for each in seen.view["maps"] if not each["located"]]
    kept = (set(seen.view["hand_keeps"][card]) for card in seen.view["hand"])
    return sum(not any(map_ & keeps and map_ - keeps for map_ in sites) for keeps in kept)


# ── Driving ──────────────────────────────────────────────────────────────────────────────


def _drive(seen: BotView, ply: Ply) -> Iterator[tuple[str, Words]]:
    """What is taken on the space, and what can be reached from it."""
    view, to = seen.view, ply["to"]
    regular = ply["do"] == "drive"
    left = (view["steps"] if regular else view["amulet_steps"] or STEPS) - 1
    amulets = view["amulets"] if regular else []
    if to in amulets:
        yield "amulet", {}
    here = [each for each in located(seen) if each["sites"] == [to]]
    if here and view["players"][seen.seat]["roses"]:
        own, roses = roses_of(seen, here[0])
        yield "treasure-here", {"map": here[0]["map"], "own": own + 1, "roses": roses + 1}
    elif ahead := _treasure_ahead(seen, to, left):
        yield ahead
    elif further := [steps(seen, to, at) for at in amulets if 0 < steps(seen, to, at) <= left]:
        yield "amulet-ahead", {"steps": min(further)}
    elif to not in amulets:
        yield from _place(seen, to)


def _treasure_ahead(seen: BotView, to: str, left: int) -> tuple[str, Words] | None:
    """How far the nearest located treasure is from there."""
    far = sorted((steps(seen, to, each["sites"][0]), each["map"]) for each in located(seen))
    if not far or not seen.view["players"][seen.seat]["roses"]:
        return None
    distance, name = far[0]
    if distance <= left:
        return "treasure-ahead", {"map": name, "steps": distance}
    if distance <= STEPS:
        return "treasure-next", {"map": name}
    site = map_named(seen, name)["sites"][0]
    if distance < steps(seen, seen.view["vehicles"][seen.seat], site):
        return "treasure-far", {"map": name, "steps": distance}
    return None


def _place(seen: BotView, to: str) -> Iterator[tuple[str, Words]]:
    """What is near a space on which the vehicle would wait."""
    narrow = [each for each in seen.view["maps"] if each["markers"]]
    near = {each["map"]: len(within_drive(seen, to, each["sites"])) for each in narrow}
    best = max(narrow, key=lambda each: near[each["map"]] / len(each["sites"]), default=None)
    if best and near[best["map"]]:
        told = {"near": near[best["map"]], "sites": len(best["sites"]), "map": best["map"]}
        yield "sites-near", told
    else:
        yield "amulets-near", {"count": len(within_drive(seen, to, seen.view["amulets"]))}
