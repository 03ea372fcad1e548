"""Tables: chance that follows from the seed, clocks, what can be taken back, choices of set-up."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from msgspec.structs import replace

from atoll import games
from atoll.engine.json_values import InputError, Json
from atoll.engine.transcript import legal_json
from atoll.table.commands import creation, gameplay
from atoll.table.commands.refusal import Refusal
from atoll.table.consent import agreement, undo
from atoll.table.events import ClockRule
from atoll.table.fairness.chance import Chance, commitment
from atoll.table.history.branch import branch
from atoll.table.table import Table
from atoll.table.time import timeouts
from atoll.table.views.presence import Presence
from atoll.table.views.table_view import describe
from tests.conformance.played import moments, play_games
from tests.table.tables import (
    ISLAND,
    TORTUGA,
    actor_of,
    apply_all,
    begun,
    chairs,
    next_events,
    play_on,
    position_of,
    viewer_of,
)

SEED = "c3" * 32
TABLE = "isle"
PERSON, BOT = chairs("HR")


def cases() -> dict[str, list[Json]]:
    """All cases by the name of their file."""
    return {
        "fairness": [_fairness(name) for name in games.OWN],
        "clocks": [*_clocks(ClockRule("move", 30)), *_clocks(ClockRule("game", 60, 5))],
        "undo": [*_undo(), *_undo_of_branch()],
        "proposals": list(_proposals()),
        "choices": list(_choices()),
    }


# ── Chance ───────────────────────────────────────────────────────────────────────────────


def _fairness(name: str) -> Json:
    """A seed, and the chance that follows from it in the positions of a game."""
    chance = Chance(SEED, TABLE)
    (game,) = play_games(name, 1, "novice")
    return {
        "where": name,
        "table": TABLE,
        "seed": SEED,
        "commitment": commitment(SEED),
        "chances": [
            {
                "n": n,
                "outcomes": legal_json(position),
                "drawn": chance.choose(n, position.legal, position.weights),
            }
            for n, (_, position, _) in enumerate(moments(game))
            if position.chance
        ],
    }


# ── Clocks ───────────────────────────────────────────────────────────────────────────────


def _clocks(rule: ClockRule) -> Iterator[Json]:
    """Clocks as they are sent, and what each seat has left some time after that."""
    random = Random(rule.seconds)
    created = creation.create(TORTUGA, 3, {}, chairs("HHB"), clock=rule)
    table = Table(TABLE, replace(created, seed=SEED), lambda _: TORTUGA)
    apply_all(table, gameplay.begin(table))
    for number in range(120):
        if table.status != "playing":
            return
        thinking, later = random.randrange(20_000), random.randrange(40_000)
        sent = timeouts.clock_info(table, Presence(thinking_ms=thinking))
        then = timeouts.clock_info(table, Presence(thinking_ms=thinking + later))
        assert sent is not None
        assert then is not None
        left = [then.rest if seat == then.runs else then.left[seat] for seat in range(3)]
        yield {"where": f"{rule}, {number}", "clock": sent, "later": later, "left": left}
        apply_all(table, timeouts.stamp(table, next_events(table), random.randrange(15_000)))


# ── Taking back ──────────────────────────────────────────────────────────────────────────


def _undo() -> Iterator[Json]:
    """Whether people at a page have anything to take back, decision by decision."""
    for picture, game in (("HHB", TORTUGA), ("HBB", TORTUGA), ("HH", ISLAND)):
        table = begun(picture, game, seed=SEED)
        for number in range(30):
            yield from _undoable(f"{picture}, {game.name}, {number}", table)
            play_on(table, 1)


def _undo_of_branch() -> Iterator[Json]:
    """In a game that began elsewhere, only what was decided here can be taken back."""
    elsewhere = play_on(begun("RRRR", seed=SEED))
    for moment in range(30, 90, 6):
        table_id, events = branch(elsewhere, [], moment, 0, PERSON, "random")
        table = Table.of(table_id, events, lambda _: TORTUGA)
        for number in range(12):
            yield from _undoable(f"from moment {moment}, {number}", table)
            play_on(table, 1)


def _undoable(where: str, table: Table) -> Iterator[Json]:
    for count in (1, 2):
        for seats in combinations(sorted(table.people), count):
            yield {
                "where": f"{where}, seats {seats}",
                "table": describe(table, viewer_of(*seats), Presence()),
                "plies": list(position_of(table).plies),
                "can_undo": _can_undo(table, seats),
            }


def _can_undo(table: Table, seats: tuple[int, ...]) -> bool:
    """Whether there is a decision to take back, be it with the consent of others."""
    try:
        undo.undo(table, seats, table.seq)
    except Refusal as refusal:
        return refusal.id in ("undo-chance", "undo-decision", "undo-revealed")
    return True


def _proposals() -> Iterator[Json]:
    """A table with a proposal, and what becomes of that when a ply is played."""
    for what in ("undo", agreement.ABANDON):
        for number in range(4, 12):
            table = play_on(begun("HHH", ISLAND, seed=SEED), number)
            plies = reversed(position_of(table).plies)
            seat = next(ply["by"] for ply in plies if ply["by"] != "chance")
            if what == "undo":
                apply_all(table, undo.propose(table, [seat], table.seq))
            else:
                apply_all(table, agreement.propose(table, [seat], what))
            if table.proposal is None:  # the undo was free
                continue
            before = describe(table, viewer_of(seat), Presence())
            ply = next(p for p in position_of(table).legal if p["by"] == actor_of(table))
            apply_all(table, gameplay.play(table, [actor_of(table)], table.seq, ply)[:1])
            after = describe(table, viewer_of(seat), Presence())
            yield {
                "where": f"{what}, {number}",
                "table": before,
                "proposal": after.proposal,
            }


# ── The set-up ───────────────────────────────────────────────────────────────────────────


def _choices() -> Iterator[Json]:
    """What a seat may choose of the set-up, given what others have chosen."""
    random = Random(0)
    for name in games.OWN:
        game = games.find(name)
        for choice in game.choices:
            for number in range(40):
                players = random.choice(game.seats)
                held: list[str | None] = random.sample(choice.values, players)
                chosen = [value if random.random() < 0.5 else None for value in held]
                yield {
                    "where": f"{name}, {choice.name}, {number}",
                    "choice": {"name": choice.name, "values": choice.values},
                    "chosen": {choice.name: chosen},
                    "free": [
                        [
                            value
                            for value in choice.values
                            if _fits(
                                name, choice.name, [*chosen[:seat], value, *chosen[seat + 1 :]]
                            )
                        ]
                        for seat in range(players)
                    ],
                }


def _fits(name: str, choice: str, chosen: list[str | None]) -> bool:
    try:
        games.find(name).check_chosen(len(chosen), {choice: [*chosen]})
    except InputError:
        return False
    return True
