"""Drawing SVG as PNG in another process, one picture at a time."""

import asyncio
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

__all__ = ["KEPT_PICTURES", "Renderer"]

logger = logging.getLogger(__name__)

_PROGRAM = Path(__file__).with_name("render_png.py")
_SECONDS = 20
KEPT_PICTURES = 64


class Renderer:
    """Draws pictures and keeps the newest of them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing = asyncio.Semaphore(1)

    def kept(self, key: str) -> bytes | None:
        """Return a picture that was drawn before."""
        return self._kept.get(key)

    async def draw(self, key: str, svg: Callable[[], str]) -> bytes | None:
        """Return the picture, or None if it cannot be drawn."""
        async with self._drawing:
            if key not in self._kept:
                drawn = await _draw(await asyncio.to_thread(svg))
                if drawn is None:
                    return None
                self._kept[key] = drawn
                while len(self._kept) > KEPT_PICTURES:
                    self._kept.popitem(last=False)
            return self._kept[key]


async def _draw(svg: str) -> bytes | None:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-I", str(_PROGRAM), stdin=pipe, stdout=pipe, stderr=pipe
    )
    try:
        async with asyncio.timeout(_SECONDS):
            drawn, complaint = await process.communicate(svg.encode())
    except TimeoutError:
        logger.error("a preview took longer than %d seconds to draw", _SECONDS)
        return None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        logger.error("a preview cannot be drawn: %s", complaint.decode(errors="replace")[-500:])
        return None
    return drawn
