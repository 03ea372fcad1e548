"""La Tortuga as text: the ring of spaces with the turtles piled up on it."""

from atoll.engine.json_values import Json
from atoll.games.la_tortuga.state import RAFT, SPACES

__all__ = ["TURTLES", "WIDTH", "draw_text"]

TURTLES = "abcdefg"
WIDTH = 3  # of a space


def draw_text(view: Json) -> str:
    """The raft, the ring, the dice, and what every seat holds.

    >>> state = atoll.make("la_tortuga", players=4).lay_out({"first": 2, "egg": 5})
    >>> print(state.play("die 3").play("stop"))
    La Tortuga: seat 3 moves turtle d
    <BLANKLINE>
            c
      1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21
    raft: a b d
    egg: 5, deck: 19
    <BLANKLINE>
    seat 0, turtle a: 0 eggs
    seat 1, turtle b: 0 eggs
    seat 2, turtle c: 0 eggs
    seat 3, turtle d: 0 eggs
    """
    egg = view["egg"] or "beach"
    return "\n".join(
        [
            f"La Tortuga: {_moment(view)}",
            "",
            *_towers(view),
            "".join(f"{space:{WIDTH}}" for space in range(1, SPACES + 1)),
            f"raft: {' '.join(_pile(view, RAFT)) or '–'}",
            f"egg: {egg}, deck: {view['deck']}",
            "",
            *(_seat(view, seat) for seat in range(len(view["players"]))),
        ]
    )


def _moment(view: Json) -> str:
    """What is to be decided, and by which seat."""
    if view["phase"] == "over":
        return "the game is over"
    if view["phase"] == "choose":
        return f"seat {view['turn']} chooses a turtle"
    if view["phase"] == "turn_up":
        return "the next egg is turned up"
    move = f"seat {view['turn']} moves turtle {TURTLES[view['moving']]}"
    if not view["thrown"]:
        return move
    dice = f"{view['total']} with {view['thrown']} {'die' if view['thrown'] == 1 else 'dice'}"
    return f"{move}, {dice}" + (
        f", seat {view['decides']} decides" if view["decides"] is not None else ""
    )


def _pile(view: Json, space: int) -> list[str]:
    """The turtles of a space, from the lowest up."""
    there = [n for n, turtle in enumerate(view["turtles"]) if turtle["at"] == space]
    if space == RAFT:
        return [TURTLES[n] for n in there]
    above = {view["turtles"][n]["on"]: n for n in there}
    pile: list[str] = []
    turtle = above.get(None)
    while turtle is not None:
        pile.append(TURTLES[turtle])
        turtle = above.get(turtle)
    return pile


def _towers(view: Json) -> list[str]:
    """The piles of all spaces, drawn upright."""
    piles = [_pile(view, space) for space in range(1, SPACES + 1)]
    rows = [
        "".join(f"{pile[level] if level < len(pile) else '':>{WIDTH}}" for pile in piles).rstrip()
        for level in range(max(map(len, piles)))
    ]
    return rows[::-1]


def _seat(view: Json, seat: int) -> str:
    player = view["players"][seat]
    own = [TURTLES[n] for n, turtle in enumerate(view["turtles"]) if turtle["owner"] == seat]
    cards = f" ({' '.join(map(str, player['cards']))})" if player["cards"] else ""
    beach = " and the beach" if player["beach"] else ""
    return f"seat {seat}, {'turtles' if len(own) > 1 else 'turtle'} {' '.join(own)}: " + (
        f"{player['eggs']} {'egg' if player['eggs'] == 1 else 'eggs'}{cards}{beach}"
    )
