"""The rematch: the same table again, with the same people.

Any person who held a seat sets it up.  Their own seats are theirs at once, bots keep theirs, and
the other people's seats are kept for them until they come, or until a seat is given to a bot.
All keep their seats, or all move on by one.  The rematch follows today's edition of the rules.

No client sees another's token.  The rematch keeps the keys of the old tokens; from an old token
only its holder can derive the new one (`tokens.rematch_token`).
"""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from atoll.engine.editions import EDITION
from atoll.engine.json_values import Json
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Chair, Created, RematchCreated, Sat
from atoll.table.fairness.chance import new_seed
from atoll.table.seats import tokens
from atoll.table.seats.rekeying import keys_so_far
from atoll.table.seats.rematch_start import Begins, with_first_player
from atoll.table.table import Table

__all__ = [
    "OldSeat",
    "accept_rematch",
    "create_rematch",
    "old_seats",
    "record_rematch",
    "rematch_tokens",
]

T = TypeVar("T")


class OldSeat(NamedTuple):
    """A seat of the old table, as its holder shows it at the rematch."""

    token: str
    keys: frozenset[str]
    """All that the seat has had."""


def create_rematch(
    table: Table,
    rematch_id: str,
    held_tokens: Collection[str],
    *,
    rotate: bool,
    begins: Begins = "as_before",
) -> Created:
    """Return the first event of the rematch, set up by the holder of these tokens."""
    if not table.seats_of(held_tokens):
        raise Refusal("seat-token")
    if not table.ended:
        raise Refusal("rematch-playing")
    created = table.created
    chairs = [_kept_chair(chair, rematch_id, held_tokens) for chair in table.chairs]
    next_created = replace(
        created,
        chairs=tuple(_rotated(chairs) if rotate else chairs),
        options=table.game.current_options(created.options, created.edition),
        stated_edition=EDITION,
        seed=new_seed(),
        chosen=_rotated_choices(table) if rotate else created.chosen,
        rematch_of=table.id,
        origin=None,
        challenge=UNSET,
    )
    return with_first_player(next_created, table, begins, rotate=rotate)


def record_rematch(table: Table, rematch_id: str) -> list[RematchCreated]:
    """Record the rematch at the old table, unless another has been set up meanwhile."""
    if table.next is not None:
        raise Refusal("refused-stale")
    return [RematchCreated(rematch_id)]


def old_seats(old_table: Table, old_tokens: Iterable[str]) -> list[OldSeat]:
    """Return the seats that these tokens hold at the old table."""
    return [
        OldSeat(token, frozenset(keys_so_far(old_table, seat)))
        for token in old_tokens
        for seat in old_table.seats_of([token])
    ]


def accept_rematch(table: Table, held: Iterable[OldSeat]) -> list[Sat]:
    """Sit down on the seats kept for the holder of these seats of the old table.

    A seat is kept by the key that its person had when the rematch was set up.
    """
    return [
        Sat(
            seat,
            chair.name or "",
            tokens.key_of(tokens.rematch_token(old_seat.token, table.id)),
            chair.emblem,
        )
        for old_seat in held
        for seat, chair in enumerate(table.chairs)
        if chair.invited in old_seat.keys
    ]


def rematch_tokens(table: Table, old_tokens: Iterable[str]) -> Mapping[int, str]:
    """Return the tokens at the rematch, by seat, of the holder of these old tokens.

    None for a seat that got another token there since; refuse a person without a seat.
    """
    new_tokens = [tokens.rematch_token(token, table.id) for token in old_tokens]
    keys = {tokens.key_of(token) for token in new_tokens}
    if all(keys.isdisjoint(keys_so_far(table, seat)) for seat in range(len(table.chairs))):
        raise Refusal("rematch-late")
    return {seat: token for token in new_tokens for seat in table.seats_of([token])}


def _kept_chair(chair: Chair, rematch_id: str, held_tokens: Iterable[str]) -> Chair:
    """Return the chair at the rematch for the person or bot of this one."""
    if chair.key is None:
        return Chair(bot=chair.bot)
    for token in held_tokens:
        if tokens.fits(token, chair.key):
            new_token = tokens.rematch_token(token, rematch_id)
            return Chair(name=chair.name, key=tokens.key_of(new_token), emblem=chair.emblem)
    return Chair(name=chair.name, invited=chair.key, emblem=chair.emblem)


def _rotated(seats: list[T]) -> list[T]:
    """Move each by one seat, the last to the first."""
    return [*seats[-1:], *seats[:-1]]


def _rotated_choices(table: Table) -> Json:
    """Move what was chosen for the seats along with their people."""
    chosen = table.created.chosen
    by_seat = [choice.name for choice in table.game.choices]
    return {name: _rotated(v) if name in by_seat else v for name, v in chosen.items()}
