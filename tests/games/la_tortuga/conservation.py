"""What no ply of La Tortuga may create or lose."""

from atoll.engine.position import Position
from tests.games.la_tortuga.drawing import NAMES, drawn, turtle_count


def check(position: Position) -> None:
    view = position.view(None)
    _check_turtles(position)
    _check_cards(position)
    assert all(turtle["owner"] < position.players for turtle in view["turtles"])
    assert view["total"] <= 7
    assert view["thrown"] <= 3


def _check_turtles(position: Position) -> None:
    places = drawn(position)
    assert sorted("".join(places.values())) == sorted(NAMES[: turtle_count(position.players)])
    assert all(0 <= space <= 21 for space in places)


def _check_cards(position: Position) -> None:
    """24 cards of known values: unseen, face up, held, or spent by a ply."""
    view = position.view(None)
    spent = [ply["value"] for ply in position.plies if ply["do"] == "spend"]
    held = [value for player in view["players"] for value in player["cards"]]
    shown = [view["egg"]] if view["egg"] else []
    seen = spent + held + shown
    unseen = [int(value) for value, count in view["unseen"].items() for _ in range(count)]
    assert sorted(seen + unseen) == [1] * 3 + [2] * 3 + [3] * 5 + [4] * 5 + [5] * 5 + [6] * 3
    waiting = view["phase"] == "turn_up"
    assert view["deck"] == 20 - len(seen)
    assert waiting == (not shown and view["deck"] > 0 and view["phase"] != "over")
