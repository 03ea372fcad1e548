"""The bots' names and choices."""

from collections import Counter

import pytest

from atoll import bots, games
from atoll.bots.bot import see
from atoll.bots.thinking import Thinking
from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from atoll.engine.records.dice import make_dice

TORTUGA = games.find("la_tortuga")


A_FEW = Thinking(simulations=40)


def thrown(*dice: int, players: int = 4, **options: bool) -> Position:
    """The first move of a game after these dice."""
    position = TORTUGA.lay_out(players, options, {"first": 0, "egg": 5})
    if players <= 3:
        position.play({"by": 0, "do": "turtle", "turtle": 0})
    for number, value in enumerate(dice):
        if number:
            position.play({"by": position.actor, "do": "roll"})
        position.play({"by": "chance", "do": "die", "value": value})
    return position


def choice(bot: str, position: Position, seed: int = 0) -> Ply:
    ply = bots.find(bot, "la_tortuga", A_FEW).choose(see(position, {position.actor}, seed))
    assert ply is not None
    return ply


def play_out(bot: str, position: Position, seed: int) -> Position:
    """The bot plays every seat to the end, with the dice of a seed."""
    dice = make_dice(seed)
    while not position.over:
        if position.chance:
            position.play(position.draw(dice))
        else:
            position.play(choice(bot, position, seed=len(position.plies)))
    return position


def test_the_names_of_the_bots_of_a_game() -> None:
    assert bots.names_for("la_tortuga") == [
        "random",
        "stop4",
        "lapwise",
        "tree",
        "novice",
        "skilled",
        "expert",
    ]
    assert bots.names_for("go") == ["random", "tree"]


@pytest.mark.parametrize(("name", "game"), [("genius", "la_tortuga"), ("stop4", "go")])
def test_an_unknown_bot_is_refused_with_the_known_names(name: str, game: str) -> None:
    with pytest.raises(bots.UnknownBotError, match=f"{game} has no bot {name}; it has: random"):
        bots.find(name, game)


@pytest.mark.parametrize(
    ("dice", "verb"),
    [
        ([1], "roll"),
        ([3], "roll"),
        ([4], "stop"),
        ([6], "stop"),
        ([1, 1], "roll"),
        ([1, 2], "roll"),
        ([2, 2], "stop"),
        ([3, 4], "stop"),
    ],
)
def test_stop4_rolls_up_to_three(dice: list[int], verb: str) -> None:
    assert choice("stop4", thrown(*dice)) == {"by": 0, "do": verb}


def test_stop4_never_spends_eggs() -> None:
    position = play_out("stop4", thrown(1, spend_eggs=True), seed=3)
    assert all(ply["do"] != "spend" for ply in position.plies)


@pytest.mark.parametrize(("dice", "nearer"), [((2, 6), 1), ((6, 2), 0), ((5, 5), 0)])
def test_stop4_first_moves_the_turtle_nearer_to_the_beach(
    dice: tuple[int, int], nearer: int
) -> None:
    position = TORTUGA.lay_out(2, {}, {"first": 0, "egg": 5})
    for seat, values in enumerate([dice, (1, 1)]):
        position.play({"by": seat, "do": "turtle", "turtle": 2 * seat})
        for value in values:
            position.play({"by": "chance", "do": "die", "value": value})
            position.play({"by": position.actor, "do": "stop"})
    assert choice("stop4", position) == {"by": 0, "do": "turtle", "turtle": nearer}


def test_random_plays_every_legal_ply_about_equally_often() -> None:
    position = thrown(2)
    chosen = Counter(choice("random", position, seed)["do"] for seed in range(1000))
    assert chosen["roll"] == pytest.approx(500, abs=60)
    assert chosen["stop"] == 1000 - chosen["roll"]


@pytest.mark.parametrize("name", bots.names_for("la_tortuga"))
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    for seed in range(20):
        assert choice(name, thrown(3), seed) == choice(name, thrown(3), seed)


@pytest.mark.parametrize("name", bots.names_for("la_tortuga"))
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_every_bot_plays_whole_games(name: str, players: int) -> None:
    position = play_out(name, TORTUGA.new(players, spend_eggs=True), seed=players)
    assert position.outcome is not None
    assert len(position.outcome.scores) == players
