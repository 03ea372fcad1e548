"""Curses in a sharing, and their variants."""

import pytest

from atoll.engine.editions import EDITIONS, FIRST_EDITION
from tests.games.tobago.drawing import Map, Scene, scene

SPOT = """
          S   L   L   J   L   J
        B   S   Lc  J0x Ja  J   B
          S   S   L   Jb  J   B
        """


def raised(*, deck: str = "2222223333cc", **changes: object) -> Scene:
    """Seat 0 has raised grey; its clues carry two roses of seat 1 and one of seat 2."""
    maps = {"grey": Map([("in jungle", 1), ("next_to hut", 2), ("next_to palm", 1)], sites="x")}
    scenery = {"maps": maps, "deck": deck, "hands": {0: ["in lake"]}, **changes}
    return scene(SPOT, **scenery).play("raise grey")  # type: ignore[arg-type]


def cards(game: Scene) -> list[list[int]]:
    return [game.position.view(seat)["players"][seat]["cards"] for seat in range(3)]


def amulets(game: Scene) -> list[int]:
    return [player["amulets"] for player in game.view["players"]]


LOOK = "peek curse; peek 2; peek 2; peek 3; add 3"


# ── As the rules have it ─────────────────────────────────────────────────────────────────


def test_a_curse_ends_the_sharing_at_once() -> None:
    game = raised().play(f"{LOOK}; reveal 2; take; reveal curse")
    assert game.view["phase"] == "start_map"
    assert game.view["treasure_discards"] == 3
    assert [player["roses"] for player in game.view["players"]] == [15, 15, 15]


def test_every_player_with_roses_on_the_map_loses_one_amulet() -> None:
    game = raised(amulets=[2, 2, 1]).play(f"{LOOK}; reveal curse")
    assert amulets(game) == [1, 1, 0]
    assert game.view["amulet_supply"] == 21 - 2


def test_a_player_without_amulets_loses_the_most_valuable_card_if_any() -> None:
    game = raised(amulets=[1], treasures={0: [6], 1: [3, 6, 4, 6]})
    game.play(f"{LOOK}; reveal curse")
    assert amulets(game) == [0, 0, 0]
    assert cards(game) == [[6], [3, 4, 6], []]
    assert game.view["treasure_discards"] == 4 + 1


def test_where_a_two_is_the_most_valuable_card_it_is_lost() -> None:
    game = raised(treasures={1: [2]}).play(f"{LOOK}; reveal curse")
    assert cards(game) == [[], [], []]
    assert game.view["treasure_discards"] == 4 + 1


def test_a_player_without_roses_on_the_map_loses_nothing() -> None:
    game = raised(amulets=[1, 1, 1]).play(f"{LOOK}; reveal 2; take; reveal curse")
    assert amulets(game) == [1, 0, 0]


def test_the_card_just_taken_may_be_the_one_that_is_lost() -> None:
    game = raised().play(f"{LOOK}; reveal 3; leave; take; reveal curse")
    assert cards(game) == [[], [], []]
    assert game.view["treasure_discards"] == 4


def test_the_curse_leaves_the_game() -> None:
    game = raised().play(f"{LOOK}; reveal curse")
    assert game.view["curses"] == 1
    assert game.view["treasure_deck"] == 12 - 5


def test_a_second_curse_among_the_rest_leaves_without_effect() -> None:
    game = raised(amulets=[2, 2, 2])
    game.play("peek curse; peek 2; peek curse; peek 3; add 3; reveal curse")
    assert amulets(game) == [1, 1, 1]
    assert game.view["curses"] == 0
    assert game.view["treasure_discards"] == 3


TAKE_ALL = "reveal 2; take; reveal 2; take; reveal 3; take; reveal 3; take"


def test_r16_a_curse_left_over_is_discarded_unseen_if_none_was_turned_up() -> None:
    game = raised(amulets=[1, 1, 1]).play(f"{LOOK}; {TAKE_ALL}")
    assert amulets(game) == [1, 1, 1]
    assert game.view["curses"] == 2
    assert game.view["treasure_discards"] == 1
    assert game.position.fields.curses_gone == 0


def test_r16_in_edition_1_a_curse_left_over_left_the_game() -> None:
    game = raised(amulets=[1, 1, 1], edition=FIRST_EDITION).play(f"{LOOK}; {TAKE_ALL}")
    assert amulets(game) == [1, 1, 1]
    assert game.view["curses"] == 1
    assert game.view["treasure_discards"] == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_r16_after_a_curse_a_second_one_left_over_is_shown_and_leaves(edition: int) -> None:
    """Without amulets all lose their roses, so nothing more is turned up."""
    game = raised(curse="amulet_buys_in", edition=edition)
    game.play("peek curse; peek 2; peek curse; peek 3; add 3; reveal curse")
    assert game.view["phase"] == "start_map"
    assert game.view["curses"] == 0
    assert game.view["treasure_discards"] == 3


