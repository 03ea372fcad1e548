"""The course of a turn: it begins, goes on after every ply, and ends."""

from atoll.engine.compiler.rule import rule
from atoll.games.tobago.ending import end_game
from atoll.games.tobago.island.sets import NONE, ONE, has_space, lowest, remove_space
from atoll.games.tobago.rules.maps import can_add_clue, is_located, is_located_at
from atoll.games.tobago.state import AMULETS, MAP_COUNT, STEPS, Phase, Reason, Tobago

__all__ = [
    "begin_turn",
    "can_change",
    "can_raise",
    "end_turn",
    "go_on",
    "is_amulet_needed",
    "is_used_up",
    "no_map_can_change",
    "no_roses_left",
    "pick_up_amulet",
]


@rule
def begin_turn(game: Tobago) -> None:
    """An amulet under the vehicle is taken first; if no treasure can come up any more: the end."""
    if no_roses_left(game) or no_map_can_change(game):
        end_game(game, Reason.STUCK)
        return
    pick_up_amulet(game)
    game.fresh = 1
    game.acted = 0
    game.steps = STEPS
    game.amulet_steps = 0
    game.phase = Phase.ACT
    game.actor = game.turn


@rule
def go_on(game: Tobago) -> None:
    """The player on turn decides again; with nothing left to do the turn ends by itself."""
    if is_used_up(game):
        end_turn(game)
    else:
        game.phase = Phase.ACT
        game.actor = game.turn


@rule
def end_turn(game: Tobago) -> None:
    """The next seat's turn begins."""
    game.turn = game.turn + 1 if game.turn + 1 < game.players else 0
    begin_turn(game)


@rule
def is_used_up(game: Tobago) -> bool:
    """The action is done, no drive has steps left, no amulet can be played, nothing raised."""
    if not game.acted or game.steps > 0 or game.amulet_steps > 0 or game.amulets[game.turn] > 0:
        return False
    raisable = 0
    for treasure_map in range(MAP_COUNT):
        raisable += can_raise(game, treasure_map)
    return raisable == 0


@rule
def can_raise(game: Tobago, treasure_map: int) -> bool:
    """Whether the player has a rose and stands where the treasure is located."""
    seat = game.turn
    return game.roses[seat] > 0 and is_located_at(game, treasure_map, game.vehicle[seat])


@rule
def pick_up_amulet(game: Tobago) -> None:
    """The player on turn takes the amulet the vehicle stands on (R13)."""
    space = game.vehicle[game.turn]
    if has_space(game.washed_up, space):
        remove_space(game.washed_up, space)
        game.amulets[game.turn] += 1


@rule
def no_roses_left(game: Tobago) -> bool:
    """No player can mark a clue or raise a treasure any more (R14)."""
    roses = 0
    for seat in range(game.players):
        roses += game.roses[seat]
    return roses == 0


@rule
def no_map_can_change(game: Tobago) -> bool:
    """No map is located, no clue in hands or decks fits any, no amulet is about (R15)."""
    return game.amulet_supply == AMULETS and is_amulet_needed(game)


@rule
def is_amulet_needed(game: Tobago) -> bool:
    """No map is located, and no clue in hands or decks fits any."""
    cards = game.deck | game.discards
    for seat in range(game.players):
        cards |= game.hand[seat]
    treasure_map = 0
    while treasure_map < MAP_COUNT and not can_change(game, treasure_map, cards):
        treasure_map += 1
    return treasure_map == MAP_COUNT


@rule
def can_change(game: Tobago, treasure_map: int, cards: int) -> bool:
    """Whether the treasure can be raised, or one of these clues added to the map."""
    while cards != NONE and not can_add_clue(game, treasure_map, lowest(cards)):
        cards &= cards - ONE
    return is_located(game, treasure_map) or cards != NONE
