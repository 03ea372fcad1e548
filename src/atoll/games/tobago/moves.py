"""What may be done: the decisions of players, and what chance may bring."""

from atoll.engine.compiler.rule import rule
from atoll.engine.records.dice import Dice, below
from atoll.engine.records.menu import Menu, offer, offer_weighted
from atoll.games.tobago.actions import (
    ADD,
    AMULET_CLUE,
    AMULET_DOUBLE,
    AMULET_DRIVE,
    AMULET_EXCHANGE,
    AMULET_REMOVE,
    AMULET_SWAP,
    CLUE,
    DRAW_CLUE,
    DRIVE,
    END_TURN,
    EXCHANGE,
    LEAVE,
    PAY,
    PEEK,
    PLACE,
    RAISE,
    REVEAL,
    START_MAP,
    TAKE,
)
from atoll.games.tobago.island.sets import NONE, ONE, WORD, any_of, lowest
from atoll.games.tobago.island.tables import MOST_STEPS, SPACES, STEP
from atoll.games.tobago.rules.curses import WITH_AMULET, WITH_CARD
from atoll.games.tobago.rules.maps import can_add_clue, has_markers, is_located
from atoll.games.tobago.rules.treasure import treasure_weight
from atoll.games.tobago.rules.turn import can_raise
from atoll.games.tobago.state import KINDS, MAP_COUNT, Phase, Tobago

__all__ = [
    "draw",
    "list_actions",
    "offer_amulets",
    "offer_clues",
    "offer_doubles",
    "offer_draws",
    "offer_removals",
    "offer_starts",
    "offer_steps",
    "offer_swaps",
    "offer_turn",
    "treasure_action",
    "weight_of",
]


@rule
def list_actions(game: Tobago, menu: Menu) -> None:
    """Everything that may happen next."""
    menu.count = 0
    if game.phase == Phase.ACT:
        offer_turn(game, menu)
    elif game.phase == Phase.DRAW:
        offer_draws(game, menu)
    elif game.phase == Phase.ASK:
        offer(menu, TAKE.action)
        offer(menu, LEAVE.action)
    elif game.phase == Phase.PAY:
        offer(menu, PAY.of(WITH_AMULET))
        offer(menu, PAY.of(WITH_CARD))
    elif game.phase == Phase.START_MAP:
        offer_starts(game, menu)
    elif game.phase == Phase.PLACE:
        for space in range(SPACES[game.island]):
            offer(menu, PLACE.of(space))
    else:
        for kind in range(KINDS):
            offer_weighted(menu, treasure_action(game, kind), weight_of(game, kind))


# ── The player on turn ───────────────────────────────────────────────────────────────────


@rule
def offer_turn(game: Tobago, menu: Menu) -> None:
    """The action, raising, amulets; ending the turn always, exchanging it only at its start."""
    offer(menu, END_TURN.action)
    if game.fresh:
        offer(menu, EXCHANGE.action)
    for treasure_map in range(MAP_COUNT):
        if can_raise(game, treasure_map):
            offer(menu, RAISE.of(treasure_map))
    if not game.acted:
        offer_clues(game, menu, False)
    if game.steps > 0:
        offer_steps(game, menu, False)
    if game.amulet_steps > 0 or game.amulets[game.turn] > 0:
        offer_steps(game, menu, True)
    if game.amulets[game.turn] > 0:
        offer_amulets(game, menu)


@rule
def offer_clues(game: Tobago, menu: Menu, by_amulet: bool) -> None:
    """Every card of the hand on every map it fits, if there is a rose to mark it (R9)."""
    if game.roses[game.turn] == 0:
        return
    cards = game.hand[game.turn]
    while cards != NONE:
        card = lowest(cards)
        cards &= cards - ONE
        for treasure_map in range(MAP_COUNT):
            if can_add_clue(game, treasure_map, card):
                add = CLUE.of(card, treasure_map)
                offer(menu, AMULET_CLUE.of(card, treasure_map) if by_amulet else add)


