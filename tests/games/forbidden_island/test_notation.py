"""Plies in the short notation: seats go by their roles."""

import random

import pytest

from atoll.engine.json_values import InputError
from atoll.games.forbidden_island import GAME
from atoll.games.forbidden_island.actions import ACTIONS
from tests.games.forbidden_island.drawing import scene

PICTURE = """
                .1  .2
            .   .   ~3  .
        .   .   ~   .NX .   .
        .   .   .   x4  .   .
            .   .   .   .
                .   .P
        """


@pytest.mark.parametrize("seed", range(12))
def test_every_legal_ply_comes_back_from_its_notation(seed: int) -> None:
    picks = random.Random(seed)
    options = {option.name: picks.choice(option.values) for option in GAME.options}
    position = GAME.new(2 + seed % 3, seed=seed, **options)
    while not position.over:
        fields = position.fields
        for action, ply in zip(position.actions, position.legal, strict=True):
            text = ACTIONS.to_text(fields, action)
            assert ACTIONS.from_text(fields, text) == ACTIONS.from_json(fields, ply) == action
            assert ACTIONS.to_json(fields, ACTIONS.from_text(fields, text)) == ply
        position.play(picks.choice(position.actions))


@pytest.mark.parametrize(
    ("text", "ply"),
    [
        ("end_actions navigator", {"by": 0, "do": "end_actions"}),
        ("capture navigator", {"by": 0, "do": "capture"}),
        ("move navigator observatory", {"by": 0, "do": "move", "to": "observatory"}),
        ("fly navigator observatory", {"by": 0, "do": "fly", "to": "observatory"}),
        ("shore_up navigator observatory", {"by": 0, "do": "shore_up", "tile": "observatory"}),
        (
            "navigate navigator pilot bronze_gate",
            {"by": 0, "do": "navigate", "seat": 2, "to": "bronze_gate"},
        ),
        (
            "give navigator explorer earth_stone",
            {"by": 0, "do": "give", "to": 1, "card": "earth_stone"},
        ),
        ("discard navigator sandbags", {"by": 0, "do": "discard", "card": "sandbags"}),
        ("swim pilot observatory", {"by": 2, "do": "swim", "to": "observatory"}),
        ("sandbag explorer observatory", {"by": 1, "do": "sandbag", "tile": "observatory"}),
        ("lift_off explorer", {"by": 1, "do": "lift_off"}),
        (
            "lift explorer navigator+pilot fools_landing",
            {"by": 1, "do": "lift", "seats": [0, 2], "to": "fools_landing"},
        ),
        ("draw earth_stone", {"by": "chance", "do": "draw", "card": "earth_stone"}),
        ("flood observatory", {"by": "chance", "do": "flood", "tile": "observatory"}),
    ],
)
def test_each_verb_has_its_json_and_its_notation(text: str, ply: dict[str, object]) -> None:
    fields = scene(PICTURE, seats="NXP").position.fields
    action = ACTIONS.from_json(fields, ply)
    assert ACTIONS.to_text(fields, action) == text
    assert ACTIONS.from_text(fields, text) == action


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("end_actions", "end_actions navigator"),
        ("move observatory", "move navigator observatory"),
        ("navigate pilot observatory", "navigate navigator pilot observatory"),
        ("give explorer earth_stone", "give navigator explorer earth_stone"),
        ("lift pilot pilot+navigator observatory", "lift pilot navigator+pilot observatory"),
    ],
)
def test_the_role_of_the_actor_may_be_left_out_and_a_group_named_in_any_order(
    short: str, full: str
) -> None:
    fields = scene(PICTURE, seats="NXP").position.fields
    assert ACTIONS.to_text(fields, ACTIONS.from_text(fields, short)) == full


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no verb ''"),
        ("dance pilot", "no verb 'dance'"),
        ("move", r"write move \[BY\] TO"),
        ("move navigator bronze_gate now", r"write move \[BY\] TO"),
        ("move atlantis", "'to' must be one of .*, not 'atlantis'"),
        ("move 3", "'to' must be one of .*, not '3'"),
        ("move pilot observatory", "move pilot observatory is not legal here"),
        ("move diver observatory", "'by' must be one of navigator, explorer, pilot, not 'diver'"),
        ("swim observatory", "write swim BY TO"),
        ("swim diver observatory", "'by' must be one of navigator, explorer, pilot, not 'diver'"),
        ("give navigator diver earth_stone", "'to' must be one of navigator, explorer, pilot"),
        ("give navigator pilot sandbags", "'card' must be one of .*, not 'sandbags'"),
        ("lift pilot observatory", "write lift BY SEATS TO"),
        ("lift pilot pilot+pilot observatory", "'seats' names 'pilot' twice"),
        ("lift pilot pilot+ observatory", "'seats' must be one of .*, not ''"),
        ("lift pilot 2 observatory", "'seats' must be one of .*, not '2'"),
        ("draw pilot earth_stone", "write draw CARD"),
    ],
)
def test_a_notation_that_means_nothing_is_refused(text: str, why: str) -> None:
    with pytest.raises(InputError, match=why):
        ACTIONS.from_text(scene(PICTURE, seats="NXP").position.fields, text)
