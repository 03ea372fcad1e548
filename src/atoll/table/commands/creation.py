"""Setting up a table."""

from collections.abc import Sequence

from msgspec import UNSET

from atoll.engine.game import Game
from atoll.engine.json_values import InputError, Json
from atoll.engine.options import OptionError
from atoll.table.commands.checks import check_bot
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Chair, ClockRule, Created
from atoll.table.fairness.chance import new_seed
from atoll.table.seats.names import tidy_name
from atoll.table.seats.tokens import key_of
from atoll.table.time.clock import check_rule

__all__ = ["create", "human"]


def create(
    game: Game,
    players: int,
    options: Json,
    chairs: Sequence[Chair],
    chosen: Json | None = None,
    *,
    public: bool = False,
    clock: ClockRule | None = None,
    hints: bool = True,
    language: str | None = None,
) -> Created:
    """Return the first event of a new table; raise `Refusal` if it cannot be set up like this."""
    try:
        players = game.check_players(players)
    except OptionError as error:
        raise Refusal("table-players", reason=error) from error
    try:
        values = game.check_options(options)
    except OptionError as error:
        raise Refusal("table-options", reason=error) from error
    chosen = chosen or {}
    try:
        game.check_chosen(players, chosen)
    except InputError as error:
        raise Refusal("table-chosen", reason=error) from error
    if len(chairs) != players:
        raise Refusal("table-seats", players=players, seats=len(chairs))
    for chair in chairs:
        if chair.bot is not None:
            check_bot(chair.bot, game.name)
    return Created(
        game.name,
        players,
        values,
        tuple(chairs),
        new_seed(),
        chosen,
        public,
        clock=check_rule(clock) if clock else None,
        hints=hints,
        language=UNSET if language is None else language,
    )


def human(name: str, token: str, emblem: str | None = None) -> Chair:
    """Return a seat for a person who is there from the beginning."""
    return Chair(name=tidy_name(name), key=key_of(token), emblem=emblem)
