"""Tobago's bots: clearly best plies, fair play, and strength."""

from random import Random

import pytest

from atoll import bots, games
from atoll.bots.bot import Bot, see
from atoll.bots.play import play_game
from atoll.bots.thinking import Thinking
from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from tests.games.tobago.drawing import Map, Scene, scene
from tests.games.tobago.unchangeable import ALIKE, unchangeable

TOBAGO = games.find("tobago")
A_FEW = Thinking(simulations=60)

SPOT = """
          S   L   L   J   L   J
        B   S   Lc  J0x Ja  J   B
          S   S   L   Jb  J   B
        """
BESIDE_AN_AMULET = """
          S   L   L   J   L   J
        B   S   Lc  J0x Ja+ J   B
          S   S   L   Jb  J   B
        """


def bot(name: str) -> Bot:
    return bots.find(name, "tobago", A_FEW)


def choice(name: str, position: Position, seed: int = 1) -> Ply:
    ply = bot(name).choose(see(position, {position.actor}, seed))
    assert ply is not None
    return ply


def located(at: str, **drawn: object) -> Scene:
    """Grey's treasure is here; seat 0 is on turn."""
    maps = {"grey": Map([("in jungle", 0), ("not_in beach", 1)], sites=at)}
    return scene(SPOT, maps=maps, **drawn)  # type: ignore[arg-type]


def shared(*owners: int, deck: str, **drawn: object) -> Scene:
    """Seat 0 has raised grey, whose clues have roses of these owners, the oldest first."""
    cards = ("in jungle", "next_to hut", "next_to palm", "not_in beach")
    maps = {"grey": Map(list(zip(cards, owners, strict=False)), sites="x")}
    return scene(SPOT, maps=maps, deck=deck, **drawn).play("raise grey")  # type: ignore[arg-type]


def test_a_treasure_under_the_vehicle_is_raised() -> None:
    assert choice("skilled", located("x").position)["do"] == "raise"


def test_an_amulet_is_played_if_nothing_else_helps_although_rivals_gain() -> None:
    a_rival_there = ALIKE.replace("J0", "J ").replace("Ma  S ", "Ma  S1")
    position = unchangeable(picture=a_rival_there, amulets=[1]).position
    assert choice("skilled", position)["do"] == "amulet_remove"


def test_a_treasure_near_by_is_driven_to_and_raised() -> None:
    position = located("b").position
    for _ in range(3):
        position.play(choice("skilled", position))
        if position.plies[-1]["do"] == "raise":
            break
    assert position.plies[-1] == {"by": 0, "do": "raise", "map": "grey"}


def test_an_amulet_on_the_way_to_a_treasure_is_taken() -> None:
    maps = {"grey": Map([("in jungle", 0)], sites="b")}
    drawn = scene(BESIDE_AN_AMULET, maps=maps)
    drawn.position.play(choice("skilled", drawn.position))
    assert drawn.position.plies[-1] == {"by": 0, "do": "drive", "to": drawn.at("a")}
    assert drawn.view["players"][0]["amulets"] == 1


def test_a_good_card_is_taken_and_a_bad_one_left_when_a_better_one_was_seen() -> None:
    drawn = shared(1, deck="22222233333344446").play("peek 6; peek 2; add 3")
    drawn.play("reveal 2")
    assert choice("skilled", drawn.position)["do"] == "leave"
    drawn.play("leave; take; reveal 6")
    assert choice("skilled", drawn.position)["do"] == "take"


def test_a_seat_that_saw_the_curse_takes_the_card() -> None:
    drawn = shared(1, deck="2222223333334444c", treasures={0: [6]})
    drawn.play("peek curse; peek 3; add 3; reveal 3")
    assert choice("skilled", drawn.position)["do"] == "take"


PLENTY = "2" * 9 + "3" * 9 + "4" * 8 + "c"