def test_goes_on_a_second_curse_is_turned_up_while_a_rose_is_left() -> None:
    game = raised(curse="goes_on", amulets=[1, 1, 1], deck="2223333cc")
    game.play("peek curse; peek 2; peek curse; peek 3; add 3; reveal curse")
    game.play("reveal 2; take; reveal 3; take; reveal 3; take")
    assert game.view["curses"] == 1
    game.play("reveal curse")
    assert game.view["curses"] == 0


def test_r16_r10_a_curse_discarded_unseen_comes_back_with_the_discards() -> None:
    first = Map([("in jungle", 1), ("next_to hut", 2), ("next_to palm", 1)], sites="x")
    maps = {"grey": first, "brown": Map([("next_to river", 1)], sites="x")}
    game = raised(deck="22333c", maps=maps, hands={1: ["in lake"]})
    game.play(f"{LOOK}; {TAKE_ALL}; start_map in lake; draws; raise brown; peek 3")
    assert game.position.legal == [{"by": "chance", "do": "peek", "seat": 1, "card": "curse"}]


def test_the_player_who_took_the_last_card_before_it_starts_the_new_map() -> None:
    game = raised().play(f"{LOOK}; reveal 2; leave; leave; take; reveal curse")
    assert game.position.actor == 2


def test_the_raiser_starts_the_new_map_if_the_curse_is_turned_up_first() -> None:
    assert raised().play(f"{LOOK}; reveal curse").position.actor == 0


def test_r12_of_equal_cards_one_is_lost() -> None:
    game = raised(treasures={1: [5, 5]}).play(f"{LOOK}; reveal curse")
    assert cards(game)[1] == [5]


# ── Variants ─────────────────────────────────────────────────────────────────────────────


def test_goes_on_every_player_there_pays_and_sharing_continues_with_all_roses() -> None:
    game = raised(curse="goes_on", amulets=[1], treasures={1: [4, 5]})
    game.play(f"{LOOK}; reveal curse")
    assert amulets(game) == [0, 0, 0]
    assert cards(game) == [[], [4], []]
    assert game.verbs == {"reveal"}
    assert [clue["roses"] for clue in game.map("grey")["clues"]] == [1, 1, 1]
    game.play("reveal 2; take; reveal 3; take")
    assert cards(game) == [[2], [3, 4], []]


def test_amulet_buys_in_a_player_without_amulets_leaves_and_loses_the_best_card() -> None:
    game = raised(curse="amulet_buys_in", amulets=[1, 0, 1], treasures={0: [6], 1: [4, 5]})
    game.play(f"{LOOK}; reveal curse")
    assert amulets(game) == [0, 0, 0]
    assert cards(game) == [[6], [4], []]
    assert [player["roses"] for player in game.view["players"]] == [14, 15, 14]
    game.play("reveal 2; leave")
    assert game.position.actor == 2
    game.play("take")
    assert cards(game)[2] == [2]


def test_amulet_buys_in_the_sharing_ends_when_no_roses_are_left() -> None:
    game = raised(curse="amulet_buys_in").play(f"{LOOK}; reveal curse")
    assert game.view["phase"] == "start_map"
    assert game.view["treasure_discards"] == 4


@pytest.mark.parametrize("variant", ["goes_on", "amulet_buys_in"])
def test_a_second_curse_in_the_same_sharing_strikes_again(variant: str) -> None:
    game = raised(curse=variant, amulets=[2, 2, 2])
    game.play("peek curse; peek 2; peek curse; peek 3; add 3; reveal curse; reveal curse")
    assert amulets(game) == [0, 0, 0]
    assert game.verbs == {"reveal"}


@pytest.mark.parametrize("curses", [0, 1, 2])
@pytest.mark.parametrize("variant", ["full", "goes_on", "amulet_buys_in"])
def test_curse_cards_is_independent_of_what_a_curse_does(variant: str, curses: int) -> None:
    view = scene(SPOT, curse=variant, curse_cards=curses).view
    assert (view["curses"], view["treasure_deck"]) == (curses, 39 + curses)


def test_a_single_curse_strikes_by_the_variant_that_was_chosen() -> None:
    game = raised(curse="goes_on", curse_cards=1, amulets=[1, 1, 1], deck="2222233333c")
    game.play(f"{LOOK}; reveal curse")
    assert amulets(game) == [0, 0, 0]
    assert game.verbs == {"reveal"}


@pytest.mark.parametrize(
    ("variant", "curses"),
    [("full", 2), ("goes_on", 2), ("amulet_buys_in", 2), ("one", 1), ("none", 0)],
)
def test_in_edition_1_the_variant_says_how_many_curses_there_are(variant: str, curses: int) -> None:
    view = scene(SPOT, curse=variant, edition=FIRST_EDITION).view
    assert (view["curses"], view["treasure_deck"]) == (curses, 39 + curses)


