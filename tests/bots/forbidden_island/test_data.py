"""The data files have exactly the weights and features of the bots."""

import json

from atoll.bots.forbidden_island.estimate import Weights, read_weights
from atoll.bots.forbidden_island.evaluation import COEFFICIENTS, COEFFICIENTS_FILE, Feature


def test_every_weight_has_a_value_for_each_number_of_players() -> None:
    weights = read_weights()
    assert set(weights) == set(Weights.dtype.names or ())
    assert {len(values) for values in weights.values()} == {3}


def test_every_feature_has_a_coefficient_for_each_number_of_players() -> None:
    learnt = json.loads(COEFFICIENTS_FILE.read_text("utf-8"))
    assert list(learnt) == [feature.name.lower() for feature in Feature]
    assert COEFFICIENTS.shape == (3, len(Feature))
