"""Shoring up."""

from tests.games.forbidden_island.drawing import Scene, scene, tidy


def test_a_pawn_shores_up_its_own_or_an_orthogonally_adjacent_flooded_tile() -> None:
    island = scene(
        """
                .   .
            .   ~   ~*  ~
        .   .   ~*  ~*M .   .
        .   .   ~   x   ~   .
            .   .   ~   .
                .   .D
        """,
        seats="MD",
    )
    assert island.targets("shore_up") == island.marked


def test_a_tile_shored_up_is_dry_again_and_costs_an_action() -> None:
    island = scene(
        """
                .   .
            .   ~   ~1  .
        .   .   .   .M  .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .D
        """,
        seats="MD",
    )
    assert str(island.play("shore_up 1")) == tidy(
        """
                .   .
            .   ~   .   .
        .   .   .   .M  .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .D
        """
    )
    assert island.view["actions"] == 2


def test_the_explorer_shores_up_diagonally_too() -> None:
    island = scene(
        """
                .   ~
            .   ~*  ~*  ~*
        .   ~   ~*  ~*X .   ~
        .   .   ~*  x   ~*  .
            .   .   ~   .
                .   .D
        """,
        seats="XD",
    )
    assert island.targets("shore_up") == island.marked


# ── R5: the Engineer ─────────────────────────────────────────────────────────────────────


def engineer(*hands: str, third: str = "~") -> Scene:
    """An Engineer with three flooded tiles in reach; more lie elsewhere."""
    return scene(
        f"""
                .5  .
            .   .   ~1  .
        .   .   ~2  .0E {third}3  .
        .   .   .   .4  .   .
            .   .   .   .
                ~6  .M
        """,
        *hands,
        seats="EM",
    )


def test_r5_the_engineer_shores_up_two_tiles_for_one_action() -> None:
    island = engineer().play("shore_up 1, shore_up 2")
    assert island.view["actions"] == 2
    assert island.play("shore_up 3").view["actions"] == 1


def test_r5_other_roles_shore_up_one_tile_an_action() -> None:
    island = scene(
        """
                .   .
            .   .   ~1  .
        .   .   ~2  .M  .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .E
        """,
        seats="ME",
    )
    assert island.play("shore_up 1, shore_up 2").view["actions"] == 1


def test_r5_the_second_tile_may_be_skipped_and_is_not_kept_past_another_action() -> None:
    island = engineer().play("shore_up 1, move 3")
    assert not island.view["free_shore_up"]
    assert island.play("shore_up 3").view["actions"] == 0
    island = engineer().play("shore_up 1")
    assert island.view["free_shore_up"]
    island.play("end_actions")
    assert (island.view["phase"], island.view["actions"]) == ("draw", 0)
    assert not island.view["free_shore_up"]


def test_r5_special_cards_are_no_actions() -> None:
    island = engineer("hs").play("shore_up 1, sandbag E 3, lift E M 5")
    assert island.view["free_shore_up"]
    assert island.play("shore_up 2").view["actions"] == 2


def test_r5_after_the_last_action_only_the_second_tile_is_left() -> None:
    """Moves and gifts need an action; ending is always possible."""
    island = engineer("ee").play("move 4, move 0, shore_up 1")
    assert island.legal == island.plies("end_actions", "shore_up 2", "shore_up 3")
    assert island.play("shore_up 3").view["phase"] == "draw"


def test_r5_after_the_last_action_special_cards_stay_playable() -> None:
    island = engineer("h", "s").play("move 4, move 0, shore_up 1")
    assert island.verbs() == {"end_actions", "shore_up", "lift", "sandbag"}
    assert island.play("sandbag M 6").view["phase"] == "act"


def test_the_second_tile_lapses_as_soon_as_no_flooded_tile_is_in_reach() -> None:
    island = engineer("s", third=".").play("shore_up 1")
    assert island.view["free_shore_up"]
    island.play("sandbag E 2")
    assert not island.view["free_shore_up"]
    assert island.view["actions"] == 2


def test_the_second_tile_lapses_when_the_engineer_is_lifted_away() -> None:
    island = engineer("h").play("shore_up 1, lift E E 5")
    assert not island.view["free_shore_up"]


def test_treasure_cards_come_when_the_second_tile_lapses_after_the_last_action() -> None:
    island = engineer("hh").play("move 4, move 0, shore_up 1, lift E E 5")
    assert island.view["phase"] == "window"
    assert island.view["part"] == "treasure"
    island = engineer("h").play("move 4, move 0, shore_up 1, lift E E 5")
    assert island.view["phase"] == "draw"


def test_there_is_no_second_tile_when_no_other_flooded_tile_is_in_reach() -> None:
    island = scene(
        """
                .   .
            .   .   ~1  .
        .   .   .   .E  .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """,
        seats="EM",
    )
    assert not island.play("shore_up 1").view["free_shore_up"]
