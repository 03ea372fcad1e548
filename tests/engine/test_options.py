"""Options: their defaults, and values that are refused."""

from typing import Any

import pytest

from atoll.engine import options
from atoll.engine.options import Option, OptionError, flag

OPTIONS = (
    flag("calm", "no wind"),
    Option("level", ("novice", "elite"), "novice", "how hard"),
    Option("depth", (21, 27), 27, "how deep"),
)


def test_options_not_chosen_have_their_defaults() -> None:
    chosen = options.complete("reef", OPTIONS, {"level": "elite"})
    assert chosen == {"calm": False, "level": "elite", "depth": 27}


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"wind": True}, "reef has no option wind; it has: calm, level, depth"),
        ({"calm": 1}, "option calm takes any of false, true, not 1"),
        ({"calm": "true"}, "option calm takes any of false, true, not true"),
        ({"level": "hard"}, "option level takes any of novice, elite, not hard"),
        ({"depth": 27.0}, "option depth takes any of 21, 27, not 27.0"),
        ({"depth": None}, "option depth takes any of 21, 27, not None"),
        ({"depth": [27]}, "option depth takes any of 21, 27, not"),
    ],
)
def test_an_unknown_or_wrong_option_is_refused(chosen: dict[str, Any], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        options.complete("reef", OPTIONS, chosen)


def test_options_are_given_as_key_and_value() -> None:
    typed = options.parse("reef", OPTIONS, ["calm=true", "depth=21"])
    assert typed == {"calm": True, "depth": 21}


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        (["calm"], "an option is written KEY=VALUE, not calm"),
        (["calm=yes"], "option calm takes any of false, true, not yes"),
        (["wind=true"], "reef has no option wind"),
        (["calm=true", "calm=false"], "option calm is given twice"),
    ],
)
def test_options_given_as_text_are_checked(texts: list[str], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        options.parse("reef", OPTIONS, texts)
