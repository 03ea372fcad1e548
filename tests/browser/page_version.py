"""Another version of the page, as an upgrade of the server brings it."""

import re
import shutil
from pathlib import Path

from atoll.server.http.page_files import PAGE

TITLE, NEW_TITLE = "Three islands, one table", "Four islands, one table"
_DIGEST = re.compile(r"(?<=-)[\w-]{8}(?=\.\w+$|$)")
_TEXTS = {".html", ".js", ".css", ".ftl"}


def install(folder: Path) -> None:
    """Put the built page into the folder."""
    shutil.copytree(PAGE, folder, dirs_exist_ok=True)


def upgrade(folder: Path) -> None:
    """Put another version there: all digests in names differ, and so does the title at home."""
    shutil.rmtree(folder)
    names = {path.name: _DIGEST.sub(_other, path.name) for path in (PAGE / "assets").iterdir()}
    known = re.compile("|".join(map(re.escape, names)))
    for path in filter(Path.is_file, PAGE.rglob("*")):
        relative = known.sub(lambda found: names[found[0]], str(path.relative_to(PAGE)))
        target = folder / relative
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in _TEXTS:
            text = known.sub(lambda found: names[found[0]], path.read_text("utf-8"))
            text = text.replace(TITLE, NEW_TITLE).replace('VERSION="', 'VERSION="new-')
            target.write_text(text, "utf-8")
        else:
            shutil.copy(path, target)


def _other(digest: re.Match[str]) -> str:
    return digest[0][::-1]
