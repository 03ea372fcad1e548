"""Clues: what each keeps, where it may be played, markers, drawing, exchanging."""

from collections.abc import Callable

import pytest

from atoll.games.tobago.data import DATA
from atoll.games.tobago.state import MOST_CLUES
from tests.games.tobago.drawing import Map, Scene, scene


def kept(told: Scene, clue: str) -> set[str]:
    """The spaces of the picture that a clue in seat 0's hand keeps."""
    spaces = told.position.view(0)["keeps"][clue]
    return {at for at in spaces if told.picture.hexes & {tuple(map(int, at.split(",")))}}


# ── The six relations ────────────────────────────────────────────────────────────────────


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
def test_a_clue_about_an_object(clue: str, picture: str) -> None:
    """The others stand so far away that they do not matter here."""
    told = scene(picture, hands={0: [clue]})
    assert kept(told, clue) == told.marked


@pytest.mark.parametrize("thing", ["palm", "statue"])
def test_palms_and_statues_are_landmarks_as_huts_are(thing: str) -> None:
    told = scene(
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
    assert kept(told, f"next_to {thing}") == told.marked


def test_the_nearest_object_of_the_kind_counts() -> None:
    """Each of two huts keeps the spaces next to it."""
    told = scene(
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
    assert kept(told, "next_to hut") == told.marked


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
def test_a_clue_about_terrain(clue: str, picture: str) -> None:
    """NEXT TO and IN SIGHT leave the landmark itself out."""
    told = scene(picture, hands={0: [clue]})
    assert kept(told, clue) == told.marked


def test_not_next_to_keeps_the_landmark_itself() -> None:
    told = scene(
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
    assert kept(told, "not_next_to river") == told.marked


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
    told = scene(picture, hands={0: [clue]})
    assert kept(told, clue) == told.marked


def test_distance_crosses_bays() -> None:
    """The scrubland west of the bay is two spaces from the river, though three by land."""
    told = scene(
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
    assert kept(told, "in_sight_of palm") == told.marked


# ── Playing a clue ───────────────────────────────────────────────────────────────────────

NORTH_WEST = """
        J   Ra  S   S
          J   S   Sb  R
        J0  R   S   S
        """


def test_a_clue_goes_below_the_last_with_a_rose_and_a_card_is_drawn() -> None:
    told = scene(
        NORTH_WEST,
        maps={"brown": Map([("in river", 1)])},
        hands={0: ["next_to jungle"]},
    )
    told.play("clue next_to jungle brown")
    assert [(c["clue"], c["owner"], c["roses"]) for c in told.map("brown")["clues"]] == [
        ("in river", 1, 1),
        ("next_to jungle", 0, 1),
    ]
    assert told.view["players"][0]["roses"] == 14
    assert told.verbs == {"draw_clue"}
    told.play("draws")
    assert told.view["players"][0]["hand"] == 4
    assert told.turn == 1


def test_the_card_is_drawn_by_chance_each_of_the_deck_as_likely() -> None:
    told = scene(NORTH_WEST, hands={0: ["next_to hut"]}).play("clue next_to hut grey")
    view = told.position.view(0)
    assert len(told.position.legal) == view["clue_deck"] == 52 - 12
    assert told.position.weights == [1] * 40
    assert {(ply["by"], ply["do"], ply["seat"]) for ply in told.position.legal} == {
        ("chance", "draw_clue", 0)
    }
    drawn = told.position.legal[3]
    told.position.play(drawn)
    assert drawn["card"] in told.position.view(0)["hand"]
    assert "next_to hut" not in told.position.view(0)["hand"]


def test_any_map_takes_a_clue_an_empty_one_too() -> None:
    told = scene(NORTH_WEST, maps={"grey": Map([("in river", 1)])}, hands={0: ["next_to jungle"]})
    maps = [ply["map"] for ply in told.legal("clue") if ply["card"] == "next_to jungle"]
    assert maps == ["grey", "brown", "black", "white"]


@pytest.mark.parametrize(
    ("on_map", "clue", "why"),
    [
        (["in jungle"], "not_in jungle", "it would leave no space"),
        (["not_in jungle"], "in jungle", "it would leave no space"),
        (["in largest_jungle"], "in jungle", "it would remove no space"),
        (["in river", "next_to jungle"], "not_in jungle", "it would remove no space"),
        (["next_to hut"], "in_sight_of hut", "it would remove no space"),
        (["in lake"], "not_in_sight_of ocean", None),
        (["in jungle"], "in largest_jungle", None),
    ],
)
def test_a_clue_must_remove_a_space_and_leave_one(
    on_map: list[str], clue: str, why: str | None
) -> None:
    told = scene(NORTH_WEST, maps={"grey": Map([(c, 1) for c in on_map])}, hands={0: [clue]})
    fits = [ply for ply in told.legal("clue") if (ply["card"], ply["map"]) == (clue, "grey")]
    assert bool(fits) == (why is None)


def test_r1_a_clue_must_remove_a_space_before_markers_are_out_too() -> None:
    told = scene(
        NORTH_WEST, maps={"grey": Map([("next_to jungle", 1)])}, hands={0: ["not_in jungle"]}
    )
    assert not told.map("grey")["markers"]
    assert all(ply["map"] != "grey" for ply in told.legal("clue") if "jungle" in ply["card"])


def test_a_located_map_takes_no_clue() -> None:
    told = scene(NORTH_WEST, maps={"grey": Map([("in river", 1)], sites="a")})
    assert told.map("grey")["located"]
    assert {ply["map"] for ply in told.legal("clue")} == {"brown", "black", "white"}


def test_candidates_fit_every_clue() -> None:
    told = scene(
        """
              J   R   L   S   L   M
            B   J*  L   S   L   M
              S   L   L   J   L   J
            B   S   L   J*  J   J
              S   S   L   J   J
            B   S   M   M   J
              B   M   M   M
            """,
        maps={"white": Map([("next_to largest_lake", 1)])},
        hands={0: ["in jungle"]},
    ).play("clue in jungle white")
    assert {*told.map("white")["sites"]} == told.marked


@pytest.mark.parametrize(
    ("clues", "sites"),
    [(["in mountain", "not_next_to beach"], 17), (["in jungle", "in_sight_of ocean"], 18)],
)
def test_markers_lie_on_the_island_as_soon_as_17_are_enough(clues: list[str], sites: int) -> None:
    told = scene(NORTH_WEST, maps={"grey": Map([(clue, 1) for clue in clues])}, amulets=[1])
    assert len(told.map("grey")["sites"]) == sites
    assert told.map("grey")["markers"] == (sites == 17)
    removed = {ply["at"] for ply in told.legal("amulet_remove")}
    assert removed == ({*told.map("grey")["sites"]} if sites == 17 else set())


def test_r9_without_a_rose_no_clue() -> None:
    told = scene(NORTH_WEST, roses={0: 0}, amulets=[1], hands={0: ["next_to hut"]})
    assert told.legal("clue") == told.legal("amulet_clue") == []
    assert scene(NORTH_WEST, roses={0: 1}, hands={0: ["next_to hut"]}).legal("clue")


# ── Drawing and exchanging ───────────────────────────────────────────────────────────────


def short_deck(told: Scene, *, deck: int, discards: int) -> Scene:
    """So many cards in deck and discards; the others lie on two located maps."""
    state = told.position.state
    cards = [card for card in range(52) if int(state.deck) >> card & 1]
    state.deck = sum(1 << card for card in cards[:deck])
    state.discards = sum(1 << card for card in cards[deck : deck + discards])
    rest = cards[deck + discards :]
    for number, part in ((2, rest[:MOST_CLUES]), (3, rest[MOST_CLUES:])):
        state.clues[number] = len(part)
        state.clue[number, : len(part)] = part
        state.candidates[number] = [1, 0]
    return Scene(told.position.copy(), told.picture)


def test_an_empty_deck_takes_in_the_discards_when_a_card_is_wanted() -> None:
    told = short_deck(scene(NORTH_WEST, hands={0: ["next_to hut"]}), deck=1, discards=3)
    told.play("clue next_to hut grey; draws; end_turn")
    assert (told.view["clue_deck"], told.view["clue_discards"]) == (0, 3)
    told.play("exchange")
    assert (told.view["clue_deck"], told.view["clue_discards"]) == (7, 0)
    assert len(told.position.legal) == 7


def test_without_deck_and_discards_the_hand_stays_short_until_its_owner_next_draws() -> None:
    told = short_deck(
        scene(NORTH_WEST, hands={0: ["next_to hut", "next_to palm"]}, maps={}, amulets=[2]),
        deck=0,
        discards=0,
    )
    told.play("clue next_to hut grey")
    assert told.view["players"][0]["hand"] == 3
    assert told.view["phase"] == "act"
    state = told.position.state
    for _ in range(2):
        state.clues[3] -= 1
        state.discards = int(state.discards) | 1 << int(state.clue[3, state.clues[3]])
    told.play("amulet_clue next_to palm grey; draws")
    assert told.view["players"][0]["hand"] == 4


def test_exchanging_discards_the_whole_hand_first_then_draws_up_and_ends_the_turn() -> None:
    told = scene(NORTH_WEST)
    before = told.position.view(0)["hand"]
    told.play("exchange")
    assert told.view["clue_discards"] == 4
    assert told.position.view(0)["hand"] == []
    told.play("draws")
    assert not {*before} & {*told.position.view(0)["hand"]}
    assert told.view["players"][0]["hand"] == 4
    assert told.turn == 1


def test_cards_just_thrown_away_may_come_back_when_the_deck_is_empty() -> None:
    told = short_deck(scene(NORTH_WEST), deck=0, discards=0)
    before = told.position.view(0)["hand"]
    told.play("exchange; draws")
    assert told.position.view(0)["hand"] == before


def test_an_empty_hand_may_be_exchanged_too() -> None:
    told = scene(NORTH_WEST)
    state = told.position.state
    state.deck = int(state.deck) | int(state.hand[0])
    state.hand[0] = 0
    told = Scene(told.position.copy(), told.picture)
    told.play("exchange; draws")
    assert told.view["players"][0]["hand"] == 4


def test_two_players_hold_six_cards() -> None:
    told = scene(NORTH_WEST, players=2, hands={0: ["next_to hut"]})
    told.play("clue next_to hut grey; draws")
    assert told.view["players"][0]["hand"] == 6


# ── How long a map can get ───────────────────────────────────────────────────────────────

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
