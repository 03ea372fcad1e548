"""The English text of a refusal is what Fluent makes of its message."""

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from atoll.engine.localized_error import english
from atoll.table.commands.refusal import Refusal

SOURCE = "\n".join(
    files("atoll").joinpath("locale", "en", name).read_text("utf-8")
    for name in ("errors.ftl", "reasons.ftl")
)


@pytest.fixture(scope="module")
def bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(SOURCE))
    return bundle


@pytest.mark.parametrize("id", english())
def test_the_english_text_is_what_fluent_formats(bundle: FluentBundle, id: str) -> None:
    names = re.findall(r"\$(\w+)", english()[id])
    arguments: dict[str, str | int] = {name: f"<{name}>" for name in names}
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, arguments)
    assert errors == []
    assert str(Refusal(id, **arguments)) == text


def test_every_message_of_the_files_is_parsed(bundle: FluentBundle) -> None:
    ids = re.findall(r"^([\w-]+)\s*=", SOURCE, re.MULTILINE)
    assert ids == list(english())
    assert all(bundle.has_message(name) for name in ids)
