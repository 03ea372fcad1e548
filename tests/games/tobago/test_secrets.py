"""What each seat may know: views, private plies, and determinized positions."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from atoll.engine.position import Position
from atoll.games.tobago import GAME
from atoll.games.tobago.island.data import CLUES
from atoll.games.tobago.secrets import veil_ply, veil_setup
from tests.games.tobago.conservation import check
from tests.games.tobago.drawing import Map, scene

SPOT = """
          S   L   L   J   L   J
        B   S   Lc  J0x Ja  J   B
          S   S   L   Jb  J   B
        """
MAPS = {"grey": Map([("in jungle", 1), ("next_to hut", 2)], sites="x")}


def determinized(position: Position, seat: int, times: int = 40) -> Iterator[Position]:
    """Determinized positions of a seat; its view is the same in all of them."""
    for seed in range(times):
        other = position.determinize(seat, seed)
        assert other.view(seat) == position.view(seat)
        yield other


def hands(position: Position) -> list[set[str]]:
    return [{*position.view(seat)["hand"]} for seat in range(position.players)]


def looks(position: Position) -> list[list[str]]:
    return [sorted(position.view(seat)["sharing"]["looked"]) for seat in range(position.players)]


def pool(position: Position) -> Counter[str]:
    """What may be turned up next, which only chance knows."""
    return Counter(
        {ply["card"]: n for ply, n in zip(position.legal, position.weights, strict=True)}
    )


# ── Views ────────────────────────────────────────────────────────────────────────────────


def test_all_see_what_clues_on_maps_keep_but_only_the_owner_what_a_hand_keeps() -> None:
    position = GAME.new(3, seed=5)
    for _ in range(3):
        position.play(position.legal[0])
    for seat in (None, 0, 1, 2):
        view = position.view(seat)
        on_maps = {clue["clue"]: shown for shown in view["maps"] for clue in shown["clues"]}
        assert on_maps.keys() == view["keeps"].keys() != set()
        for clue, shown in on_maps.items():
            assert set(shown["sites"]) <= set(view["keeps"][clue]) < set(view["spaces"])
        assert sorted(view["hand_keeps"]) == sorted(view["hand"])


def test_clues_and_hands_are_hidden_until_all_vehicles_are_placed() -> None:
    position = GAME.new(3, seed=5)
    for seat in (None, 0, 1, 2):
        view = position.view(seat)
        assert view["hand"] == []
        assert view["keeps"] == view["hand_keeps"] == {}
        assert [shown["clues"] for shown in view["maps"]] == [[]] * 4
        assert [(player["hand"], player["roses"]) for player in view["players"]] == [(0, 15)] * 3
        assert view["clue_deck"] == 52
    for _ in range(3):
        position.play(position.legal[0])
    assert [sorted(position.view(seat)["hand"]) for seat in range(3)] == [
        sorted(hand) for hand in position.setup["hands"]
    ]


def test_a_seat_sees_its_own_hand_and_counts_the_others() -> None:
    game = scene(SPOT, hands={0: ["in lake"], 1: ["in river"]})
    view = game.position.view(0)
    assert "in lake" in view["hand"]
    assert "in river" not in str(view)
    assert [player["hand"] for player in view["players"]] == [4, 4, 4]
    spectator = game.position.view(None)
    assert spectator["hand"] == []
    assert "in lake" not in str(spectator)


def test_only_the_seat_that_looked_sees_a_card_and_no_seat_sees_the_added_one() -> None:
    game = scene(SPOT, maps=MAPS, deck="23456" * 2).play(
        "raise grey; peek 2; peek 3; peek 4; add 6"
    )
    assert looks(game.position) == [["2"], ["4"], ["3"]]
    assert game.view["sharing"]["looked"] == []
    assert game.view["sharing"]["cards"] == 4
    assert game.view["sharing"]["revealed"] == []


def test_what_is_turned_up_is_seen_by_all() -> None:
    game = scene(SPOT, maps=MAPS, deck="23456" * 2)
    game.play("raise grey; peek 2; peek 3; peek 4; add 6; reveal 6; leave; leave; leave; reveal 3")
    for seat in (None, 0, 1, 2):
        sharing = game.position.view(seat)["sharing"]
        assert sharing["revealed"] == ["3", "6"]
        assert sharing["card"] == "3"


@pytest.mark.parametrize("open_coins", [False, True])
def test_r7_others_treasure_is_a_count_of_cards_unless_coins_are_open(open_coins: bool) -> None:
    game = scene(SPOT, treasures={0: [2, 6], 1: [5]}, open_coins=open_coins)
    mine, other, third = game.position.view(0)["players"]
    assert (mine["cards"], mine["coins"]) == ([2, 6], 8)
    assert other["treasures"] == 1
    assert (other["cards"], other["coins"]) == (([5], 5) if open_coins else (None, None))
    assert third["cards"] == ([] if open_coins else None)


def test_at_the_end_everyone_s_coins_are_counted_openly() -> None:
    game = scene(SPOT, maps=MAPS, deck="23", treasures={1: [5]}).play(
        "raise grey; looks; all_leave"
    )
    assert game.position.over
    assert [player["coins"] for player in game.view["players"]] == [0, 5, 0]


# ── Plies and set-ups ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("verb", ["draw_clue", "peek"])
def test_drawn_and_peeked_cards_are_veiled_for_other_seats(verb: str) -> None:
    ply = {"by": "chance", "do": verb, "seat": 1, "card": "secret"}
    assert veil_ply(ply, 1) == ply
    for seat in (None, 0, 2):
        assert veil_ply(ply, seat) == {**ply, "card": None}


def test_the_added_card_is_veiled_for_every_seat() -> None:
    for seat in (None, 0, 1, 2):
        assert veil_ply({"by": "chance", "do": "add", "card": "6"}, seat)["card"] is None


def test_all_other_plies_are_public() -> None:
    for ply in ({"by": "chance", "do": "reveal", "card": "6"}, {"by": 1, "do": "exchange"}):
        assert veil_ply(ply, None) == ply


def test_a_set_up_hides_what_is_dealt_after_the_vehicles() -> None:
    setup = GAME.new(2, seed=1).setup
    for seat in (None, 0, 1):
        veiled = veil_setup(setup, seat, 1)
        assert veiled["clues"] is veiled["owners"] is veiled["hands"] is None
        assert {key: veiled[key] for key in ("island", "huts", "statues")} == {
            key: setup[key] for key in ("island", "huts", "statues")
        }
    assert setup["hands"] is not None


def test_once_all_vehicles_stand_a_seat_knows_its_first_hand() -> None:
    setup = GAME.new(2, seed=1).setup
    assert veil_setup(setup, 1, 2) == {**setup, "hands": [None, setup["hands"][1]]}
    assert veil_setup(setup, None, 2) == {**setup, "hands": [None, None]}


# ── Two positions that differ only in what a seat may not know ───────────────────────────


def test_a_card_changed_between_another_s_hand_and_the_deck_does_not_show() -> None:
    game = scene(SPOT, hands={1: ["in lake"]})
    other = game.position.copy()
    change = sum(1 << CLUES.index(clue) for clue in ("in lake", "not_in_sight_of ocean"))
    other.state.hand[1] = int(other.state.hand[1]) ^ change
    other.state.deck = int(other.state.deck) ^ change
    other = other.copy()
    check(other)
    for seat in (None, 0, 2):
        assert other.view(seat) == game.position.view(seat)
    assert other.view(1) != game.position.view(1)


def test_another_s_look_and_the_unseen_card_do_not_show() -> None:
    ply = "raise grey; peek 2; peek {}; peek 4; add {}"
    one = scene(SPOT, maps=MAPS, deck="23456" * 2).play(ply.format(3, 6)).position
    two = scene(SPOT, maps=MAPS, deck="23456" * 2).play(ply.format(5, 2)).position
    for seat in (None, 0, 1):
        assert one.view(seat) == two.view(seat)
    assert one.view(2) != two.view(2)


# ── Determinizing ────────────────────────────────────────────────────────────────────────


def test_all_clues_are_dealt_again_before_the_vehicles_are_placed() -> None:
    position = GAME.new(3, seed=5)
    seen = {str(other.fields.hand) for other in determinized(position, 0)}
    assert len(seen) == 40


def test_the_others_hands_are_dealt_again_and_the_seat_s_own_is_kept() -> None:
    game = scene(SPOT, hands={0: ["in lake"], 1: ["in river"], 2: ["in beach"]})
    mine = hands(game.position)[0]
    dealt: Counter[str] = Counter()
    for other in determinized(game.position, 0):
        assert hands(other)[0] == mine
        assert [len(hand) for hand in hands(other)] == [4, 4, 4]
        assert not hands(other)[1] & hands(other)[2]
        dealt.update(hands(other)[1])
    assert len(dealt) > 20
    assert not mine & {*dealt}


def test_clues_that_lie_open_are_in_no_hand() -> None:
    game = scene(SPOT, maps=MAPS, deck="2" * 20, hands={0: ["in lake"]})
    game.play("raise grey; looks; all_leave; start_map in lake; draws")
    for other in determinized(game.position, 0, 80):
        assert not {"in lake", "in jungle", "next_to hut"} & (hands(other)[1] | hands(other)[2])


def test_an_exchanged_hand_lies_face_down_known_to_its_owner_alone() -> None:
    game = scene(SPOT, hands={0: ["in lake"], 1: ["in river"]}).play("exchange; draws")
    held = [card for other in determinized(game.position, 1, 80) for card in hands(other)[2]]
    assert "in lake" in held
    for other in determinized(game.position, 0, 80):
        assert "in lake" not in hands(other)[1] | hands(other)[2]


def test_looks_of_others_and_the_added_card_are_dealt_again_and_own_looks_kept() -> None:
    game = scene(SPOT, maps=MAPS, deck="2345622223333444455556666")
    game.play("raise grey; peek 2; peek 3; peek 4; add 6")
    seen: set[str] = set()
    for other in determinized(game.position, 0):
        assert looks(other)[0] == ["2"]
        assert pool(other)["2"] >= 1
        assert sum(pool(other).values()) == 4
        seen.update(looks(other)[1])
    assert seen == {"2", "3", "4", "5", "6"}


def test_cards_that_were_turned_up_stay_the_same() -> None:
    game = scene(SPOT, maps=MAPS, deck="2223334455666")
    game.play("raise grey; peek 2; peek 3; peek 3; add 6; reveal 6; take; reveal 3; take")
    for other in determinized(game.position, 0):
        assert sum(pool(other).values()) == 2
        assert pool(other)["2"] >= 1  # its own look has not been turned up yet
        seen = Counter([*pool(other).elements(), "6", "3"])
        for look in looks(other):
            assert not Counter(look) - seen


def test_no_curse_is_dealt_where_none_can_have_come_from() -> None:
    game = scene(SPOT, maps=MAPS, deck="22334455cc", safe=3)
    game.play("raise grey; peek 2; peek 3; peek 4; add curse")
    unseen = set()
    for other in determinized(game.position, 0, 80):
        assert "curse" not in looks(other)[1] + looks(other)[2]
        unseen.add("curse" in pool(other))
    assert unseen == {True, False}


def test_a_curse_known_to_be_still_there_is_never_lost() -> None:
    game = scene(SPOT, maps=MAPS, deck="22334455cc", curse="goes_on", curse_returns=True)
    game.play("raise grey; peek curse; peek 3; peek curse; add 2; reveal curse")
    for other in determinized(game.position, 2, 80):
        check_curses(other, 2)
        assert other.fields.treasure_deck[-1] >= 1  # the one that returned


def check_curses(position: Position, curses: int) -> None:
    assert position.fields.treasure_deck[-1] + position.fields.pool[-1] == curses


def test_after_the_discards_came_in_what_was_drawn_before_stays_before() -> None:
    """The deck's last two cards were a 2 and a 6; the discards that came in are all fives."""
    game = scene(SPOT, maps=MAPS, deck="26", discards="555555")
    game.play("raise grey; peek 2; peek 6; peek 5; add 5")
    for other in determinized(game.position, 1):
        assert pool(other) == {"2": 1, "5": 2, "6": 1}
        assert sorted(looks(other)[0] + looks(other)[2]) == ["2", "6"]


