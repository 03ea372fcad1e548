"""A random game with every value printed, ply by ply.

The first moment is printed whole, later ones only as far as they have changed, and after the first
plies only the plies themselves, up to the end.  Observations are long: before each ply they are
printed as checksums, and at the beginning and at the end by their entries that are not zero.
"""

import json
import random
import zlib
from collections.abc import Iterator
from typing import Any

import numpy as np

from atoll.engine.game import Game
from atoll.engine.json_values import Json
from atoll.engine.position import Position

WHOLE = 40  # plies with everything that was seen before them


def record(game: Game, players: int, options: Json, seed: int) -> str:
    """The text of a playthrough."""
    return "".join(f"{line}\n" for line in _lines(game, players, options, seed))


def _lines(game: Game, players: int, options: Json, seed: int) -> Iterator[str]:
    position = game.new(players, seed=seed, **options)
    picks = random.Random(seed)
    yield f"seed: {seed}"
    yield f"game: {game.name}, {players} players, {_json(game.check_options(options))}"
    yield f"setup: {_json(position.setup)}"
    yield from _observations(position)
    shown: dict[str, Json] = {}
    while not position.over:
        whole = len(position.plies) < WHOLE
        if whole:
            yield ""
            yield from _moment(position, shown)
        action = picks.choices(position.actions, position.weights if position.chance else None)[0]
        yield f"{len(position.plies) + 1}. {position.notation(action)}"
        position.play(action)
        if whole:
            yield f"ply: {_json(position.plies[-1])}"
    yield ""
    yield from _moment(position, shown)
    yield from _observations(position)
    assert position.outcome is not None
    yield f"outcome: {_json(position.outcome.to_json())}"


def _moment(position: Position, shown: dict[str, Json]) -> Iterator[str]:
    """The actor, what may happen, and what every seat sees."""
    yield f"actor: {position.actor}"
    for number, action in enumerate(position.actions):
        weight = f" ×{position.weights[number]}" if position.chance else ""
        yield f"  {action} {position.notation(action)}{weight}"
    perspectives: list[int | None] = [None, *range(position.players)]
    for seat in perspectives:
        view = position.view(seat)
        if seat is not None:
            public = position.view(None)
            view = {key: value for key, value in view.items() if public.get(key) != value}
        yield from _changes("all" if seat is None else f"seat {seat}", view, shown)
    sums = [zlib.crc32(position.observe(seat).tobytes()) for seat in range(position.players)]
    yield f"observations: {' '.join(f'{each:08x}' for each in sums)}"


def _changes(name: str, view: Json, shown: dict[str, Json]) -> Iterator[str]:
    before = shown.get(name, {})
    for key, value in view.items():
        if key not in before or before[key] != value:
            yield f"{name}: {key} = {_json(value)}"
    for key in sorted(before.keys() - view.keys()):
        yield f"{name}: {key} as all see it"
    shown[name] = view


def _observations(position: Position) -> Iterator[str]:
    for seat in range(position.players):
        planes = position.game.features.named(position.observe(seat))
        for name in planes.dtype.names or ():
            values = np.ravel(planes[name])
            if values.any():
                entries = (f"{at}:{values[at]}" for at in np.flatnonzero(values))
                yield f"observation {seat}: {name} = {' '.join(entries)}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
