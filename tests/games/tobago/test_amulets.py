"""Amulets: taking them, and what playing one gives."""

from tests.games.tobago.drawing import Map, Scene, scene

COAST = """
        J0  R   S
          Ja  S
        Jb  R   S
        """
HANDS = {0: ["next_to hut", "in lake"]}


def amulets(told: Scene) -> list[int]:
    return [player["amulets"] for player in told.view["players"]]


# ── Taking ───────────────────────────────────────────────────────────────────────────────


def test_r13_at_the_start_of_the_turn_the_one_underfoot_is_taken_by_itself() -> None:
    told = scene(COAST.replace("J0 ", "J0+"), turn=2)
    assert amulets(told) == [0, 0, 0]
    told.play("end_turn")
    assert amulets(told) == [1, 0, 0]
    assert told.view["amulets"] == []
    assert told.view["steps"] == 3


def test_r13_at_the_end_of_a_regular_step_by_itself_and_at_no_extra_cost() -> None:
    told = scene(COAST.replace("Ja ", "Ja+")).play("drive a")
    assert amulets(told) == [1, 0, 0]
    assert told.view["steps"] == 2


def test_not_in_passing() -> None:
    """All three spaces are one jungle; a lies between 0 and b."""
    told = scene(COAST.replace("Ja ", "Ja+")).play("drive b")
    assert amulets(told) == [0, 0, 0]


def test_several_in_one_drive() -> None:
    told = scene(COAST.replace("Ja ", "Ja+").replace("Jb ", "Jb+")).play("drive a; drive b")
    assert amulets(told) == [2, 0, 0]


def test_from_under_another_s_vehicle() -> None:
    told = scene(COAST.replace("Ja  ", "J1a+")).play("drive a")
    assert amulets(told) == [1, 0, 0]


def test_never_during_an_amulet_drive() -> None:
    told = scene(COAST.replace("Ja ", "Ja+"), amulets=[1]).play("amulet_drive a")
    assert amulets(told) == [0, 0, 0]
    assert told.view["amulets"] == [told.at("a")]


def test_r4_after_an_amulet_drive_one_must_leave_and_come_back() -> None:
    told = scene(COAST.replace("Ja ", "Ja+"), amulets=[1]).play("amulet_drive a; drive b")
    assert amulets(told) == [0, 0, 0]
    assert amulets(told.play("drive a")) == [1, 0, 0]


# ── Playing ──────────────────────────────────────────────────────────────────────────────


def test_a_played_amulet_goes_back_to_the_supply() -> None:
    told = scene(COAST, amulets=[2])
    assert told.view["amulet_supply"] == 19
    told.play("amulet_drive a")
    assert told.view["amulet_supply"] == 20


def test_without_one_no_power() -> None:
    assert not any(verb.startswith("amulet") for verb in scene(COAST).verbs)


def test_one_just_taken_may_be_played() -> None:
    told = scene(COAST.replace("Ja ", "Ja+"))
    told.play("drive a; amulet_exchange; draws")
    assert amulets(told) == [0, 0, 0]


def test_any_number_in_one_turn_before_and_after_the_action() -> None:
    told = scene(COAST, amulets=[3], hands={0: ["next_to hut", "in lake", "in river"]})
    told.play("amulet_clue in lake grey; draws; clue next_to hut white; draws")
    told.play("amulet_clue in river black; draws; amulet_exchange; draws")
    assert told.turn == 1


def test_it_may_remove_a_marker() -> None:
    told = scene(COAST, amulets=[2], maps={"grey": Map([("in jungle", 1)], sites="0ab")})
    assert told.targets("amulet_remove", "at") == {told.at(mark) for mark in "0ab"}
    told.play("amulet_remove grey a")
    assert {*told.map("grey")["sites"]} == {told.at("0"), told.at("b")}
    assert amulets(told) == [1, 0, 0]
    assert told.view["amulet_supply"] == 20


def test_the_turn_ends_by_itself_when_the_last_amulet_has_removed_a_marker() -> None:
    grey = Map([("in jungle", 1)], sites="0ab")
    told = scene(COAST, amulets=[1], hands=HANDS, maps={"grey": grey})
    assert told.play("clue next_to hut white; draws; amulet_remove grey a").turn == 1


def test_the_space_stays_removed_when_further_clues_come() -> None:
    told = scene(
        COAST.replace("J0  R ", "J0  Rc"),
        amulets=[1],
        maps={"grey": Map([("not_in beach", 1)], sites="0abc")},
        hands={0: ["in jungle"]},
    )
    told.play("amulet_remove grey a; clue in jungle grey; draws")
    assert {*told.map("grey")["sites"]} == {told.at("0"), told.at("b")}


def test_never_the_last_marker_of_a_colour() -> None:
    told = scene(
        COAST,
        amulets=[2],
        maps={
            "grey": Map([("in jungle", 1)], sites="a"),
            "white": Map([("next_to river", 1)], sites="ab"),
        },
    )
    assert {ply["map"] for ply in told.legal("amulet_remove")} == {"white"}
    assert told.play("amulet_remove white a").legal("amulet_remove") == []


def test_nothing_to_remove_while_no_markers_are_out() -> None:
    told = scene(COAST, amulets=[1], maps={"grey": Map([("not_in jungle", 1)])})
    assert told.legal("amulet_remove") == []


def test_it_may_play_one_more_clue() -> None:
    told = scene(COAST, amulets=[1], hands=HANDS).play("clue next_to hut grey; draws")
    offered = {(ply["card"], ply["map"]) for ply in told.legal("amulet_clue")}
    assert ("in lake", "white") in offered
    told.play("amulet_clue in lake white; draws")
    assert told.map("white")["clues"] == [{"clue": "in lake", "owner": 0, "roses": 1}]
    assert told.view["players"][0]["hand"] == 4
    assert told.turn == 1


def test_a_clue_by_amulet_keeps_the_rules_for_clues() -> None:
    told = scene(COAST, amulets=[1], maps={"grey": Map([("in jungle", 1)])}, hands=HANDS)
    assert {ply["map"] for ply in told.legal("amulet_clue") if ply["card"] == "in lake"} == {
        "brown",
        "black",
        "white",
    }


def test_it_may_give_one_more_drive_of_three_steps_on_which_treasures_may_be_raised() -> None:
    told = scene(COAST, amulets=[1], maps={"grey": Map([("in jungle", 1)], sites="b")})
    told.play("drive a; drive 0; drive a; amulet_drive 0; amulet_drive a; amulet_drive b")
    assert told.turn == 0
    assert told.verbs == {"raise", "end_turn"}


def test_it_may_exchange_the_whole_hand_and_the_turn_goes_on() -> None:
    told = scene(COAST, amulets=[1])
    before = told.position.view(0)["hand"]
    told.play("amulet_exchange")
    assert told.view["clue_discards"] == 4
    told.play("draws")
    assert not {*before} & {*told.position.view(0)["hand"]}
    assert told.turn == 0
    assert {"clue", "drive"} <= told.verbs
