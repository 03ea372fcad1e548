"""Tobago's options, and those it had in the first edition of the rules."""

from atoll.engine.editions import FIRST_EDITION, EarlierOptions
from atoll.engine.options import Option, Options, flag
from atoll.games.tobago.island.geometry import NAMES
from atoll.games.tobago.state import CURSE_DEPTHS, CURSES, Curse, CursePayment

__all__ = ["EARLIER_OPTIONS", "OPTIONS"]

_CURSES = tuple(variant.name.lower() for variant in Curse)
_PAYMENTS = tuple(payment.name.lower() for payment in CursePayment)

_EXPERT_AMULETS = flag("expert_amulets", "amulets may also double a claim or swap two roses")
_CURSE_DEPTH = Option(
    "curse_depth", CURSE_DEPTHS, CURSE_DEPTHS[0], "the lowest cards curses are shuffled into"
)
_CURSE_RETURNS = flag("curse_returns", "a resolved curse goes back into the treasure deck")
_OPEN_COINS = flag("open_coins", "everyone's treasure cards lie face up")

OPTIONS = (
    Option(
        "island",
        ("printed", "any", *NAMES),
        "printed",
        "one of the four printed islands, any of the 32, or this one",
        field="chosen_island",
    ),
    _EXPERT_AMULETS,
    Option("curse", _CURSES, "full", "what a curse does"),
    Option("curse_cards", tuple(range(CURSES + 1)), CURSES, "curse cards in the deck"),
    Option("curse_payment", _PAYMENTS, "amulet", "what a player with amulets and cards pays"),
    _CURSE_DEPTH,
    _CURSE_RETURNS,
    _OPEN_COINS,
)

# ── Edition 1 ────────────────────────────────────────────────────────────────────────────

_CURSE_CARDS = {"one": 1, "none": 0}
"""The values of edition 1's `curse` that were about the number of cards."""


def _to_current(options: Options) -> Options:
    """Island and curses as the options of today have them."""
    curse = str(options["curse"])
    return {
        **options,
        "island": "any" if options["island"] == "random" else options["island"],
        "curse": "full" if curse in _CURSE_CARDS else curse,
        "curse_cards": _CURSE_CARDS.get(curse, CURSES),
        "curse_payment": "amulet",
    }


EARLIER_OPTIONS = {
    FIRST_EDITION: EarlierOptions(
        (
            Option("island", ("random", *NAMES), "random", "which of the 32 islands"),
            _EXPERT_AMULETS,
            Option("curse", (*_CURSES, *_CURSE_CARDS), "full", "what a curse does"),
            _CURSE_DEPTH,
            _CURSE_RETURNS,
            _OPEN_COINS,
        ),
        _to_current,
    )
}
