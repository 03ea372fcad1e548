"""Played games, as a worker returns them."""

from dataclasses import dataclass

from atoll.engine.game import Game
from atoll.engine.records.arrays import Records
from atoll.engine.records.record import Record, i1, i2, i4, records_from_bytes
from atoll.engine.records.result import Outcome, Result

__all__ = ["Counts", "Played", "PlyRow"]


class Counts(Record):
    """The length of a game."""

    decisions: i4
    chances: i4


class PlyRow(Record):
    """A ply of a game."""

    place: i4  # which game of the chunk
    ply: i4  # counted from 0 in its game
    action: i2
    seat: i1  # the deciding seat, or CHANCE


@dataclass(frozen=True)
class Played:
    """The games of a chunk, in their order."""

    chunk: range
    results: Records[Result]
    """How each ended: `Result`."""
    counts: Records[Counts]
    """How long each was: `Counts`."""
    ply_rows: Records[PlyRow]
    """Every ply of every game, in order, if requested: `PlyRow`."""

    def outcomes(self, game: Game, players: int) -> dict[int, Outcome]:
        """Return the outcome of each game, by its number."""
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
        """Return everything but the chunk's bounds as bytes."""
        raw: bytes = self.results.tobytes() + self.counts.tobytes() + self.ply_rows.tobytes()
        return raw

    @classmethod
    def from_bytes(cls, chunk: range, raw: bytes) -> "Played":
        """Return what `to_bytes` wrote for this chunk."""
        counts_at = len(chunk) * Result.dtype.itemsize
        rows_at = counts_at + len(chunk) * Counts.dtype.itemsize
        return cls(
            chunk,
            records_from_bytes(raw[:counts_at], Result),
            records_from_bytes(raw[counts_at:rows_at], Counts),
            records_from_bytes(raw[rows_at:], PlyRow),
        )
