"""Whole games, some thousands side by side, in compiled code or ply by ply."""

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
from atoll.lab.matches.played import Counts, Note, Played

__all__ = [
    "CHUNK",
    "NOTED_AT_ONCE",
    "QUICK_CHUNK",
    "Chunks",
    "PlayOn",
    "WholeGameLoops",
    "chunks",
    "entries_for",
    "following",
    "loops_for",
    "play_chunk",
]

P = ParamSpec("P")
T = TypeVar("T")

PlayOn: TypeAlias = Entry[
    [Records[GameRecord], Records[Menu], Records[Dice], Row, Records[Counts], Records[Note]],
    tuple[int, int],
]
"""`whole_game_loops.play_on`, bound to what one bot does."""

CHUNK, QUICK_CHUNK = 4, 2000
NOTED_AT_ONCE = 1 << 16


class Chunks(Sequence[range]):
    """Games 0 … games-1 in portions, each made when it is asked for: there may be very many.

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
    """Portions for a worker; how many workers there are changes nothing."""
    return Chunks(games, QUICK_CHUNK if line_up.is_quick else CHUNK)


def play_chunk(line_up: LineUp, chunk: range, *, noting: bool = False) -> Played:
    """Play these games, noting every ply if that is wanted; raises `BotError`."""
    compile_all(entries_for(line_up))
    play = _side_by_side if line_up.is_quick else _one_by_one
    return play(line_up, chunk, noting)


def entries_for(line_up: LineUp) -> list[AnyEntry]:
    """The compiled code that playing these games takes."""
    bots_by_name, game = line_up.cast(), games.find(line_up.game)
    if line_up.is_quick:
        loops = loops_for(line_up.game)
        return [loops.deal_all, loops.score_all, *(_player(line_up, name) for name in bots_by_name)]
    return [
        *game.loops.brief,
        *(entry for bot in bots_by_name.values() for entry in entries_of(bot)),
    ]


def _side_by_side(line_up: LineUp, chunk: range, noting: bool) -> Played:
    """Each policy in turn plays all games on as far as it may."""
    game, loops = games.find(line_up.game), loops_for(line_up.game)
    states, dice = game.record.array(len(chunk)), Dice.array(len(chunk))
    blanks = game.blank(line_up.players, game.check_options(line_up.options))
    loops.deal_all(states, blanks, dice, cast(Row, line_up.deals(chunk)))
    results, counts = Result.array(len(chunk)), Counts.array(len(chunk))
    notes = Note.array(NOTED_AT_ONCE if noting else 0)
    kept, menus = [notes[:0]], game.new_menus()
    players = [
        (_player(line_up, name), cast(Row, line_up.seats_of(name, chunk)))
        for name in line_up.cast()
    ]
    going_on = True
    while going_on:
        going_on = False
        for play_on, seats in players:
            made, noted = play_on(states, menus, dice, seats, counts, notes)
            kept.append(notes[:noted].copy())
            going_on |= made > 0 or noted > 0
    loops.score_all(states, results)
    return Played(chunk, results, counts, _in_order(np.concatenate(kept)))


def _in_order(notes: NDArray[np.void]) -> Records[Note]:
    """Game by game; within one they are in order already."""
    return cast("Records[Note]", notes[np.argsort(notes["place"], kind="stable")])


def _player(line_up: LineUp, name: str) -> PlayOn:
    """How a bot plays on: `play_on`, bound to what it does."""
    bot = line_up.cast()[name]
    if not isinstance(bot, PolicyBot):
        return loops_for(line_up.game).play_on
    return following(line_up.game, bot.search.ask_policy)


class WholeGameLoops:
    """The loops for one game, played at random; `whole_game_loops` describes them."""

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
    """The loops for one game."""
    return WholeGameLoops(games.find(name))


@cache
def following(name: str, ask_policy: AnyEntry) -> PlayOn:
    """`play_on` for a bot that follows a policy."""
    game, owner = games.find(name), ask_policy.function.__module__
    policy = ask_policy.function.__qualname__.rpartition(".")[0]
    scope = {**_scope(game), "ask_policy": ask_policy.function}
    chosen = bind(whole_game_loops.by_policy, owner, scope, f"{policy}.by_policy")
    scope["choose"] = inline(chosen)
    bound = bind(whole_game_loops.play_on, owner, scope, f"{policy}.play_on")
    return Entry(bound, _examples(game))


def _scope(game: Game) -> Scope:
    rules = game.rules.scope(game.module)
    return {**rules, "note": bind(whole_game_loops.note, game.module, rules)}


def _examples(game: Game) -> dict[str, object]:
    return {
        **game.examples,
        "seeds": np.zeros(0, np.uint64),
        "mine": np.zeros(0, np.int64),
        "counts": Counts.array(0),
        "notes": Note.array(0),
    }


def _one_by_one(line_up: LineUp, chunk: range, noting: bool) -> Played:
    game, bots_by_name = games.find(line_up.game), line_up.cast()
    results, counts = Result.array(len(chunk)), Counts.array(len(chunk))
    notes: list[tuple[int, int, int, int]] = []
    for place, number in enumerate(chunk):
        seated = [bots_by_name[name] for name in line_up.seated(number)]
        seed = line_up.deal(number)
        position = play_game(game, line_up.players, line_up.options, seated, seed)
        game.loops.finish(position.states, results[place : place + 1])
        chances = sum(ply["by"] == "chance" for ply in position.plies)
        counts[place] = (len(position.plies) - chances, chances)
        if noting:
            notes += _noted(place, position)
    return Played(chunk, results, counts, cast("Records[Note]", np.array(notes, Note.dtype)))


def _noted(place: int, position: Position) -> list[tuple[int, int, int, int]]:
    """Every ply of a finished game, by number."""
    again = position.game.lay_out(position.players, position.options, position.setup)
    notes = []
    for number, ply in enumerate(position.plies):
        action = again.action_of(ply)
        notes.append((place, number, action, again.actor))
        again.play(action)
    return notes
