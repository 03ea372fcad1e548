"""Games of Forbidden Island up to their last decision, for the page to end them.

A table is a fold over its events, so a test can write a game to a server's log.  The chance plies
so far are chosen; those after the last decision follow from the table's seed, so a seed is
searched that brings the end in question.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from atoll.engine.editions import EDITION
from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from atoll.games.forbidden_island import GAME
from atoll.games.forbidden_island.state import DRAWS_A_TURN, SITES, TILES
from atoll.server.tables import event_codec
from atoll.store.sqlite.log import SqliteLog
from atoll.table.commands import gameplay
from atoll.table.commands.checks import require_started
from atoll.table.commands.creation import human
from atoll.table.events import Began, Created, Event, Played
from atoll.table.fairness.chance import Chance, new_seed
from atoll.table.seats.tokens import new_table_id
from atoll.table.table import Table

NAMES = ("Ada", "Ben")
TOKENS = ("token of Ada", "token of Ben")
BOTH = frozenset({0, 1})
LANDING = "fools_landing"
MOST_SEEDS = 20_000
NEEDED = 3


@dataclass(frozen=True)
class Prepared:
    """A table, and the ply that ends its game."""

    id: str
    events: Sequence[Event]
    last: Ply

    def write(self, database: Path) -> None:
        """Write the table to a server's log."""
        # Playwright's own event loop is running in this thread.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, self._append(database)).result()

    async def _append(self, database: Path) -> None:
        log = SqliteLog(database)
        try:
            await log.append(event_codec.to_rows(self.id, 0, self.events))
        finally:
            log.close()


def setup(flooded: Iterable[str], places: dict[int, str], **more: Any) -> dict[str, Any]:
    """Two players; these tiles at these places, counted in reading order, the others anywhere."""
    others = iter([tile for tile in TILES if tile not in places.values()])
    tiles = [places.get(place) or next(others) for place in range(len(TILES))]
    start = {"first": 0, "roles": ["pilot", "messenger"]}
    hands = [["earth_stone"] * 2, ["statue_of_the_wind"] * 2]
    return {"tiles": tiles, "flooded": [*flooded], "hands": hands, **start, **more}


# ── The end by the seed ──────────────────────────────────────────────────────────────────


def ending(
    reason: str,
    words: dict[str, Any],
    options: dict[str, Any] | None = None,
    plies: Sequence[Ply] = (),
    last: Ply | None = None,
) -> Prepared:
    """Return a table whose seed ends the game for this reason right after the last ply."""
    last = last or {"by": 0, "do": "end_actions"}
    table = begun(words, options or {}, plies)
    for number in range(MOST_SEEDS):
        seed = f"{number:064x}"
        require_started(table).chance = Chance(seed, table.id)
        if _reason(table, gameplay.play(table, BOTH, table.seq, last)) == reason:
            created = msgspec.structs.replace(table.created, seed=seed)
            return Prepared(table.id, [created, *table.events[1:]], last)
    raise AssertionError(f"no seed ends this game with {reason}")


def _reason(table: Table, events: Sequence[Event]) -> str | None:
    """Why the game is over after these events, if it is."""
    position = require_started(table).position.copy()
    for event in events:
        assert isinstance(event, Played)
        position.play(event.ply)
    return position.outcome.reason if position.outcome else None


def begun(words: dict[str, Any], options: dict[str, Any], plies: Sequence[Ply]) -> Table:
    """Return a table at which these plies have been played."""
    chairs = tuple(human(name, token) for name, token in zip(NAMES, TOKENS, strict=True))
    values = GAME.check_options(options)
    created = Created(GAME.name, 2, values, chairs, new_seed(), stated_edition=EDITION)
    events: list[Event] = [created, Began(words), *(Played(ply) for ply in plies)]
    return Table.of(new_table_id(), events, lambda _: GAME)


# ── A friendly chance ────────────────────────────────────────────────────────────────────


def played(
    words: dict[str, Any],
    options: dict[str, Any],
    decide: Callable[[Position], Ply | None],
    draws: Callable[[Position], str],
) -> Position:
    """Play these decisions, these treasure cards, and floods that do no harm."""
    position = GAME.lay_out(2, GAME.check_options(options), words)
    while True:
        if not position.chance:
            ply = decide(position)
            if ply is None:
                return position
            position.play(ply)
        elif position.legal[0]["do"] == "draw":
            position.play({"by": "chance", "do": "draw", "card": draws(position)})
        else:
            position.play(min(position.legal, key=lambda ply: _harm(position, ply["tile"])))


def _harm(position: Position, tile: str) -> int:
    """What a flood card would do: flood, sink something, or sink what the team needs."""
    view = position.view(None)
    states = {each["tile"]: each["state"] for each in view["tiles"]}
    if states[tile] == "dry":
        return 2 if tile == LANDING else 0
    sites = next(
        ([TILES[site] for site in pair] for pair in SITES if TILES.index(tile) in pair), []
    )
    needed = tile == LANDING or any(states[site] == "sunk" for site in sites)
    stands = any(player["at"] == tile for player in view["players"])
    return NEEDED if needed else 2 if stands else 1


# ── One win, four losses ─────────────────────────────────────────────────────────────────

