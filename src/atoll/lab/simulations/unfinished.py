"""A simulation that is not finished yet: a file to which every portion is added as it is done.

Its first line says what was ordered.  Then come blocks: which games, how many bytes, a check
sum, and these bytes.  However the program ends, all whole blocks are still there; what was
being written then is cut off when somebody goes on.
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
    """A file that was begun by another order, or that somebody else is writing."""


class Unfinished:
    """The file, open for adding to it and for reading it again."""

    def __init__(self, path: Path, order: Json) -> None:
        """Begin the file, or go on with it; raises `UnfinishedError` or `OSError`."""
        self.path = path
        self._blocks: dict[int, tuple[range, int, int]] = {}
        self.games = 0
        """How many are done."""
        self._file = path.open("r+b" if path.exists() else "w+b")
        try:
            self._lock()
            self._go_on(order)
        except BaseException:
            self._file.close()
            raise

    def has(self, chunk: range) -> bool:
        """Whether these games are done."""
        return chunk.start in self._blocks

    def add(self, played: Played) -> None:
        """Keep these games; if that fails (`OSError`), all that was there before still is."""
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
        """All games that are done, by their numbers."""
        for _, (chunk, at, size) in sorted(self._blocks.items()):
            self._file.seek(at)
            yield Played.from_bytes(chunk, self._file.read(size))

    def remove(self) -> None:
        """It is not needed any more."""
        self._file.close()
        self.path.unlink()

    def _lock(self) -> None:
        """Two programs that wrote here at once would spoil it; the lock ends with its program."""
        try:
            import fcntl
        except ImportError:
            return  # Windows has no `fcntl`
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise UnfinishedError(f"{self.path} is being written by another program") from None

    def _go_on(self, order: Json) -> None:
        line = self._file.readline()
        if not line.endswith(b"\n"):
            _cut_off(self._file, 0)
            self._file.write(json.dumps(order).encode() + b"\n")
            self._file.flush()
            return
        _compare(self.path, line, order)
        self._find_blocks()

    def _note(self, chunk: range, at: int, size: int) -> None:
        self._blocks[chunk.start] = (chunk, at, size)
        self.games += len(chunk)

    def _find_blocks(self) -> None:
        """Find every whole block; cut off what follows the last one."""
        end, at = self.path.stat().st_size, self._file.tell()
        while at + _HEAD.size <= end:
            start, stop, size, check = _HEAD.unpack(self._file.read(_HEAD.size))
            # What was torn off may say anything.
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


def _compare(path: Path, line: bytes, order: Json) -> None:
    """Refuse what another order began, naming the first thing that differs."""
    try:
        begun = json.loads(line)
    except ValueError:
        begun = None
    if not isinstance(begun, dict):
        raise UnfinishedError(f"{path} is no unfinished simulation: it would be overwritten")
    for key in order:
        ours, theirs = json.dumps(order[key]), json.dumps(begun.get(key))
        if ours != theirs:
            raise UnfinishedError(
                f"{path} was begun with {key} {theirs}, not {ours}: give the command with which it "
                "was begun, write to another file, or remove this one to begin anew"
            )
