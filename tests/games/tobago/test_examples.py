"""The rule books' worked examples, on islands where they come out."""

from tests.games.tobago.drawing import Map, Scene, scene

ANNA, BOBBY = 0, 1


def sites(game: Scene, name: str) -> set[str]:
    return {*game.map(name)["sites"]}


def test_anna_s_clue_fits_the_white_map_only_and_leaves_six_of_fourteen_sites() -> None:
    """`x` and `*` are the 14 spaces next to a hut; those with a star are in the jungle."""
    game = scene(
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
    assert sites(game, "white") == {*game.picture.all("x"), *game.marked}
    assert len(sites(game, "white")) == 14
    assert [ply["map"] for ply in game.legal("clue") if ply["card"] == "in jungle"] == ["white"]
    game.play("clue in jungle white; draws")
    assert sites(game, "white") == game.marked
    assert len(game.marked) == 6
    game.play("clue next_to palm white; draws")
    assert sites(game, "white") == {game.at("y")}


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
    game = scene(COLLECTING)
    game.play("drive a; drive y; drive b")  # A, the end of the mountains, B under Roger's vehicle
    assert game.view["players"][LOLA]["amulets"] == 2
    game.play("end_turn")
    assert game.turn == ROGER
    assert game.view["players"][ROGER]["amulets"] == 0  # it would have been his for nothing
    game.play("drive c; drive z; drive d")  # along the beach, two changes of terrain
    assert game.view["players"][ROGER]["amulets"] == 2
    game.play("amulet_drive e")  # E is in reach of an amulet's drive, but not to be taken on it
    assert game.view["players"][ROGER]["amulets"] == 1
    assert game.view["amulets"] == [game.at("e")]


def test_the_expert_s_tip_takes_two_amulets_after_an_amulet_s_drive() -> None:
    """An amulet's drive first, to C; then D and E, from under another's vehicle."""
    game = scene(COLLECTING, turn=ROGER, amulets=[0, 1])
    game.play("amulet_drive c")
    assert game.view["players"][ROGER]["amulets"] == 0
    game.play("drive z; drive d; drive e")
    assert game.view["players"][ROGER]["amulets"] == 2
    assert game.at("c") in game.view["amulets"]


def test_one_turn_may_raise_four_treasures() -> None:
    game = scene(
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
    assert game.legal("raise") == []
    game.play("amulet_remove grey b; raise grey; looks; all_leave; start_map in lake; draws")
    game.play("drive c; raise black; looks; all_leave; start_map in river; draws")
    game.play("amulet_drive e")
    assert [ply["map"] for ply in game.legal("raise")] == ["brown", "white"]
    game.play("raise white; looks; all_leave; start_map next_to hut; draws")
    game.play("raise brown; looks; all_leave; start_map next_to palm; draws")
    assert game.turn == 1
