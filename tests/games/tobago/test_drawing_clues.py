"""Drawing clue cards, and exchanging a hand of them."""

from atoll.games.tobago.state import MOST_CLUES
from tests.games.tobago.drawing import Scene, scene
from tests.games.tobago.places import NORTH_WEST


def short_deck(game: Scene, *, deck: int, discards: int) -> Scene:
    """This many cards in deck and discards; the others lie on two located maps."""
    state = game.position.state
    cards = [card for card in range(52) if int(state.deck) >> card & 1]
    state.deck = sum(1 << card for card in cards[:deck])
    state.discards = sum(1 << card for card in cards[deck : deck + discards])
    rest = cards[deck + discards :]
    for number, part in ((2, rest[:MOST_CLUES]), (3, rest[MOST_CLUES:])):
        state.clues[number] = len(part)
        state.clue[number, : len(part)] = part
        state.candidates[number] = [1, 0]
    return Scene(game.position.copy(), game.picture)


def test_an_empty_deck_takes_in_the_discards_when_a_card_is_wanted() -> None:
    game = short_deck(scene(NORTH_WEST, hands={0: ["next_to hut"]}), deck=1, discards=3)
    game.play("clue next_to hut grey; draws; end_turn")
    assert (game.view["clue_deck"], game.view["clue_discards"]) == (0, 3)
    game.play("exchange")
    assert (game.view["clue_deck"], game.view["clue_discards"]) == (7, 0)
    assert len(game.position.legal) == 7


def test_without_deck_and_discards_the_hand_stays_short_until_its_owner_next_draws() -> None:
    game = short_deck(
        scene(NORTH_WEST, hands={0: ["next_to hut", "next_to palm"]}, maps={}, amulets=[2]),
        deck=0,
        discards=0,
    )
    game.play("clue next_to hut grey")
    assert game.view["players"][0]["hand"] == 3
    assert game.view["phase"] == "act"
    state = game.position.state
    for _ in range(2):
        state.clues[3] -= 1
        state.discards = int(state.discards) | 1 << int(state.clue[3, state.clues[3]])
    game.play("amulet_clue next_to palm grey; draws")
    assert game.view["players"][0]["hand"] == 4


def test_exchanging_discards_the_whole_hand_first_then_draws_up_and_ends_the_turn() -> None:
    game = scene(NORTH_WEST)
    before = game.position.view(0)["hand"]
    game.play("exchange")
    assert game.view["clue_discards"] == 4
    assert game.position.view(0)["hand"] == []
    game.play("draws")
    assert not {*before} & {*game.position.view(0)["hand"]}
    assert game.view["players"][0]["hand"] == 4
    assert game.turn == 1


def test_cards_just_discarded_may_come_back_when_the_deck_is_empty() -> None:
    game = short_deck(scene(NORTH_WEST), deck=0, discards=0)
    before = game.position.view(0)["hand"]
    game.play("exchange; draws")
    assert game.position.view(0)["hand"] == before


def test_an_empty_hand_may_be_exchanged_too() -> None:
    game = scene(NORTH_WEST)
    state = game.position.state
    state.deck = int(state.deck) | int(state.hand[0])
    state.hand[0] = 0
    game = Scene(game.position.copy(), game.picture)
    game.play("exchange; draws")
    assert game.view["players"][0]["hand"] == 4


def test_two_players_hold_six_cards() -> None:
    game = scene(NORTH_WEST, players=2, hands={0: ["next_to hut"]})
    game.play("clue next_to hut grey; draws")
    assert game.view["players"][0]["hand"] == 6
