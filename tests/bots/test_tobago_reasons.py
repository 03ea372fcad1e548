"""Tobago's reasons, each in a position for it, and advice in every kind of decision."""

from typing import Any

import pytest

from atoll import bots, games
from atoll.bots.bot import see
from atoll.bots.thinking import Thinking
from atoll.bots.tobago.reasons import reasons
from atoll.engine.records.dice import make_dice
from tests.games.tobago.drawing import Map, Scene, scene

TOBAGO = games.find("tobago")
A_FEW = Thinking(simulations=24)

SPOT = """
          S   L   L   J   L   J
        B   S   Lc  J0x Ja1 J   B
          S   S   Ld  Jb+ J   B
        """
LAKE = ["in lake", "in jungle", "not_in jungle", "not_in largest_lake"]


def why(drawn: Scene, do: str, **args: Any) -> dict[str, Any]:
    position = drawn.position
    ply = {"by": position.actor, "do": do, **args}
    seen = see(position, {position.actor}, 1)
    assert ply in seen.legal
    return {reason.id.removeprefix("tobago-hint-"): reason.args for reason in reasons(seen, ply)}


def test_the_reason_for_a_clue_has_the_sites_left_and_the_share_of_the_roses() -> None:
    maps = {"grey": Map([("not_in beach", 1)], sites="abc")}
    drawn = scene(SPOT, maps=maps, hands={0: LAKE})
    cut = why(drawn, "clue", card="in jungle", map="grey")
    assert cut == {"cuts": {"map": "grey", "sites": 3, "left": 2, "own": 1, "roses": 2}}


def test_the_reasons_for_a_clue_that_locates_name_a_rival_near_by() -> None:
    maps = {"grey": Map([("not_in beach", 1)], sites="ac")}
    drawn = scene(SPOT, maps=maps, hands={0: LAKE})
    assert why(drawn, "clue", card="in lake", map="grey") == {
        "locates": {"map": "grey", "own": 1, "roses": 2},
        "near": {},
        "rival": {"seat": 1},
    }


def test_the_reasons_for_a_drive_have_what_it_takes_and_what_lies_ahead() -> None:
    drawn = scene(SPOT, maps={"grey": Map([("in jungle", 0)], sites="c")})
    taken = why(drawn, "drive", to=drawn.at("b"))
    assert taken == {"amulet": {}, "treasure-next": {"map": "grey"}}
    ahead = why(drawn, "drive", to=drawn.at("d"))
    assert ahead == {"treasure-ahead": {"map": "grey", "steps": 1}}
    there = scene(SPOT, maps={"grey": Map([("in jungle", 0)], sites="a")})
    here = why(there, "drive", to=there.at("a"))
    assert here == {"treasure-here": {"map": "grey", "own": 2, "roses": 2}}


def test_the_reasons_for_raising_have_the_share_the_rival_and_the_curse() -> None:
    maps = {"grey": Map([("in jungle", 0), ("not_in beach", 1)], sites="x")}
    drawn = scene(SPOT, maps=maps, deck="2345c", safe=0)
    assert why(drawn, "raise", map="grey") == {
        "raises": {"map": "grey", "own": 2, "roses": 3},
        "rival": {"seat": 1},
        "curse-among": {"percent": 80},  # four of five cards
    }
    safe = scene(SPOT, maps=maps, deck="2345c", safe=4)
    assert why(safe, "raise", map="grey")["curse-among"] == {"percent": 0}


def test_the_reasons_for_taking_and_leaving_compare_the_card_with_what_may_come() -> None:
    maps = {"grey": Map([("in jungle", 1)], sites="x")}
    drawn = scene(SPOT, maps=maps, deck="22222233333344446").play("raise grey")
    drawn.play("peek 6; peek 2; add 3; reveal 2")
    leave = why(drawn, "leave")
    assert leave["seen-better"] == {"coins": 6}
    assert leave["leaves"]["waiting"] > leave["leaves"]["coins"] == 2
    assert leave["next-curse"] == {"percent": 0}
    assert why(drawn, "take")["takes"] == leave["leaves"]
    drawn.play("leave; leave; reveal 3; leave; leave; reveal 6")
    assert why(drawn, "take") == {"last-card": {"coins": 6}}


def test_a_seat_that_saw_the_curse_is_warned() -> None:
    maps = {"grey": Map([("in jungle", 1)], sites="x")}
    drawn = scene(SPOT, maps=maps, deck="2222223333334444c").play("raise grey")
    drawn.play("peek curse; peek 3; add 3; reveal 3")
    assert why(drawn, "take")["next-curse"]["percent"] >= 50


def test_a_curse_that_may_lie_among_the_discards_is_less_likely_to_come() -> None:
    maps = {
        "grey": Map([("in jungle", 1), ("next_to hut", 2)], sites="x"),
        "brown": Map([("next_to river", 1)], sites="x"),
    }
    drawn = scene(SPOT, maps=maps, deck="3465c22", hands={1: ["in lake"]})
    drawn.play("raise grey; peek 3; peek 4; peek 6; add curse")
    drawn.play("reveal 3; take; reveal 4; take; reveal 6; take; start_map in lake; draws")
    # It is one of the deck's three cards or the discarded one, and three are drawn.
    assert why(drawn, "raise", map="brown")["curse-among"] == {"percent": 75}


def test_the_reasons_for_paying_a_curse_have_what_the_choice_keeps() -> None:
    maps = {"grey": Map([("in jungle", 1)], sites="x")}
    more: dict[str, dict[str, Any]] = {"full": {}, "amulet_buys_in": {"buys-in": {}}}
    for curse in more:
        drawn = scene(
            SPOT,
            maps=maps,
            deck="2222333344445c",
            amulets=[2],
            treasures={0: [3, 6]},
            curse=curse,
            curse_payment="choice",
        )
        drawn.play("raise grey; peek curse; peek 3; add 3; reveal curse")
        assert why(drawn, "pay", **{"with": "card"}) == {"pays-card": {"coins": 6, "amulets": 2}}
        assert why(drawn, "pay", **{"with": "amulet"}) == {
            "pays-amulet": {"coins": 6},
            **more[curse],
        }


def test_the_reason_for_a_new_hand_is_the_number_of_clues_that_fit_no_map() -> None:
    maps = {name: Map([], sites="x") for name in ("grey", "brown", "black")}
    maps["white"] = Map([("not_in_sight_of palm", 0)], sites="ab")
    drawn = scene(SPOT, maps=maps, hands={0: LAKE})
    # All of these keep both sites or none.
    assert why(drawn, "exchange") == {"idle": {"idle": 4, "held": 4}}


@pytest.mark.parametrize("players", [2, 4])
def test_there_is_advice_with_reasons_in_every_kind_of_decision(players: int) -> None:
    adviser, skilled = bots.adviser("tobago", A_FEW), bots.find("skilled", "tobago")
    position, dice = TOBAGO.new(players, seed=3, expert_amulets=True), make_dice(3, row=1)
    met: dict[str, int] = {}
    while not position.over:
        if position.chance:
            position.play(position.draw(dice))
            continue
        seen = see(position, {position.actor}, len(position.plies))
        phase = seen.view["phase"]
        met[phase] = met.get(phase, 0) + 1
        if met[phase] <= 2:
            advice = adviser.advise(seen)
            assert 1 <= len(advice) <= 3
            assert all(each.ply in seen.legal and each.reasons for each in advice)
            assert advice[0].score is not None
        ply = skilled.choose(seen)
        assert ply is not None
        position.play(ply)
    assert met.keys() == {"place", "act", "ask", "start_map"}
