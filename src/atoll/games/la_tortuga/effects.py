"""The effects of a ply that it does not say itself: which turtle moved, and where it went."""

from atoll.engine.json_values import Json, Ply
from atoll.games.la_tortuga.rules import owner
from atoll.games.la_tortuga.state import BEACH_EGGS, NO_TURTLE, RAFT, VALUES, Phase, Tortuga

__all__ = ["effects"]


def effects(before: Tortuga, ply: Ply, after: Tortuga) -> Json:
    """The move a ply belongs to, and how the move ended; nothing for a card turned up."""
    if ply["do"] == "egg":
        return {}
    turtle = ply["turtle"] if ply["do"] == "turtle" else before.moving
    group = _group(before, turtle)
    move = {
        "turtle": turtle,
        "seat": owner(before, turtle),
        "decider": owner(before, group[-1]),
        "group": group,
    }
    ended = ply["do"] == "stop" or (
        ply["do"] in ("die", "spend") and (after.phase != Phase.DECIDE or after.thrown == 0)
    )
    return {**move, **_end(before, ply, after, move)} if ended else move


def _end(before: Tortuga, ply: Ply, after: Tortuga, move: Json) -> Json:
    """Where the group went and what its topmost turtle's owner took."""
    turtle = move["turtle"]
    if after.at[turtle] == RAFT:
        return {"end": "bust"}
    value = ply.get("value", 0)
    total, thrown = before.total + value, before.thrown + bool(value)
    onto = after.carrier[turtle]
    end = {
        "from": before.at[turtle],
        "to": after.at[turtle],
        "spaces": total * thrown,
        "onto": None if onto == NO_TURTLE else onto,
        "egg": _taken(before, ply, after, move["decider"]),
    }
    return {"end": end}


def _taken(before: Tortuga, ply: Ply, after: Tortuga, seat: int) -> int | None:
    """The eggs of the card this seat took with the ply."""
    if after.beach == seat:
        return BEACH_EGGS
    had = before.eggs[seat].copy()
    if ply["do"] == "spend":
        had[ply["value"]] -= 1
    return next((egg for egg in range(VALUES) if after.eggs[seat][egg] > had[egg]), None)


def _group(game: Tortuga, turtle: int) -> list[int]:
    """The turtle and all above it, from the lowest to the topmost."""
    group = [turtle]
    while game.rider[group[-1]] != NO_TURTLE:
        group.append(game.rider[group[-1]])
    return group
