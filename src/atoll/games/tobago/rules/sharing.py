"""Raising a treasure and sharing it: secret looks, cards turned up, a new map."""

from atoll.engine.compiler.rule import rule
from atoll.engine.contract import CHANCE
from atoll.games.tobago.ending import end_game
from atoll.games.tobago.island.sets import NONE
from atoll.games.tobago.rules.amulets import wash_up_amulets
from atoll.games.tobago.rules.clues import play_clue
from atoll.games.tobago.rules.curses import (
    WITH_AMULET,
    WITH_CARD,
    ends_sharing,
    is_paid_for,
    may_choose,
    pay,
    put_curse_away,
)
from atoll.games.tobago.rules.maps import clear_map, put_rose, roses_on, take_rose_back
from atoll.games.tobago.rules.treasure import (
    begin_pool,
    can_draw_treasure,
    cards_in,
    discard_rest,
    draw_treasure,
)
from atoll.games.tobago.rules.turn import go_on
from atoll.games.tobago.rules.vehicles import end_drive
from atoll.games.tobago.state import (
    CURSE,
    NO_CARD,
    NO_MAP,
    NO_SEAT,
    NOT_REFILLED,
    AfterDraw,
    Phase,
    Reason,
    Tobago,
)

__all__ = [
    "add_unseen",
    "ask",
    "begin_roses",
    "collect_payments",
    "end_sharing",
    "leave_card",
    "next_rose",
    "pay_by_choice",
    "peek",
    "raise_treasure",
    "reveal",
    "rose_owner",
    "skip_bare_slots",
    "start_map",
    "take_card",
    "want_reveal",
    "want_treasure",
]


@rule
def raise_treasure(game: Tobago, treasure_map: int) -> None:
    """A rose below the last clue, the marker off; any drive under way has ended."""
    end_drive(game)
    game.amulet_steps = 0
    put_rose(game, treasure_map, game.clues[treasure_map], game.turn)
    game.candidates[treasure_map] = NONE
    game.raised = treasure_map
    game.last_taker = NO_SEAT
    game.refilled_at = NOT_REFILLED
    begin_pool(game)
    begin_roses(game)
    want_treasure(game)


# ── Rose by rose, from the bottom up ─────────────────────────────────────────────────────


@rule
def begin_roses(game: Tobago) -> None:
    """Start with the rose at the bottom, the raiser's."""
    game.rose_slot = game.clues[game.raised]
    game.rose_turn = 0
    skip_bare_slots(game)


@rule
def next_rose(game: Tobago) -> None:
    """The next rose of the slot, or of the next slot up that has one."""
    game.rose_turn += 1
    skip_bare_slots(game)


@rule
def skip_bare_slots(game: Tobago) -> None:
    """Past the slots whose roses are all gone or have had their turn."""
    while game.rose_slot >= 0 and (game.rose_turn >= game.rose_count[game.raised, game.rose_slot]):
        game.rose_slot -= 1
        game.rose_turn = 0


@rule
def rose_owner(game: Tobago) -> int:
    """The owner of the rose that has its turn."""
    return game.rose_owner[game.raised, game.rose_slot]


# ── Looking ──────────────────────────────────────────────────────────────────────────────


@rule
def want_treasure(game: Tobago) -> None:
    """A card for each rose, then one unseen; if cards run out, what there is (R10)."""
    if can_draw_treasure(game):
        game.phase = Phase.PEEK if game.rose_slot >= 0 else Phase.ADD
        game.actor = CHANCE
    else:
        want_reveal(game)


@rule
def peek(game: Tobago, kind: int) -> None:
    """The owner of the rose looks at a card and hands it in."""
    draw_treasure(game, kind, rose_owner(game))
    next_rose(game)
    want_treasure(game)


@rule
def add_unseen(game: Tobago, kind: int) -> None:
    """One unseen card is added; then all are shuffled."""
    draw_treasure(game, kind, NO_SEAT)
    want_reveal(game)


# ── Sharing ──────────────────────────────────────────────────────────────────────────────


@rule
def want_reveal(game: Tobago) -> None:
    """Cards are turned up until they or the roses are used up."""
    game.card = NO_CARD
    if cards_in(game.pool) > 0 and roses_on(game, game.raised) > 0:
        game.phase = Phase.REVEAL
        game.actor = CHANCE
    else:
        end_sharing(game)


@rule
def reveal(game: Tobago, kind: int) -> None:
    """A treasure is offered to the roses, a curse strikes."""
    game.pool[kind] -= 1
    game.revealed[kind] += 1
    if kind == CURSE:
        put_curse_away(game)
        begin_roses(game)
        collect_payments(game)
    else:
        game.card = kind
        begin_roses(game)
        ask(game)


@rule
def ask(game: Tobago) -> None:
    """The owner of the rose is asked; a card that no player took is discarded."""
    if game.rose_slot >= 0:
        game.phase = Phase.ASK
        game.actor = rose_owner(game)
    else:
        game.treasure_discards[game.card] += 1
        want_reveal(game)


@rule
def take_card(game: Tobago) -> None:
    """The player who takes the card keeps it and gets that rose back."""
    seat = rose_owner(game)
    game.treasure[seat, game.card] += 1
    game.last_taker = seat
    take_rose_back(game, game.raised, game.rose_slot)
    want_reveal(game)


@rule
def leave_card(game: Tobago) -> None:
    """The next rose up is asked."""
    next_rose(game)
    ask(game)


# ── Curses ───────────────────────────────────────────────────────────────────────────────


@rule
def collect_payments(game: Tobago) -> None:
    """Everyone with a rose there pays, from the bottom up (R18); who may choose is asked."""
    while game.rose_slot >= 0:
        if not is_paid_for(game, game.rose_slot):
            seat = rose_owner(game)
            if may_choose(game, seat):
                game.phase = Phase.PAY
                game.actor = seat
                return
            pay(game, seat, WITH_AMULET if game.amulets[seat] > 0 else WITH_CARD)
        game.rose_slot -= 1
    if ends_sharing(game.curse):
        end_sharing(game)
    else:
        want_reveal(game)


@rule
def pay_by_choice(game: Tobago, what: int) -> None:
    """The player who was asked pays; then those with roses farther up."""
    pay(game, game.actor, what)
    game.rose_slot -= 1
    collect_payments(game)


# ── After the sharing ────────────────────────────────────────────────────────────────────


@rule
def end_sharing(game: Tobago) -> None:
    """Clues and roses leave the map; the last taker, or else the raiser, starts a new map."""
    discard_rest(game)
    begin_pool(game)
    clear_map(game, game.raised)
    starter = game.turn if game.last_taker == NO_SEAT else game.last_taker
    if game.deck_used_up:
        game.raised = NO_MAP
        end_game(game, Reason.DECK_EMPTY)
    elif game.hand[starter] != NONE:
        game.phase = Phase.START_MAP
        game.actor = starter
    else:
        game.raised = NO_MAP
        wash_up_amulets(game)
        go_on(game)


@rule
def start_map(game: Tobago, card: int) -> None:
    """A clue from hand begins the new map; amulets appear after it."""
    treasure_map = game.raised
    game.raised = NO_MAP
    play_clue(game, game.actor, treasure_map, card, AfterDraw.WASH_UP)
