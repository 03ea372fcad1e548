"""The effects of plies that they do not say themselves."""

from msgspec import to_builtins

from atoll.bots.play import play_game
from atoll.bots.random import RandomBot
from atoll.games.forbidden_island import GAME


def test_effects_are_what_the_views_show() -> None:
    kinds: set[str] = set()
    for seed in range(4):
        played = play_game(GAME, 3, {}, [RandomBot()] * 3, seed)
        position = GAME.lay_out(3, {}, played.setup)
        for ply in played.plies:
            before = position.copy()
            position.play(ply)
            effects = to_builtins(GAME.effects(before.fields, ply, position.fields))
            was, now = before.view(None), position.view(None)
            assert effects.pop("turn") == was["turn"]
            if ply["do"] == "flood":
                states = {tile["tile"]: tile["state"] for tile in now["tiles"]}
                assert effects == {"state": states[ply["tile"]]}
            elif now["meter"] > was["meter"]:
                assert effects == {"meter": now["meter"]}
            else:
                assert effects == {}
            kinds |= effects.keys()
            kinds |= {str(value) for value in effects.values()}
    assert {"state", "meter", "flooded", "sunk"} <= kinds
