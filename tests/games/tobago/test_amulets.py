"""Amulets: taking them, and what playing one gives."""

from tests.games.tobago.drawing import Map, Scene, scene

COAST = """
        J0  R   S
          Ja  S
        Jb  R   S
        """
HANDS = {0: ["next_to hut", "in lake"]}


def amulets(game: Scene) -> list[int]:
    return [player["amulets"] for player in game.view["players"]]


# ── Taking ───────────────────────────────────────────────────────────────────────────────


def test_r13_a_turn_begins_by_taking_the_amulet_under_the_vehicle() -> None:
    game = scene(COAST.replace("J0 ", "J0+"), turn=2)
    assert amulets(game) == [0, 0, 0]
    game.play("end_turn")
    assert amulets(game) == [1, 0, 0]
    assert game.view["amulets"] == []
    assert game.view["steps"] == 3


def test_r13_an_amulet_where_a_regular_step_ends_is_taken_at_no_extra_cost() -> None:
    game = scene(COAST.replace("Ja ", "Ja+")).play("drive a")
    assert amulets(game) == [1, 0, 0]
    assert game.view["steps"] == 2


def test_passing_over_an_amulet_does_not_take_it() -> None:
    """All three spaces are one jungle; a lies between 0 and b."""
    game = scene(COAST.replace("Ja ", "Ja+")).play("drive b")
    assert amulets(game) == [0, 0, 0]


def test_one_drive_may_take_several_amulets() -> None:
    game = scene(COAST.replace("Ja ", "Ja+").replace("Jb ", "Jb+")).play("drive a; drive b")
    assert amulets(game) == [2, 0, 0]


def test_an_amulet_under_another_vehicle_is_taken() -> None:
    game = scene(COAST.replace("Ja  ", "J1a+")).play("drive a")
    assert amulets(game) == [1, 0, 0]


def test_an_amulet_drive_takes_no_amulets() -> None:
    game = scene(COAST.replace("Ja ", "Ja+"), amulets=[1]).play("amulet_drive a")
    assert amulets(game) == [0, 0, 0]
    assert game.view["amulets"] == [game.at("a")]


def test_r4_after_an_amulet_drive_a_vehicle_must_leave_and_come_back() -> None:
    game = scene(COAST.replace("Ja ", "Ja+"), amulets=[1]).play("amulet_drive a; drive b")
    assert amulets(game) == [0, 0, 0]
    assert amulets(game.play("drive a")) == [1, 0, 0]


# ── Playing ──────────────────────────────────────────────────────────────────────────────


def test_a_played_amulet_goes_back_to_the_supply() -> None:
    game = scene(COAST, amulets=[2])
    assert game.view["amulet_supply"] == 19
    game.play("amulet_drive a")
    assert game.view["amulet_supply"] == 20


def test_a_player_without_amulets_has_no_powers() -> None:
    assert not any(verb.startswith("amulet") for verb in scene(COAST).verbs)


def test_an_amulet_just_taken_may_be_played() -> None:
    game = scene(COAST.replace("Ja ", "Ja+"))
    game.play("drive a; amulet_exchange; draws")
    assert amulets(game) == [0, 0, 0]


def test_any_number_of_amulets_may_be_played_before_and_after_the_action() -> None:
    game = scene(COAST, amulets=[3], hands={0: ["next_to hut", "in lake", "in river"]})
    game.play("amulet_clue in lake grey; draws; clue next_to hut white; draws")
    game.play("amulet_clue in river black; draws; amulet_exchange; draws")
    assert game.turn == 1


def test_an_amulet_may_remove_a_marker() -> None:
    game = scene(COAST, amulets=[2], maps={"grey": Map([("in jungle", 1)], sites="0ab")})
    assert game.targets("amulet_remove", "at") == {game.at(mark) for mark in "0ab"}
    game.play("amulet_remove grey a")
    assert {*game.map("grey")["sites"]} == {game.at("0"), game.at("b")}
    assert amulets(game) == [1, 0, 0]
    assert game.view["amulet_supply"] == 20


def test_the_turn_ends_by_itself_when_the_last_amulet_has_removed_a_marker() -> None:
    grey = Map([("in jungle", 1)], sites="0ab")
    game = scene(COAST, amulets=[1], hands=HANDS, maps={"grey": grey})
    assert game.play("clue next_to hut white; draws; amulet_remove grey a").turn == 1


def test_a_removed_space_stays_removed_when_further_clues_come() -> None:
    game = scene(
        COAST.replace("J0  R ", "J0  Rc"),
        amulets=[1],
        maps={"grey": Map([("not_in beach", 1)], sites="0abc")},
        hands={0: ["in jungle"]},
    )
    game.play("amulet_remove grey a; clue in jungle grey; draws")
    assert {*game.map("grey")["sites"]} == {game.at("0"), game.at("b")}


def test_the_last_marker_of_a_colour_cannot_be_removed() -> None:
    game = scene(
        COAST,
        amulets=[2],
        maps={
            "grey": Map([("in jungle", 1)], sites="a"),
            "white": Map([("next_to river", 1)], sites="ab"),
        },
    )
    assert {ply["map"] for ply in game.legal("amulet_remove")} == {"white"}
    assert game.play("amulet_remove white a").legal("amulet_remove") == []


def test_no_marker_can_be_removed_while_none_are_out() -> None:
    game = scene(COAST, amulets=[1], maps={"grey": Map([("not_in jungle", 1)])})
    assert game.legal("amulet_remove") == []


def test_an_amulet_may_play_one_more_clue() -> None:
    game = scene(COAST, amulets=[1], hands=HANDS).play("clue next_to hut grey; draws")
    offered = {(ply["card"], ply["map"]) for ply in game.legal("amulet_clue")}
    assert ("in lake", "white") in offered
    game.play("amulet_clue in lake white; draws")
    assert game.map("white")["clues"] == [{"clue": "in lake", "owner": 0, "roses": 1}]
    assert game.view["players"][0]["hand"] == 4
    assert game.turn == 1


def test_a_clue_by_amulet_keeps_the_rules_for_clues() -> None:
    game = scene(COAST, amulets=[1], maps={"grey": Map([("in jungle", 1)])}, hands=HANDS)
    assert {ply["map"] for ply in game.legal("amulet_clue") if ply["card"] == "in lake"} == {
        "brown",
        "black",
        "white",
    }


def test_an_amulet_may_give_one_more_drive_on_which_treasures_may_be_raised() -> None:
    game = scene(COAST, amulets=[1], maps={"grey": Map([("in jungle", 1)], sites="b")})
    game.play("drive a; drive 0; drive a; amulet_drive 0; amulet_drive a; amulet_drive b")
    assert game.turn == 0
    assert game.verbs == {"raise", "end_turn"}


def test_an_amulet_may_exchange_the_whole_hand_and_the_turn_goes_on() -> None:
    game = scene(COAST, amulets=[1])
    before = game.position.view(0)["hand"]
    game.play("amulet_exchange")
    assert game.view["clue_discards"] == 4
    game.play("draws")
    assert not {*before} & {*game.position.view(0)["hand"]}
    assert len(game.position.view(0)["hand"]) == len(before)
    assert game.turn == 0
    assert {"clue", "drive"} <= game.verbs
