"""The loops of `atoll.lab.matches.whole_games`: whole games of compiled players."""

from atoll.bots.search.loops import ask_policy
from atoll.engine.contract import CHANCE, NOBODY, GameRecord, any_action, draw, score, setup, step
from atoll.engine.records.arrays import Records, Row
from atoll.engine.records.dice import Dice, Purpose, seed_dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import int64
from atoll.engine.records.result import Result
from atoll.lab.matches.played import Counts, PlyRow

__all__ = ["at_random", "by_policy", "choose", "deal_all", "play_on", "score_all", "write_ply"]


def at_random(
    states: Records[GameRecord], i: int, menus: Records[Menu], dice: Records[Dice]
) -> int:
    """Choose any legal action, all equally likely, as the bot `random` does."""
    return any_action(states[i], menus[0], dice[i])


def by_policy(
    states: Records[GameRecord], i: int, menus: Records[Menu], dice: Records[Dice]
) -> int:
    """Choose by a policy (see `atoll.bots.search.loops`)."""
    return ask_policy(states[i : i + 1], menus, dice[i : i + 1])


def deal_all(
    states: Records[GameRecord], blanks: Records[GameRecord], dice: Records[Dice], seeds: Row
) -> None:
    """Lay out a new game for every seed."""
    for i in range(len(states)):
        seed_dice(dice[i], seeds[i], 0, Purpose.GAME)
        states[i] = blanks[0]
        setup(states[i], dice[i])


def score_all(states: Records[GameRecord], results: Records[Result]) -> None:
    """Write the result of every game."""
    for i in range(len(states)):
        score(states[i], results[i])


def write_ply(
    ply_rows: Records[PlyRow], written: int, place: int, count: Counts, seat: int, action: int
) -> int:
    """Count a ply and write it if there are rows; return the number of rows written."""
    if len(ply_rows):
        ply_rows[written].place = place
        ply_rows[written].ply = count.decisions + count.chances
        ply_rows[written].seat = seat
        ply_rows[written].action = action
    if seat == CHANCE:
        count.chances += 1
    else:
        count.decisions += 1
    return min(written + 1, len(ply_rows))


choose = at_random  # or `by_policy`


def play_on(
    states: Records[GameRecord],
    menus: Records[Menu],
    dice: Records[Dice],
    mine: Row,
    counts: Records[Counts],
    ply_rows: Records[PlyRow],
) -> tuple[int, int]:
    """Play every game on until a seat decides that is not in `mine` (a bit for each seat).

    `counts` counts every game's decisions and chance plies.  If `ply_rows` is not empty, every
    ply is written there, and when it is full the games stop.  Return the number of decisions
    made and of rows written.
    """
    decisions = written = 0
    for i in range(len(states)):
        state = states[i]
        while state.actor != NOBODY and (written < len(ply_rows) or not len(ply_rows)):
            seat = int64(state.actor)
            if seat == CHANCE:
                action = int64(draw(state, dice[i]))
            elif mine[i] >> seat & 1:
                action = choose(states, i, menus, dice)
                decisions += 1
            else:
                break
            written = write_ply(ply_rows, written, i, counts[i], seat, action)
            step(state, action)
    return decisions, written
