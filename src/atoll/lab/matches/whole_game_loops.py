"""Whole games of compiled players: the loops under `atoll.lab.matches.whole_games`."""

from atoll.bots.search.loops import ask_policy
from atoll.engine.contract import CHANCE, NOBODY, GameRecord, any_action, draw, score, setup, step
from atoll.engine.records.arrays import Records, Row
from atoll.engine.records.dice import Dice, Purpose, seed_dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import int64
from atoll.engine.records.result import Result
from atoll.lab.matches.played import Counts, Note

__all__ = ["at_random", "by_policy", "choose", "deal_all", "note", "play_on", "score_all"]


def at_random(
    states: Records[GameRecord], i: int, menus: Records[Menu], dice: Records[Dice]
) -> int:
    """What the bot `random` does in a game: any legal action, each as likely as the next."""
    return any_action(states[i], menus[0], dice[i])


def by_policy(
    states: Records[GameRecord], i: int, menus: Records[Menu], dice: Records[Dice]
) -> int:
    """What a bot does in a game that follows a policy (see `atoll.bots.search.loops`)."""
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
    """Write down how every game ended."""
    for i in range(len(states)):
        score(states[i], results[i])


def note(
    notes: Records[Note], written: int, place: int, count: Counts, seat: int, action: int
) -> int:
    """Count a ply, and write it down if notes are wanted; how many are written then."""
    if len(notes):
        notes[written].place = place
        notes[written].ply = count.decisions + count.chances
        notes[written].seat = seat
        notes[written].action = action
    if seat == CHANCE:
        count.chances += 1
    else:
        count.decisions += 1
    return min(written + 1, len(notes))


choose = at_random  # or `by_policy`


def play_on(
    states: Records[GameRecord],
    menus: Records[Menu],
    dice: Records[Dice],
    mine: Row,
    counts: Records[Counts],
    notes: Records[Note],
) -> tuple[int, int]:
    """Play every game on until a seat is to decide that is none of `mine` (a bit each).

    `counts` counts every game's decisions and chance's plies.  If there is room for `notes`
    at all, every ply is noted there, and when there is no more room the games wait.
    The number of decisions made, and of notes written.
    """
    decisions = written = 0
    for i in range(len(states)):
        state = states[i]
        while state.actor != NOBODY and (written < len(notes) or not len(notes)):
            seat = int64(state.actor)
            if seat == CHANCE:
                action = int64(draw(state, dice[i]))
            elif mine[i] >> seat & 1:
                action = choose(states, i, menus, dice)
                decisions += 1
            else:
                break
            written = note(notes, written, i, counts[i], seat, action)
            step(state, action)
    return decisions, written
