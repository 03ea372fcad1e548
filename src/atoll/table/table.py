"""A table: its seats, and its game once that has begun.

A table is a fold over its events.  The same `apply` serves a live table, one that a restarted
server restores from the log, and a replay.  Nothing else changes a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from atoll.engine.game import Game
from atoll.engine.position import Position
from atoll.engine.schema import AnyView
from atoll.table.consent.proposal import CLAIM, UNDO, Claim, Decline, Proposal
from atoll.table.events import (
    Abandoned,
    Answered,
    Began,
    Chair,
    Challenge,
    ChallengeCreated,
    Created,
    Event,
    FirstNamed,
    GivenToBot,
    GotUp,
    Invited,
    Played,
    Proposed,
    Redealt,
    RematchCreated,
    Renamed,
    Said,
    Sat,
    SeatClaimed,
    SeatRekeyed,
    SeatResumed,
    StoodIn,
    Undone,
    ViewShared,
)
from atoll.table.fairness.chance import Chance
from atoll.table.seats import tokens
from atoll.table.started_game import GameEvent, StartedGame, UndoRecord
from atoll.table.time.clock import Clock

__all__ = ["NON_GAME_EVENTS", "Table"]

NON_GAME_EVENTS = (
    *(Proposed, Answered, SeatClaimed, SeatRekeyed),
    *(ViewShared, RematchCreated, ChallengeCreated, Said, Renamed, Invited),
)
"""Events that change neither the game nor who plays it."""


class Table:
    """One table, as its events so far have made it."""

    def __init__(self, id: str, created: Created, find_game: Callable[[str], Game]) -> None:
        self.id = id
        self.created = created
        self.game = find_game(created.game)
        self.started: StartedGame | None = None
        """The game; None while the table is open."""
        self.chairs: list[Chair] = []
        self.people: frozenset[int] = frozenset()
        """The seats that people play themselves: no bot's, and none where a bot stands in."""
        self.stood_in: frozenset[int] = frozenset()
        """The seats of people for whom a bot stands in."""
        self._set_chairs(created.chairs)
        self.events: list[Event] = [created]
        self.chance = Chance(created.seed, self.deal_id)
        self.clock = Clock(created.clock, created.players) if created.clock else None
        self.game_seq = 1
        """The number of the newest event that changed the game, or who plays it."""
        self.proposal: Proposal | None = None
        """What is proposed and waits for the others' consent."""
        self.decline: Decline | None = None
        """How the last proposal was declined, until the game changes."""
        self.declined: frozenset[int] = frozenset()
        """The seats whose undo was declined, until the game changes."""
        self.claim: Claim | None = None
        """The seat that a person without its token asks for."""
        self.declined_claims: frozenset[int] = frozenset()
        """The seats whose claim was declined, until the game, or who plays it, changes."""
        self.displaced: dict[int, frozenset[str]] = {}
        """The keys that lost each seat by a claim; their holders may take it back."""
        self.asks_first = created.asks_first is True
        """Whether the game waits until a player has said who begins."""
        self.chosen = created.chosen
        """The chosen part of the set-up, with the seat that begins once it was named."""
        self.next: str | None = None
        """The id of the rematch."""
        self.challenges: list[str] = []
        """The ids of the tables that have the deal of this one."""
        self.invitations: dict[tuple[int, int], Invited] = {}
        """The newest invitation to another table, by the seats of its sender and receiver."""

    @classmethod
    def of(cls, id: str, events: Iterable[Event], find_game: Callable[[str], Game]) -> Table:
        """Return the table that these events make."""
        first, *others = events
        if not isinstance(first, Created):
            raise ValueError(f"table {id} begins with {type(first).__name__}")
        table = cls(id, first, find_game)
        for event in others:
            table.apply(event)
        return table

    # ── State ────────────────────────────────────────────────────────────────────────────

    @property
    def deal_id(self) -> str:
        """The id of the table with which all chance is computed: of a challenge, another's."""
        challenge = self.created.challenge
        return challenge.table_id if isinstance(challenge, Challenge) else self.id

    @property
    def seq(self) -> int:
        """The number of the newest event; the first is 1."""
        return len(self.events)

    @property
    def status(self) -> str:
        """`open`, `playing`, `over` or `abandoned`."""
        if self.started is None:
            return "open"
        if self.started.abandoned:
            return "abandoned"
        return "over" if self.started.position.over else "playing"

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def ended(self) -> bool:
        """Whether nothing more will be played here."""
        return self.started is not None and self.started.ended

    @property
    def position(self) -> Position | None:
        """The game's position; None while the table is open."""
        return None if self.started is None else self.started.position

    @property
    def effects(self) -> list[AnyView]:
        """The effects of every ply; none while the table is open."""
        return [] if self.started is None else self.started.effects

    @property
    def undone(self) -> list[UndoRecord]:
        """What was taken back; nothing while the table is open."""
        return [] if self.started is None else self.started.undone

    @property
    def undo_proposed(self) -> bool:
        """Whether a proposal to take back a decision waits for consent."""
        return self.proposal is not None and self.proposal.what == UNDO

    def seats_of(self, held_tokens: Iterable[str]) -> frozenset[int]:
        """Return the seats these tokens hold; a token that fits no seat holds none."""
        return frozenset(
            seat
            for token in held_tokens
            for seat, chair in enumerate(self.chairs)
            if chair.key is not None and tokens.fits(token, chair.key)
        )

    # ── Change ───────────────────────────────────────────────────────────────────────────

    def apply(self, event: Event) -> None:
        """Apply an event that is in the log."""
        match event:
            case Sat(seat, name, key, emblem):
                self._set_chair(seat, Chair(name=name, key=key, emblem=emblem))
            case Renamed(seat, name, emblem):
                self._set_chair(seat, replace(self.chairs[seat], name=name, emblem=emblem))
            case GotUp(seat):
                self._free(seat)
            case GivenToBot(seat, bot):
                self._set_chair(seat, Chair(bot=bot))
            case FirstNamed(seat):
                self.asks_first = False
                if seat is not None:
                    self.chosen = {**self.chosen, "first": seat}
            case Began(setup):
                created = self.created
                position = self.game.lay_out(
                    created.players, created.options, setup, created.edition
                )
                self.started = StartedGame(position, self.chance)
            case Played() | Undone() | Redealt() | Abandoned():
                self._apply_to_game(event)
            case StoodIn(seat, bot):
                self._set_chair(seat, replace(self.chairs[seat], bot=bot))
            case SeatResumed(seat):
                self._set_chair(seat, replace(self.chairs[seat], bot=None))
            case SeatClaimed(seat, key):
                self.claim, self.decline = Claim(seat, key), None
            case SeatRekeyed(seat, key):
                self._rekey(seat, key)
            case ViewShared(seat, shared):
                self._set_chair(seat, replace(self.chairs[seat], view_shared=shared))
            case Proposed(what, seats, plies):
                self.proposal = Proposal(what, seats, frozenset(seats), plies)
                self.claim = self.decline = None
            case Answered(seats, agrees):
                self._answer(frozenset(seats), agrees)
            case RematchCreated(table_id):
                self.next = table_id
            case ChallengeCreated(table_id):
                self.challenges.append(table_id)
            case Invited(seat, by):
                self.invitations[by, seat] = event
        self.events.append(event)
        if not isinstance(event, NON_GAME_EVENTS):
            self.game_seq = self.seq
            self.declined_claims = frozenset()

    def _free(self, seat: int) -> None:
        if self.claim is not None and self.claim.seat == seat:
            self.claim = None
        self.displaced.pop(seat, None)
        self._set_chair(seat, Chair())

    def _rekey(self, seat: int, key: str) -> None:
        old = self.chairs[seat].key
        if old is not None and self.claim == Claim(seat, key):
            self.displaced[seat] = self.displaced.get(seat, frozenset()) | {old}
        if self.claim is not None and self.claim.seat == seat:
            self.claim = None
        self._set_chair(seat, replace(self.chairs[seat], key=key))

    def _set_chair(self, seat: int, chair: Chair) -> None:
        self._set_chairs([*self.chairs[:seat], chair, *self.chairs[seat + 1 :]])

    def _set_chairs(self, chairs: Iterable[Chair]) -> None:
        self.chairs = list(chairs)
        taken = {seat: chair.bot for seat, chair in enumerate(self.chairs) if chair.key}
        self.people = frozenset(seat for seat, bot in taken.items() if not bot)
        self.stood_in = frozenset(taken) - self.people

    def _apply_to_game(self, event: GameEvent) -> None:
        """Apply an event of the game; proposals that it makes pointless lapse."""
        started = self.started
        if started is None:
            raise ValueError(f"table {self.id}: {type(event).__name__} before the game began")
        if self.clock is not None and started.position.actor >= 0:
            self._charge_clock(self.clock, started.position, event)
        started.apply(event)
        if not isinstance(event, Abandoned):
            self.declined, self.decline = frozenset(), None
        if self.undo_proposed or started.ended:
            self.proposal = None

    def _charge_clock(self, clock: Clock, position: Position, event: GameEvent) -> None:
        """Charge the seat to decide for the time before an event."""
        actor = position.actor
        if isinstance(event, Played):
            clock.charge(actor, event, len(position.plies), by_bot=actor not in self.people)
        elif isinstance(event, Undone):
            alone = self.people <= {position.plies[event.plies]["by"]}
            clock.undo(actor, event.plies, event.spent, restart=alone or self.undo_proposed)

    def _answer(self, seats: frozenset[int], agrees: bool) -> None:
        if self.claim is not None:
            if not agrees:
                self._decline_claim(self.claim.seat, seats)
            return
        proposal = self.proposal
        if proposal is None:
            raise ValueError(f"table {self.id}: an answer, but no proposal")
        self.proposal = proposal.joined_by(seats) if agrees else None
        if agrees or not seats.isdisjoint(proposal.by):
            return
        self.decline = Decline(proposal.what, proposal.by, tuple(sorted(seats)))
        if proposal.what == UNDO:
            self.declined |= frozenset(proposal.by)

    def _decline_claim(self, claimed: int, seats: frozenset[int]) -> None:
        self.claim = None
        self.decline = Decline(CLAIM, (), tuple(sorted(seats)), claimed)
        self.declined_claims |= {claimed}
