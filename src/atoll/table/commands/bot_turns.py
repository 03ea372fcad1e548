"""Bots at a table: which of them may act, what they see, and the plies they choose."""

from collections.abc import Collection

from atoll import bots
from atoll.bots.bot import Bot, BotView, see
from atoll.bots.seat_groups import group_seats, groups_to_ask
from atoll.bots.thinking import USUAL, Thinking
from atoll.engine.json_values import Ply
from atoll.table.commands.checks import check_seen, require_playing
from atoll.table.commands.gameplay import can_begin, play_legal
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Played
from atoll.table.started_game import StartedGame
from atoll.table.table import Table

__all__ = [
    "bots_to_move",
    "ends_window_for_people",
    "has_automatic_play",
    "play_for_bot",
    "view_for_bot",
]


def has_automatic_play(table: Table) -> bool:
    """Return whether something may happen here without a command of a person."""
    return can_begin(table) or any(chair.bot is not None for chair in table.chairs)


def bots_to_move(table: Table, thinking: Thinking = USUAL) -> list[tuple[Bot, BotView]]:
    """Return the bots that may act now, each with what its seats may see.

    The one whose decision it is comes last; the others may act out of turn before it.
    All wait while an undo is proposed.
    """
    started = table.started
    if started is None or started.ended or table.undo_proposed:
        return []
    names = {seat: chair.bot for seat, chair in enumerate(table.chairs) if chair.bot is not None}
    asked = groups_to_ask(started.position, group_seats(table.game, names))
    game = table.game.name
    return [
        (bots.find_ready(names[min(seats)], game, thinking), view_for_bot(started, seats))
        for seats in asked
    ]


def view_for_bot(started: StartedGame, seats: frozenset[int]) -> BotView:
    """Return what a bot that runs these seats sees."""
    label = f"bot:{len(started.position.plies)}:{min(seats)}"
    return see(started.position, seats, started.chance.number(label))


def play_for_bot(table: Table, bot_seats: Collection[int], seq: int, ply: Ply) -> list[Played]:
    """Play a ply of the bot that runs these seats, unless the game changed while it thought."""
    check_seen(table, seq)
    started = require_playing(table)
    if table.undo_proposed:
        raise Refusal("refused-stale")
    if ply["by"] not in bot_seats:
        raise Refusal("refused-seat")
    return play_legal(started, ply)


def ends_window_for_people(table: Table, ply: Ply) -> bool:
    """Return whether a card would be drawn after this ply while some person may still act."""
    if table.started is None:
        return False
    position = table.started.position
    waiting = any(legal["by"] in table.people for legal in position.legal)
    return waiting and position.copy().play(ply).chance
