"""Reasons for plies of La Tortuga, derived from the position."""

from atoll.bots.advice import Reason
from atoll.bots.bot import BotView
from atoll.engine.json_values import Json, Ply
from atoll.games.la_tortuga.state import BEACH_EGGS, LIMIT, SIDES, SPACES

__all__ = ["reasons"]


def reasons(seen: BotView, ply: Ply) -> list[Reason]:
    """Return what this ply risks and what it gains."""
    view = seen.view
    match ply["do"]:
        case "roll":
            return [*_risk(view), *_hope(view)]
        case "spend":
            return _landing(view, view["total"] + ply["value"], view["thrown"] + 1)
        case "stop":
            return _landing(view, view["total"], view["thrown"])
        case _:
            to_go = SPACES - view["turtles"][ply["turtle"]]["at"] % SPACES
            return [Reason("la_tortuga-hint-to-go", {"spaces": to_go})]


def _risk(view: Json) -> list[Reason]:
    """Return how often another die busts, and what that would lose."""
    sides = sum(view["total"] + side > LIMIT for side in range(1, SIDES + 1))
    found = [Reason("la_tortuga-hint-busts", {"sides": sides})]
    place = view["turtles"][view["moving"]]["at"] % SPACES
    if sides and place:
        found.append(Reason("la_tortuga-hint-loses-place", {"spaces": place}))
    return found


def _hope(view: Json) -> list[Reason]:
    """Return with how many sides of the next die the beach is reached."""
    totals = [view["total"] + side for side in range(1, SIDES + 1)]
    sides = sum(
        total <= LIMIT and _reached(view, total, view["thrown"] + 1) >= SPACES for total in totals
    )
    return [Reason("la_tortuga-hint-may-take", {"sides": sides, **_egg(view)})] if sides else []


def _landing(view: Json, total: int, dice: int) -> list[Reason]:
    """Return where the move ends, on which turtle, and what it takes."""
    reached = _reached(view, total, dice)
    space = reached if reached <= SPACES else reached - SPACES
    found = [Reason("la_tortuga-hint-takes", _egg(view))] if reached >= SPACES else []
    below = _topmost(view, space)
    if below is not None:
        found.append(Reason("la_tortuga-hint-rides", {"turtle": below}))
    return found or [Reason("la_tortuga-hint-lands", {"space": space})]


def _reached(view: Json, total: int, dice: int) -> int:
    """Return the space reached, counted on past the beach."""
    return int(view["turtles"][view["moving"]]["at"]) % SPACES + total * dice


def _topmost(view: Json, space: int) -> int | None:
    """Return the uppermost turtle of a space, the moving ones excepted."""
    carried = {turtle["on"] for turtle in view["turtles"]}
    moving = view["moving"]
    group = {moving}
    for _ in view["turtles"]:
        group |= {n for n, turtle in enumerate(view["turtles"]) if turtle["on"] in group}
    there = [n for n, turtle in enumerate(view["turtles"]) if turtle["at"] == space]
    others = [n for n in there if n not in group]
    return next((n for n in others if n not in carried), None)


def _egg(view: Json) -> Json:
    return {"eggs": view["egg"] or BEACH_EGGS}