def test_when_the_discards_have_just_come_in_only_they_are_in_the_deck() -> None:
    game = scene(SPOT, maps=MAPS, deck="2c", discards="555555").play(
        "raise grey; peek 2; peek curse"
    )
    for other in determinized(game.position, 1):
        assert {(ply["do"], ply["card"]) for ply in other.legal} == {("peek", "5")}


def test_leftovers_are_hidden_except_from_the_seat_that_looked_at_one() -> None:
    game = scene(SPOT, maps=MAPS, deck="2345622223333444455556666", hands={0: ["in lake"]})
    game.play("raise grey; peek 2; peek 3; peek 5; add 6")
    game.play("reveal 6; take; reveal 3; take; reveal 5; take")
    assert game.view["treasure_discards"] == 1
    for seat, possible in ((0, 1), (1, 5)):
        found = {str(other.fields.treasure_discards) for other in determinized(game.position, seat)}
        assert len(found) == possible


LEFT_OVER = (
    "raise grey; peek {}; peek 3; peek 4; add 6; reveal 6; take; reveal 3; take; reveal 4; take"
)


def test_r16_a_curse_left_over_does_not_show() -> None:
    curse, two = (
        scene(SPOT, maps=MAPS, deck="2233445566cc").play(LEFT_OVER.format(card)).position
        for card in ("curse", "2")
    )
    for seat in (None, 1, 2):
        assert curse.view(seat) == two.view(seat)
        if seat is not None:
            assert curse.observe(seat).tobytes() == two.observe(seat).tobytes()


