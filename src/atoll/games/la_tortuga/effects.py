"""The effects of a ply that it does not say itself: which turtle moved, and where it went."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from atoll.engine.json_values import Ply
from atoll.games.la_tortuga.rules import owner
from atoll.games.la_tortuga.state import BEACH_EGGS, NO_TURTLE, RAFT, VALUES, Phase, Tortuga

__all__ = ["Effects", "Journey", "effects"]


class Journey(Struct, frozen=True):
    """Where a group went."""

    start: int = field(name="from")
    """The space it came from."""
    to: int
    """The space it reached."""
    spaces: int
    onto: int | None
    """The turtle it landed on."""
    egg: int | None
    """The eggs of the card the decider took; the beach counts as seven."""


class Effects(Struct, frozen=True):
    """The move a ply belongs to; nothing for a card turned up."""

    turtle: int | UnsetType = UNSET
    """The lowest turtle that moves."""
    seat: int | UnsetType = UNSET
    """Its owner."""
    decider: int | UnsetType = UNSET
    """The owner of the topmost turtle."""
    group: list[int] | UnsetType = UNSET
    """The turtles that move, from the lowest."""
    end: Literal["bust"] | Journey | UnsetType = UNSET
    """How the move ended, if it did."""


def effects(before: Tortuga, ply: Ply, after: Tortuga) -> Effects:
    """The move a ply belongs to, and how the move ended; nothing for a card turned up."""
    if ply["do"] == "egg":
        return Effects()
    turtle = ply["turtle"] if ply["do"] == "turtle" else before.moving
    group = _group(before, turtle)
    decider = owner(before, group[-1])
    ended = ply["do"] == "stop" or (
        ply["do"] in ("die", "spend") and (after.phase != Phase.DECIDE or after.thrown == 0)
    )
    return Effects(
        turtle=turtle,
        seat=owner(before, turtle),
        decider=decider,
        group=group,
        end=_end(before, ply, after, turtle, decider) if ended else UNSET,
    )


def _end(
    before: Tortuga, ply: Ply, after: Tortuga, turtle: int, decider: int
) -> Literal["bust"] | Journey:
    """Where the group went and what its topmost turtle's owner took."""
    if after.at[turtle] == RAFT:
        return "bust"
    value = ply.get("value", 0)
    total, thrown = before.total + value, before.thrown + bool(value)
    onto = after.carrier[turtle]
    return Journey(
        start=before.at[turtle],
        to=after.at[turtle],
        spaces=total * thrown,
        onto=None if onto == NO_TURTLE else onto,
        egg=_taken(before, ply, after, decider),
    )


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
