"""Games are found by entry point, and a broken game does not affect the others."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from atoll import games
from tests.outside.install import atoll, python, write_package

PROJECT = Path(__file__).parents[2] / "pyproject.toml"

SAY_NAMES = "from atoll import games; print(*games.names())"


def test_atolls_own_games_are_declared_like_any_others() -> None:
    declared = tomllib.loads(PROJECT.read_text())["project"]["entry-points"][games.GROUP]
    assert declared == {name: f"atoll.games.{name}:GAME" for name in games.OWN}
    assert tuple(declared) == games.OWN


def test_own_games_come_first_and_others_by_name(tmp_path: Path) -> None:
    write_package(tmp_path, "more", {"zebra": "more:ZEBRA", "ant": "more:ANT"}, {})
    assert python(tmp_path, SAY_NAMES).stdout.split() == [*games.OWN, "ant", "zebra"]


def test_atolls_own_entry_points_are_no_clash(tmp_path: Path) -> None:
    own = {name: f"atoll.games.{name}:GAME" for name in games.OWN}
    write_package(tmp_path, "atoll_as_installed", own, {})
    done = python(tmp_path, SAY_NAMES)
    assert (done.stdout.split(), done.stderr) == ([*games.OWN], "")


def test_no_game_is_imported_to_find_its_name(tmp_path: Path) -> None:
    write_package(tmp_path, "loud", {"loud": "loud:GAME"}, {"loud": "print('imported')"})
    done = python(tmp_path, f"{SAY_NAMES}; print(games.find('la_tortuga').name)")
    assert done.stdout.split() == [*games.OWN, "loud", "la_tortuga"]


def test_the_error_for_an_unknown_game_lists_all_games(packages: Path) -> None:
    done = atoll(packages, "transcript", "chess")
    assert done.returncode == 2
    assert "there is no game chess; there are: la_tortuga, forbidden_island, tobago, pig" in (
        done.stderr
    )


BROKEN: dict[str, tuple[Mapping[str, str], str, str]] = {
    "an import that fails": (
        {"dog": "dog:GAME"},
        "import no_such_module",
        "the game dog of the package kennel cannot be imported: "
        "ModuleNotFoundError: No module named 'no_such_module'",
    ),
    "a module without the game": (
        {"dog": "dog:GAME"},
        "",
        "the game dog of the package kennel cannot be imported: "
        "AttributeError: module 'dog' has no attribute 'GAME'",
    ),
    "something else than a game": (
        {"dog": "dog:GAME"},
        "GAME = 42",
        "the game dog of the package kennel cannot be used: dog:GAME is no game",
    ),
    "a game of another name": (
        {"dog": "dog:GAME"},
        "from atoll.games.la_tortuga import GAME",
        "the game dog of the package kennel calls itself la_tortuga: "
        "its entry point needs the same name",
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_game_says_why_in_one_line(tmp_path: Path, kind: str) -> None:
    entries, source, why = BROKEN[kind]
    write_package(tmp_path, "kennel", entries, {"dog": source})
    for command in ("transcript", "match"):
        arguments = ("--bots", "random") if command == "match" else ()
        done = atoll(tmp_path, command, "dog", *arguments)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", f"atoll: {why}\n")


def test_a_broken_game_does_not_affect_the_others(tmp_path: Path) -> None:
    write_package(tmp_path, "kennel", {"dog": "dog:GAME"}, {"dog": "import no_such_module"})
    done = atoll(tmp_path, "transcript", "la_tortuga")
    assert (done.returncode, done.stderr) == (0, "")
    benched = atoll(tmp_path, "bench", "--seconds", "0.1", "--json")
    assert benched.returncode == 0
    assert all(f'"game": "{name}"' in benched.stdout for name in games.OWN)
    assert benched.stderr.count("the game dog of the package kennel cannot be imported") == 1


def test_a_transcript_of_a_broken_game_is_refused_with_its_line(tmp_path: Path) -> None:
    write_package(tmp_path, "kennel", {"dog": "dog:GAME"}, {"dog": "GAME = 42"})
    header = '{"atoll": 1, "game": "dog", "players": 2, "options": {}, "setup": {}}'
    done = atoll(tmp_path, "replay", "-", given=header)
    assert done.returncode == 2
    assert "line 1" in done.stderr
    assert "dog:GAME is no game" in done.stderr


def test_two_packages_with_a_game_of_the_same_name_are_refused(tmp_path: Path) -> None:
    for package in ("kennel", "farm"):
        write_package(tmp_path, package, {"dog": f"{package}:GAME"}, {package: "GAME = 42"})
    done = atoll(tmp_path, "transcript", "dog")
    assert done.returncode == 2
    assert done.stderr == (
        "atoll: several packages have a game dog: farm, kennel; uninstall all but one\n"
    )


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("tobago", "Atoll has a game of that name"),
        ("Hot.Dog", "a name has small letters, digits and _ only"),
    ],
)
def test_a_name_that_cannot_be_taken_is_ignored(tmp_path: Path, name: str, why: str) -> None:
    write_package(tmp_path, "kennel", {name: "dog:GAME"}, {"dog": "GAME = 42"})
    done = python(tmp_path, f"{SAY_NAMES}; print(games.find('tobago').name)")
    assert done.stdout.split() == [*games.OWN, "tobago"]
    assert done.stderr == f"the game {name} of the package kennel is ignored: {why}\n"
