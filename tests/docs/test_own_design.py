"""Tobago's page says what is our own design, and says the same as the data."""

import re
from collections import Counter

from atoll.games.tobago.island.data import DATA, clue_name
from tests.docs.test_game_pages import sections

HEADING = "### What is our own design\n"
EVIDENCE = ("rules", "review", "proposed")

SECTION = sections("tobago")["Rules"].partition(HEADING)[2]


def rows(first: str) -> list[list[str]]:
    """The cells of the table whose heading begins with this."""
    table = SECTION[SECTION.index(first) :].partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in table]


def test_the_section_has_the_heading_that_links_lead_to() -> None:
    assert SECTION


def test_every_clue_card_is_in_the_column_of_its_evidence() -> None:
    table = rows("| landmark |")
    for column, evidence in enumerate(EVIDENCE, 1):
        listed = [card for row in table for card in re.findall(r"`(.+?)`", row[column])]
        cards = [clue for clue in DATA["clue_cards"] if clue["evidence"] == evidence]
        assert listed == [clue_name(clue) for clue in cards]


def test_the_clue_cards_are_counted() -> None:
    count = Counter(clue["evidence"] for clue in DATA["clue_cards"])
    assert set(count) == set(EVIDENCE)
    _, printed, attested, own = next(row for row in rows("| |") if row[0] == "clue cards")
    assert printed == f"there are {count.total()}"
    assert attested == f"{count['rules']} by rule books, {count['review']} by reviews"
    assert own == f"the other {count['proposed']}"


def test_the_sides_of_the_island_are_listed_by_their_evidence() -> None:
    _, printed, _, own = next(row for row in rows("| |") if row[0] == "island")
    listed = {"observed": printed, "proposed": own}
    for side, section in DATA["sections"].items():
        assert [status for status, text in listed.items() if re.search(rf"\b{side}\b", text)] == [
            section["status"]
        ]


def test_no_line_is_long() -> None:
    assert max(map(len, SECTION.splitlines())) <= 200
