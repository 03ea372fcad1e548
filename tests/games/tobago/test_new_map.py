"""After a sharing: clues and roses leave, a new map is started."""

from tests.games.tobago.drawing import Map, Scene, scene

SPOT = """
          S   L   L   J   L   J
        B   S   Lc  J0x Ja  J   B
          S   S   L   Jb  J   B
        """
HANDS = {0: ["in lake"], 1: ["in river"], 2: ["in beach"]}


def raised(**told: object) -> Scene:
    maps = {"grey": Map([("in jungle", 1), ("next_to hut", 2)], sites="x")}
    scenery = {"maps": maps, "deck": "2" * 20, "hands": HANDS, **told}
    return scene(SPOT, **scenery).play("raise grey; looks")  # type: ignore[arg-type]


def test_the_clues_are_discarded_and_the_roses_go_home() -> None:
    told = raised().play("nobody")
    assert told.view["clue_discards"] == 2
    assert told.map("grey")["clues"] == []
    assert len(told.map("grey")["sites"]) == 104
    assert [player["roses"] for player in told.view["players"]] == [15] * 3


def test_who_took_the_last_card_starts_the_new_map_out_of_turn() -> None:
    told = raised().play("reveal 2; leave; take; reveal 2; leave; take; nobody")
    assert told.position.actor == 1
    assert told.turn == 0
    told.play("start_map in river")
    assert told.map("grey")["clues"] == [{"clue": "in river", "owner": 1, "roses": 1}]
    assert told.view["sharing"] is None
    assert {ply["seat"] for ply in told.position.legal} == {1}
    told.play("draws")
    assert told.view["players"][1]["hand"] == 4
    assert told.turn == told.position.actor == 0


def test_not_who_took_an_earlier_one() -> None:
    told = raised().play("reveal 2; leave; leave; take; reveal 2; take; nobody")
    assert told.position.actor == 0


def test_it_is_compulsory_and_any_card_of_the_hand_will_do() -> None:
    told = raised().play("reveal 2; leave; take; nobody")
    hand = told.position.view(2)["hand"]
    assert told.position.legal == [{"by": 2, "do": "start_map", "card": card} for card in hand]


def test_if_nobody_took_any_the_raiser_starts_it() -> None:
    assert raised().play("nobody").position.actor == 0


def test_not_who_took_the_last_card_of_another_treasure_in_the_same_turn() -> None:
    told = raised(
        maps={
            "grey": Map([("in jungle", 1)], sites="x"),
            "white": Map([("next_to hut", 1)], sites="x"),
        }
    )
    told.play("reveal 2; leave; take; nobody; start_map in river; draws")
    told.play("raise white; looks; nobody")
    assert told.position.actor == 0


def with_hand(told: Scene, seat: int, cards: int) -> Scene:
    """All but so many cards of a hand go back to the deck."""
    state = told.position.state
    kept = 0
    for _ in range(cards):
        rest = int(state.hand[seat]) & ~kept
        kept |= rest & -rest
    state.deck = int(state.deck) | int(state.hand[seat]) & ~kept
    state.hand[seat] = kept
    return Scene(told.position.copy(), told.picture)


def test_with_an_empty_hand_the_map_stays_empty() -> None:
    told = with_hand(raised(), 0, cards=0).play("nobody")
    assert told.map("grey")["clues"] == []
    assert told.view["phase"] == "act"
    assert told.turn == 0
    assert told.view["players"][0]["hand"] == 0
    assert told.view["sharing"] is None
    assert len(told.view["amulets"]) == 3


def test_a_single_card_is_still_asked_for() -> None:
    told = with_hand(raised(), 0, cards=1).play("nobody")
    [ply] = told.position.legal
    assert ply["do"] == "start_map"
    told.position.play(ply)
    told.play("draws")
    assert told.view["players"][0]["hand"] == 4


def test_the_raiser_s_turn_goes_on_and_may_end_by_itself() -> None:
    told = raised().play("nobody; start_map in lake; draws")
    assert told.turn == 0
    told = scene(
        SPOT.replace("J0x", "J0 ").replace("Ja", "Jx"),
        maps={"grey": Map([("in jungle", 1)], sites="x")},
        deck="2" * 20,
        hands=HANDS,
    )
    told.play("drive x; raise grey; looks; nobody; start_map in lake; draws")
    assert told.turn == 1
