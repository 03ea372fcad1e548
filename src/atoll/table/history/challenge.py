"""Challenges: a new table with the deal of a finished game, for a friend to play.

The same deal is the same set-up and the same seed: all chance follows from the seed of the
finished game and the id of its table.  So the n-th ply of chance takes the same number, and bots
that see the same position after as many plies choose the same; where players decide otherwise,
the games part.

The player who sends the challenge knows the seed, and the new table says so.  The friend must not:
until the new game has ended its table shows neither the seed nor which table it comes from.

Bots keep their seats, and bots take those of the other people.  The seats of the player who sends
the challenge are open.
"""

from collections.abc import Collection

from msgspec import UNSET
from msgspec.structs import replace

from atoll.table.commands.checks import check_bot
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Chair, Challenge, ChallengeCreated, Created
from atoll.table.table import Table

__all__ = ["MOST_CHALLENGES", "compared_seats", "create_challenge", "record_challenge"]

MOST_CHALLENGES = 20
"""Tables that have the deal of one game."""


def create_challenge(table: Table, held_tokens: Collection[str], bot: str) -> Created:
    """Return the first event of a table with this deal, sent by the holder of these tokens."""
    created = table.created
    seats = sorted(table.seats_of(held_tokens))
    if not seats:
        raise Refusal("seat-token")
    if table.status != "over":
        raise Refusal("challenge-not-over")
    if created.origin is not None:
        raise Refusal("challenge-none")
    check_bot(bot, created.game)
    return replace(
        created,
        chairs=tuple(
            Chair() if seat in seats else Chair(bot=bot if chair.key else chair.bot)
            for seat, chair in enumerate(table.chairs)
        ),
        chosen=table.chosen,
        asks_first=UNSET,
        public=False,
        rematch_of=None,
        challenge=Challenge(table.deal_id, table.chairs[seats[0]].name or "", tuple(seats)),
    )


def record_challenge(table: Table, challenge_id: str) -> list[ChallengeCreated]:
    """Record a challenge at the table at which the deal was first played."""
    if len(table.challenges) >= MOST_CHALLENGES:
        raise Refusal("challenge-many", most=MOST_CHALLENGES)
    return [ChallengeCreated(challenge_id)]


def compared_seats(table: Table) -> tuple[int, ...]:
    """Return the seats whose results are compared: of a challenge, those that were open."""
    challenge = table.created.challenge
    if isinstance(challenge, Challenge):
        return challenge.seats
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.key)
