"""Whole games in compiled code, by bots that follow compiled policies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from atoll import games
from atoll.bots.search.policy import PolicyBot
from atoll.engine.dice import DICE, seed_dice
from atoll.engine.game import Game
from atoll.engine.result import RESULT
from atoll.lab.ending import Ending

if TYPE_CHECKING:
    from atoll.lab.match import LineUp


def play_chunk(line_up: LineUp, chunk: range) -> dict[int, Ending]:
    """All games of a chunk side by side: each policy in turn plays them on as far as it may."""
    game = games.find(line_up.game)
    states, dice = _deal(game, line_up, chunk)
    menus = np.zeros(1, game.menu)
    seats = _seats(line_up, chunk)
    searches = {
        name: bot.search for name, bot in line_up.cast().items() if isinstance(bot, PolicyBot)
    }
    while sum(searches[name].advance(states, menus, dice, seats[name]) for name in searches):
        pass
    return dict(zip(chunk, _endings(game, line_up.players, states), strict=True))


def _deal(game: Game, line_up: LineUp, chunk: range) -> tuple[Any, Any]:
    states, dice = np.zeros(len(chunk), game.state), np.zeros(len(chunk), DICE)
    options = game.encode_options(game.check_options(line_up.options))
    for place, number in enumerate(chunk):
        seed_dice(dice[place], np.uint64(line_up.deal(number)))
        here = slice(place, place + 1)
        game.loops.deal(states[here], line_up.players, options, dice[here])
    return states, dice


def _seats(line_up: LineUp, chunk: range) -> Mapping[str, Any]:
    """The seats of every bot in every game, a bit each."""
    seated = [line_up.seated(number) for number in chunk]
    return {
        name: np.array([sum(1 << s for s, b in enumerate(order) if b == name) for order in seated])
        for name in dict.fromkeys(line_up.bots)
    }


def _endings(game: Game, players: int, states: Any) -> list[Ending]:
    results = np.zeros(len(states), RESULT)
    for place in range(len(states)):
        game.loops.finish(states[place : place + 1], results[place : place + 1])
    scores, winners = results["scores"][:, :players].tolist(), results["winners"].tolist()
    return [
        Ending(
            tuple(scores[place]),
            tuple(seat for seat in range(players) if winners[place] >> seat & 1),
            game.reasons[int(results["reason"][place])],
        )
        for place in range(len(states))
    ]
