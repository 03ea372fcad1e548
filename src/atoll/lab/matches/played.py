"""Games that were played: what a worker hands back of them."""

from dataclasses import dataclass

from atoll.engine.game import Game
from atoll.engine.records.arrays import Records
from atoll.engine.records.record import Record, i1, i2, i4, records_from_bytes
from atoll.engine.records.result import Outcome, Result

__all__ = ["Counts", "Note", "Played"]


class Counts(Record):
    """The length of a game."""

    decisions: i4
    chances: i4


class Note(Record):
    """A ply of a game."""

    place: i4  # which game of the chunk
    ply: i4  # counted from 0 in its game
    action: i2
    seat: i1  # whose decision it was, or CHANCE


@dataclass(frozen=True)
class Played:
    """The games of a chunk, in their order."""

    chunk: range
    results: Records[Result]
    """How each ended: `Result`."""
    counts: Records[Counts]
    """How long each was: `Counts`."""
    notes: Records[Note]
    """Every ply of every game, in order, if that was wanted: `Note`."""

    def endings(self, game: Game, players: int) -> dict[int, Outcome]:
        """How each game ended, by its number."""
        scores = self.results["scores"][:, :players].tolist()
        winners, reasons = self.results["winners"].tolist(), self.results["reason"].tolist()
        return {
            number: Outcome(
                scores[place],
                [seat for seat in range(players) if winners[place] >> seat & 1],
                game.reasons[reasons[place]],
                game.cooperative,
            )
            for place, number in enumerate(self.chunk)
        }

    def to_bytes(self) -> bytes:
        """All of it; the chunk's bounds must be remembered besides."""
        raw: bytes = self.results.tobytes() + self.counts.tobytes() + self.notes.tobytes()
        return raw

    @classmethod
    def from_bytes(cls, chunk: range, raw: bytes) -> "Played":
        """What `to_bytes` gave."""
        counts_at = len(chunk) * Result.dtype.itemsize
        notes_at = counts_at + len(chunk) * Counts.dtype.itemsize
        return cls(
            chunk,
            records_from_bytes(raw[:counts_at], Result),
            records_from_bytes(raw[counts_at:notes_at], Counts),
            records_from_bytes(raw[notes_at:], Note),
        )