FIRST_SIX = ("observatory", "phantom_rock", "watchtower", "misty_marsh", "lost_lagoon", "iron_gate")
# The Messenger walks: the gate in the middle, landing, garden and palace around it.  The
# Pilot flies.
AROUND_THE_GATE = {8: LANDING, 9: "silver_gate", 10: "howling_garden", 15: "coral_palace"}
FAR_AWAY = {0: "cave_of_embers", 23: "temple_of_the_moon"}

WINNING_DECISIONS = """
0 fly temple_of_the_moon / 0 end_actions / 1 move howling_garden / 1 end_actions
0 capture / 0 fly cave_of_embers / 0 end_actions
1 capture / 1 move silver_gate / 1 move coral_palace
0 end_actions / 1 end_actions
0 capture / 0 fly fools_landing / 0 end_actions
1 capture / 1 move silver_gate / 1 move fools_landing
"""
WINNING_CARDS = """
earth_stone earth_stone statue_of_the_wind statue_of_the_wind
crystal_of_fire crystal_of_fire oceans_chalice oceans_chalice
crystal_of_fire crystal_of_fire oceans_chalice oceans_chalice
helicopter_lift sandbags
"""


def won() -> Prepared:
    """All treasures captured, all pawns on the landing: a Helicopter Lift is all it takes."""
    words = setup(FIRST_SIX, AROUND_THE_GATE | FAR_AWAY)
    decisions = [_decision(words) for words in WINNING_DECISIONS.replace("\n", "/").split("/")]
    left = [ply for ply in decisions if ply]
    cards = WINNING_CARDS.split()

    def decide(position: Position) -> Ply | None:
        window = {"by": position.actor, "do": "proceed"}
        if left and window in position.legal:
            return window
        return left.pop(0) if left else None

    position = played(words, {}, decide, lambda _: cards.pop(0))
    return ending("lift_off", words, {}, position.plies, {"by": 0, "do": "lift_off"})


def _decision(words: str) -> Ply | None:
    match words.split():
        case [by, do, to]:
            return {"by": int(by), "do": do, "to": to}
        case [by, do]:
            return {"by": int(by), "do": do}
    return None


def treasure_lost() -> Prepared:
    """Both temples are flooded, and a Waters Rise! brings their cards back."""
    return ending(
        "treasure_lost", setup(("temple_of_the_moon", "temple_of_the_sun", *FIRST_SIX[:4]), {})
    )


def landing_lost() -> Prepared:
    return ending("landing_lost", setup((LANDING, *FIRST_SIX[:5]), {}))


# The Messenger stands where the atoll is narrow, all around under water.
NARROW = {7: "watchtower", 11: "silver_gate", 13: "misty_marsh"}
NARROW_FLOODED = (*NARROW.values(), *FIRST_SIX[:2], "lost_lagoon")
ATOLL = {"shape": "atoll_of_decisions", "level": "elite"}


def pawn_lost() -> Prepared:
    return ending("pawn_lost", setup(NARROW_FLOODED, NARROW), ATOLL)


def stranded(*hands: Sequence[str]) -> Prepared:
    """The Messenger is in the water, no tile near; one of these hands has a Lift."""
    draws = [{"do": "draw", "card": card} for card in ("waters_rise", "oceans_chalice")]
    sinks = ("watchtower", "misty_marsh", "silver_gate")
    floods = [{"do": "flood", "tile": tile} for tile in sinks]
    plies: list[Ply] = [{"by": 0, "do": "end_actions"}, {"by": 0, "do": "proceed"}]
    for card in (*draws, *floods):
        plies += [{"by": "chance", **card}, {"by": 0, "do": "proceed"}]
    made = begun(setup(NARROW_FLOODED, NARROW, hands=[*hands]), ATOLL, plies[:-1])
    return Prepared(made.id, made.events, {})


def meter() -> Prepared:
    """The water is one tick below the skull, and the second card of the turn is to be drawn."""
    words = setup(FIRST_SIX, {}, roles=["engineer", "pilot"])
    options = {"level": "legendary"}

    def decide(position: Position) -> Ply | None:
        if position.fields.meter == BELOW_THE_SKULL:
            return None
        return max(position.legal, key=lambda ply: _use(position, ply))

    def draws(position: Position) -> str:
        # The rises come last in the first deck, and in the second one with the first card
        # of a turn: more than that the island could not bear.
        second_deck = position.fields.meter >= AFTER_THE_FIRST_DECK
        rise = second_deck and position.fields.draws == DRAWS_A_TURN
        return str(
            max(position.legal, key=lambda ply: (ply["card"] == "waters_rise") == rise)["card"]
        )

    position = played(words, options, decide, draws)
    last = {"by": position.actor, "do": "proceed"}
    return ending("meter", words, options, position.plies, last)


AFTER_THE_FIRST_DECK = 7
BELOW_THE_SKULL = 9


def _use(position: Position, ply: Ply) -> int:
    """Rate a ply by how dry it keeps the island."""
    match ply["do"]:
        case "shore_up":
            return 10 + _harm(position, ply["tile"])
        case "sandbag":
            return 10 if _harm(position, ply["tile"]) == NEEDED else -1
        case "move" | "fly":
            after = position.copy()
            after.play(ply)
            return sum(each["do"] == "shore_up" for each in after.legal)
        case "discard" | "proceed" | "swim":
            return 1
    return 0 if ply["do"] == "end_actions" else -1
