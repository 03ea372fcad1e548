"""A table: its seats, and the game in progress.

A table is what its events make of it.  The same `apply` serves a live table, one that a
restarted server reads from its log, and a replay.  Nothing but `apply` changes a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from msgspec.structs import replace

from atoll.engine.determinization import Determinization
from atoll.engine.game import Game
from atoll.engine.position import Position
from atoll.engine.schema import AnyView
from atoll.table.consent.proposal import UNDO, Decline, Proposal
from atoll.table.events import (
    Abandoned,
    Answered,
    Began,
    Chair,
    Created,
    Event,
    GivenToBot,
    GotUp,
    Played,
    Proposed,
    Redealt,
    RematchCreated,
    Said,
    Sat,
    SeatResumed,
    StoodIn,
    Undone,
    ViewShared,
)
from atoll.table.fairness.chance import Chance
from atoll.table.history.checkpoints import Checkpoints
from atoll.table.precomputed import Precomputed
from atoll.table.seats import tokens
from atoll.table.time.clock import Clock

NON_GAME_EVENTS = (Proposed, Answered, ViewShared, RematchCreated, Said)
"""Events that leave the game as it stands, and with those who play it."""


class UndoRecord(NamedTuple):
    """A decision that was taken back."""

    seat: int
    after: int
    """How many plies were left."""
    plies: int
    """How many were taken back."""


class Table:
    """One table, as its events so far have made it."""

    def __init__(self, id: str, created: Created, find_game: Callable[[str], Game]) -> None:
        self.id = id
        self.created = created
        self.game = find_game(created.game)
        self.chairs: list[Chair] = []
        self.people: frozenset[int] = frozenset()
        """The seats that people play themselves: no bot's, and none where a bot stands in."""
        self.stood_in: frozenset[int] = frozenset()
        """The seats of people for whom a bot stands in."""
        self._place(created.chairs)
        self.events: list[Event] = [created]
        self.position: Position | None = None
        self.effects: list[AnyView] = []
        """What each ply of the game brought about."""
        self.reel = Checkpoints()
        self.foresight = Precomputed()
        self.chance = Chance(created.seed, id)
        self.chances = 0
        """How many plies of the game as it stands are chance's."""
        self.clock = Clock(created.clock, created.players) if created.clock else None
        self.moved = 1
        """The number of the newest event that changed how the game stands, or who plays."""
        self.undone: list[UndoRecord] = []
        """What was taken back, as far as the game still goes there."""
        self.declined: frozenset[int] = frozenset()
        """The seats that may not take back, the others said, since the last ply."""
        self.proposal: Proposal | None = None
        """What is proposed and waits for the others' consent."""
        self.decline: Decline | None = None
        """Who said no to what was proposed last, until somebody plays on."""
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
        return self.position is not None and (self.abandoned or self.position.over)

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
                self._change(seat, Chair(name=name, key=key))
            case GotUp(seat):
                self._change(seat, Chair())
            case GivenToBot(seat, bot):
                self._change(seat, Chair(bot=bot))
            case Began(setup):
                created = self.created
                self._stand(self.game.lay_out(created.players, created.options, setup))
            case Played(ply):
                assert self.position is not None
                actor = self.position.actor
                if self.clock is not None and actor >= 0:
                    plies = len(self.position.plies)
                    self.clock.charge(actor, event, plies, by_bot=actor not in self.people)
                before = self.position.fields
                self._stand(self.foresight.fulfil(self.position, ply))
                self.effects.append(self.game.effects(before, ply, self.position.fields))
                self.chances += ply["by"] == "chance"
            case Redealt(seat, fields):
                assert self.position is not None
                self._stand(self.position.apply(Determinization(seat, fields)))
            case Undone(plies, spent):
                self._undo(plies, spent)
            case StoodIn(seat, bot):
                self._change(seat, replace(self.chairs[seat], bot=bot))
            case SeatResumed(seat):
                self._change(seat, replace(self.chairs[seat], bot=None))
            case ViewShared(seat, lent):
                self._change(seat, replace(self.chairs[seat], eyes=lent))
            case Proposed(what, seats, plies):
                self.proposal = Proposal(what, seats, frozenset(seats), plies)
                self.decline = None
            case Answered(seats, agrees):
                self._answer(frozenset(seats), agrees)
            case Abandoned():
                self.abandoned, self.proposal = True, None
            case RematchCreated(table):
                self.next = table
        self.events.append(event)
        if not isinstance(event, NON_GAME_EVENTS):
            self.moved = self.seq

    def _change(self, seat: int, chair: Chair) -> None:
        self._place([*self.chairs[:seat], chair, *self.chairs[seat + 1 :]])

    def _place(self, chairs: Iterable[Chair]) -> None:
        self.chairs = list(chairs)
        taken = {seat: chair.bot for seat, chair in enumerate(self.chairs) if chair.key}
        self.people = frozenset(seat for seat, bot in taken.items() if not bot)
        self.stood_in = frozenset(taken) - self.people

    def _stand(self, position: Position) -> None:
        """From now on the game stands like this; a wish to take back has lapsed.

        Once the game is over, so has a wish to play no further.
        """
        self.position = position
        self.declined, self.decline = frozenset(), None
        if self.proposal is not None and (self.proposal.what == UNDO or position.over):
            self.proposal = None

    def _undo(self, plies: int, spent: int) -> None:
        assert self.position is not None
        taken = self.position.plies[plies:]
        if self.clock is not None and self.position.actor >= 0:
            alone = self.people <= {taken[0]["by"]}
            agreed = self.proposal is not None and self.proposal.what == UNDO
            self.clock.take_back(self.position.actor, plies, spent, anew=alone or agreed)
        self._stand(self.reel.rewound(self.position, plies))
        del self.effects[plies:]
        self.chances -= sum(ply["by"] == "chance" for ply in taken)
        kept = [earlier for earlier in self.undone if earlier.after <= plies]
        self.undone = [*kept, UndoRecord(taken[0]["by"], plies, len(taken))]

    def _answer(self, seats: frozenset[int], agrees: bool) -> None:
        proposal = self.proposal
        assert proposal is not None
        self.proposal = proposal.joined_by(seats) if agrees else None
        if agrees or not seats.isdisjoint(proposal.by):
            return
        self.decline = Decline(proposal.what, proposal.by, tuple(sorted(seats)))
        if proposal.what == UNDO:
            self.declined |= frozenset(proposal.by)