@rule
def offer_steps(game: Tobago, menu: Menu, by_amulet: bool) -> None:
    """Every space where one step may end."""
    at = game.vehicle[game.turn]
    for way in range(MOST_STEPS):
        space = STEP[game.island, at, way]
        if space < 0:
            return
        offer(menu, AMULET_DRIVE.of(space) if by_amulet else DRIVE.of(space))


@rule
def offer_amulets(game: Tobago, menu: Menu) -> None:
    """The powers of an amulet, those of experts only on maps not yet located."""
    offer(menu, AMULET_EXCHANGE.action)
    offer_clues(game, menu, True)
    for treasure_map in range(MAP_COUNT):
        if is_located(game, treasure_map):
            continue
        if has_markers(game, treasure_map):
            offer_removals(game, menu, treasure_map)
        if game.expert_amulets:
            offer_doubles(game, menu, treasure_map)
            offer_swaps(game, menu, treasure_map)


@rule
def offer_removals(game: Tobago, menu: Menu, treasure_map: int) -> None:
    """Every marker of the map."""
    for word in range(2):
        spaces = game.candidates[treasure_map, word]
        while spaces != NONE:
            offer(menu, AMULET_REMOVE.of(treasure_map, WORD * word + lowest(spaces)))
            spaces &= spaces - ONE


@rule
def offer_doubles(game: Tobago, menu: Menu, treasure_map: int) -> None:
    """A second rose on each clue that carries a single own one."""
    if game.roses[game.turn] == 0:
        return
    for slot in range(game.clues[treasure_map]):
        if (
            game.rose_count[treasure_map, slot] == 1
            and game.rose_owner[treasure_map, slot] == game.turn
        ):
            offer(menu, AMULET_DOUBLE.of(treasure_map, slot))


@rule
def offer_swaps(game: Tobago, menu: Menu, treasure_map: int) -> None:
    """Any two clues that carry equally many roses of different owners."""
    owner, count = game.rose_owner[treasure_map], game.rose_count[treasure_map]
    for slot in range(game.clues[treasure_map]):
        for other in range(slot + 1, game.clues[treasure_map]):
            if count[slot] == count[other] and owner[slot] != owner[other]:
                offer(menu, AMULET_SWAP.of(treasure_map, slot, other))


@rule
def offer_starts(game: Tobago, menu: Menu) -> None:
    """Any card of the hand may begin a new map."""
    cards = game.hand[game.actor]
    while cards != NONE:
        offer(menu, START_MAP.of(lowest(cards)))
        cards &= cards - ONE


# ── Chance ───────────────────────────────────────────────────────────────────────────────


@rule
def offer_draws(game: Tobago, menu: Menu) -> None:
    """Any card of the clue deck, each as likely as the other."""
    cards = game.deck
    while cards != NONE:
        offer_weighted(menu, DRAW_CLUE.of(lowest(cards)), 1)
        cards &= cards - ONE


@rule
def treasure_action(game: Tobago, kind: int) -> int:
    """What chance does with a treasure card of this kind in this phase."""
    if game.phase == Phase.PEEK:
        return PEEK.of(kind)
    return ADD.of(kind) if game.phase == Phase.ADD else REVEAL.of(kind)


@rule
def weight_of(game: Tobago, kind: int) -> int:
    """How many cards of a kind may come: from the pool when turning up, else from the deck."""
    return game.pool[kind] if game.phase == Phase.REVEAL else treasure_weight(game, kind)


@rule
def draw(game: Tobago, dice: Dice) -> int:
    """What chance brings: any card of the clue deck, or a treasure card by its weight."""
    if game.phase == Phase.DRAW:
        return DRAW_CLUE.of(any_of(game.deck, dice))
    total = 0
    for kind in range(KINDS):
        total += weight_of(game, kind)
    left = below(dice, total)
    kind = 0
    while left >= weight_of(game, kind):
        left -= weight_of(game, kind)
        kind += 1
    return treasure_action(game, kind)
