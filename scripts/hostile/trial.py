"""One run of a part: its rounds, what was counted, and the inputs that failed."""

from __future__ import annotations

import shutil
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

TOLD_EVERY = 1.0
"""Seconds between two lines of progress; what ends sooner shows none."""
FRAMES = 3
"""The innermost places of a fault that tell it from others."""


class HostileFailure(Struct, frozen=True):
    """A failure; ``--rounds 1 --seed`` with this seed replays it."""

    seed: int
    what: str
    kept: str = ""
    """The path of the input that failed."""


class HostileResult(Struct, frozen=True):
    """The result of one part, which the next run compares with its own."""

    part: str
    seed: int
    rounds: int
    tried: int
    """How many things were checked; a round may check several."""
    failures: tuple[HostileFailure, ...] = ()
    counts: dict[str, int] = {}
    seconds: float = 0.0

    @property
    def failed(self) -> int:
        return len(self.failures)


class Trial:
    """Round number *n* of a run with seed *s* has the seed *s + n*, so that each replays alone."""

    def __init__(self, part: str, rounds: int, seed: int, folder: Path) -> None:
        self.part = part
        self.folder = folder
        self.counts: Counter[str] = Counter()
        self.done = 0
        """Rounds that came to their end."""
        self.is_stopped = False
        self._rounds, self._seed = rounds, seed
        self._failures: list[HostileFailure] = []
        self._began = self._told = time.monotonic()

    def seeds(self) -> Iterator[int]:
        """The seed of each round; a run of more than a second tells how far it is.

        An interrupt (SIGINT) makes the current round the last one.
        """
        with self._interrupted_between_rounds():
            while self.done < self._rounds and not self.is_stopped:
                self._tell()
                yield self._seed + self.done
                self.done += 1

    @contextmanager
    def _interrupted_between_rounds(self) -> Iterator[None]:
        before = signal.signal(signal.SIGINT, self._stop)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def _stop(self, *_: object) -> None:
        self.is_stopped = True

    def _tell(self) -> None:
        now = time.monotonic()
        if now - self._told >= TOLD_EVERY:
            self._told = now
            done = f"{self.done:,} of {self._rounds:,} rounds, {len(self._failures)} failed"
            print(f"{self.part}: {done}, {now - self._began:.0f} s", file=sys.stderr, flush=True)

    def failed(
        self, seed: int, what: str, evidence: bytes | str | Path | None = None, name: str = ""
    ) -> None:
        """Notes a failure, and keeps its input in the folder of the run."""
        path = "" if evidence is None else str(self._keep(seed, evidence, name))
        self._failures.append(HostileFailure(seed, what, path))
        message = f"{self.part}: FAILED {what} (seed {seed}{', ' + path if path else ''})"
        print(message, file=sys.stderr, flush=True)

    def _keep(self, seed: int, evidence: bytes | str | Path, name: str) -> Path:
        folder = self.folder / f"{self.part}-{seed}"
        folder.mkdir(parents=True, exist_ok=True)
        if isinstance(evidence, Path):
            copy = folder / (name or evidence.name)
            if evidence.is_dir():
                shutil.copytree(evidence, copy, dirs_exist_ok=True)
            else:
                shutil.copyfile(evidence, copy)
            return copy
        path = folder / (name or "input")
        path.write_bytes(
            evidence.encode("utf-8", "surrogateescape") if isinstance(evidence, str) else evidence
        )
        return path

    def result(self, tried: int | None = None) -> HostileResult:
        """Result; ``tried``: how many things were checked, by default one each round."""
        spent = round(time.monotonic() - self._began, 1)
        count = self.done if tried is None else tried
        counts, failures = dict(sorted(self.counts.items())), tuple(self._failures)
        return HostileResult(self.part, self._seed, self.done, count, failures, counts, spent)


def place_of(fault: BaseException) -> str:
    """The kind of a fault, its words, and where it came from: the same fault has the same place."""
    frames = traceback.extract_tb(fault.__traceback__)
    shown = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames[-FRAMES:]))
    return f"{type(fault).__name__} {str(fault)[:80]!r} {shown}"