@pytest.mark.parametrize(("best", "paid"), [(2, "card"), (6, "amulet")])
def test_a_curse_is_paid_with_what_is_worth_less(best: int, paid: str) -> None:
    drawn = shared(1, deck=PLENTY, amulets=[1], treasures={0: [best]}, curse_payment="choice")
    drawn.play("peek curse; peek 3; add 3; reveal curse")
    assert choice("skilled", drawn.position) == {"by": 0, "do": "pay", "with": paid}


def test_an_amulet_is_paid_where_it_buys_in_to_a_good_sharing() -> None:
    options = {"curse": "amulet_buys_in", "curse_payment": "choice"}
    drawn = shared(0, 0, deck=PLENTY, amulets=[1], treasures={0: [2]}, **options)
    drawn.play("peek curse; peek 4; peek 4; add 4; reveal curse")
    assert choice("skilled", drawn.position)["with"] == "amulet"


def test_of_two_roses_in_a_row_the_upper_one_takes_the_card() -> None:
    drawn = shared(1, 0, deck="4444444444444444").play("looks; reveal 4")
    assert choice("skilled", drawn.position)["do"] == "leave"
    drawn.play("leave")
    assert drawn.position.actor == 0
    assert choice("skilled", drawn.position)["do"] == "take"


def test_no_treasure_is_located_where_a_rival_stands() -> None:
    """Every clue gives a rose; on grey it would give the treasure to the next seat."""
    picture = """
          S   L   L   J   L   J
        B   S   Lx1 J   J   J   B
          S   S   L0  Ja  J   B
        """
    maps = {
        "grey": Map([("not_in beach", 1)], sites="xa"),
        "white": Map([("not_in_sight_of palm", 0)]),
    }
    hands = {0: ["in lake", "in jungle", "not_in jungle", "not_in largest_lake"]}
    drawn = scene(picture, maps=maps, hands=hands)
    ply = choice("skilled", drawn.position)
    assert ply["do"] == "clue"
    assert ply["map"] != "grey"


# ── Whole games ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_plays_whole_games_with_all_options(players: int) -> None:
    options = {
        "expert_amulets": True,
        "curse_payment": ("amulet", "choice", "choice")[players - 2],
        "curse": ("goes_on", "amulet_buys_in", "full")[players - 2],
        "curse_depth": 21,
        "curse_returns": True,
    }
    line_up = [bot(name) for name in ("novice", "skilled", "random", "novice")[:players]]
    for seed in range(3):
        assert play_game(TOBAGO, players, options, line_up, seed).over


def test_the_expert_plays_a_whole_game() -> None:
    expert = bots.find("expert", "tobago", Thinking(simulations=20))
    assert play_game(TOBAGO, 2, {}, [expert, bot("skilled")], 7).over


def test_the_same_seed_gives_the_same_choice() -> None:
    position = TOBAGO.new(3, seed=5)
    assert choice("expert", position, 3) == choice("expert", position, 3)
    assert choice("novice", position, 3) == choice("novice", position, 3)


@pytest.mark.parametrize("seed", range(3))
def test_a_choice_depends_only_on_what_the_seat_knows(seed: int) -> None:
    """With every seed other hidden cards are drawn; the skilled bot decides alike."""
    position, rng = TOBAGO.new(3, seed=seed), Random(seed)
    while not position.over:
        if position.chance:
            position.play(rng.choices(position.legal, position.weights)[0])
            continue
        ply = choice("skilled", position, seed=1)
        assert ply == choice("skilled", position, seed=2)
        position.play(ply)


def test_skilled_beats_three_random_players() -> None:
    """It won all of a thousand such games; if it won 99 of 100, this fails once in 5,000."""
    line_up = [bot("skilled"), *[bot("random")] * 3]
    won = 0
    for seed in range(12):
        outcome = play_game(TOBAGO, 4, {}, line_up, seed).outcome
        assert outcome is not None
        won += 0 in outcome.winners
    assert won >= 10
