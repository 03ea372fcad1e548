"""Moving: one step, and what the roles make of it."""

from tests.games.forbidden_island.drawing import scene, tidy


def test_a_pawn_moves_to_an_orthogonally_adjacent_tile_dry_or_flooded() -> None:
    island = scene(
        """
                .   .
            .   .*  .   .
        .   ~*  .E  x   .   .
        .   .   ~*  .   .   .
            .   .   .   .
                .   .M
        """,
        seats="EM",
    )
    assert island.targets("move") == island.marked


def test_a_move_costs_an_action_and_moves_the_active_player_s_pawn() -> None:
    island = scene(
        """
                .   .
            .   .   .   .
        .   .   .E  .1  .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """,
        seats="EM",
    )
    assert str(island.play("move 1")) == tidy(
        """
                .   .
            .   .   .   .
        .   .   .   .E  .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """
    )
    assert island.view["actions"] == 2


def test_the_sea_of_the_shape_is_no_neighbour() -> None:
    island = scene(
        """
                .E  .*
            .   .*  .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """,
        seats="EM",
    )
    assert island.targets("move") == island.marked


def test_after_three_actions_the_treasure_cards_are_drawn() -> None:
    island = scene(
        """
                .   .
            .   .   .   .
        .   .   .2E .1  .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """,
        seats="EM",
    )
    island.play("move 1, move 2, move 1")
    assert island.view["phase"] == "draw"


def test_fewer_than_three_actions_are_allowed() -> None:
    island = scene(
        """
                .   .
            .   .   .   .
        .   .   .E  .1  .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """,
        seats="EM",
    )
    assert island.play("move 1, end_actions").view["phase"] == "draw"


def test_the_explorer_moves_diagonally_too() -> None:
    island = scene(
        """
                .   .
            .   .*  .*  .*
        .   .   ~*  .X  .*  .
        .   .   .*  x   ~*  .
            .   .   .   .
                .   .M
        """,
        seats="XM",
    )
    assert island.targets("move") == island.marked


def test_other_roles_move_neither_diagonally_nor_far() -> None:
    for role in "EMN":
        island = scene(
            f"""
                    .   .
                .   .   .*  .
            .   .   .*  .{role}  .*  .
            .   .   .   x   .   .
                .   .   .   .
                    .   .D
            """,
            seats=role + "D",
        )
        assert island.targets("move") == island.marked
        assert island.targets("fly") == set()


# ── The Pilot ────────────────────────────────────────────────────────────────────────────


def test_the_pilot_flies_to_any_tile_and_r1_steps_stay_allowed_besides() -> None:
    island = scene(
        """
                .*  ~*
            .*  .*  .   x
        .*  .*  ~   .P  .   .*
        .*  .*  .*  x   ~*  .*
            ~*  .*  .*  .*
                .*  .M*
        """,
        seats="PM",
    )
    assert island.targets("fly") == island.marked
    assert len(island.targets("move")) == 3
    assert not island.targets("move") & island.targets("fly")


def test_the_pilot_flies_once_in_his_turn_and_steps_before_and_after() -> None:
    island = scene(
        """
                .1  .
            .   .2  .   .
        .   .   .   .P  .3  .
        .   .   .   .   .   .
            .   .   .   .
                .   .M
        """,
        seats="PM",
    )
    island.play("move 3, fly 1")
    assert island.view["actions"] == 1
    assert island.targets("fly") == set()
    assert island.play("move 2").view["phase"] == "draw"


def test_an_ordinary_step_does_not_use_up_the_flight_and_the_next_turn_brings_a_new_one() -> None:
    island = scene(
        """
                .1  .
            .   .   .   .
        .   .   .4  .P  .3  .
        .   .   .   .5  .   .
            .   .   .   .
                .   .M
        """,
        seats="PM",
    )
    assert island.play("move 3").targets("fly")
    island.play("fly 1, end_actions, draw e, draw e, flood 4, flood 5")
    island.play("end_actions, draw w, draw w, flood 1, flood 3")
    assert island.view["turn"] == 0
    assert island.targets("fly")


