"""Chance that can be checked afterwards.

When a table is set up the server draws a *seed*, 32 secret random bytes, and at once shows all
players the *commitment*, the SHA-256 of these bytes in hex.  All chance at the table is computed
from the seed, so it cannot be changed later; with the seed, which is shown after the game,
everything can be computed again.

Numbers.  For a text *label* and attempt k = 0, 1, 2… take

    HMAC-SHA256(key = the seed, message = "TABLE:LABEL:k" in UTF-8)

where TABLE is the table's id as in its link (of a challenge, the id of the table whose deal it
has: see `atoll.table.history.challenge`) and k is written in decimal digits.  The first
eight bytes, read as one big-endian number, are the label's k-th number x (0 ≤ x < 2⁶⁴).

The n-th ply of chance (n = 0, 1, 2… counts chance's plies only) has the label "chance:n".
Plies that were taken back do not count: n is the number of chance's plies before it in the game
as it then stood.  So repeating a decision after an undo brings the same card, and the plies of
the finished game can be checked one after the other without knowing what was taken back on the
way.  The price is that a player who takes back across chance knows the number that is next; that
is why the others must agree to it.

List its possible outcomes with their weights, as `atoll transcript --legal` does, and sort
them by their text: each outcome as JSON without its weight, keys in alphabetical order, no
spaces.  Let W be the sum of the weights.  Take the label's numbers one after another and
skip those not below the greatest multiple of W that is at most 2⁶⁴, so that no outcome is
favoured; for the first x that is left, r = x mod W.  Go through the sorted outcomes adding
up weights: the first at which the sum exceeds r is what happens.

The set-up has the label "setup"; its number of attempt 0 is the state of the dice
(SplitMix64, see `atoll.engine.records.dice`) with which the game's own set-up rule lays the table.
Chosen parts of the set-up are put in place afterwards (see `atoll.engine.choices`).  If what was
dealt does not fit them, the same dice deal again.  The parts were recorded together with the seed,
and all players see them from then on, so they can neither follow the deal nor change the dice.
Only the seat that begins may be named later, when every seat is taken; that changes no die.

A bot whose lowest seat is s has the label "bot:p:s" for its decision after p plies (of all
players and chance); its number of attempt 0 is the bot's random seed.
"""

import hashlib
import secrets
from collections.abc import Sequence
from itertools import accumulate, count

import msgspec

from atoll.engine.json_values import Ply
from atoll.engine.records.arrays import Records
from atoll.engine.records.dice import Dice, dice_at

__all__ = ["BLOCK", "INNER", "OUTER", "SPAN", "Chance", "commitment", "new_seed"]

SPAN = 2**64

BLOCK = hashlib.sha256().block_size
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
"""How the key is changed for the two halves of an HMAC (RFC 2104)."""


def new_seed() -> str:
    """Return a seed that cannot be guessed, in hex."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """Return the SHA-256 of the seed, in hex; it is public from the beginning."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


class Chance:
    """All chance of one table."""

    def __init__(self, seed: str, table_id: str) -> None:
        key = bytes.fromhex(seed).ljust(BLOCK, b"\0")
        # Both halves of an HMAC begin with the key; that part is computed once for the table.
        self._inner = hashlib.sha256(key.translate(INNER))
        self._outer = hashlib.sha256(key.translate(OUTER))
        self._table_id = table_id

    def number(self, label: str, attempt: int = 0) -> int:
        """Return the label's number of this attempt, below 2⁶⁴."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(f"{self._table_id}:{label}:{attempt}".encode())
        outer.update(inner.digest())
        return int.from_bytes(outer.digest()[:8], "big")

    def dice(self, label: str) -> Records[Dice]:
        """Return dice for the game's compiled rules, in the state that is the label's number."""
        return dice_at(self.number(label))

    def choose(self, n: int, outcomes: Sequence[Ply], weights: Sequence[int]) -> Ply:
        """Return the outcome of chance's n-th ply."""
        ranked = sorted(zip(map(_text, outcomes), weights, outcomes, strict=True), key=_by_text)
        sums = list(accumulate(weight for _, weight, _ in ranked))
        number = self._below(sums[-1], f"chance:{n}")
        return next(ply for (_, _, ply), total in zip(ranked, sums, strict=True) if total > number)

    def _below(self, bound: int, label: str) -> int:
        """Return a number below the bound, each equally likely."""
        limit = SPAN - SPAN % bound
        return next(x for k in count() if (x := self.number(label, k)) < limit) % bound


def _text(ply: Ply) -> bytes:
    return msgspec.json.encode(ply, order="sorted")


def _by_text(ranked: tuple[bytes, int, Ply]) -> bytes:
    return ranked[0]
