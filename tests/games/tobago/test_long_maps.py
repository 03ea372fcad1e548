"""How long a map can get."""

from collections.abc import Callable

from atoll.games.tobago.island.data import DATA
from atoll.games.tobago.state import MOST_CLUES

FITS: dict[str, Callable[[int], bool]] = {
    "in": lambda far: far == 0,
    "next_to": lambda far: far == 1,
    "in_sight_of": lambda far: far in (1, 2),
}


def most_that_fit(landmark: str) -> int:
    """How many clues about a landmark can be true of one space.

    The largest area of it is as far from the space as any of it, or farther.
    """
    clues = [clue for clue in DATA["clue_cards"] if clue["landmark"] == landmark]
    most: int = max(
        sum(
            FITS[clue["relation"].removeprefix("not_")](largest if clue["largest"] else any_of_it)
            != clue["relation"].startswith("not_")
            for clue in clues
        )
        for any_of_it in range(4)
        for largest in range(any_of_it, 4)
        if (any_of_it, largest) != (0, 1)  # then it would belong to the largest area
    )
    return most


def test_no_map_holds_more_clues_than_the_record_has_room_for() -> None:
    """The treasure's space fits every clue of its map."""
    landmarks = {clue["landmark"] for clue in DATA["clue_cards"]}
    assert sum(map(most_that_fit, landmarks)) == MOST_CLUES