def test_r16_only_the_seat_that_looked_at_it_knows_a_curse_left_over() -> None:
    position = scene(SPOT, maps=MAPS, deck="2233445566cc").play(LEFT_OVER.format("curse")).position
    found = {
        seat: {other.fields.treasure_discards[-1] for other in determinized(position, seat, 80)}
        for seat in range(3)
    }
    assert found == {0: {1}, 1: {0, 1}, 2: {0, 1}}
    for other in determinized(position, 1, 20):
        assert other.fields.treasure_deck[-1] + other.fields.treasure_discards[-1] == 2


def test_r16_no_curse_is_among_the_rest_after_one_was_turned_up() -> None:
    game = scene(SPOT, maps=MAPS, deck="2233445566cc")
    game.play("raise grey; peek 2; peek 3; peek curse; add 6; reveal curse")
    for seat in range(3):
        for other in determinized(game.position, seat):
            assert other.fields.treasure_discards[-1] == 0


def test_no_curse_is_among_the_rest_of_a_sharing_from_the_curse_free_top() -> None:
    game = scene(SPOT, maps=MAPS, deck="2233445566cc", safe=4).play(LEFT_OVER.format("2"))
    for other in determinized(game.position, 1, 80):
        assert other.fields.treasure_discards[-1] == 0


