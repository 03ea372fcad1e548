"""The laws that every game keeps, each a function that raises AssertionError if broken.

A law of a moment holds in every position of every game; a law of a game is checked once for
every game, given its beginning and its end.
"""

import json
import random
from collections.abc import Callable
from typing import cast

import numpy as np

from atoll.engine import transcript
from atoll.engine.contract import GameRecord
from atoll.engine.determinization import Determinization
from atoll.engine.game import Game
from atoll.engine.json_values import JsonValue
from atoll.engine.position import Position
from atoll.engine.records.arrays import Records
from atoll.engine.records.dice import dice_at
from atoll.engine.records.result import Result
from atoll.engine.schema import as_json

__all__ = [
    "GAME_LAWS",
    "LEFTOVER",
    "MOMENT_LAWS",
    "GameLaw",
    "MomentLaw",
    "a_copy_is_independent",
    "a_determinization_can_be_kept",
    "a_reused_menu_is_overwritten",
    "a_reused_result_is_overwritten",
    "a_set_up_round_trips",
    "a_transcript_replays",
    "an_observation_is_the_view",
    "chance_draws_what_is_listed",
    "effects_are_public",
    "every_ply_names_its_seat",
    "hidden_information_does_not_show",
    "plies_round_trip",
    "the_description_is_sound",
    "the_menu_is_sound",
    "the_outcome_comes_at_the_end",
    "through_json",
    "views_are_json",
]

MomentLaw = Callable[[Position, random.Random], None]
GameLaw = Callable[[Position, Position], None]

LEFTOVER = 0x7F  # the bytes of a record that was used before


def through_json(value: JsonValue) -> JsonValue:
    """A value as it comes back from JSON."""
    return json.loads(json.dumps(value))


# ── Laws of a moment ─────────────────────────────────────────────────────────────────────


def the_menu_is_sound(position: Position, picks: random.Random) -> None:
    """The menu lists something until the end, nothing twice, and chance's weights are positive."""
    actions, table = position.actions, position.game.action_table
    assert bool(actions) != position.over
    assert len(set(actions)) == len(actions) <= position.game.most_actions
    assert all(table.parts(action)[0].chance == position.chance for action in actions)
    assert not position.chance or all(weight > 0 for weight in position.weights)


def plies_round_trip(position: Position, picks: random.Random) -> None:
    """Every legal ply comes back from its JSON and from its short notation."""
    assert [position.action_of(ply) for ply in through_json(position.legal)] == position.actions
    notations = [position.notation(action) for action in position.actions]
    assert [position.action_of(text) for text in notations] == position.actions


def every_ply_names_its_seat(position: Position, picks: random.Random) -> None:
    """Plies of chance are by "chance", others by a seat, and the actor has one."""
    seats = {ply["by"] for ply in position.legal}
    if position.chance:
        assert seats == {"chance"}
    else:
        assert seats <= set(range(position.players))
        assert position.over or position.actor in seats


def views_are_json(position: Position, picks: random.Random) -> None:
    """Every viewer's view and the open one can be written as JSON, and drawn as text."""
    for view in (
        position.view(picks.choice([None, *range(position.players)])),
        position.open_view(),
    ):
        assert through_json(view) == view
    assert position.game.draw_text(position.view(None))


def hidden_information_does_not_show(position: Position, picks: random.Random) -> None:
    """Dealing again what a seat may not know changes nothing that it sees or may do."""
    seat, seed = picks.randrange(position.players), picks.getrandbits(64)
    other = position.determinize(seat, seed)
    assert other.view(seat) == position.view(seat)
    assert other.observe(seat).tolist() == position.observe(seat).tolist()
    if not position.chance:
        assert _own(other, seat) == _own(position, seat)


def _own(position: Position, seat: int) -> list[str]:
    return sorted(json.dumps(ply) for ply in position.legal if ply["by"] == seat)


def an_observation_is_the_view(position: Position, picks: random.Random) -> None:
    """Nothing that a seat sees is lost in its observation."""
    seat = picks.randrange(position.players)
    assert position.game.read_observation(position.observe(seat)) == position.view(seat)


def effects_are_public(position: Position, picks: random.Random) -> None:
    """A ply has the same effects in any two games that a seat cannot distinguish."""
    if position.over:
        return
    seat, seed = picks.randrange(position.players), picks.getrandbits(64)
    ply, effects = picks.choice(position.legal), position.game.effects
    after = position.copy().play(ply)
    seen = effects(position.fields, ply, after.fields)
    assert through_json(as_json(seen)) == as_json(seen)
    others = position.determinize(seat, seed), after.determinize(seat, seed)
    assert effects(others[0].fields, ply, others[1].fields) == seen


