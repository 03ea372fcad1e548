"""What no ply of Tobago may create or lose: roses, amulets, clues, treasure cards, curses."""

from collections import Counter
from typing import Any

from atoll.engine.position import Position
from atoll.games.tobago.island.data import CLUES, DATA, MAPS

COINS = [int(count) for count in DATA["treasure_values"]["counts"].values()]


def check(position: Position) -> None:
    state = position.fields
    _check_roses(state)
    _check_amulets(state)
    _check_clues(state)
    _check_sites(state)
    _check_coins(state)
    _check_curses(state)
    _check_buried(state)
    _check_sharing(state)


def _slots(state: Any, number: int) -> range:
    """The clues of a map, and the raiser's rose below it while its treasure is shared."""
    return range(state.clues[number] + (state.raised == number))


def _check_roses(state: Any) -> None:
    """15 of every player: at home or on a map, never more than two on a clue."""
    homes = Counter(dict(enumerate(state.roses[: state.players])))
    for number in range(len(MAPS)):
        for slot in _slots(state, number):
            count = state.rose_count[number][slot]
            assert 0 <= count <= 2
            homes[state.rose_owner[number][slot]] += count
    assert [homes[seat] for seat in range(state.players)] == [15] * state.players
    assert all(roses >= 0 for roses in state.roses)


def _check_amulets(state: Any) -> None:
    """21: in the supply, on the island, with players."""
    washed_up = sum(word.bit_count() for word in state.washed_up)
    assert state.amulet_supply + washed_up + sum(state.amulets) == 21
    assert min(state.amulet_supply, *state.amulets) >= 0


def _check_clues(state: Any) -> None:
    """Every card is in exactly one place: deck, discards, a hand or a map."""
    sets = [state.deck, state.discards, *state.hand]
    cards = [card for members in sets for card in range(len(CLUES)) if members >> card & 1]
    for number in range(len(MAPS)):
        cards += state.clue[number][: state.clues[number]]
    assert sorted(cards) == list(range(len(CLUES)))
    for seat, exchanged in enumerate(state.exchanged):
        assert exchanged & ~state.discards == 0
        assert all(exchanged & other == 0 for other in state.exchanged[:seat])


def _check_sites(state: Any) -> None:
    """A map's sites fit every clue, and there is one at least unless it is being raised."""
    for number in range(len(MAPS)):
        for clue in state.clue[number][: state.clues[number]]:
            for word in (0, 1):
                assert state.candidates[number][word] & ~state.kept[clue][word] == 0
        raised = state.raised == number and state.clues[number] > 0
        assert any(state.candidates[number]) != raised


def _check_coins(state: Any) -> None:
    """39: in the deck, the discards, handed in or on offer in a sharing, with players."""
    assert all(0 <= cards for cards in state.treasure_deck)
    for kind, count in enumerate(COINS):
        offered = state.card == kind
        held = sum(treasure[kind] for treasure in state.treasure)
        lying = state.treasure_deck[kind] + state.treasure_discards[kind] + state.pool[kind]
        assert lying + held + offered == count


def _check_curses(state: Any) -> None:
    """In the deck below its curse-free top, handed in, discarded unseen, or out of the game."""
    inside = state.treasure_deck[-1] + state.pool[-1] + state.treasure_discards[-1]
    assert inside + state.curses_gone == state.curse_cards
    assert sum(state.treasure_deck[:-1]) >= state.safe >= 0


def _check_buried(state: Any) -> None:
    """What was discarded unseen lies among the discards, and so does what a seat knows of it."""
    assert state.buried[-1] == state.treasure_discards[-1]
    for kind in range(len(COINS) + 1):
        assert 0 <= state.buried[kind] <= state.treasure_discards[kind]
        assert all(0 <= known[kind] <= state.buried[kind] for known in state.buried_known)


def _check_sharing(state: Any) -> None:
    """What was handed in is what was drawn and not yet turned up, curses from below the top."""
    drawn = Counter(state.drawn[: state.draws])
    for kind in range(len(state.pool)):
        assert state.pool[kind] == drawn[kind] - state.revealed[kind] >= 0
    assert all(kind != len(COINS) for kind in state.drawn[: state.safe_draws])
    assert state.raised >= 0 or state.draws == 0
