"""The rule books' worked examples, on islands where they come out."""

from tests.games.tobago.drawing import Map, Scene, scene

ANNA, BOBBY = 0, 1


def sites(told: Scene, name: str) -> set[str]:
    return {*told.map(name)["sites"]}


def test_anna_s_clue_fits_the_white_map_only_and_leaves_six_of_fourteen_sites() -> None:
    """`x` and `*` are the 14 spaces next to a hut; those with a star are in the jungle."""
    told = scene(
        """
                      R
                B       B   Bh
              B   Sp  R       Mx
        J   R   S   S   B   Bx
          J   S   Ss  R   B   M
        J   R   S   Sx  R   M   Mpx
          J   R   Lx  Sx  Ls  M   Jh
        B   J   L   Sh  L   M   J*y
          S   L   Lx  J*  L   J
        B   S   L   J*  J   J   B
          S   S   L   J   J   B
        B   S   M   M   J   B
          B   M   M   M   M
            M   Ss  L   M   M
              S   R   L   S
                R   L   J   S
                  J   L   B
                Jp  L   J*
              M   J   J*  Bx
                M   J   Jh
                  M   J*
                M   M
                  M   M
                    M
        """,
        maps={
            "grey": Map([("not_in jungle", 2)]),
            "brown": Map([("in largest_jungle", 2)]),
            "black": Map([("next_to statue", 2)]),
            "white": Map([("next_to hut", 2)]),
        },
        hands={ANNA: ["in jungle"], BOBBY: ["next_to palm"]},
    )
    assert sites(told, "white") == {*told.picture.all("x"), *told.marked}
    assert len(sites(told, "white")) == 14
    assert [ply["map"] for ply in told.legal("clue") if ply["card"] == "in jungle"] == ["white"]
    told.play("clue in jungle white; draws")
    assert sites(told, "white") == told.marked
    assert len(told.marked) == 6
    told.play("clue next_to palm white; draws")
    assert sites(told, "white") == {told.at("y")}


COLLECTING = """
        J   R   S   S
          J   R   L   S
        Bc+ Jd+ L   S
          Sz  L   L   J
        B   S2e+L   J
          S   S   L   J
        B   S   Ma+ M   J
          B1b+M   M   M0  M
            My  S   L   M   M
        """
LOLA, ROGER = 0, 1


def test_lola_and_roger_collect_amulets() -> None:
    told = scene(COLLECTING)
    told.play("drive a; drive y; drive b")  # A, the end of the mountains, B under Roger's vehicle
    assert told.view["players"][LOLA]["amulets"] == 2
    told.play("end_turn")
    assert told.turn == ROGER
    assert told.view["players"][ROGER]["amulets"] == 0  # it would have been his for nothing
    told.play("drive c; drive z; drive d")  # along the beach, two changes of terrain
    assert told.view["players"][ROGER]["amulets"] == 2
    told.play("amulet_drive e")  # E is in reach of an amulet's drive, but not to be taken on it
    assert told.view["players"][ROGER]["amulets"] == 1
    assert told.view["amulets"] == [told.at("e")]


def test_the_expert_s_tip() -> None:
    """An amulet's drive first, to C; then D and E, from under another's vehicle."""
    told = scene(COLLECTING, turn=ROGER, amulets=[0, 1])
    told.play("amulet_drive c")
    assert told.view["players"][ROGER]["amulets"] == 0
    told.play("drive z; drive d; drive e")
    assert told.view["players"][ROGER]["amulets"] == 2
    assert told.at("c") in told.view["amulets"]


def test_the_turn_that_raises_four_treasures() -> None:
    told = scene(
        """
          S   L   L   J   L   J
        B   S   L   J0a Jb  J   B
          S   S   L   J   Jc  B
        B   S   Md  M   J   Be
          B   M   M   M   M
        """,
        maps={
            "grey": Map([("in jungle", 1)], sites="ab"),
            "black": Map([("next_to lake", 1)], sites="c"),
            "brown": Map([("next_to ocean", 2)], sites="e"),
            "white": Map([("in beach", 2)], sites="e"),
        },
        hands={0: ["in lake", "in river", "next_to hut", "next_to palm"]},
        amulets=[2],
        deck="2" * 30,
    )
    assert told.legal("raise") == []
    told.play("amulet_remove grey b; raise grey; looks; nobody; start_map in lake; draws")
    told.play("drive c; raise black; looks; nobody; start_map in river; draws")
    told.play("amulet_drive e")
    assert [ply["map"] for ply in told.legal("raise")] == ["brown", "white"]
    told.play("raise white; looks; nobody; start_map next_to hut; draws")
    told.play("raise brown; looks; nobody; start_map next_to palm; draws")
    assert told.turn == 1
