"""Clues: the six relations, and the spaces each keeps."""

import pytest

from tests.games.tobago.drawing import Scene, scene


def kept(game: Scene, clue: str) -> set[str]:
    """The spaces of the picture that a clue in seat 0's hand keeps."""
    spaces = game.position.view(0)["hand_keeps"][clue]
    return {at for at in spaces if game.picture.hexes & {tuple(map(int, at.split(",")))}}


@pytest.mark.parametrize(
    ("clue", "picture"),
    [
        (
            "next_to hut",
            """
                  S
                S   S
              R   L   S
            J   L   S   L
              L   L*  J
            S   L*  J*  J
              S   Lh  J
            S   M*  M*  J
              M   M*  M
            M   S   L   M
              S   R   L
                R   L
                  J
            """,
        ),
        (
            "in_sight_of hut",
            """
                  S
                S   S
              R   L*  S
            J   L*  S*  L
              L*  L*  J*
            S   L*  J*  J
              S*  Lh  J*
            S   M*  M*  J
              M*  M*  M*
            M   S*  L*  M
              S   R*  L
                R   L
                  J
            """,
        ),
        (
            "not_next_to hut",
            """
                  S*
                S*  S*
              R*  L*  S*
            J*  L*  S*  L*
              L*  L   J*
            S*  L   J   J*
              S*  Lh* J*
            S*  M   M   J*
              M*  M   M*
            M*  S*  L*  M*
              S*  R*  L*
                R*  L*
                  J*
            """,
        ),
        (
            "not_in_sight_of hut",
            """
                  S*
                S*  S*
              R*  L   S*
            J*  L   S   L*
              L   L   J
            S*  L   J   J*
              S   Lh* J
            S*  M   M   J*
              M   M   M
            M*  S   L   M*
              S*  R   L*
                R*  L*
                  J*
            """,
        ),
    ],
)
def test_a_clue_about_an_object_keeps_spaces_by_distance(clue: str, picture: str) -> None:
    """The others stand so far away that they do not matter here."""
    game = scene(picture, hands={0: [clue]})
    assert kept(game, clue) == game.marked


@pytest.mark.parametrize("thing", ["palm", "statue"])
def test_palms_and_statues_are_landmarks_as_huts_are(thing: str) -> None:
    game = scene(
        f"""
          R   L   S
        J   L   S   L
          L   L*  J
        S   L*  J*  J
          S   L{thing[0]}  J
        S   M*  M*  J
          M   M*  M
        M   S   L   M
        """,
        hands={0: [f"next_to {thing}"]},
    )
    assert kept(game, f"next_to {thing}") == game.marked


def test_the_nearest_object_of_the_kind_counts() -> None:
    """Each of two huts keeps the spaces next to it."""
    game = scene(
        """
        S   S*  R
          S*  S*
        R   Lh  S
          L*  S*
        L   L*  J
          L   J
        S   L   J
          M   M
        M   M*  M
          S*  L*
        S   Rh  L
          R*  L*
            J*  L
        """,
        hands={0: ["next_to hut"]},
    )
    assert kept(game, "next_to hut") == game.marked


@pytest.mark.parametrize(
    ("clue", "picture"),
    [
        (
            "in lake",
            """
              J   R   L*  S   L*  M
            B   J   L*  S   L*  M
              S   L*  L*  J   L*  J
            B   S   L*  J   J   J
              S   S   L*  J   J
            B   S   M   M   J
              B   M   M   M
            """,
        ),
        (
            "in largest_lake",
            """
              J   R   L*  S   L   M
            B   J   L*  S   L   M
              S   L*  L*  J   L   J
            B   S   L*  J   J   J
              S   S   L*  J   J
            B   S   M   M   J
              B   M   M   M
            """,
        ),
        (
            "not_in largest_lake",
            """
              J*  R*  L   S*  L*  M*
            B*  J*  L   S*  L*  M*
              S*  L   L   J*  L*  J*
            B*  S*  L   J*  J*  J*
              S*  S*  L   J*  J*
            B*  S*  M*  M*  J*
              B*  M*  M*  M*
            """,
        ),
        (
            "next_to largest_lake",
            """
              J   R*  L   S   L   M
            B   J*  L   S*  L   M
              S   L   L   J   L   J
            B   S*  L   J*  J   J
              S   S*  L   J   J
            B   S   M*  M*  J
              B   M   M*  M
            """,
        ),
        (
            "in_sight_of largest_lake",
            """
              J*  R*  L   S*  L   M
            B   J*  L   S*  L   M
              S*  L   L   J*  L   J
            B   S*  L   J*  J   J
              S*  S*  L   J*  J
            B   S*  M*  M*  J
              B   M*  M*  M*
            """,
        ),
        (
            "not_in jungle",
            """
              J   R*  L*  S*  L*  M*
            B*  J   L*  S*  L*  M*
              S*  L*  L*  J   L*  J
            B*  S*  L*  J   J   J
              S*  S*  L*  J   J
            B*  S*  M*  M*  J
              B*  M*  M*  M*
            """,
        ),
        (
            "next_to jungle",
            """
              J   R*  L   S*  L   M*
            B*  J   L   S*  L*  M*
              S*  L*  L*  J   L*  J
            B   S*  L   J   J   J
              S   S   L*  J   J
            B   S   M   M*  J
              B   M   M   M*
            """,
        ),
    ],
)
def test_a_clue_about_terrain_keeps_spaces_by_distance(clue: str, picture: str) -> None:
    """NEXT TO and IN SIGHT leave the landmark itself out."""
    game = scene(picture, hands={0: [clue]})
    assert kept(game, clue) == game.marked


def test_not_next_to_keeps_the_landmark_itself() -> None:
    game = scene(
        """
                      R*
                B*      B   B*
              B   S*  R*      M*
        J*  R*  S*  S   B   B*
          J   S   S*  R*  B   M*
        J*  R*  S   S   R*  M*  M*
        """,
        hands={0: ["not_next_to river"]},
    )
    assert kept(game, "not_next_to river") == game.marked


@pytest.mark.parametrize(
    ("clue", "picture"),
    [
        (
            "next_to ocean",
            """
                      R*
                B*      B*  B*
              B*  S*  R*      M*
        J*  R*  S   S*  B*  B*
          J*  S   S   R   B*  M*
        J*  R   S   S   R   M   M*
            """,
        ),
        (
            "in_sight_of ocean",
            """
                      R*
                B*      B*  B*
              B*  S*  R*      M*
        J*  R*  S*  S*  B*  B*
          J*  S*  S*  R*  B*  M*
        J*  R*  S   S*  R*  M*  M*
            """,
        ),
        (
            "not_in_sight_of ocean",
            """
                      R
                B       B   B
              B   S   R       M
        J   R   S   S   B   B
          J   S   S   R   B   M
        J   R   S*  S   R   M   M
            """,
        ),
    ],
)
def test_the_ocean_is_a_landmark_and_bays_belong_to_it(clue: str, picture: str) -> None:
    game = scene(picture, hands={0: [clue]})
    assert kept(game, clue) == game.marked


def test_distance_crosses_bays() -> None:
    """The scrubland west of the bay is two spaces from the river, though three by land."""
    game = scene(
        """
                      Rp
                B       B*  B
              B   S*  R*      M
        J   R   S   S*  B*  B
          J   S   S   R*  B   M
        J   R   S   S   R   M   M
        """,
        hands={0: ["in_sight_of palm"]},
    )
    assert kept(game, "in_sight_of palm") == game.marked
