"""The self-taught player: it plays with NumPy alone."""

import numpy as np
from examples.exam import Exam
from examples.self_taught import SelfTaught

from atoll import games
from atoll.lab.matches import match
from atoll.lab.matches.line_up import LineUp
from atoll.lab.matches.tally import tally

NAME = "examples.self_taught:SelfTaught"


def test_it_plays_legal_plies_and_beats_a_random_player() -> None:
    line_up = LineUp("la_tortuga", 2, {}, (NAME, "random"))
    own, _ = tally(line_up, match.play(line_up, 8, workers=1))
    assert own.share > 0.8


def test_an_exam_gives_a_share_between_its_bounds_and_the_same_one_again() -> None:
    exam, evaluate = Exam("la_tortuga", "novice", 40), SelfTaught().evaluate
    reached = exam.take(evaluate)
    assert 0.5 < reached["low"] < reached["share"] < reached["high"] <= 1
    assert exam.take(evaluate) == reached


def test_a_network_without_preferences_fails_the_exam() -> None:
    actions = games.find("la_tortuga").actions
    exam = Exam("la_tortuga", "stop4", 8)
    reached = exam.take(lambda seen: (np.zeros((len(seen), actions)), np.zeros(len(seen))))
    assert reached["share"] < 0.5


def test_it_expects_more_the_more_eggs_it_has() -> None:
    game = games.find("la_tortuga")
    seen = game.new(2, seed=1).observe(0)
    rich, poor = seen.copy(), seen.copy()
    game.features.named(rich)["eggs"][0, 6] = 3
    game.features.named(poor)["eggs"][1, 6] = 3
    _, (much, little) = SelfTaught().evaluate(np.array([rich, poor]))
    assert much > 0 > little
