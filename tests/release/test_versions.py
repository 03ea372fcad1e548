"""Every file that states the version of Atoll states the same one."""

import re
import tomllib
from pathlib import Path

import pytest

import atoll

PROJECT = Path(__file__).parents[2]
VERSION = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]["version"]
CITATION = (PROJECT / "CITATION.cff").read_text()
RELEASES = re.findall(
    r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$",
    (PROJECT / "CHANGELOG.md").read_text(),
    re.MULTILINE,
)


def cited(field: str) -> str:
    """The value of a field of CITATION.cff."""
    match = re.search(rf'^{field}: "?([^"\n]+)"?$', CITATION, re.MULTILINE)
    assert match, f"CITATION.cff has no {field}"
    return match[1]


def test_the_package_has_the_version_of_the_project() -> None:
    assert atoll.__version__ == VERSION


def test_the_citation_names_the_newest_release_of_the_changelog() -> None:
    version, date = RELEASES[0]
    assert version == VERSION
    assert (cited("version"), cited("date-released")) == (version, date)


@pytest.mark.parametrize("heading", ["Unreleased", *(version for version, _ in RELEASES)])
def test_every_heading_of_the_changelog_has_a_link(heading: str) -> None:
    assert re.search(rf"^\[{re.escape(heading)}\]: ", (PROJECT / "CHANGELOG.md").read_text(), re.M)
