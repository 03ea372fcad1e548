"""An unfinished simulation: a file to which every chunk of games is appended when it is done.

The first line is the job.  Then come blocks: the numbers of the games, the number of bytes, a
checksum, and the bytes.  However the program ends, all complete blocks remain; an incomplete
one is cut off when the job is resumed.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from atoll.engine.json_values import Json
from atoll.lab.matches.played import Played

__all__ = ["Unfinished", "UnfinishedError"]

_HEAD = struct.Struct("<QQQI")


class UnfinishedError(ValueError):
    """A file of another job, or one that another program is writing."""


class Unfinished:
    """The file, open for appending and reading."""

    def __init__(self, path: Path, job: Json) -> None:
        """Create the file or resume it; raises `UnfinishedError` or `OSError`."""
        self.path = path
        self._blocks: dict[int, tuple[range, int, int]] = {}
        self.games = 0
        """The number of games done."""
        self._file = path.open("r+b" if path.exists() else "w+b")
        try:
            self._lock()
            self._go_on(job)
        except BaseException:
            self._file.close()
            raise

    def has(self, chunk: range) -> bool:
        """Return whether these games are done."""
        return chunk.start in self._blocks

    def add(self, played: Played) -> None:
        """Append these games; if that fails (`OSError`), the file is as before."""
        end = self._file.seek(0, 2)
        raw = played.to_bytes()
        head = _HEAD.pack(played.chunk.start, played.chunk.stop, len(raw), zlib.crc32(raw))
        try:
            self._file.write(head + raw)
            self._file.flush()
        except OSError:
            _cut_off(self._file, end)
            raise
        self._note(played.chunk, end + _HEAD.size, len(raw))

    def in_order(self) -> Iterator[Played]:
        """Yield all games that are done, by their numbers."""
        for _, (chunk, at, size) in sorted(self._blocks.items()):
            self._file.seek(at)
            yield Played.from_bytes(chunk, self._file.read(size))

    def remove(self) -> None:
        """Delete the file."""
        self._file.close()
        self.path.unlink()

    def _lock(self) -> None:
        """Lock the file against other programs; the lock ends with the process."""
        try:
            import fcntl
        except ImportError:
            return  # Windows has no `fcntl`
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise UnfinishedError(f"{self.path} is being written by another program") from None

    def _go_on(self, job: Json) -> None:
        line = self._file.readline()
        if not line.endswith(b"\n"):
            _cut_off(self._file, 0)
            self._file.write(json.dumps(job).encode() + b"\n")
            self._file.flush()
            return
        _compare(self.path, line, job)
        self._find_blocks()

    def _note(self, chunk: range, at: int, size: int) -> None:
        self._blocks[chunk.start] = (chunk, at, size)
        self.games += len(chunk)

    def _find_blocks(self) -> None:
        """Find every complete block and cut off what follows the last one."""
        end, at = self.path.stat().st_size, self._file.tell()
        while at + _HEAD.size <= end:
            start, stop, size, check = _HEAD.unpack(self._file.read(_HEAD.size))
            # An incomplete block may have any size.
            if size > end - at - _HEAD.size or zlib.crc32(self._file.read(size)) != check:
                break
            self._note(range(start, stop), at + _HEAD.size, size)
            at = self._file.tell()
        _cut_off(self._file, at)

    def __enter__(self) -> Unfinished:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._file.close()


def _cut_off(file: BinaryIO, end: int) -> None:
    file.seek(end)
    file.truncate()


def _compare(path: Path, line: bytes, job: Json) -> None:
    """Raise `UnfinishedError` if another job began the file, naming the first difference."""
    try:
        begun = json.loads(line)
    except ValueError:
        begun = None
    if not isinstance(begun, dict):
        raise UnfinishedError(
            f"{path} is not an unfinished simulation and is not overwritten: rename or remove it"
        )
    for key in job:
        ours, theirs = json.dumps(job[key]), json.dumps(begun.get(key))
        if ours != theirs:
            raise UnfinishedError(
                f"{path} was begun with {key} {theirs}, not {ours}: repeat the command that began "
                "it, write to another file, or remove this one to start over"
            )
