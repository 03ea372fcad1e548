"""The end: the treasure deck is used up, or nothing can be raised any more."""

import pytest

from atoll.engine.records.result import Outcome
from atoll.games.tobago.island.data import CLUES, MAPS
from tests.games.tobago.drawing import Map, Scene, scene
from tests.games.tobago.unchangeable import ALIKE, unchangeable

SPOT = """
          S   L   L   J   L   J
        B   S   Lc  J0x Ja  J   B
          S   S   L   Jb  J   B
        """


def raised(deck: str, **changes: object) -> Scene:
    maps = {"grey": Map([("in jungle", 1)], sites="x")}
    scenery = {"maps": maps, "deck": deck, "hands": {0: ["in river"]}, **changes}
    return scene(SPOT, **scenery).play("raise grey")  # type: ignore[arg-type]


def test_r10_a_deck_empty_after_the_looks_ends_the_game_after_the_sharing() -> None:
    game = raised("234").play("peek 2; peek 3; add 4")
    assert not game.position.over
    game.play("reveal 4; take; reveal 3; take")
    assert game.position.outcome == Outcome([4, 3, 0], [0], "deck_empty")
    assert game.position.legal == []


def test_a_game_that_is_over_has_no_turn() -> None:
    for game in (raised("234").play("looks; all_leave"), unchangeable().play("end_turn")):
        assert (game.view["phase"], game.turn, game.view["decides"]) == ("over", None, None)


def test_r10_a_deck_with_a_card_left_goes_on() -> None:
    game = raised("2345").play("peek 2; peek 3; add 4; all_leave")
    assert game.view["phase"] == "start_map"


def test_r10_the_sharing_is_completed_with_the_discards() -> None:
    game = raised("2", discards="556").play("peek 2; peek 5; add 6")
    game.play("reveal 6; take; reveal 5; take")
    assert game.position.outcome == Outcome([6, 5, 0], [0], "deck_empty")


def test_r10_no_new_map_is_started() -> None:
    game = raised("234").play("looks; all_leave")
    assert game.position.over
    assert game.view["sharing"] is None
    assert game.map("grey")["clues"] == []


def test_most_coins_win() -> None:
    game = raised("234", treasures={0: [2, 2], 1: [6], 2: [3, 4]}).play("looks; all_leave")
    assert game.position.outcome == Outcome([4, 6, 7], [2], "deck_empty")


def test_r11_a_tie_is_a_shared_win() -> None:
    game = raised("234", treasures={1: [6], 2: [2, 4]}).play("looks; all_leave")
    assert game.position.outcome == Outcome([0, 6, 6], [1, 2], "deck_empty")


def test_r14_when_a_turn_is_to_begin_and_no_player_has_a_rose_the_game_is_stuck() -> None:
    game = scene(SPOT, roses={0: 1, 1: 0, 2: 0}, hands={0: ["in river"]}, treasures={1: [3]})
    game.play("clue in river grey")
    assert not game.position.over
    game.play("draws")
    assert game.position.outcome == Outcome([0, 3, 0], [1], "stuck")


@pytest.mark.parametrize("owner", range(3))
def test_r14_one_rose_of_any_player_is_enough_to_go_on(owner: int) -> None:
    game = scene(SPOT, roses={seat: int(seat == owner) for seat in range(3)}).play("end_turn")
    assert game.turn == 1


def test_r14_the_turn_that_used_the_last_rose_is_finished_first() -> None:
    game = scene(SPOT, roses={0: 1, 1: 0, 2: 0}, hands={0: ["in river"]}, amulets=[1]).play(
        "clue in river grey; draws"
    )
    assert not game.position.over
    assert game.play("end_turn").position.over


# ── R15: no map can change ───────────────────────────────────────────────────────────────


def test_r15_the_game_is_stuck_when_no_clue_fits_any_map_and_no_amulet_is_in_play() -> None:
    game = unchangeable().play("end_turn")
    assert game.position.outcome == Outcome([0, 0, 5], [2], "stuck")


@pytest.mark.parametrize("name", MAPS)
def test_r15_a_map_that_a_clue_may_still_change_is_enough_to_go_on(name: str) -> None:
    assert unchangeable(sites={name: "ac"}).play("end_turn").turn == 1


@pytest.mark.parametrize("where", [0, 1, 2, "deck", "discards"])
def test_r15_a_single_fitting_clue_is_enough_to_go_on_wherever_it_is(where: int | str) -> None:
    """Only a hut in sight distinguishes a from b."""
    fitting = ["in_sight_of hut", "not_in_sight_of hut"]
    others = [clue for clue in CLUES if "lake" in clue or "river" in clue]
    hands = [others[:2], others[2:6], others[6:10]]
    if isinstance(where, int):
        hands[where][:2] = fitting
    hut_in_sight = ALIKE.replace("Ma  S ", "Ma  Sh")
    game = unchangeable(picture=hut_in_sight, hands=dict(enumerate(hands)))
    if where == "discards":
        state = game.position.state
        state.discards = sum(1 << CLUES.index(clue) for clue in fitting)
        state.deck = int(state.deck) & ~int(state.discards)
    assert game.play("end_turn").turn == 1


def test_r15_a_located_map_is_enough_to_go_on() -> None:
    assert unchangeable(sites={"grey": "a"}).play("end_turn").turn == 1


def test_r15_an_amulet_is_enough_to_go_on() -> None:
    """In a player's hands, or on the island."""
    assert unchangeable(amulets=[0, 0, 1]).play("end_turn").turn == 1
    assert unchangeable(picture=ALIKE.replace("Lc ", "Lc+")).play("end_turn").turn == 1
