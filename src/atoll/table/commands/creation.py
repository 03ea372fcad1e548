"""Setting up a table."""

from collections.abc import Sequence

from msgspec import UNSET

from atoll.engine.editions import EDITION
from atoll.engine.game import Game
from atoll.engine.json_values import InputError, Json
from atoll.engine.options import OptionError, Options
from atoll.engine.records.dice import make_dice
from atoll.table.commands.checks import check_bot
from atoll.table.commands.gameplay import deal
from atoll.table.commands.refusal import Refusal
from atoll.table.events import Chair, ClockRule, Created
from atoll.table.fairness.chance import new_seed
from atoll.table.seats.names import tidy_name
from atoll.table.seats.tokens import key_of
from atoll.table.table import Table
from atoll.table.time.clock import check_rule

__all__ = ["arrange", "check_deal", "create", "human"]


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
    ask_first: bool = False,
) -> Created:
    """Return the first event of a new table; raise `Refusal` if it cannot be set up like this."""
    players, values = _check_variant(game, players, options)
    chosen = chosen or {}
    try:
        game.check_chosen(players, chosen)
    except InputError as error:
        raise Refusal("table-chosen", reason=error) from error
    if ask_first and ("first" in chosen or "first" not in game.parts):
        raise Refusal("first-settled")
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
        asks_first=True if ask_first else UNSET,
        stated_edition=EDITION,
    )


def arrange(game: Game, players: int, options: Json, chosen: Json) -> Json:
    """Return all parts of a set-up that may be chosen: these, and any values for the rest."""
    players, values = _check_variant(game, players, options)
    try:
        setup = game.deal(players, values, make_dice(None), chosen).setup
    except (InputError, OptionError) as error:
        raise Refusal("table-chosen", reason=error) from error
    return {name: setup[name] for name in [*game.parts, *(each.name for each in game.choices)]}


def _check_variant(game: Game, players: int, options: Json) -> tuple[int, Options]:
    try:
        players = game.check_players(players)
    except OptionError as error:
        raise Refusal("table-players", reason=error) from error
    try:
        return players, game.check_options(options)
    except OptionError as error:
        raise Refusal("table-options", reason=error) from error


def check_deal(table: Table) -> None:
    """Raise `Refusal` if the game cannot be dealt around what was chosen."""
    try:
        deal(table)
    except (InputError, OptionError) as error:
        raise Refusal("table-chosen", reason=error) from error


def human(name: str, token: str, emblem: str | None = None) -> Chair:
    """Return a seat for a person who is there from the beginning."""
    return Chair(name=tidy_name(name), key=key_of(token), emblem=emblem)
