"""The list of legal plies is exact: nothing missing, nothing extra, nothing twice."""

import json
import random

from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from atoll.games.forbidden_island import GAME
from tests.games.forbidden_island.conservation import check
from tests.games.forbidden_island.drawing import scene
from tests.games.forbidden_island.referee import Referee


def ordered(plies: list[Ply]) -> list[str]:
    return sorted(json.dumps(ply, sort_keys=True) for ply in plies)


PICTURE = """
                .1  .2
            .   .   ~3  .
        .   .   .4  .0EX .5 .
        .   .   .   ~6  .   .
            .   .   .   .
                .   .
        """


def test_the_menu_of_actions_is_complete() -> None:
    island = scene(PICTURE, "ews", "w", seats="EX")
    assert ordered(island.legal) == ordered(
        island.plies(
            "end_actions",
            "move 3",
            "move 4",
            "move 5",
            "move 6",
            "shore_up 3",
            "shore_up 6",
            "give X e",
            "give X w",
            "sandbag E 3",
            "sandbag E 6",
        )
    )


def test_the_menu_of_a_window_is_complete() -> None:
    island = scene(PICTURE, "", "s", seats="EX").play("end_actions, proceed, draw e")
    assert ordered(island.legal) == ordered(island.plies("proceed E", "sandbag X 3", "sandbag X 6"))


def test_the_menu_of_discards_is_complete() -> None:
    island = scene(PICTURE, "eewws", "s", seats="EX").play("end_actions, proceed, draw c")
    assert ordered(island.legal) == ordered(
        island.plies(
            "discard e",
            "discard w",
            "discard c",
            "discard s",
            "sandbag E 3",
            "sandbag E 6",
            "sandbag X 3",
            "sandbag X 6",
        )
    )


# ── A second opinion ─────────────────────────────────────────────────────────────────────


@st.composite
def beginnings(draw: st.DrawFn) -> Position:
    options = {option.name: draw(st.sampled_from(option.values)) for option in GAME.options}
    return GAME.new(
        draw(st.sampled_from([2, 3, 4])), seed=draw(st.integers(0, 2**64 - 1)), **options
    )


def longest(position: Position, stream: random.Random) -> Ply:
    """A ply for a game that lasts: shore up, capture, and hold on to special cards."""
    legal = position.legal
    verbs = ("capture", "lift_off", "shore_up", "swim", "discard", "proceed")
    for verb in verbs:
        fitting = [ply for ply in legal if ply["do"] == verb]
        if fitting and stream.random() < 0.8:
            return stream.choice(fitting)
    return stream.choice(legal)


@given(beginnings(), st.integers(0, 2**32), st.booleans())
def test_the_menu_is_what_a_simple_reading_of_the_rules_lists(
    position: Position, seed: int, careful: bool
) -> None:
    stream = random.Random(seed)
    while not position.over:
        assert ordered(position.legal) == ordered(Referee(position).legal())
        check(position)
        ply = longest(position, stream) if careful else stream.choice(position.legal)
        position.play(ply)


@given(beginnings(), st.integers(0, 2**32))
def test_a_window_opens_exactly_when_a_special_card_is_playable(
    position: Position, seed: int
) -> None:
    """Where a card comes without one, it was closed, or nothing is playable."""
    stream = random.Random(seed)
    while not position.over:
        ply = stream.choice(position.legal)
        position.play(ply)
        phase = position.view(None)["phase"]
        playable = Referee(position).specials()
        if phase == "window":
            assert playable
        elif phase in ("draw", "flood"):
            assert ply["do"] == "proceed" or not playable


def test_the_fullest_menu_fits() -> None:
    """Four pawns on one tile, every Lift and Sandbags in another hand, the Messenger gives."""
    island = scene(
        """
                ~   ~
            ~   ~   ~   ~
        ~   ~   ~   ~MNXP ~ ~
        ~   ~   ~   ~   ~   ~
            ~   ~   ~   ~
                ~   ~
        """,
        "hsewc",
        "hs",
        "h",
        seats="MNXP",
        captured="ewco",
    )
    assert len(island.legal) == 1 + 4 + 5 + 3 * 3 + 2 * 24 + 3 * 15 * 23
    assert len(island.legal) <= GAME.most_actions
