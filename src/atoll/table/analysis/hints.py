"""Asking for advice at a live table.

A person whose decision it is may ask what a strong player would consider, from what their
own seat knows; nobody else may, and nobody where the table plays without hints.
"""

from collections.abc import Collection

from atoll import bots
from atoll.bots.advice import Advice
from atoll.bots.bot import BotView, see
from atoll.engine.json_values import Json
from atoll.table.checks import check_seen, require_playing
from atoll.table.refusal import Refusal
from atoll.table.table import Table


def view_for_hint(table: Table, held: Collection[int], seq: int) -> BotView:
    """What whoever asks may know, if they may ask; raises `Refusal`."""
    if not table.created.hints:
        raise Refusal("hint-off")
    if not bots.has_adviser(table.created.game):
        raise Refusal("hint-none")
    position = require_playing(table).position
    check_seen(table, seq)
    seats = table.people & frozenset(held)
    if not seats:
        raise Refusal("hint-spectator")
    if not any(ply["by"] in seats for ply in position.legal):
        raise Refusal("refused-turn")
    seat = {position.actor} if position.actor in seats and not table.game.cooperative else seats
    return see(position, seat, table.chance.number(f"hint:{len(position.plies)}"))


def to_json(advice: Advice) -> Json:
    """A piece of advice as the page gets it."""
    return {
        "ply": advice.ply,
        "win": round(advice.win, 4),
        "score": None if advice.score is None else round(advice.score, 2),
        "reasons": [{"id": reason.id, "args": reason.args} for reason in advice.reasons],
    }
