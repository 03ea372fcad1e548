"""The bots' choices in positions with a clearly best ply."""

import pytest

from atoll import bots
from atoll.bots.bot import ask, see
from atoll.bots.thinking import Thinking
from atoll.engine.json_values import Ply
from atoll.games.forbidden_island.state import Phase
from tests.games.forbidden_island.drawing import Scene, scene

GOOD = ("skilled", "expert")
A_MOMENT = Thinking(simulations=400)


def choice(bot: str, drawn: Scene, *seats: int, seed: int = 2) -> Ply | None:
    """The bot's choice when it runs these seats, or all."""
    position = drawn.position
    running = seats or range(position.players)
    player = bots.find(bot, "forbidden_island", A_MOMENT)
    return ask(player, see(position, running, seed))


@pytest.mark.parametrize("bot", GOOD)
def test_captures_when_it_can(bot: str) -> None:
    drawn = scene(
        """
            .   .
        .   .   .   .
    .   .   .fN .   .   .
    .   .   .   .eD .   .
        .   .   .   .
            .   .
        """,
        "eeee",
        "wc",
        seats="DN",
    )
    assert choice(bot, drawn) == drawn.ply("capture")


@pytest.mark.parametrize("bot", GOOD)
def test_saves_the_landing_that_is_about_to_sink(bot: str) -> None:
    drawn = scene(
        """
            .   .
        .   .   .   .
    .   .   ~f  .D  .   .
    .   .   .   .   .   .N
        .   .   .   .
            .   .1
        """,
        "ew",
        "wc",
        seats="DN",
        piles=["1", "f"],
    )
    position = drawn.position
    player = bots.find(bot, "forbidden_island", A_MOMENT)
    while position.fields.phase == Phase.ACT:  # it may move to a good place first
        ply = ask(player, see(position, {0, 1}, len(position.plies)))
        assert ply is not None
        position.play(ply)
    assert drawn.ply("shore_up f") in position.plies


@pytest.mark.parametrize("bot", ["novice", *GOOD])
def test_flies_home_when_it_can(bot: str) -> None:
    drawn = scene(
        """
            .   .
        .   .   .   .
    .   .   .fDN .   .   .
    .   .   .   .   .   .
        .   .   .   .
            .   .
        """,
        "w",
        "h",
        seats="DN",
        captured="ewco",
    )
    assert choice(bot, drawn) == drawn.ply("lift_off N")
    assert choice(bot, drawn, 1) == drawn.ply("lift_off N"), "out of turn, too"
    assert choice(bot, drawn, 0) != drawn.ply("lift_off N"), "another seat holds the card"


def test_expert_finds_the_way_to_win_in_one_turn() -> None:
    drawn = scene(
        """
            .   .
        .   .   .   .
    .   ~   ~   ~fN ~   .
    .   .   .   .   .oE .
        .   .   .   .
            .   .
        """,
        "oooo",
        "hh",
        seats="EN",
        captured="ewc",
        meter=9,
    )
    position = drawn.position
    expert = bots.find("expert", "forbidden_island", A_MOMENT)
    while not position.over:
        assert not position.chance, "the turn ended without a win"
        ply = ask(expert, see(position, {0, 1}, seed=1))
        assert ply is not None
        position.play(ply)
    assert position.outcome is not None
    assert position.outcome.reason == "lift_off"


@pytest.mark.parametrize("bot", GOOD)
def test_discards_a_card_of_a_captured_treasure(bot: str) -> None:
    drawn = scene(
        """
            .   .
        .   .   .   .
    .   .   .fN .D  .   .
    .   .   .   .   .   .
        .   .   .   .
            .   .
        """,
        "eeccc",
        "ww",
        seats="DN",
        captured="o",
        deck="oooooeew",
    )
    drawn.play("end_actions, draw o")
    assert choice(bot, drawn) == drawn.ply("discard o")


@pytest.mark.parametrize("bot", GOOD)
def test_lifts_a_pawn_that_cannot_swim_out_of_the_water(bot: str) -> None:
    drawn = scene(
        """
            .   .
        .   .   .   .
    .   .   .f  .D  x   x
    .   .   .   .   x   ~1E
        .   .   .   x
            .   .2
        """,
        "h",
        "w",
        seats="DE",
        piles=["2", "1"],
    )
    drawn.play("end_actions, proceed, draw w, proceed, draw e, proceed, flood 1")
    assert drawn.view["swimmers"] == [1]
    rescue = choice(bot, drawn, 0)
    assert rescue is not None
    assert rescue["do"] == "lift"
    assert rescue["seats"] == [1]


def test_skilled_plays_sandbags_out_of_turn_only_when_a_tile_is_in_danger() -> None:
    drawn = scene(
        """
            .   .
        .   .   .   .
    .   .   ~f  .D  .   .
    .   .   .   .   .   .N
        .   .   .   .
            .   .1
        """,
        "ew",
        "s",
        seats="DN",
        piles=["1", "f"],
    )
    assert choice("skilled", drawn, 1) is None, "the other seat may still shore it up"
    drawn.play("end_actions, proceed, draw e")
    assert choice("skilled", drawn, 1) == drawn.ply("sandbag N f"), "now it is in danger"
