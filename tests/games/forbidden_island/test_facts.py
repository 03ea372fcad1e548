"""What plies brought about, told beside them."""

from atoll.bots.play import play_game
from atoll.bots.random import RandomBot
from atoll.games import find

GAME = find("forbidden_island")


def test_facts_are_what_the_views_show() -> None:
    kinds: set[str] = set()
    for seed in range(4):
        played = play_game(GAME, 3, {}, [RandomBot()] * 3, seed)
        position = GAME.lay_out(3, {}, played.setup)
        for ply in played.plies:
            before = position.copy()
            position.play(ply)
            facts = GAME.facts(before.fields, ply, position.fields)
            was, now = before.view(None), position.view(None)
            assert facts.pop("turn") == was["turn"]
            if ply["do"] == "flood":
                states = {tile["tile"]: tile["state"] for tile in now["tiles"]}
                assert facts == {"state": states[ply["tile"]]}
            elif now["meter"] > was["meter"]:
                assert facts == {"meter": now["meter"]}
            else:
                assert facts == {}
            kinds |= facts.keys()
            kinds |= {str(value) for value in facts.values()}
    assert {"state", "meter", "flooded", "sunk"} <= kinds
