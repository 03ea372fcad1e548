"""Sharing a treasure: cards turned up and offered rose by rose."""

from tests.games.tobago.drawing import Map, Scene, scene

SPOT = """
          S   L   L   J   L   J
        B   S   Lc  J0x Ja  J   B
          S   S   L   Jb  J   B
        """


def raised(*owners: int | tuple[int, int], deck: str = "2222222233334444", **told: object) -> Scene:
    """Seat 0 has raised grey, whose clues have roses of these owners from the oldest down."""
    cards = ("in jungle", "next_to hut", "next_to palm", "not_in beach")
    clues = [
        (card, *owner) if isinstance(owner, tuple) else (card, owner)
        for card, owner in zip(cards, owners, strict=False)
    ]
    maps = {"grey": Map(clues, sites="x")}
    return scene(SPOT, maps=maps, deck=deck, **told).play("raise grey")  # type: ignore[arg-type]


def asked(told: Scene) -> int:
    assert told.verbs == {"take", "leave"}
    return told.position.actor


def test_the_book_s_five_card_sharing() -> None:
    """Anna (0) raised; above her rose are those of Bobby (1), Anna and Roger (2)."""
    told = raised(2, 0, 1).play("peek 2; peek 3; peek 4; peek 2; add 3")
    told.play("reveal 2")
    for seat in (0, 1, 0):  # Anna passes, Bobby passes, Anna is asked again and passes
        assert asked(told) == seat
        told.play("leave")
    assert asked(told) == 2
    told.play("take; reveal 4")  # Roger takes the first card
    assert asked(told) == 0
    told.play("take; reveal 2")  # Anna takes the second at once, with her lowest rose
    assert asked(told) == 1
    told.play("leave")
    assert asked(told) == 0
    told.play("leave")  # nobody wants the third
    assert told.view["treasure_discards"] == 1
    told.play("reveal 3")
    assert asked(told) == 1
    told.play("leave; take")  # Anna takes the fourth
    told.play("reveal 3")  # the last card is shown though only Bobby can take it
    assert asked(told) == 1
    told.play("take")
    assert [told.position.view(seat)["players"][seat]["cards"] for seat in range(3)] == [
        [3, 4],
        [3],
        [2],
    ]
    assert told.verbs == {"start_map"}
    assert told.position.actor == 1


def test_who_takes_a_card_gets_that_rose_back() -> None:
    told = raised(1, 2).play("looks; reveal 2; leave; take")
    assert [player["roses"] for player in told.view["players"]] == [14, 14, 15]
    assert [clue["roses"] for clue in told.map("grey")["clues"]] == [1, 0]
    assert told.view["players"][2]["treasures"] == 1


def test_each_card_is_offered_from_the_bottom_again() -> None:
    told = raised(1, 2).play("looks; reveal 2; leave; leave; leave; reveal 2")
    assert asked(told) == 0


def test_a_double_claim_is_asked_twice() -> None:
    told = raised((1, 2)).play("looks; reveal 2; leave")
    for number in (0, 1):
        assert asked(told) == 1
        assert told.view["sharing"]["rose"] == {"clue": 0, "number": number}
        told.play("leave")
    assert told.verbs == {"reveal"}


def test_taking_with_one_rose_of_a_double_claim_leaves_the_other() -> None:
    told = raised((1, 2)).play("looks; reveal 2; take; reveal 2; take; reveal 2")
    assert asked(told) == 1
    assert told.map("grey")["clues"][0]["roses"] == 1


def test_after_taking_with_the_second_rose_the_next_card_starts_at_the_bottom_too() -> None:
    told = raised((1, 2)).play("looks; reveal 2; leave; leave; take; reveal 2")
    assert asked(told) == 0
    assert asked(told.play("leave")) == 1
    assert told.view["sharing"]["rose"] == {"clue": 0, "number": 0}


def test_a_card_nobody_takes_is_discarded() -> None:
    told = raised(1).play("peek 4; peek 3; add 2; reveal 4; leave; leave")
    assert told.view["treasure_discards"] == 1
    assert told.view["sharing"]["cards"] == 2
    assert told.view["sharing"]["card"] is None


def test_it_ends_with_the_roses_and_what_is_left_is_discarded_unseen() -> None:
    told = raised(1).play("peek 4; peek 3; add 2; reveal 4; take; reveal 2; take")
    assert told.view["phase"] == "start_map"
    assert told.view["treasure_discards"] == 1
    assert told.view["sharing"] is None


def test_it_goes_on_while_the_raiser_s_rose_is_the_only_one_left() -> None:
    told = raised(1).play("looks; reveal 2; leave; take; reveal 2")
    assert asked(told) == 0


def test_it_ends_with_the_cards() -> None:
    told = raised(1).play("looks; reveal 2; leave; leave; reveal 2; take; reveal 2; leave")
    assert told.view["phase"] == "start_map"
    assert [player["roses"] for player in told.view["players"]] == [15, 15, 15]


def test_cards_are_turned_up_by_the_copies_in_the_pool() -> None:
    told = raised(1, 1).play("peek 2; peek 4; peek 2; add 3")
    assert [ply["card"] for ply in told.position.legal] == ["2", "3", "4"]
    assert told.position.weights == [2, 1, 1]
    told.play("reveal 2; take")
    assert told.position.weights == [1, 1, 1]


def test_the_last_card_is_still_turned_up_by_chance() -> None:
    told = raised(1).play("peek 2; peek 2; add 3; reveal 2; leave; leave; reveal 2; leave; leave")
    assert told.position.legal == [{"by": "chance", "do": "reveal", "card": "3"}]


# ── R10: short decks ─────────────────────────────────────────────────────────────────────


def test_r10_an_empty_deck_takes_in_the_discards_when_the_next_card_is_wanted() -> None:
    told = raised(1, 2, deck="23", discards="6655").play("peek 2; peek 3")
    assert [(ply["do"], ply["seat"], ply["card"]) for ply in told.position.legal] == [
        ("peek", 1, "5"),
        ("peek", 1, "6"),
    ]
    assert told.position.weights == [2, 2]
    told.play("peek 6; add 6")
    assert told.view["treasure_deck"] == 2


def test_r10_the_discards_are_not_taken_in_earlier() -> None:
    told = raised(1, deck="234", discards="66").play("peek 2; peek 3; add 4")
    assert (told.view["treasure_deck"], told.view["treasure_discards"]) == (0, 2)


def test_r10_still_short_what_there_is_is_dealt_from_the_bottom() -> None:
    told = raised(1, 2, deck="2", discards="6").play("peek 2; peek 6")
    assert told.view["sharing"]["looks"] == [1, 0, 1]
    assert told.verbs == {"reveal"}
    told.play("reveal 2; leave; leave; leave; reveal 6; leave; take")
    assert told.position.over
    assert told.position.outcome.scores == [0, 0, 6]  # type: ignore[union-attr]


def test_r10_no_card_for_the_unseen_one() -> None:
    told = raised(1, deck="23").play("peek 2; peek 3")
    assert told.verbs == {"reveal"}
    assert told.view["sharing"]["cards"] == 2
