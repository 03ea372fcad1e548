"""After a sharing: clues and roses leave, a new map is started."""

import pytest

from tests.games.tobago.drawing import Map, Scene, scene

SPOT = """
          S   L   L   J   L   J
        B   S   Lc  J0x Ja  J   B
          S   S   L   Jb  J   B
        """
HANDS = {0: ["in lake"], 1: ["in river"], 2: ["in beach"]}


def raised(**changes: object) -> Scene:
    maps = {"grey": Map([("in jungle", 1), ("next_to hut", 2)], sites="x")}
    scenery = {"maps": maps, "deck": "2" * 20, "hands": HANDS, **changes}
    return scene(SPOT, **scenery).play("raise grey; looks")  # type: ignore[arg-type]


def test_the_clues_are_discarded_and_the_roses_go_home() -> None:
    game = raised().play("all_leave")
    assert game.view["clue_discards"] == 2
    assert game.map("grey")["clues"] == []
    assert len(game.map("grey")["sites"]) == 104
    assert [player["roses"] for player in game.view["players"]] == [15] * 3


def test_the_player_who_took_the_last_card_starts_the_new_map_out_of_turn() -> None:
    game = raised().play("reveal 2; leave; take; reveal 2; leave; take; all_leave")
    assert game.position.actor == 1
    assert game.turn == 0
    game.play("start_map in river")
    assert game.map("grey")["clues"] == [{"clue": "in river", "owner": 1, "roses": 1}]
    assert game.view["sharing"] is None
    assert {ply["seat"] for ply in game.position.legal} == {1}
    game.play("draws")
    assert game.view["players"][1]["hand"] == 4
    assert game.turn == game.position.actor == 0


@pytest.mark.parametrize("starter", [0, 2])
def test_after_the_raiser_s_turn_the_next_seat_plays_no_matter_who_started_the_map(
    starter: int,
) -> None:
    leaves = "leave; " if starter == 2 else ""
    game = raised().play(f"reveal 2; {leaves}take; all_leave")
    assert game.position.actor == starter
    game.play(f"start_map {HANDS[starter][0]}; draws; end_turn")
    assert game.turn == 1


def test_after_a_sharing_the_raiser_may_still_play_an_amulet() -> None:
    game = raised(amulets=[1], hands={**HANDS, 0: ["in lake", "next_to palm"]})
    game.play("all_leave; start_map in lake; draws; clue next_to palm white; draws")
    assert game.turn == 0
    assert game.play("amulet_drive a").turn == 0


def test_a_player_who_took_an_earlier_card_does_not_start_it() -> None:
    game = raised().play("reveal 2; leave; leave; take; reveal 2; take; all_leave")
    assert game.position.actor == 0


def test_starting_a_map_is_compulsory_with_any_card_of_the_hand() -> None:
    game = raised().play("reveal 2; leave; take; all_leave")
    hand = game.position.view(2)["hand"]
    assert game.position.legal == [{"by": 2, "do": "start_map", "card": card} for card in hand]


def test_the_raiser_starts_the_map_if_no_card_was_taken() -> None:
    assert raised().play("all_leave").position.actor == 0


def test_taking_the_last_card_of_another_treasure_in_the_same_turn_does_not_count() -> None:
    game = raised(
        maps={
            "grey": Map([("in jungle", 1)], sites="x"),
            "white": Map([("next_to hut", 1)], sites="x"),
        }
    )
    game.play("reveal 2; leave; take; all_leave; start_map in river; draws")
    game.play("raise white; looks; all_leave")
    assert game.position.actor == 0


def with_hand(game: Scene, seat: int, cards: int) -> Scene:
    """All but this many cards of a hand go back to the deck."""
    state = game.position.state
    kept = 0
    for _ in range(cards):
        rest = int(state.hand[seat]) & ~kept
        kept |= rest & -rest
    state.deck = int(state.deck) | int(state.hand[seat]) & ~kept
    state.hand[seat] = kept
    return Scene(game.position.copy(), game.picture)


def test_with_an_empty_hand_the_map_stays_empty() -> None:
    game = with_hand(raised(), 0, cards=0).play("all_leave")
    assert game.map("grey")["clues"] == []
    assert game.view["phase"] == "act"
    assert game.turn == 0
    assert game.view["players"][0]["hand"] == 0
    assert game.view["sharing"] is None
    assert len(game.view["amulets"]) == 3


def test_a_single_card_is_still_asked_for() -> None:
    game = with_hand(raised(), 0, cards=1).play("all_leave")
    [ply] = game.position.legal
    assert ply["do"] == "start_map"
    game.position.play(ply)
    game.play("draws")
    assert game.view["players"][0]["hand"] == 4


def test_the_raiser_s_turn_goes_on_and_may_end_by_itself() -> None:
    game = raised().play("all_leave; start_map in lake; draws")
    assert game.turn == 0
    game = scene(
        SPOT.replace("J0x", "J0 ").replace("Ja", "Jx"),
        maps={"grey": Map([("in jungle", 1)], sites="x")},
        deck="2" * 20,
        hands=HANDS,
    )
    game.play("drive x; raise grey; looks; all_leave; start_map in lake; draws")
    assert game.turn == 1