def test_what_came_in_unseen_may_have_been_drawn_before_for_all_a_seat_knows() -> None:
    """The deck's last card was a 3, and the only discard, which seat 0 had looked at, a curse."""
    maps = {**MAPS, "brown": Map([("next_to river", 1)], sites="x")}
    game = scene(SPOT, maps=maps, deck="34653c", hands={1: ["in lake"]})
    game.play(LEFT_OVER.format("curse")).play("start_map in lake; draws; raise brown; peek 3")
    game.play("peek 5")
    next_cards = {
        seat: {ply["card"] for other in determinized(game.position, seat) for ply in other.legal}
        for seat in range(3)
    }
    assert next_cards == {0: {"curse"}, 1: {"3", "curse"}, 2: {"3", "5", "curse"}}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_every_determinized_position_of_a_game_is_possible(seed: int) -> None:
    picks = random.Random(seed)
    options = {option.name: picks.choice(option.values) for option in GAME.options}
    position = GAME.new(2 + seed % 3, seed=seed, **options)
    while not position.over:
        if position.fields.raised >= 0 or picks.random() < 0.05:
            seat = picks.randrange(position.players)
            for other in determinized(position, seat, 3):
                check(other)
                assert other.actor == position.actor
        position.play(picks.choice(position.actions))
