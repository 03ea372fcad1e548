"""The effects of plies: enough to know what each seat scored."""

from collections.abc import Sequence

import pytest
from msgspec import to_builtins

from atoll.bots.play import play_game
from atoll.bots.random import RandomBot
from atoll.engine.json_values import Json
from atoll.games import find

GAME = find("la_tortuga")


def effects_of(
    players: int, seed: int, **options: bool
) -> tuple[Sequence[int], list[tuple[Json, Json]]]:
    """The scores of a random game, and its plies with their effects."""
    bots = [RandomBot()] * players
    played = play_game(GAME, players, options, bots, seed)
    again = GAME.lay_out(players, options, played.setup)
    plies = []
    for ply in played.plies:
        before = again.copy()
        again.play(ply)
        plies.append((ply, to_builtins(GAME.effects(before.fields, ply, again.fields))))
    assert played.outcome is not None
    return played.outcome.scores, plies


@pytest.mark.parametrize(("players", "spend"), [(2, False), (3, True), (7, False), (5, True)])
def test_the_eggs_of_all_effects_are_the_eggs_scored(players: int, spend: bool) -> None:
    scores, plies = effects_of(players, seed=players, spend_eggs=spend)
    eggs = [0] * players
    for ply, effects in plies:
        if ply["do"] == "spend":
            eggs[effects["decider"]] -= ply["value"]
        end = effects.get("end")
        if isinstance(end, dict) and end["egg"] is not None:
            eggs[effects["decider"]] += end["egg"]
    assert eggs == scores
    assert plies[-1][1]["end"]["egg"] == 7


def test_every_move_has_one_end() -> None:
    _, plies = effects_of(4, seed=3)
    dice = 0
    for ply, effects in plies:
        dice += ply["do"] == "die"
        if "end" in effects:
            assert 1 <= dice <= 3
            dice = 0
            if effects["end"] == "bust":
                assert effects["seat"] == effects["turtle"] == effects["group"][0]
            else:
                assert 1 <= effects["end"]["to"] <= 21
    assert any(effects.get("end") == "bust" for _, effects in plies)
    assert any(len(effects.get("group", [])) > 1 for _, effects in plies)
