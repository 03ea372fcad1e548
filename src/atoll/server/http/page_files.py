"""The page's files, as built from `web/`."""

import asyncio
import mimetypes
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

__all__ = ["ASSETS", "NOT_BUILT", "PAGE", "PageFiles", "PreviewTags"]

PAGE = Path(__file__).parents[1] / "page"
ASSETS = "assets/"

_TABLE = re.compile(r"^table/([\w-]{1,100})(?:/moment/\d{1,6})?/?$")

PreviewTags = Callable[[Request, str], Awaitable[str]]
"""Returns tags for the head of a table's page, by the table's id."""

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

    def __init__(self, folder: Path = PAGE, preview_tags: PreviewTags | None = None) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._preview_tags = preview_tags
        self._index = folder / "index.html"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._index.exists():
            await super().__call__(scope, receive, send)
        else:
            await PlainTextResponse(NOT_BUILT, 503)(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if (page := await self._with_preview(path, scope)) is not None:
            return page
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(ASSETS):
                raise
            response = await super().get_response("index.html", scope)
        cache_forever = "public, max-age=31536000, immutable"
        response.headers["Cache-Control"] = cache_forever if path.startswith(ASSETS) else "no-cache"
        return response

    async def _with_preview(self, path: str, scope: Scope) -> Response | None:
        """Return a table's page with tags for messengers.

        None for browsers, which say what they load: they need no tags, and get the page at once.
        """
        found, request = _TABLE.match(path), Request(scope)
        browser = request.headers.get("sec-fetch-dest") == "document"
        if found is None or self._preview_tags is None or browser:
            return None
        tags = await self._preview_tags(request, found[1])
        if not tags:
            return None
        index = await asyncio.to_thread(self._index.read_text, "utf-8")
        head = index.replace("</head>", f"{tags}</head>", 1)
        return HTMLResponse(head, headers={"Cache-Control": "no-store"})
