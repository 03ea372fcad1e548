"""The page's files, as built from `web/`."""

import mimetypes
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

__all__ = ["ASSETS", "NOT_BUILT", "PAGE", "PageFiles"]

PAGE = Path(__file__).parents[1] / "page"
ASSETS = "assets/"

NOT_BUILT = """\
Atoll is running, but its page has not been built.

Build it once, and again after every change in web/:

    cd web
    npm ci
    npm run build

`pip install .` in Atoll's folder builds it too.
"""

# Some systems map .js to another type, and browsers refuse scripts of other types.
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class PageFiles(StaticFiles):
    """Assets, whose names change with their content, and the page for all other paths."""

    def __init__(self, folder: Path = PAGE) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._index = folder / "index.html"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._index.exists():
            await super().__call__(scope, receive, send)
        else:
            await PlainTextResponse(NOT_BUILT, 503)(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(ASSETS):
                raise
            response = await super().get_response("index.html", scope)
        cache_forever = "public, max-age=31536000, immutable"
        response.headers["Cache-Control"] = cache_forever if path.startswith(ASSETS) else "no-cache"
        return response
