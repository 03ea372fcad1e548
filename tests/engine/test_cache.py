"""Compiled rules are found again, wherever Atoll is installed."""

from pathlib import Path

import atoll
from atoll.engine.cache import RuleLocator

PACKAGE = Path(atoll.__file__).parent


def test_a_rule_is_filed_under_its_place_in_the_package() -> None:
    kept = RuleLocator.get_suitable_cache_subpath(str(PACKAGE / "games" / "tobago" / "step.py"))
    assert kept == "games.tobago"


def test_rules_of_others_keep_apart(tmp_path: Path) -> None:
    one, other = (
        RuleLocator.get_suitable_cache_subpath(str(tmp_path / folder / "policy.py"))
        for folder in ("mine", "yours")
    )
    assert one != other
