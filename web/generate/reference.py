"""The tables of docs/contribute/protocol.md, made from the OpenAPI document."""

import re
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any

Json = dict[str, Any]

MARKED = re.compile(r"(<!-- (calls|list|fields) ?([^>]*?) -->\n).*?(<!-- end -->)", re.DOTALL)
FEW = 5
"""Values that are listed where they are used."""
WIDTH = 110


def fill_in(text: str, document: Json) -> str:
    """Return a text with the tables between its markers made anew.

    - `<!-- calls -->`: all HTTP calls.
    - `<!-- list NAME -->`: the messages of a union, with what they are for.
    - `<!-- fields NAME… -->`: the fields of structs; `NAME*` are all that begin so.
    """
    reference = Reference(document)
    return MARKED.sub(
        lambda found: f"{found[1]}\n{reference.section(found[2], found[3])}\n{found[4]}", text
    )


class Reference:
    """Tables of one document."""

    def __init__(self, document: Json) -> None:
        self._paths: Json = document["paths"]
        self._schemas: Json = document["components"]["schemas"]

    def section(self, kind: str, names: str) -> str:
        """Return what stands between two markers."""
        if kind == "calls":
            return _table(["call", "body", "answer", ""], self._calls())
        if kind == "list":
            return _table(["message", ""], self._messages(names))
        return "\n".join(self._struct(name) for name in self._matching(names.split()))

    def _calls(self) -> Iterator[list[str]]:
        for path, operations in self._paths.items():
            for method, call in operations.items():
                status, answer = next(iter(call["responses"].items()))
                body = call.get("requestBody")
                yield [
                    f"`{method.upper()} {path}{_query(call)}`",
                    self._content(body["content"]) if body else "",
                    f"{status} {self._content(answer['content'])}",
                    call["summary"],
                ]

    def _content(self, content: Json) -> str:
        schema = content.get("application/json")
        return self._type(schema["schema"]) if schema else "the file"

    def _messages(self, union: str) -> Iterator[list[str]]:
        for member in self._schemas[union]["anyOf"]:
            name = _name(member)
            yield [f"[`{self._tag(name)}`](#{name.lower()})", self._schemas[name]["description"]]

    def _tag(self, name: str) -> str:
        tag: str = self._schemas[name]["properties"]["type"]["enum"][0]
        return tag

    def _matching(self, patterns: Iterable[str]) -> Iterator[str]:
        for pattern in patterns:
            prefix = pattern.removesuffix("*")
            if not pattern.endswith("*"):
                yield pattern
                continue
            views = [f"{prefix}{each}" for each in ("View", "Setup", "Effects", "Ply")]
            named = [name for name in self._schemas if name.startswith(prefix)]
            rest = sorted(name for name in named if name not in views and name[-3:] != "Ply")
            yield from (each for each in [*views, *rest] if not self._is_plain(each))

    def _struct(self, name: str) -> str:
        schema = self._schemas[name]
        about = [f"#### {name}", ""]
        if "description" in schema:
            about += [schema["description"], ""]
        if "enum" in schema:
            names = ", ".join(f"`{value}`" for value in schema["enum"])
            return "\n".join([*about, *wrap(names, WIDTH, break_on_hyphens=False), ""])
        if "anyOf" in schema and name.endswith("Ply"):
            return "\n".join([*about, _table(["`do`", "`by`", ""], self._plies(schema))])
        if "anyOf" in schema:
            members = (f"- {_link(_name(each))}" for each in schema["anyOf"])
            return "\n".join([*about, *members, ""])
        if not schema.get("properties"):
            return "\n".join(about)
        required = schema["required"]
        rows = [
            [f"`{field}`", self._type(each, optional=field not in required), _doc(each)]
            for field, each in schema["properties"].items()
        ]
        return "\n".join([*about, _table(["field", "type", ""], rows)])

    def _plies(self, union: Json) -> Iterator[list[str]]:
        for member in union["anyOf"]:
            fields = dict(self._schemas[_name(member)]["properties"])
            [verb], by = fields.pop("do")["enum"], fields.pop("by")
            arguments = (f"`{field}`: {self._type(each)}" for field, each in fields.items())
            yield [f"`{verb}`", self._type(by), "; ".join(arguments)]

    def _type(self, schema: Json, optional: bool = False) -> str:
        """Return a type in words."""
        text = self._required_type(schema)
        return f"{text}, optional" if optional else text

    def _required_type(self, schema: Json) -> str:
        if "$ref" in schema:
            name = _name(schema)
            return self._type(self._schemas[name]) if self._is_plain(name) else _link(name)
        if "anyOf" in schema:
            return " or ".join(dict.fromkeys(self._type(each) for each in schema["anyOf"]))
        if "enum" in schema or "const" in schema:
            values = schema.get("enum", [schema.get("const")])
            few = [f"`{value}`" for value in values]
            return " or ".join(few)
        if schema["type"] == "array":
            items = schema.get("prefixItems", [schema.get("items", {})])
            words = " and ".join(dict.fromkeys(self._type(each) for each in items))
            return f"list of ({words})" if " or " in words else f"list of {words}"
        if schema["type"] == "object":
            return self._object(schema)
        return str(schema["type"])

    def _object(self, schema: Json) -> str:
        each = schema.get("additionalProperties")
        if isinstance(each, dict):
            return f"object of {self._type(each)}"
        keys = schema.get("properties", {})
        values = {self._type(each) for each in keys.values()}
        return f"object of {values.pop()}, by {len(keys)} names" if len(values) == 1 else "object"

    def _is_plain(self, name: str) -> bool:
        """Whether a schema is shown where it is used: a small set of values."""
        return len(self._schemas[name].get("enum", range(FEW + 1))) <= FEW


def _name(reference: Json) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def _link(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def _query(call: Json) -> str:
    names = [each["name"] for each in call["parameters"] if each["in"] == "query"]
    return f"?{'&'.join(f'{name}=' for name in names)}" if names else ""


def _doc(schema: Json) -> str:
    return " ".join(str(schema.get("description", "")).split())


def _table(head: list[str], rows: Iterable[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)
