"""The docstrings of structs and their fields."""

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from textwrap import dedent

from msgspec import Struct
from msgspec.structs import fields

__all__ = ["field_docs"]


def field_docs(struct: type[Struct]) -> dict[str, str]:
    """Return the docstrings of a struct's fields by their names in JSON."""
    docs: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if issubclass(base, Struct) and base is not Struct:
            docs |= _own_docs(base)
    names = {field.name: field.encode_name for field in fields(struct)}
    return {names[name]: doc for name, doc in docs.items()}


@cache
def _own_docs(struct: type[Struct]) -> dict[str, str]:
    """Return what stands below the fields in the source of the class."""
    try:
        source = inspect.getsource(struct)
    except (OSError, TypeError):  # made by `defstruct`
        return {}
    [definition] = ast.parse(dedent(source)).body
    assert isinstance(definition, ast.ClassDef)
    return dict(_docs_in(definition.body))


def _docs_in(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for statement, following in pairwise(body):
        if (
            isinstance(statement, ast.AnnAssign)
            and isinstance(statement.target, ast.Name)
            and isinstance(following, ast.Expr)
            and isinstance(following.value, ast.Constant)
            and isinstance(following.value.value, str)
        ):
            yield statement.target.id, " ".join(following.value.value.split())
