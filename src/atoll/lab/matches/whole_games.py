"""Whole games, thousands at once in compiled code or one by one in Python."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from atoll import games
from atoll.bots import entries_of
from atoll.bots.play import play_game
from atoll.bots.search.policy import PolicyBot
from atoll.engine.bind import Scope, bind
from atoll.engine.compiler.entry import AnyEntry, Entry
from atoll.engine.compiler.rule import inline
from atoll.engine.compiler.warm import compile_all
from atoll.engine.contract import GameRecord
from atoll.engine.game import Game
from atoll.engine.position import Position
from atoll.engine.records.arrays import Records, Row
from atoll.engine.records.dice import Dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.result import Result
from atoll.lab.matches import whole_game_loops
from atoll.lab.matches.line_up import LineUp
from atoll.lab.matches.played import Counts, Played, PlyRow

__all__ = [
    "CHUNK",
    "PLY_ROWS_AT_ONCE",
    "QUICK_CHUNK",
    "Chunks",
    "PlayOn",
    "WholeGameLoops",
    "chunks",
    "entries_for",
    "loops_for",
    "play_chunk",
    "policy_loop",
]

P = ParamSpec("P")
T = TypeVar("T")

PlayOn: TypeAlias = Entry[
    [Records[GameRecord], Records[Menu], Records[Dice], Row, Records[Counts], Records[PlyRow]],
    tuple[int, int],
]
"""`whole_game_loops.play_on`, bound to one bot."""

CHUNK, QUICK_CHUNK = 4, 2000
PLY_ROWS_AT_ONCE = 1 << 16


class Chunks(Sequence[range]):
    """Games 0 … games-1 in chunks, created on access because there may be very many.

    >>> list(Chunks(10, 4))
    [range(0, 4), range(4, 8), range(8, 10)]
    """

    def __init__(self, games: int, size: int) -> None:
        self._whole, self._size = range(games), size

    def __len__(self) -> int:
        return -(-len(self._whole) // self._size)

    def __getitem__(self, number: Any) -> Any:  # as `Sequence` has it
        if not 0 <= number < len(self):
            raise IndexError(number)
        return self._whole[number * self._size : (number + 1) * self._size]


def chunks(line_up: LineUp, games: int) -> Chunks:
    """Return the chunks for workers, which do not depend on the number of workers."""
    return Chunks(games, QUICK_CHUNK if line_up.is_quick else CHUNK)


def play_chunk(line_up: LineUp, chunk: range, *, with_plies: bool = False) -> Played:
    """Play these games, recording every ply if requested; raises `BotError`."""
    compile_all(entries_for(line_up))
    play = _play_compiled if line_up.is_quick else _play_in_python
    return play(line_up, chunk, with_plies)


def entries_for(line_up: LineUp) -> list[AnyEntry]:
    """Return the compiled code that playing these games needs."""
    bots_by_name, game = line_up.bots_by_name(), games.find(line_up.game)
    if line_up.is_quick:
        loops = loops_for(line_up.game)
        return [loops.deal_all, loops.score_all, *(_player(line_up, name) for name in bots_by_name)]
    return [
        *game.loops.brief,
        *(entry for bot in bots_by_name.values() for entry in entries_of(bot)),
    ]


def _play_compiled(line_up: LineUp, chunk: range, with_plies: bool) -> Played:
    """Let each policy in turn play all games on to the next decision of another."""
    game, loops = games.find(line_up.game), loops_for(line_up.game)
    states, dice = game.record.array(len(chunk)), Dice.array(len(chunk))
    blanks = game.blank(line_up.players, game.check_options(line_up.options))
    loops.deal_all(states, blanks, dice, cast(Row, line_up.deals(chunk)))
    results, counts = Result.array(len(chunk)), Counts.array(len(chunk))
    ply_rows = PlyRow.array(PLY_ROWS_AT_ONCE if with_plies else 0)
    kept, menus = [ply_rows[:0]], game.new_menus()
    players = [
        (_player(line_up, name), cast(Row, line_up.seats_of(name, chunk)))
        for name in line_up.bots_by_name()
    ]
    going_on = True
    while going_on:
        going_on = False
        for play_on, seats in players:
            made, written = play_on(states, menus, dice, seats, counts, ply_rows)
            kept.append(ply_rows[:written].copy())
            going_on |= made > 0 or written > 0
    loops.score_all(states, results)
    return Played(chunk, results, counts, _in_order(np.concatenate(kept)))


def _in_order(ply_rows: NDArray[np.void]) -> Records[PlyRow]:
    """Sort the rows by game; within a game they are in order already."""
    return cast("Records[PlyRow]", ply_rows[np.argsort(ply_rows["place"], kind="stable")])


def _player(line_up: LineUp, name: str) -> PlayOn:
    """Return `play_on`, bound to a bot."""
    bot = line_up.bots_by_name()[name]
    if not isinstance(bot, PolicyBot):
        return loops_for(line_up.game).play_on
    return policy_loop(line_up.game, bot.search.ask_policy)


class WholeGameLoops:
    """The loops for one game with random play; see `whole_game_loops`."""

    def __init__(self, game: Game) -> None:
        scope, examples = _scope(game), _examples(game)
        scope["choose"] = inline(bind(whole_game_loops.at_random, game.module, scope))

        def bound(function: Callable[P, T]) -> Entry[P, T]:
            return Entry(bind(function, game.module, scope), examples)

        self.deal_all = bound(whole_game_loops.deal_all)
        self.score_all = bound(whole_game_loops.score_all)
        self.play_on = bound(whole_game_loops.play_on)


@cache
def loops_for(name: str) -> WholeGameLoops:
    """Return the loops for one game."""
    return WholeGameLoops(games.find(name))


@cache
def policy_loop(name: str, ask_policy: AnyEntry) -> PlayOn:
    """Return `play_on` for a bot that follows a policy."""
    game, owner = games.find(name), ask_policy.function.__module__
    policy = ask_policy.function.__qualname__.rpartition(".")[0]
    scope = {**_scope(game), "ask_policy": ask_policy.function}
    chosen = bind(whole_game_loops.by_policy, owner, scope, f"{policy}.by_policy")
    scope["choose"] = inline(chosen)
    bound = bind(whole_game_loops.play_on, owner, scope, f"{policy}.play_on")
    return Entry(bound, _examples(game))


def _scope(game: Game) -> Scope:
    rules = game.rules.scope(game.module)
    return {**rules, "write_ply": bind(whole_game_loops.write_ply, game.module, rules)}


def _examples(game: Game) -> dict[str, object]:
    return {
        **game.examples,
        "seeds": np.zeros(0, np.uint64),
        "mine": np.zeros(0, np.int64),
        "counts": Counts.array(0),
        "ply_rows": PlyRow.array(0),
    }


def _play_in_python(line_up: LineUp, chunk: range, with_plies: bool) -> Played:
    game, bots_by_name = games.find(line_up.game), line_up.bots_by_name()
    results, counts = Result.array(len(chunk)), Counts.array(len(chunk))
    ply_rows: list[tuple[int, int, int, int]] = []
    for place, number in enumerate(chunk):
        seated = [bots_by_name[name] for name in line_up.seated(number)]
        seed = line_up.deal(number)
        position = play_game(game, line_up.players, line_up.options, seated, seed)
        game.loops.finish(position.states, results[place : place + 1])
        chances = sum(ply["by"] == "chance" for ply in position.plies)
        counts[place] = (len(position.plies) - chances, chances)
        if with_plies:
            ply_rows += _ply_rows(place, position)
    return Played(chunk, results, counts, cast("Records[PlyRow]", np.array(ply_rows, PlyRow.dtype)))


def _ply_rows(place: int, position: Position) -> list[tuple[int, int, int, int]]:
    """Return a row for every ply of a finished game."""
    again = position.rewound(0)
    ply_rows = []
    for number, ply in enumerate(position.plies):
        action = again.action_of(ply)
        ply_rows.append((place, number, action, again.actor))
        again.play(action)
    return ply_rows