def a_determinization_can_be_kept(position: Position, picks: random.Random) -> None:
    """What was dealt again comes back from JSON, and shows nothing of earlier ones."""
    seat, seed = picks.randrange(position.players), picks.getrandbits(64)
    fields = through_json(position.determinization_for(seat, seed).fields)
    again = position.copy().apply(Determinization(seat, fields))
    assert again.to_bytes() == position.determinize(seat, seed).to_bytes()
    assert not again.determinize(seat, seed).determinizations


def chance_draws_what_is_listed(position: Position, picks: random.Random) -> None:
    """Chance draws an outcome of the menu."""
    if position.chance:
        assert position.draw(dice_at(picks.getrandbits(64))) in position.actions


MOMENT_LAWS: tuple[MomentLaw, ...] = (
    the_menu_is_sound,
    plies_round_trip,
    every_ply_names_its_seat,
    views_are_json,
    hidden_information_does_not_show,
    an_observation_is_the_view,
    effects_are_public,
    a_determinization_can_be_kept,
    chance_draws_what_is_listed,
)

# ── Laws of a game ───────────────────────────────────────────────────────────────────────


def a_set_up_round_trips(first: Position, last: Position) -> None:
    """A set-up that comes back from JSON is laid out to the same bytes."""
    setup = through_json(first.setup)
    again = first.game.lay_out(first.players, first.options, setup, first.edition)
    assert again.to_bytes() == first.to_bytes()


def a_transcript_replays(first: Position, last: Position) -> None:
    """A transcript, with and without the legal plies, leads to the same bytes and outcome."""
    for legal in (False, True):
        lines = [line.encode() for line in transcript.write(last, legal=legal)]
        [again] = transcript.read(lines, lambda name: last.game)
        assert again.to_bytes() == last.to_bytes()
        assert again.outcome == last.outcome


def the_outcome_comes_at_the_end(first: Position, last: Position) -> None:
    """There is an outcome at the end only: a score for every seat, known seats as winners."""
    assert first.outcome is None
    outcome = last.outcome
    assert outcome is not None
    assert len(outcome.scores) == last.players
    assert outcome.winners == sorted(set(outcome.winners) & set(range(last.players)))
    assert outcome.reason in last.game.reasons


def a_reused_result_is_overwritten(first: Position, last: Position) -> None:
    """Scoring overwrites all of a result that was there before."""
    clean, used = Result.array(), np.full(Result.dtype.itemsize, LEFTOVER, np.uint8)
    last.game.loops.finish(last.states, clean)
    results = cast("Records[Result]", used.view(Result.dtype))
    last.game.loops.finish(last.states, results)
    assert results.tobytes() == clean.tobytes()


def a_reused_menu_is_overwritten(first: Position, last: Position) -> None:
    """Listing actions does not depend on the menu that was there before."""
    menus = first.game.new_menus()
    menus["count"] = 1
    first.game.loops.look(first.states, menus)
    assert menus["action"][0, : menus["count"][0]].tolist() == first.actions


def a_copy_is_independent(first: Position, last: Position) -> None:
    """Playing a copy changes nothing of the original."""
    before = first.to_bytes()
    first.copy().play(first.actions[0])
    assert first.to_bytes() == before
    assert first.plies == []


GAME_LAWS: tuple[GameLaw, ...] = (
    a_set_up_round_trips,
    a_transcript_replays,
    the_outcome_comes_at_the_end,
    a_reused_result_is_overwritten,
    a_reused_menu_is_overwritten,
    a_copy_is_independent,
)

# ── Laws of the description ──────────────────────────────────────────────────────────────


def the_description_is_sound(game: Game) -> None:
    """The description fits together: the record, the options, the seats, the actions."""
    fields = set(game.state.names or ())
    assert issubclass(game.record, GameRecord)
    for option in game.options:
        assert option.default in option.values, f"{option.name} has an unknown default"
        assert (option.field or option.name) in fields, f"no field for the option {option.name}"
    for edition, earlier in game.earlier_options.items():
        for option in earlier.options:
            for value in option.values:
                game.blank(
                    game.seats[0], game.check_options({option.name: value}, edition), edition
                )
    assert game.seats
    assert game.seats[0] >= 1
    assert 0 < game.actions <= game.action_table.total
    assert game.reasons
    assert game.name.isidentifier()
