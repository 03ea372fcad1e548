"""A table: its seats, and the game in progress.

A table is what its events make of it.  The same `apply` serves a live table, one that a
restarted server reads from its log, and a replay.  Nothing but `apply` changes a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from atoll.engine.game import Game
from atoll.engine.position import Position
from atoll.table import tokens
from atoll.table.events import (
    Abandoned,
    Answered,
    Began,
    Chair,
    Created,
    Event,
    EyesLent,
    GivenToBot,
    LaidAgain,
    Played,
    Proposed,
    Sat,
    StoodIn,
    TakenBack,
)
from atoll.table.fairness import Chance
from atoll.table.proposal import Proposal


class Table:
    """One table, as its events so far have made it."""

    def __init__(self, id: str, created: Created, find_game: Callable[[str], Game]) -> None:
        self.id = id
        self.created = created
        self.game = find_game(created.game)
        self.chairs = list(created.chairs)
        self.events: list[Event] = [created]
        self.position: Position | None = None
        self.chance = Chance(created.seed, id)
        self.chances = 0
        """How many plies chance has played."""
        self.proposal: Proposal | None = None
        """What is proposed and waits for the others' consent."""
        self.abandoned = False
        self.next: str | None = None
        """The table the same people went on to."""

    @classmethod
    def of(cls, id: str, events: Iterable[Event], find_game: Callable[[str], Game]) -> Table:
        """The table these events tell of."""
        first, *others = events
        assert isinstance(first, Created)
        table = cls(id, first, find_game)
        for event in others:
            table.apply(event)
        return table

    def until(self, seq: int) -> Table:
        """This table as it was after an earlier event."""
        return Table.of(self.id, self.events[:seq], lambda _: self.game)

    # ── What is ──────────────────────────────────────────────────────────────────────────

    @property
    def seq(self) -> int:
        """The number of the newest event; the first is 1."""
        return len(self.events)

    @property
    def status(self) -> str:
        if self.position is None:
            return "open"
        if self.abandoned:
            return "abandoned"
        return "over" if self.position.over else "playing"

    @property
    def ended(self) -> bool:
        """Whether nothing more will be played here."""
        return self.status in ("over", "abandoned")

    @property
    def people(self) -> frozenset[int]:
        """The seats that people play themselves: no bot's, and none where a bot stands in."""
        return frozenset(n for n, chair in enumerate(self.chairs) if chair.key and not chair.bot)

    @property
    def stood_in(self) -> frozenset[int]:
        """The seats of people for whom a bot stands in."""
        return frozenset(n for n, chair in enumerate(self.chairs) if chair.key and chair.bot)

    def seats_of(self, held: Iterable[str]) -> frozenset[int]:
        """The seats these tokens hold; a token that fits no seat holds none."""
        return frozenset(
            seat
            for token in held
            for seat, chair in enumerate(self.chairs)
            if chair.key is not None and tokens.fits(token, chair.key)
        )

    # ── What happens ─────────────────────────────────────────────────────────────────────

    def apply(self, event: Event) -> None:
        """Let an event happen that has been written down."""
        match event:
            case Sat(seat, name, key):
                self.chairs[seat] = Chair(name=name, key=key)
            case GivenToBot(seat, bot):
                self.chairs[seat] = Chair(bot=bot)
            case Began(setup):
                created = self.created
                self.position = self.game.lay_out(created.players, created.options, setup)
            case Played(ply):
                assert self.position is not None
                self.position.play(ply)
                self.chances += ply["by"] == "chance"
            case StoodIn(seat, bot):
                self.chairs[seat] = replace(self.chairs[seat], bot=bot)
            case TakenBack(seat):
                self.chairs[seat] = replace(self.chairs[seat], bot=None)
            case EyesLent(seat, lent):
                self.chairs[seat] = replace(self.chairs[seat], eyes=lent)
            case Proposed(what, seats):
                self.proposal = Proposal(what, seats, frozenset(seats))
            case Answered(seats, agrees):
                assert self.proposal is not None
                self.proposal = self.proposal.joined_by(seats) if agrees else None
            case Abandoned():
                self.abandoned, self.proposal = True, None
            case LaidAgain(table):
                self.next = table
        self.events.append(event)
