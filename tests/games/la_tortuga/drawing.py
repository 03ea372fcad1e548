"""La Tortuga's positions as small pictures, and its plies in short.

A picture shows turtles standing on each other above the number of their space; 0 is the
raft, where no turtle stands on another.  Turtle 0 is called `a`, turtle 1 `b`, and so on;
turtles that are not drawn are on the raft.

        c
     e  b
     d  a
     7 18
"""

from collections.abc import Mapping, Sequence
from textwrap import dedent

from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from atoll.games import find

GAME = find("la_tortuga")
NAMES = "abcdefg"
BEACH = 0  # in place of a card: the deck is used up, the beach shows


def scene(
    picture: str,
    *,
    players: int,
    turn: int = 0,
    egg: int = 3,
    deck: int = 19,
    eggs: Mapping[int, Sequence[int]] | None = None,
    **options: bool,
) -> Position:
    """The beginning of a turn, with the turtles as drawn and cards as given."""
    position = GAME.lay_out(players, options, {"first": turn, "egg": egg or 3})
    state = position.state
    for space, stack in _read(picture).items():
        below = -1
        for turtle in stack:
            state.at[turtle] = space
            if space:
                state.carrier[turtle] = below
                if below >= 0:
                    state.rider[below] = turtle
                state.topmost[space] = below = turtle
    for seat, values in (eggs or {}).items():
        for value in values:
            state.eggs[seat, value] += 1
            state.unseen[value] -= 1
    state.egg = egg
    state.deck = deck
    return position


def drawn(position: Position) -> dict[int, str]:
    """The turtles of each space from the lowest to the topmost; on the raft by name."""
    places: dict[int, list[int]] = {}
    turtles = position.view(None)["turtles"]
    lowest = [t for t, turtle in enumerate(turtles) if turtle["on"] is None]
    for turtle in lowest:
        space = turtles[turtle]["at"]
        tower = _tower(turtles, turtle)
        assert not space or space not in places, "two turtles side by side"
        assert space or len(tower) == 1, "a turtle carried on the raft"
        places.setdefault(space, []).extend(tower)
    return {space: _name(stack) for space, stack in sorted(places.items())}


def picture(text: str, players: int) -> dict[int, str]:
    """What `drawn` gives for a position that looks like this."""
    stacks = _read(text)
    afloat = {turtle for space, stack in stacks.items() if space for turtle in stack}
    raft = [turtle for turtle in range(turtle_count(players)) if turtle not in afloat]
    places = {space: stack for space, stack in stacks.items() if space} | (
        {0: raft} if raft else {}
    )
    return {space: _name(stack) for space, stack in sorted(places.items())}


def play(position: Position, plies: str) -> Position:
    """Play plies written in short: `die 2, roll, die 4, stop`, each by the actor."""
    for text in plies.split(", "):
        position.play(ply(position, text))
    return position


def ply(position: Position, text: str) -> Ply:
    """A ply written in short, by the actor."""
    verb, *argument = text.split()
    ply: Ply = {"by": "chance" if position.chance else position.actor, "do": verb}
    if argument:
        ply["turtle" if verb == "turtle" else "value"] = int(argument[0])
    return ply


def turtle_count(players: int) -> int:
    """Two turtles for each of two or three players, otherwise one."""
    return 2 * players if players <= 3 else players


def _name(stack: Sequence[int]) -> str:
    return "".join(NAMES[turtle] for turtle in stack)


def _tower(turtles: Sequence[Mapping[str, int | None]], turtle: int) -> list[int]:
    riders = [t for t, other in enumerate(turtles) if other["on"] == turtle]
    assert len(riders) <= 1, "two turtles on one back"
    assert all(turtles[t]["at"] == turtles[turtle]["at"] for t in riders), "a rider elsewhere"
    return [turtle, *(_tower(turtles, riders[0]) if riders else [])]


def _read(text: str) -> dict[int, list[int]]:
    rows = dedent(text).strip("\n").splitlines()
    if not rows:
        return {}
    *towers, labels = rows
    stacks: dict[int, list[int]] = {}
    column = 0
    for label in labels.split():
        column = labels.index(label, column) + len(label)
        letters = [row[column - 1 : column].strip() for row in reversed(towers)]
        stacks[int(label)] = [NAMES.index(letter) for letter in letters if letter]
    return stacks
