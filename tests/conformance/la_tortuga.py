"""La Tortuga: where groups go, what busts, whose turtles are whose, and why a tie is broken."""

from collections.abc import Iterator
from random import Random

from atoll.engine.json_values import Json, Ply
from atoll.engine.position import Position
from atoll.engine.schema import as_json
from atoll.games.la_tortuga.effects import effects
from atoll.games.la_tortuga.rules import rider_on_top
from atoll.games.la_tortuga.state import MOST_TURTLES, NO_SEAT, SIDES, SPACES, Phase
from tests.conformance.played import Played, altered, moments, play_games, table_of

GAMES = 6
HANDS = ((1, 0, 0, 0, 0, 1), (0, 0, 1, 1, 0, 0), (2, 0, 0, 0, 1, 0), (0, 2, 1, 0, 0, 0))
"""Egg cards by value, all as many eggs as the beach."""


def cases() -> dict[str, list[Json]]:
    """All cases by the name of their file."""
    games = list(play_games("la_tortuga", GAMES, "novice"))
    return {
        "la_tortuga_positions": [case for game in games for case in _positions(game)],
        "la_tortuga_games": [_course(game) for game in games],
        "la_tortuga_endings": [case for game in games for case in _endings(game)],
    }


# ── Previews ─────────────────────────────────────────────────────────────────────────────


def _positions(game: Played) -> Iterator[Json]:
    for where, position, _ in moments(game):
        if position.chance:
            continue
        yield {
            "where": where,
            "view": position.view(None),
            "stacks": {str(space): _stack(position, space) for space in range(22)},
            "moves": [_move(position, ply) for ply in position.legal if ply["do"] != "roll"],
            "dice": [_die(position, side) for side in range(1, SIDES + 1)]
            if position.fields.phase == Phase.DECIDE
            else None,
        }


def _move(position: Position, ply: Ply) -> Json:
    """What a ply does, and where the turtles are when the move it belongs to has ended."""
    after = position.peek(ply)
    end = _effects(position, ply, after)
    if ply["do"] == "spend" and "end" not in end:
        position, after = after, after.peek(_stop(after))
        end = _effects(position, _stop(position), after)
    return {"ply": ply, "effects": end, "turtles": after.view(None)["turtles"]}


def _die(position: Position, side: int) -> int | None:
    """The space to which one more die leads, if the group stops then; None if it busts."""
    rolled = position.peek({"by": position.actor, "do": "roll"})
    die: Ply = {"by": "chance", "do": "die", "value": side}
    end = _effects(rolled, die, thrown := rolled.peek(die))
    if "end" not in end:
        end = _effects(thrown, _stop(thrown), thrown.peek(_stop(thrown)))
    return None if end["end"] == "bust" else int(end["end"]["to"])


def _stop(position: Position) -> Ply:
    return {"by": position.actor, "do": "stop"}


def _effects(before: Position, ply: Ply, after: Position) -> Json:
    return as_json(effects(before.fields, ply, after.fields))


def _stack(position: Position, space: int) -> list[int]:
    """The turtles of a space of the ring, from the bottom up."""
    stack: list[int] = []
    turtle = position.fields.topmost[space] if space else -1
    while turtle >= 0:
        stack.insert(0, turtle)
        turtle = position.fields.carrier[turtle]
    return stack


def _shows_beach(position: Position) -> bool:
    """Whether no egg card is left, but the beach."""
    game = position.fields
    return (game.egg, game.deck, game.beach) == (0, 0, NO_SEAT)


# ── Whole games ──────────────────────────────────────────────────────────────────────────


def _course(game: Played) -> Json:
    """All plies of a game, with the dice that lie there after each."""
    plies = []
    for _, position, ply in moments(game):
        after = position.peek(ply)
        plies.append(
            {
                "ply": ply,
                "effects": _effects(position, ply, after),
                "view": after.view(None),
                "top": _top(position),
                "beach": _shows_beach(after),
            }
        )
    beginning = game.beginning
    return {
        "where": game.where,
        "table": table_of(beginning),
        "view": beginning.view(None),
        "plies": plies,
    }


def _top(position: Position) -> int | None:
    game = position.fields
    return rider_on_top(game, game.moving) if 0 <= game.moving < MOST_TURTLES else None


# ── The end ──────────────────────────────────────────────────────────────────────────────


def _endings(game: Played) -> Iterator[Json]:
    """How the game ended, and how it would have ended with other cards: ties are rare."""
    end = game.beginning.copy()
    for ply in game.plies:
        end.play(ply)
    random = Random(len(game.plies))
    for number in range(20):
        other = altered(end)
        for seat in range(other.players if number else 0):
            has_beach = seat == other.state.beach
            other.state.eggs[seat, 1:] = 0 if has_beach else random.choice(HANDS)
        outcome = other.outcome
        assert outcome is not None
        scores = outcome.scores
        equal = scores.count(max(scores)) > 1
        yield {
            "where": f"{game.where}, end {number}",
            "view": other.view(None),
            "winners": outcome.winners,
            "why": "shared" if len(outcome.winners) > 1 else "cards" if equal else None,
        }


def rare(files: dict[str, list[Json]]) -> dict[str, int]:
    """How often there is what seldom happens, which a comparison must not miss."""
    positions, endings = files["la_tortuga_positions"], files["la_tortuga_endings"]
    moves = [move for case in positions for move in case["moves"]]
    ends = [end for move in moves if (end := move["effects"].get("end")) not in (None, "bust")]
    plies = [ply for game in files["la_tortuga_games"] for ply in game["plies"]]
    return {
        "stacks of three": sum(
            any(len(stack) > 2 for stack in case["stacks"].values()) for case in positions
        ),
        "landings on a back": sum(end["onto"] is not None for end in ends),
        "full laps": sum(end["spaces"] == SPACES for end in ends),
        "cards spent": sum(move["ply"]["do"] == "spend" for move in moves),
        "turtles to choose from": sum(move["ply"]["do"] == "turtle" for move in moves),
        "sure busts": sum(case["dice"] == [None] * SIDES for case in positions),
        "busts": sum(ply["effects"].get("end") == "bust" for ply in plies),
        "only the beach left": sum(ply["beach"] for ply in plies),
        "ties broken by cards": sum(case["why"] == "cards" for case in endings),
        "shared wins": sum(case["why"] == "shared" for case in endings),
    }
