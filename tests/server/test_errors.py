"""Errors as a page gets them."""

from msgspec import to_builtins

from atoll.engine.options import OptionError
from atoll.server.protocol.errors import error_info
from atoll.table.commands.refusal import Refusal


def test_an_error_has_its_id_arguments_and_english_text() -> None:
    assert to_builtins(error_info(Refusal("seat-unknown", seat=7))) == {
        "id": "seat-unknown",
        "args": {"seat": 7},
        "message": "This table has no seat 7.",
    }


def test_the_reason_of_an_error_is_an_argument() -> None:
    refusal = Refusal("table-options", reason=OptionError("option-twice", option="level"))
    assert to_builtins(error_info(refusal)) == {
        "id": "table-options",
        "args": {"reason": {"id": "option-twice", "args": {"option": "level"}}},
        "message": "This cannot be set up: option level is given twice.",
    }
