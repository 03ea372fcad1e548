"""Sharing a treasure: cards turned up and offered rose by rose."""

from tests.games.tobago.drawing import Map, Scene, scene

SPOT = """
          S   L   L   J   L   J
        B   S   Lc  J0x Ja  J   B
          S   S   L   Jb  J   B
        """


def raised(
    *owners: int | tuple[int, int], deck: str = "2222222233334444", **changes: object
) -> Scene:
    """Seat 0 has raised grey, whose clues have roses of these owners from the oldest down."""
    cards = ("in jungle", "next_to hut", "next_to palm", "not_in beach")
    clues = [
        (card, *owner) if isinstance(owner, tuple) else (card, owner)
        for card, owner in zip(cards, owners, strict=False)
    ]
    maps = {"grey": Map(clues, sites="x")}
    return scene(SPOT, maps=maps, deck=deck, **changes).play("raise grey")  # type: ignore[arg-type]


def asked(game: Scene) -> int:
    assert game.verbs == {"take", "leave"}
    return game.position.actor


def test_the_book_s_five_card_sharing() -> None:
    """Anna (0) raised; above her rose are those of Bobby (1), Anna and Roger (2)."""
    game = raised(2, 0, 1).play("peek 2; peek 3; peek 4; peek 2; add 3")
    game.play("reveal 2")
    for seat in (0, 1, 0):  # Anna passes, Bobby passes, Anna is asked again and passes
        assert asked(game) == seat
        game.play("leave")
    assert asked(game) == 2
    game.play("take; reveal 4")  # Roger takes the first card
    assert asked(game) == 0
    game.play("take; reveal 2")  # Anna takes the second at once, with her lowest rose
    assert asked(game) == 1
    game.play("leave")
    assert asked(game) == 0
    game.play("leave")  # no player wants the third
    assert game.view["treasure_discards"] == 1
    game.play("reveal 3")
    assert asked(game) == 1
    game.play("leave; take")  # Anna takes the fourth
    game.play("reveal 3")  # the last card is shown though only Bobby can take it
    assert asked(game) == 1
    game.play("take")
    assert [game.position.view(seat)["players"][seat]["cards"] for seat in range(3)] == [
        [3, 4],
        [3],
        [2],
    ]
    assert game.verbs == {"start_map"}
    assert game.position.actor == 1


def test_taking_a_card_gives_the_rose_back() -> None:
    game = raised(1, 2).play("looks; reveal 2; leave; take")
    assert [player["roses"] for player in game.view["players"]] == [14, 14, 15]
    assert [clue["roses"] for clue in game.map("grey")["clues"]] == [1, 0]
    assert game.view["players"][2]["treasures"] == 1


def test_each_card_is_offered_from_the_bottom_again() -> None:
    game = raised(1, 2).play("looks; reveal 2; leave; leave; leave; reveal 2")
    assert asked(game) == 0


def test_a_double_claim_is_asked_twice() -> None:
    game = raised((1, 2)).play("looks; reveal 2; leave")
    for number in (0, 1):
        assert asked(game) == 1
        assert game.view["sharing"]["rose"] == {"clue": 0, "number": number}
        game.play("leave")
    assert game.verbs == {"reveal"}


def test_taking_with_one_rose_of_a_double_claim_leaves_the_other() -> None:
    game = raised((1, 2)).play("looks; reveal 2; take; reveal 2; take; reveal 2")
    assert asked(game) == 1
    assert game.map("grey")["clues"][0]["roses"] == 1


def test_after_taking_with_the_second_rose_the_next_card_starts_at_the_bottom_too() -> None:
    game = raised((1, 2)).play("looks; reveal 2; leave; leave; take; reveal 2")
    assert asked(game) == 0
    assert asked(game.play("leave")) == 1
    assert game.view["sharing"]["rose"] == {"clue": 0, "number": 0}


def test_a_card_that_no_player_takes_is_discarded() -> None:
    game = raised(1).play("peek 4; peek 3; add 2; reveal 4; leave; leave")
    assert game.view["treasure_discards"] == 1
    assert game.view["sharing"]["cards"] == 2
    assert game.view["sharing"]["card"] is None


def test_sharing_ends_with_the_roses_and_the_rest_is_discarded_unseen() -> None:
    game = raised(1).play("peek 4; peek 3; add 2; reveal 4; take; reveal 2; take")
    assert game.view["phase"] == "start_map"
    assert game.view["treasure_discards"] == 1
    assert game.view["sharing"] is None


def test_sharing_goes_on_while_the_raiser_s_rose_is_the_only_one_left() -> None:
    game = raised(1).play("looks; reveal 2; leave; take; reveal 2")
    assert asked(game) == 0


def test_sharing_ends_with_the_cards() -> None:
    game = raised(1).play("looks; reveal 2; leave; leave; reveal 2; take; reveal 2; leave")
    assert game.view["phase"] == "start_map"
    assert [player["roses"] for player in game.view["players"]] == [15, 15, 15]


def test_cards_are_turned_up_by_the_copies_in_the_pool() -> None:
    game = raised(1, 1).play("peek 2; peek 4; peek 2; add 3")
    assert [ply["card"] for ply in game.position.legal] == ["2", "3", "4"]
    assert game.position.weights == [2, 1, 1]
    game.play("reveal 2; take")
    assert game.position.weights == [1, 1, 1]


def test_the_last_card_is_still_turned_up_by_chance() -> None:
    game = raised(1).play("peek 2; peek 2; add 3; reveal 2; leave; leave; reveal 2; leave; leave")
    assert game.position.legal == [{"by": "chance", "do": "reveal", "card": "3"}]


# ── R10: short decks ─────────────────────────────────────────────────────────────────────


def test_r10_an_empty_deck_takes_in_the_discards_when_the_next_card_is_wanted() -> None:
    game = raised(1, 2, deck="23", discards="6655").play("peek 2; peek 3")
    assert [(ply["do"], ply["seat"], ply["card"]) for ply in game.position.legal] == [
        ("peek", 1, "5"),
        ("peek", 1, "6"),
    ]
    assert game.position.weights == [2, 2]
    game.play("peek 6; add 6")
    assert game.view["treasure_deck"] == 2


def test_r10_the_discards_are_not_taken_in_earlier() -> None:
    game = raised(1, deck="234", discards="66").play("peek 2; peek 3; add 4")
    assert (game.view["treasure_deck"], game.view["treasure_discards"]) == (0, 2)


def test_r10_if_cards_are_still_short_they_are_dealt_from_the_bottom() -> None:
    game = raised(1, 2, deck="2", discards="6").play("peek 2; peek 6")
    assert game.view["sharing"]["looks"] == [1, 0, 1]
    assert game.verbs == {"reveal"}
    game.play("reveal 2; leave; leave; leave; reveal 6; leave; take")
    assert game.position.over
    assert game.position.outcome.scores == [0, 0, 6]  # type: ignore[union-attr]


def test_r10_if_cards_are_short_none_is_added_unseen() -> None:
    game = raised(1, deck="23").play("peek 2; peek 3")
    assert game.verbs == {"reveal"}
    assert game.view["sharing"]["cards"] == 2