# ── The Diver ────────────────────────────────────────────────────────────────────────────


def test_r2_the_diver_runs_through_flooded_and_missing_tiles_and_ends_on_a_tile() -> None:
    """He turns corners, enters a dry tile only as the end, and may end in between."""
    island = scene(
        """
                .   .
            .   .*  .*  .*
        .   .*  .D  ~*  ~*  .*
        .   .   .*  .*  x   .*
            .   .   .*  x
                .   .M
        """,
        seats="DM",
    )
    assert island.targets("move") == island.marked


def test_r2_the_run_never_crosses_the_open_sea_of_the_shape() -> None:
    """Round the corner of the island there is sea, not a place where a tile once lay."""
    island = scene(
        """
                x   .
            x   .   .   .
        ~D  .*  .   .   .   .
        .*  .   .   .   .   .
            .   .   .   .
                .   .M
        """,
        seats="DM",
    )
    assert island.targets("move") == island.marked


def test_r2_the_run_never_ends_where_it_began() -> None:
    island = scene(
        """
                .*  .*
            .*  ~*  ~*  .*
        .   .*  ~D  ~*  .*  .
        .   .   .*  .*  .   .
            .   .   .   .
                .   .M
        """,
        seats="DM",
    )
    assert island.targets("move") == island.marked


# ── The Navigator ────────────────────────────────────────────────────────────────────────


def test_r4_the_navigator_leads_another_pawn_one_or_two_steps_for_an_action() -> None:
    island = scene(
        """
                .   .*
            .   .*  ~*  .*
        .   .*  .*  .E  x   .
        .   .   .*  .*  .*  .
            .   .   .*  .
                .   .N
        """,
        seats="NE",
    )
    assert island.targets("navigate", seat=1) == island.marked
    assert {ply["seat"] for ply in island.offers("navigate")} == {1}


def test_r4_both_steps_go_to_one_pawn_and_cost_one_action() -> None:
    island = scene(
        """
                .   .
            .   .   .1  .
        .   .   .   .E  .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .N
        """,
        seats="NE",
    )
    island.play("navigate E 1")
    assert island.at(1) == island.tile("1")
    assert island.view["actions"] == 2


def test_r4_a_step_never_ends_on_a_missing_tile_nor_passes_one() -> None:
    island = scene(
        """
                .   .
            .   .   x   .
        .   .   x   .E  x   .
        .   .   .*  .*  .*  .
            .   .   .*  .
                .   .N
        """,
        seats="NE",
    )
    assert island.targets("navigate", seat=1) == island.marked


def test_r4_the_explorer_is_led_diagonally() -> None:
    island = scene(
        """
                .   .
            .   .   .*  .*
        .   .   .   .*  .*  .*
        .   .   .   x   x   .X
            .   .   .*  .*
                .   .N*
        """,
        seats="NX",
    )
    assert island.targets("navigate", seat=1) == island.marked


def test_r4_the_diver_is_led_past_a_missing_tile_by_the_first_step_but_makes_no_run() -> None:
    island = scene(
        """
                .   .*
            .   .*  x   .*
        .   .*  ~*  .D  ~*  .*
        .   .   x   x   .*  .
            .   .   x   .
                .   .N
        """,
        seats="ND",
    )
    assert island.targets("navigate", seat=1) == island.marked


def test_r4_the_pilot_is_led_on_foot() -> None:
    island = scene(
        """
                .P  .*
            .*  .*  .*  .
        .   .   .*  .   .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .N
        """,
        seats="NP",
    )
    assert island.targets("navigate", seat=1) == island.marked


def test_only_the_navigator_leads() -> None:
    island = scene(
        """
                .   .
            .   .   .   .
        .   .   .E  .   .   .
        .   .   .   .   .   .
            .   .   .   .
                .   .N
        """,
        seats="EN",
    )
    assert island.targets("navigate") == set()
