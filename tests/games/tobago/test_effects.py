"""The effects of plies: exactly what the views before and after show."""

from collections.abc import Iterator

import pytest
from msgspec import to_builtins

from atoll.bots.play import play_game
from atoll.bots.random import RandomBot
from atoll.engine.json_values import Json, Ply
from atoll.games import find
from tests.games.tobago.drawing import Map, scene

GAME = find("tobago")


def seen(ply: Ply, was: Json, now: Json) -> Iterator[Json]:
    """What else a spectator sees change after the ply."""
    cursed = ply["do"] == "pay" or (ply["do"] == "reveal" and ply["card"] == "curse")
    for seat, (before, after) in enumerate(zip(was["players"], now["players"], strict=True)):
        if ply["do"] == "pay" and ply["by"] == seat:
            continue  # the ply says what it takes
        if after["amulets"] > before["amulets"]:
            yield {"kind": "amulet", "seat": seat}
        elif cursed and after["amulets"] < before["amulets"]:
            yield {"kind": "lost-amulet", "seat": seat}
        elif after["treasures"] < before["treasures"]:
            yield {"kind": "lost-card", "seat": seat}
    for before, after in zip(was["maps"], now["maps"], strict=True):
        left, now_left = len(before["sites"]), len(after["sites"])
        if now_left < left and was["phase"] != "place":
            yield {"kind": "narrowed", "map": after["map"], "before": left, "after": now_left}
        if after["located"] and not before["located"]:
            yield {"kind": "located", "map": after["map"]}
        elif after["markers"] and not before["markers"]:
            yield {"kind": "markers", "map": after["map"], "count": len(after["sites"])}


@pytest.mark.slow
def test_effects_are_what_the_views_show() -> None:
    kinds: set[str] = set()
    for seed in (60, 1, 2, 3):  # in the first a curse takes an amulet
        options = {"curse_payment": ("amulet", "choice")[seed % 2]}
        played = play_game(GAME, 3, options, [RandomBot()] * 3, seed)
        position = GAME.lay_out(3, options, played.setup)
        for ply in played.plies:
            before = position.copy()
            position.play(ply)
            effects = to_builtins(GAME.effects(before.fields, ply, position.fields))
            changes = effects.get("changes", [])
            kinds |= {change["kind"] for change in changes}
            was, now = before.view(None), position.view(None)
            others = [change for change in changes if change["kind"] != "washed-up"]
            assert others == list(seen(ply, was, now))
            turned = [statue["faces"] for statue in was["statues"]] != [
                statue["faces"] for statue in now["statues"]
            ]
            assert turned == (len(others) < len(changes))
    assert kinds == {
        "amulet",
        "lost-amulet",
        "lost-card",
        "located",
        "markers",
        "narrowed",
        "washed-up",
    }


def test_a_payment_s_effects_are_what_it_takes_from_the_others() -> None:
    spot = """
          S   L   L   J   L   J
        B   S   Lc  J0x Ja  J   B
        """
    drawn = scene(
        spot,
        maps={"grey": Map([("in jungle", 2), ("next_to hut", 1)], sites="x")},
        deck="22233c",
        amulets=[1, 1],
        treasures={0: [4], 2: [5]},
        curse_payment="choice",
    )
    drawn.play("raise grey; peek curse; peek 2; peek 2; add 3; reveal curse")
    before = drawn.position.copy()
    drawn.play("pay amulet")
    effects = GAME.effects(before.fields, drawn.position.plies[-1], drawn.position.fields)
    assert to_builtins(effects) == {
        "changes": [{"kind": "lost-amulet", "seat": 1}, {"kind": "lost-card", "seat": 2}]
    }
