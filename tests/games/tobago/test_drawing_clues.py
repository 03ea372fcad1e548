"""Drawing clue cards, and exchanging a hand of them."""

from atoll.games.tobago.state import MOST_CLUES
from tests.games.tobago.drawing import Scene, scene
from tests.games.tobago.places import NORTH_WEST


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
