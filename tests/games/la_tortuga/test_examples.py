"""The worked examples of the rules page, which are those of the rule book on other spaces."""

from atoll.engine.json_values import Json
from atoll.engine.position import Position
from tests.games.la_tortuga.drawing import drawn
from tests.games.walkthrough import Walkthrough

RED, YELLOW, BLUE, GREEN = range(4)
RAFT = 0


def example(name: str) -> Walkthrough:
    return Walkthrough("la_tortuga", name)


def player(position: Position, seat: int) -> Json:
    found: Json = position.view(None)["players"][seat]
    return found


def test_a_total_of_nine_sends_the_turtle_back_to_the_raft() -> None:
    bust = example("bust")
    assert drawn(bust.at(1))[6] == "a"
    assert [ply["do"] for ply in bust.at(2).legal] == ["stop", "roll"]
    after = bust.at(3)
    assert "a" in drawn(after)[RAFT]
    assert after.view(None)["turn"] == YELLOW


def test_two_dice_of_five_move_ten_spaces() -> None:
    assert drawn(example("two-dice").at(4))[10] == "a"


def test_three_dice_of_seven_are_a_full_lap_with_a_card() -> None:
    lap = example("lap")
    assert drawn(lap.at(1))[5] == "a"
    after = lap.at(3)
    assert drawn(after)[5] == "a"
    assert player(after, RED)["eggs"] == 4


def test_twenty_one_spaces_from_the_raft_end_at_the_beach() -> None:
    after = example("lap-raft").at(3)
    assert drawn(after)[21] == "a"
    assert player(after, RED)["eggs"] == 5


def test_the_topmost_owner_decides_and_takes_the_card_and_those_below_stay() -> None:
    ride = example("ride")
    ride.at(1)
    assert drawn(ride.at(2))[18] == "cad"
    assert ride.at(3).actor == GREEN
    after = ride.at(5)
    assert drawn(after)[18] == "c"
    assert drawn(after)[7] == "ad"
    assert player(after, GREEN)["eggs"] == 6
    assert player(after, RED)["eggs"] == 0


def test_a_bust_breaks_the_group_up_and_leaves_those_below() -> None:
    bust = example("ride-bust")
    assert drawn(bust.at(1))[18] == "cad"
    after = drawn(bust.at(3))
    assert after[18] == "c"
    assert {"a", "d"} <= {*after[RAFT]}


def test_of_equal_eggs_more_cards_win_the_beach_counting_as_one() -> None:
    scoring = example("scoring")
    scoring.at(1)
    outcome = scoring.at(2).outcome
    assert outcome is not None
    assert outcome.scores[RED] == outcome.scores[YELLOW] == 22
    assert outcome.winners == [YELLOW]


def test_a_spent_three_makes_seven_with_two_dice() -> None:
    spend = example("spend")
    assert player(spend.at(1), RED)["eggs"] == 3
    spend.at(3)
    after = spend.at(4)
    assert drawn(after)[14] == "a"
    assert player(after, RED)["eggs"] == 0


def test_after_a_bust_the_other_of_two_turtles_still_moves() -> None:
    pairs = example("pairs")
    assert {ply["do"] for ply in pairs.at(1).legal} == {"turtle"}
    assert pairs.at(2).view(None)["turn"] == RED
    assert drawn(pairs.at(3))[5] == "a"
