"""The same table once more, with the same people.

Whoever held a seat lays it again: their own seats are theirs at once, bots come along, and the
others' seats are kept for them until they come, or until somebody gives a seat to a bot.
Everybody keeps their seat, or all move on by one.

Nobody's token is seen by anybody else.  The new table keeps the keys of the old tokens; with
an old token its holder, and nobody but its holder, gets the new one (`tokens.heir`).
"""

from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

from msgspec.structs import replace

from atoll.engine.json_values import Json
from atoll.table.events import Chair, Created, RematchCreated, Sat
from atoll.table.fairness.chance import new_seed
from atoll.table.refusal import Refusal
from atoll.table.seats import tokens
from atoll.table.table import Table

T = TypeVar("T")


def create_rematch(table: Table, id: str, held: Collection[str], *, rotate: bool) -> Created:
    """The next table, which will have this id, for somebody who has these tokens."""
    if not table.seats_of(held):
        raise Refusal("seat-token")
    if not table.ended:
        raise Refusal("rematch-playing")
    created, chairs = table.created, [_kept(chair, id, held) for chair in table.chairs]
    return replace(
        created,
        chairs=tuple(_moved_on(chairs) if rotate else chairs),
        seed=new_seed(),
        chosen=_chosen_moved_on(created.chosen) if rotate else created.chosen,
        before=table.id,
        origin=None,
    )


def record_rematch(table: Table, id: str) -> list[RematchCreated]:
    """The next table is the one with this id, unless somebody has laid another meanwhile."""
    if table.next is not None:
        raise Refusal("refused-stale")
    return [RematchCreated(id)]


def accept(table: Table, held: Iterable[str]) -> list[Sat]:
    """Sit down on the seats kept for the holder of these tokens of the table before."""
    return [
        Sat(seat, chair.name or "", tokens.key_of(tokens.heir(token, table.id)))
        for token in held
        for seat, chair in enumerate(table.chairs)
        if chair.invited is not None and tokens.fits(token, chair.invited)
    ]


def inherited(table: Table, held: Iterable[str]) -> Mapping[int, str]:
    """The tokens at this table of somebody who had these tokens at the table before."""
    heirs = [tokens.heir(token, table.id) for token in held]
    return {seat: heir for heir in heirs for seat in table.seats_of([heir])}


def _kept(chair: Chair, id: str, held: Iterable[str]) -> Chair:
    """A chair at the next table, for whoever sat on this one."""
    if chair.key is None:
        return Chair(bot=chair.bot)
    for token in held:
        if tokens.fits(token, chair.key):
            return Chair(name=chair.name, key=tokens.key_of(tokens.heir(token, id)))
    return Chair(name=chair.name, invited=chair.key)


def _moved_on(seats: list[T]) -> list[T]:
    """Everybody sits one seat further, the last on the first."""
    return [*seats[-1:], *seats[:-1]]


def _chosen_moved_on(chosen: Json) -> Json:
    """What was chosen of the set-up goes with whoever sits there."""
    return {name: _moved_on(values) for name, values in chosen.items()}