def test_the_only_curse_of_edition_1_s_variant_one_strikes_as_in_full() -> None:
    deck = "2222233333c"
    game = raised(curse="one", amulets=[1, 1, 1], deck=deck, edition=FIRST_EDITION)
    game.play(f"{LOOK}; reveal curse")
    assert amulets(game) == [0, 0, 0]
    assert game.view["phase"] == "start_map"


# ── Who has an amulet and a card may choose ──────────────────────────────────────────────


def test_curse_payment_amulet_takes_the_amulet_first_without_asking() -> None:
    game = raised(amulets=[1], treasures={0: [6]}).play(f"{LOOK}; reveal curse")
    assert amulets(game) == [0, 0, 0]
    assert cards(game)[0] == [6]
    assert game.view["phase"] == "start_map"


@pytest.mark.parametrize(
    ("paid", "amulets_left", "cards_left"), [("amulet", 0, [3, 6]), ("card", 1, [3])]
)
def test_curse_payment_choice_takes_what_the_player_chooses(
    paid: str, amulets_left: int, cards_left: list[int]
) -> None:
    game = raised(curse_payment="choice", amulets=[1], treasures={0: [3, 6]})
    game.play(f"{LOOK}; reveal curse")
    assert (game.view["phase"], game.position.actor) == ("pay", 0)
    assert game.position.legal == [
        {"by": 0, "do": "pay", "with": "amulet"},
        {"by": 0, "do": "pay", "with": "card"},
    ]
    game.play(f"pay {paid}")
    assert amulets(game)[0] == amulets_left
    assert cards(game)[0] == cards_left
    assert game.view["phase"] == "start_map"


def test_curse_payment_choice_asks_nobody_without_both_an_amulet_and_a_card() -> None:
    game = raised(curse_payment="choice", amulets=[1, 0], treasures={1: [5]})
    game.play(f"{LOOK}; reveal curse")
    assert game.view["phase"] == "start_map"
    assert amulets(game) == [0, 0, 0]
    assert cards(game) == [[], [], []]


def test_r18_everyone_pays_once_in_the_order_of_the_roses_from_the_bottom_up() -> None:
    game = raised(curse_payment="choice", amulets=[1, 2, 1], treasures={0: [4], 1: [5], 2: [6]})
    game.play(f"{LOOK}; reveal curse")
    asked = []
    while game.view["phase"] == "pay":
        asked.append((game.position.actor, game.view["sharing"]["rose"]["clue"]))
        game.play("pay amulet")
    assert asked == [(0, 3), (1, 2), (2, 1)]
    assert amulets(game) == [0, 1, 0]


def test_r18_a_player_who_must_pay_does_so_before_one_farther_up_is_asked() -> None:
    game = raised(curse_payment="choice", amulets=[1, 0, 1], treasures={1: [5], 2: [6]})
    game.play(f"{LOOK}; reveal curse")
    assert game.position.actor == 2
    assert amulets(game) == [0, 0, 1]
    assert cards(game) == [[], [], [6]]


def test_goes_on_the_sharing_continues_when_all_have_chosen() -> None:
    game = raised(curse="goes_on", curse_payment="choice", amulets=[1], treasures={0: [6]})
    game.play(f"{LOOK}; reveal curse; pay card; reveal 2; take")
    assert amulets(game)[0] == 1
    assert cards(game)[0] == [2]


@pytest.mark.parametrize(("paid", "roses"), [("amulet", [14, 15, 15]), ("card", [15, 15, 15])])
def test_amulet_buys_in_only_a_player_who_chooses_the_amulet_goes_on_sharing(
    paid: str, roses: list[int]
) -> None:
    game = raised(curse="amulet_buys_in", curse_payment="choice", amulets=[1], treasures={0: [6]})
    game.play(f"{LOOK}; reveal curse; pay {paid}")
    assert [player["roses"] for player in game.view["players"]] == roses
    assert cards(game)[0] == ([6] if paid == "amulet" else [])


@pytest.mark.parametrize("variant", ["full", "goes_on"])
def test_curse_returns_shuffles_the_curse_into_what_is_left_of_the_deck(variant: str) -> None:
    game = raised(curse=variant, curse_returns=True).play(f"{LOOK}; reveal curse")
    assert game.view["treasure_deck"] == 12 - 5 + 1
    assert game.view["curses"] == 2


def test_curse_returns_does_not_return_a_curse_that_was_not_turned_up() -> None:
    game = raised(curse_returns=True)
    game.play("peek curse; peek 2; peek curse; peek 3; add 3; reveal curse")
    assert game.view["curses"] == 1
    assert game.view["treasure_deck"] == 12 - 5 + 1


def test_r10_a_curse_returning_to_an_empty_deck_does_not_save_the_game() -> None:
    game = raised(curse_returns=True, deck="2233c").play(f"{LOOK}; reveal curse")
    assert game.position.over
